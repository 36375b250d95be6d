#include "host/prints_aside.hpp"

#include <cstdio>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>
#include <utility>

namespace tablier {
namespace {

/// As they were when the program started.
std::streambuf* const kCout = std::cout.rdbuf();
FILE* const kStdout = stdout;

}  // namespace

PrintsAside::PrintsAside() : cout_(std::cout.rdbuf(std::cerr.rdbuf())) { stdout = stderr; }

PrintsAside::~PrintsAside() {
  std::cout.rdbuf(cout_);
  stdout = kStdout;
}

PrintsBack::PrintsBack() : cout_(std::cout.rdbuf(kCout)), stdout_(std::exchange(stdout, kStdout)) {}

PrintsBack::~PrintsBack() {
  std::cout.flush();
  std::cout.rdbuf(cout_);
  stdout = static_cast<FILE*>(stdout_);
}

OutputAside::OutputAside() {
  std::fflush(kStdout);
  output_ = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  dup2(STDERR_FILENO, STDOUT_FILENO);
}

OutputAside::~OutputAside() {
  std::fflush(kStdout);
  if (output_ < 0) return;
  dup2(output_, STDOUT_FILENO);
  close(output_);
}

}  // namespace tablier
