#include "host/child_trial.hpp"

#include "catch.hpp"
#include "sdk/expect.hpp"

#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

using tablier::TrialEnd;
using tablier::TrialLimits;
using tablier::try_in_child;

TEST_CASE("Work that comes back in the child is told so, and has changed nothing here") {
  int touched = 0;
  CHECK(try_in_child([&] { touched = 1; }).end == TrialEnd::returned);
  CHECK(touched == 0);
}

TEST_CASE("An exception in the child is told apart from a crash") {
  CHECK(try_in_child([] { throw std::runtime_error("no"); }).end == TrialEnd::threw);
  CHECK(try_in_child([] { throw 1; }).end == TrialEnd::threw);
}

TEST_CASE("The signal that ended the child is named") {
  const auto aborted = try_in_child([] { std::abort(); });
  CHECK(aborted.end == TrialEnd::crashed);
  CHECK(aborted.signal == SIGABRT);
  CHECK(try_in_child([] { std::raise(SIGSEGV); }).signal == SIGSEGV);
}

TEST_CASE("What a child says last before it aborts is told with it, and what it found on its way") {
  const auto broken = try_in_child([] { tablier::expects(false); });
  CHECK(broken.end == TrialEnd::crashed);
  CHECK(broken.said.find("child_trial_test.cpp") != std::string::npos);
  CHECK(broken.said.find("a precondition is broken") != std::string::npos);
  const auto found = tablier::try_in_children({[](const tablier::Note& note) {
    note.found("one thing");
    note("later");
    note.found("another");
    std::abort();
  }});
  CHECK(found.front().found == std::vector<std::string>{"one thing", "another"});
  CHECK(found.front().stage == "later");
}

TEST_CASE("Work that ends the process is noticed whatever status it claims") {
  CHECK(try_in_child([] { _exit(0); }).end == TrialEnd::exited);
  CHECK(try_in_child([] { _exit(7); }).end == TrialEnd::exited);
}

TEST_CASE("Work that waits for ever is killed when its time on the clock is over") {
  const TrialLimits limits{1, std::chrono::milliseconds(20)};
  CHECK(try_in_child([] { pause(); }, limits).end == TrialEnd::too_long);
}

TEST_CASE("Work that turns for ever is killed when its processor time is over") {
  const TrialLimits limits{0, std::chrono::milliseconds(20'000)};
  const auto turn = [] {
    for (volatile bool forever = true; forever;) {
    }
  };
  CHECK(try_in_child(turn, limits).end == TrialEnd::too_long);
}
