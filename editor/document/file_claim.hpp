#pragma once

#include "content/file_lock.hpp"

#include <filesystem>

/// Whose file it is while it is edited: a lock beside it (`.name.lock`), so that a second window on the same file is told. The system
/// lets it go when the program dies, however it dies.
namespace tablier::editor {

class FileClaim {
 public:
  FileClaim() = default;
  /// Where nothing can be written beside the file there is nothing to guard.
  explicit FileClaim(const std::filesystem::path& file);
  FileClaim(FileClaim&&) = default;
  FileClaim& operator=(FileClaim&& other) noexcept;
  ~FileClaim() { release(); }

  bool held() const { return lock_.held(); }
  /// It holds that file.
  bool is_of(const std::filesystem::path& file) const;
  /// Another window has it.
  bool refused() const { return refused_; }

 private:
  void release();

  std::filesystem::path lock_file_;
  FileLock lock_;
  bool refused_ = false;
};

}  // namespace tablier::editor
