#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Files that may change while the program runs.
namespace tablier {

/// A file as it was when it was read.
struct ReadFile {
  std::filesystem::path file;
  std::string stamp;  ///< its file_stamp
  friend bool operator==(const ReadFile&, const ReadFile&) = default;
};

/// The file as it is now. One that is not there is unlike any that is.
ReadFile stamp_of(const std::filesystem::path& file);
std::vector<ReadFile> stamps_of(const std::vector<std::filesystem::path>& files);

/// Looks every half second whether somebody has saved one of a few files. Times are seconds from some moment.
class FileWatch {
 public:
  FileWatch() = default;
  /// As they are now.
  explicit FileWatch(std::vector<std::filesystem::path> files) : files_(std::move(files)), known_(stamps_of(files_)), seen_(known_) {}

  /// True once for each time that the files have changed and been at rest since: an editor may be half way through writing one.
  bool changed(double now);
  /// When to ask next; absent where there is nothing to watch.
  std::optional<double> next_wake() const;

 private:
  std::vector<std::filesystem::path> files_;
  std::vector<ReadFile> known_;  ///< as they were when last told
  std::vector<ReadFile> seen_;   ///< as they were when last looked at
  double look_at_ = 0;
};

}  // namespace tablier
