#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <vector>

/// Files that stand in for others: one's own variant, series, text, theme or plugin takes the place of the one of that name which came with
/// the program. Whoever reads of a fault in it may not know any more that it is there.
namespace tablier {

class StandIns {
 public:
  using Folders = std::vector<std::filesystem::path>;

  StandIns() = default;
  /// Of each list of folders, least binding first, a file of a later one stands in for the file of the same path in an earlier one.
  explicit StandIns(std::vector<Folders> lists) : lists_(std::move(lists)) {}

  /// A file that stands in for another for a reason of its own.
  void add(const std::filesystem::path& file, std::filesystem::path other) { others_[file] = std::move(other); }

  /// The file in whose place this one stands; nothing where there is none. Looks at the file system.
  std::optional<std::filesystem::path> place_of(const std::filesystem::path& file) const;

 private:
  std::vector<Folders> lists_;
  std::map<std::filesystem::path, std::filesystem::path> others_;
};

}  // namespace tablier
