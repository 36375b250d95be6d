#pragma once

#include "sdk/result.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// What a folder holds that one may choose: the way up, its folders, its files of some endings. For the screen that opens and saves files.
namespace tablier {

struct FileEntry {
  std::string name;  ///< `..` for the way up
  std::filesystem::path path;
  bool folder = false;
};

class FileList {
 public:
  /// `endings` as `.yaml`; a folder that cannot be read gives way to the one above it.
  FileList(std::filesystem::path folder, std::vector<std::string> endings);

  const std::filesystem::path& folder() const { return folder_; }
  const std::vector<std::string>& endings() const { return endings_; }
  /// The way up first, then folders, then files, each by name; hidden ones are left out, and what is neither file nor folder.
  const std::vector<FileEntry>& entries() const { return entries_; }
  /// Into a folder; where it cannot be read nothing changes.
  Status go(const std::filesystem::path& folder);
  /// Where the one is that was come from, to go on from there; 0 where it is not among them.
  std::size_t index_of(const std::filesystem::path& path) const;
  /// The file that was written last; 0 where there is none.
  std::size_t newest() const;
  /// The file of a name that somebody typed: in this folder unless it is a whole path, with the first ending where it has none of them.
  std::filesystem::path named(const std::string& name) const;

 private:
  std::filesystem::path folder_;
  std::vector<std::string> endings_;
  std::vector<FileEntry> entries_;
};

/// What a typed name ends with that looks like an ending of files and is none of those; empty where there is nothing of the kind.
std::string other_ending(const std::string& name, const std::vector<std::string>& endings);

/// A path as somebody types it: `~` is their own folder.
std::filesystem::path typed_path(std::string_view typed);

}  // namespace tablier
