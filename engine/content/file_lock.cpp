#include "content/file_lock.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace tablier {

namespace {

/// Tries until it has it, or the time is up.
bool lock_open(int descriptor, std::chrono::steady_clock::time_point end) {
  constexpr std::chrono::milliseconds kPause(2);
  while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EINTR) continue;
    if (errno != EWOULDBLOCK || std::chrono::steady_clock::now() >= end) return false;
    std::this_thread::sleep_for(kPause);
  }
  return true;
}

/// Whoever had the lock may have removed its file meanwhile: a lock on what has no name guards nothing.
bool still_stands(int descriptor, const std::filesystem::path& file) {
  struct stat locked{}, named{};
  return ::fstat(descriptor, &locked) == 0 && ::stat(file.c_str(), &named) == 0 && locked.st_ino == named.st_ino &&
         locked.st_dev == named.st_dev;
}

}  // namespace

FileLock FileLock::take(const std::filesystem::path& file, std::chrono::milliseconds patience) {
  constexpr int kTries = 100;
  const auto end = std::chrono::steady_clock::now() + patience;
  FileLock lock;
  for (int tries = 0; tries < kTries; ++tries) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return lock;
    const bool taken = lock_open(descriptor, end);
    if (taken && still_stands(descriptor, file)) {
      lock.descriptor_ = descriptor;
      return lock;
    }
    ::close(descriptor);
    if (!taken) return lock;
  }
  return lock;
}

FileLock FileLock::wait(const std::filesystem::path& file, std::chrono::milliseconds patience) { return take(file, patience); }
FileLock FileLock::try_now(const std::filesystem::path& file) { return take(file, {}); }

FileLock::~FileLock() {
  if (held()) ::close(descriptor_);
}

}  // namespace tablier
