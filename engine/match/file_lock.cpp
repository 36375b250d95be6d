#include "match/file_lock.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace tablier {

FileLock FileLock::take(const std::filesystem::path& file, int how) {
  FileLock lock;
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return lock;
  int taken = 0;
  do taken = ::flock(descriptor, how);
  while (taken != 0 && errno == EINTR);
  if (taken == 0) lock.descriptor_ = descriptor;
  else ::close(descriptor);
  return lock;
}

FileLock FileLock::wait(const std::filesystem::path& file) { return take(file, LOCK_EX); }
FileLock FileLock::try_now(const std::filesystem::path& file) { return take(file, LOCK_EX | LOCK_NB); }

FileLock::~FileLock() {
  if (held()) ::close(descriptor_);
}

}  // namespace tablier
