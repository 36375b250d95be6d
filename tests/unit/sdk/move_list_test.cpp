#include "catch.hpp"
#include "sdk/move.hpp"

#include <array>
#include <csignal>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

using namespace tablier;

namespace {

struct Ended {
  int status = 0;
  std::string said;  ///< on standard error
};

/// What becomes of a program that pushes so many moves.
Ended push_in_a_child(std::size_t moves) {
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  const pid_t child = fork();
  if (child == 0) {
    std::signal(SIGABRT, SIG_DFL);  // the test's own handler would speak of a failed test
    dup2(ends[1], STDERR_FILENO);
    MoveList list;
    for (std::size_t i = 0; i < moves; ++i) list.push(Move{i + 1});
    _exit(0);
  }
  close(ends[1]);
  Ended ended;
  for (char c = 0; read(ends[0], &c, 1) == 1;) ended.said += c;
  close(ends[0]);
  REQUIRE(waitpid(child, &ended.status, 0) == child);
  return ended;
}

}  // namespace

TEST_CASE("A move list holds as many moves as any position offers, and one more ends the program with a word about it") {
  const Ended full = push_in_a_child(kMaxMoves);
  CHECK(WIFEXITED(full.status));
  CHECK(WEXITSTATUS(full.status) == 0);
  CHECK(full.said.empty());
  const Ended over = push_in_a_child(kMaxMoves + 1);
  REQUIRE(WIFSIGNALED(over.status));
  CHECK(WTERMSIG(over.status) == SIGABRT);
  CHECK(over.said.find("more than 16384 moves") != std::string::npos);
}
