#pragma once

#include "sdk/result.hpp"

#include <cstdint>
#include <filesystem>
#include <vector>

/// Files that are no YAML, no sheet or no sound save, remembered from one start to the next by path, size and time of change: a faulty file
/// of somebody's own that takes long to refuse does so once.
namespace tablier {

/// Of what use a file is not: of none whatever, or of none as a part of its game (a figure, a pattern, a series), which is sound or left
/// out; who looks for all that is wrong in it reads it nevertheless.
enum class Refused : std::uint8_t { whole, part };

class YamlRefusals {
 public:
  /// `list`: the file that remembers them; it may be deleted at any time.
  explicit YamlRefusals(std::filesystem::path list) : list_(std::move(list)) {}

  /// What was wrong with the file when it was as it is now; nothing where that is not known.
  std::vector<Problem> find(const std::filesystem::path& file, Refused as = Refused::whole) const;
  /// Remembers it, for as long as not too many others come. Where the list cannot be written the file is read again each time.
  void keep(const std::filesystem::path& file, const std::vector<Problem>& problems, Refused as = Refused::whole) const;

 private:
  std::filesystem::path list_;
};

/// What is remembered of a large file that was refused for what it says, though it is YAML; empty where that is not known.
std::vector<Problem> remembered_faults(const std::filesystem::path& file, Refused as = Refused::whole);
/// Remembers it, where there is a list. Only for faults that come of the file alone.
void remember_faults(const std::filesystem::path& file, const std::vector<Problem>& problems, Refused as = Refused::whole);

/// From now on `load_yaml` remembers large files that it refuses in this list. Called once, before there are other threads.
void remember_refused_yaml(std::filesystem::path list);

}  // namespace tablier
