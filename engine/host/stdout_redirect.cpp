#include "host/stdout_redirect.hpp"

#include <cstdio>
#include <fcntl.h>
#include <iostream>
#include <mutex>
#include <unistd.h>
#include <utility>

namespace tablier {
namespace {

/// As they were when the program started.
std::streambuf* const kCout = std::cout.rdbuf();
FILE* const kStdout = stdout;

/// The first DescriptorRedirect of all threads takes standard output away, the last one gives it back.
std::mutex aside_mutex;
int asides = 0;
int kept_output = -1;  // −1 where there was none

}  // namespace

StreamRedirect::StreamRedirect() : cout_(std::cout.rdbuf(std::cerr.rdbuf())) { stdout = stderr; }

StreamRedirect::~StreamRedirect() {
  std::cout.rdbuf(cout_);
  stdout = kStdout;
}

StreamRestore::StreamRestore() : cout_(std::cout.rdbuf(kCout)), stdout_(std::exchange(stdout, kStdout)) {}

StreamRestore::~StreamRestore() {
  std::cout.flush();
  std::cout.rdbuf(cout_);
  stdout = static_cast<FILE*>(stdout_);
}

DescriptorRedirect::DescriptorRedirect() {
  const std::lock_guard lock(aside_mutex);
  if (asides++ > 0) return;
  std::fflush(kStdout);
  kept_output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  dup2(STDERR_FILENO, STDOUT_FILENO);
}

DescriptorRedirect::~DescriptorRedirect() {
  const std::lock_guard lock(aside_mutex);
  if (--asides > 0) return;
  std::fflush(kStdout);
  if (kept_output < 0) return;
  dup2(kept_output, STDOUT_FILENO);
  close(kept_output);
}

}  // namespace tablier
