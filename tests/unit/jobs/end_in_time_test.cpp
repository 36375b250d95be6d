#include "jobs/end_in_time.hpp"

#include "catch.hpp"

#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>

using namespace tablier;

TEST_CASE("a program whose work never comes to an end ends all the same") {
  constexpr int kStatus = 7;
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    alarm(20);  // were it never to end
    end_in_time(0.05, kStatus);
    for (;;) pause();
  }
  int ended = 0;
  REQUIRE(waitpid(child, &ended, 0) == child);
  REQUIRE(WIFEXITED(ended));
  CHECK(WEXITSTATUS(ended) == kStatus);
}
