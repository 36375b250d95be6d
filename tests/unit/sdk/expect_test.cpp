#include "sdk/expect.hpp"

#include "catch.hpp"
#include "in_a_child.hpp"
#include "sdk/grid.hpp"
#include "sdk/parameter.hpp"
#include "sdk/result.hpp"
#include "sdk/rng.hpp"
#include "sdk/seat.hpp"
#include "sdk/value.hpp"

#include <array>
#include <csignal>
#include <functional>
#include <string>
#include <sys/wait.h>

using namespace tablier;

namespace {

/// Not known to the compiler, which would warn of what is to go wrong.
int of_chance(int i) {
  volatile int hidden = i;
  return hidden;
}

struct Breach {
  const char* header;
  std::function<void()> run;
};

}  // namespace

TEST_CASE("A broken precondition of the SDK ends the program, in this build too, and names its place") {
  const std::array breaches{
      Breach{"sdk/seat.hpp", [] { (void)seat(of_chance(kMaxSeats)); }},
      Breach{"sdk/rng.hpp", [] { (void)Rng(1).below(static_cast<std::uint32_t>(of_chance(0))); }},
      Breach{"sdk/grid.hpp", [] { (void)Grid{Lattice::squares, 3, 3}.index({of_chance(3), 0}); }},
      Breach{"sdk/grid.hpp", [] { (void)Grid{Lattice::squares, 3, 3}.place(of_chance(9)); }},
      Breach{"sdk/result.hpp", [] { (void)Result<int>(Problem("any")).value(); }},
      Breach{"sdk/result.hpp", [] { (void)Result<int>(of_chance(1)).problem(); }},
      Breach{"sdk/value.cpp", [] { Value(of_chance(1)).push(2); }},
      Breach{"sdk/value.cpp", [] { Value(of_chance(1)).set("a", 2); }},
      Breach{"sdk/parameter.cpp", [] { (void)Options().flag("none"); }},
  };
  for (const Breach& breach : breaches) {
    const Ended ended = in_a_child(breach.run);
    INFO(breach.header << ": " << ended.said);
    CHECK(WIFSIGNALED(ended.status));
    CHECK(WTERMSIG(ended.status) == SIGABRT);
    CHECK(ended.said.find(breach.header) != std::string::npos);
    CHECK(ended.said.find(": a precondition is broken in ") != std::string::npos);
  }
}

TEST_CASE("Where a parameter is asked for that the game has not, its name is said, and no folder of whoever built the library") {
  const Ended ended = in_a_child([] { (void)Options().flag("row_lose"); });
  CHECK(ended.said == "tablier: engine/sdk/parameter.cpp: a precondition is broken in Options: no parameter is called 'row_lose'\n");
  CHECK(in_a_child([] { Value(of_chance(1)).push(2); }).said.starts_with("tablier: engine/sdk/value.cpp:"));
}

TEST_CASE("A precondition that is kept says nothing") {
  const Ended ended = in_a_child([] {
    expects(of_chance(1) == 1);
    (void)seat(of_chance(0));
    (void)Rng(1).below(static_cast<std::uint32_t>(of_chance(1)));
  });
  CHECK(WIFEXITED(ended.status));
  CHECK(WEXITSTATUS(ended.status) == 0);
  CHECK(ended.said.empty());
  static_assert(seat(1) == Seat{1});
}
