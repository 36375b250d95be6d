#include "catch.hpp"
#include "in_a_child.hpp"
#include "sdk/move.hpp"

#include <csignal>
#include <string>
#include <sys/wait.h>

using namespace tablier;

namespace {

/// What becomes of a program that pushes so many moves.
Ended push_in_a_child(std::size_t moves) {
  return in_a_child([moves] {
    MoveList list;
    for (std::size_t i = 0; i < moves; ++i) list.push(Move{i + 1});
  });
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
