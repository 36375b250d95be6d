#include "in_a_child.hpp"

#include "catch.hpp"

#include <array>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace tablier {

Ended in_a_child(const std::function<void()>& what) {
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  const pid_t child = fork();
  if (child == 0) {
    std::signal(SIGABRT, SIG_DFL);  // the test's own handler would speak of a failed test
    dup2(ends[1], STDERR_FILENO);
    what();
    _exit(0);
  }
  close(ends[1]);
  Ended ended;
  for (char c = 0; read(ends[0], &c, 1) == 1;) ended.said += c;
  close(ends[0]);
  REQUIRE(waitpid(child, &ended.status, 0) == child);
  return ended;
}

}  // namespace tablier
