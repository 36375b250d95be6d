#pragma once

#include "attack.hpp"

#include <map>
#include <string>
#include <vector>

/// Whether the program stood an attack.
namespace tablier::attacks {

/// What was not as it must be, in words; nothing where all was well.
class Judge {
 public:
  std::vector<std::string> faults(const Attack& attack);

 private:
  /// Megabytes of the sound call of an attack, measured once each.
  double usual_megabytes(const Attack& attack);

  std::map<std::string, double> usual_;
};

/// Whether a pattern stands in a text: its parts between `*`, in their order.
bool stands_in(std::string_view pattern, std::string_view text);

/// Whether it is one JSON document (RFC 8259) and nothing else but blanks.
bool is_json(std::string_view text);

}  // namespace tablier::attacks
