#pragma once

#include "content/file_lock.hpp"
#include "sdk/result.hpp"

#include <filesystem>
#include <string>
#include <vector>

/// Folders of the user's data that appear whole or not at all, whatever ends the program meanwhile: for `tablier new game`.
namespace tablier {

/// One at a time of all programs has it, while it lives.
class NewFolders {
 public:
  /// `parts`: folders below `root` that each get one of the new name, those that mean nothing alone first. What a call that was ended left
  /// is finished where all of it was written, and else removed. Made where it cannot be known, nothing happens.
  NewFolders(std::filesystem::path root, std::vector<std::string> parts);

  /// Where files of `part/name` are written meanwhile; hidden from whoever looks for games. To be written in the order of the parts.
  std::filesystem::path draft(const std::string& part, const std::string& name) const;
  /// The path that something in a draft of that name will have once it appears; another path as it is.
  std::filesystem::path place_of(const std::filesystem::path& drafted, const std::string& name) const;
  /// Puts the drafts of all parts into their places, where nothing stands. On a failure none of them is there.
  Status appear(const std::string& name) const;
  /// Removes drafts, as where one could not be written.
  void drop(const std::string& name) const;

 private:
  std::filesystem::path place(const std::string& part, const std::string& name) const { return root_ / part / name; }
  void clear_left() const;

  std::filesystem::path root_;
  std::vector<std::string> parts_;
  FileLock lock_;
};

}  // namespace tablier
