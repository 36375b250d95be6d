#include "editor/document/file_claim.hpp"

#include <system_error>
#include <utility>

namespace tablier::editor {

namespace fs = std::filesystem;

namespace {

fs::path lock_beside(const fs::path& file) { return file.parent_path() / ("." + file.filename().string() + ".lock"); }

}  // namespace

FileClaim::FileClaim(const fs::path& file) : lock_file_(lock_beside(file)), lock_(FileLock::try_now(lock_file_)) {
  std::error_code error;
  refused_ = !lock_.held() && fs::exists(lock_file_, error);
}

FileClaim& FileClaim::operator=(FileClaim&& other) noexcept {
  release();
  lock_file_ = std::move(other.lock_file_);
  lock_ = std::move(other.lock_);
  refused_ = other.refused_;
  return *this;
}

bool FileClaim::is_of(const fs::path& file) const {
  std::error_code error;
  return held() && fs::equivalent(lock_file_, lock_beside(file), error);
}

/// The file goes before the lock: who waits for it finds that it has no name any more.
void FileClaim::release() {
  std::error_code ignored;
  if (lock_.held()) fs::remove(lock_file_, ignored);
  lock_ = FileLock();
}

}  // namespace tablier::editor
