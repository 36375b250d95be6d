#include "match/file_lock.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tablier {

namespace {

bool lock_open(int descriptor, int how) {
  int taken = 0;
  do taken = ::flock(descriptor, how);
  while (taken != 0 && errno == EINTR);
  return taken == 0;
}

/// Whoever had the lock may have removed its file meanwhile: a lock on what has no name guards nothing.
bool still_stands(int descriptor, const std::filesystem::path& file) {
  struct stat locked{}, named{};
  return ::fstat(descriptor, &locked) == 0 && ::stat(file.c_str(), &named) == 0 && locked.st_ino == named.st_ino &&
         locked.st_dev == named.st_dev;
}

}  // namespace

FileLock FileLock::take(const std::filesystem::path& file, int how) {
  constexpr int kTries = 100;
  FileLock lock;
  for (int tries = 0; tries < kTries; ++tries) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return lock;
    const bool taken = lock_open(descriptor, how);
    if (taken && still_stands(descriptor, file)) {
      lock.descriptor_ = descriptor;
      return lock;
    }
    ::close(descriptor);
    if (!taken) return lock;
  }
  return lock;
}

FileLock FileLock::wait(const std::filesystem::path& file) { return take(file, LOCK_EX); }
FileLock FileLock::try_now(const std::filesystem::path& file) { return take(file, LOCK_EX | LOCK_NB); }

FileLock::~FileLock() {
  if (held()) ::close(descriptor_);
}

}  // namespace tablier
