#pragma once

#include "attack.hpp"
#include "temp_folder.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// The folder in which one attack runs: its files, the user's `home/`, and `data/` where the small game plays.
namespace tablier::attacks {

class CaseFolder {
 public:
  /// Lays the files of the attack. Throws std::runtime_error where one is described wrongly.
  explicit CaseFolder(const Attack& attack);

  const std::filesystem::path& path() const { return folder_.path(); }
  /// The variables that the program sees.
  std::vector<std::string> environment() const;
  /// What is not as it was and should be; what is there and should not; what is not there and should.
  std::vector<std::string> differences() const;

 private:
  /// What stands at each path: a hash of a file's bytes, or of where a link leads.
  using State = std::map<std::string, std::uint64_t>;
  State state() const;
  void lay(const std::string& path, const Value& described);

  const Attack& attack_;
  test::TempFolder folder_;
  State before_;
};

/// Appends what a value describes, piece by piece, to whatever takes bytes: a text; a list of such values; `{repeat: text, times: n}`;
/// `{hex: "ff 00"}`. Never all of it at once: the program's memory must not be measured by ours.
void describe(const Value& value, const std::function<void(std::string_view)>& take);

}  // namespace tablier::attacks
