#include "host/probe.hpp"

#include "catch.hpp"

#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <unistd.h>

using tablier::probe;
using tablier::ProbeEnd;
using tablier::ProbeLimits;

TEST_CASE("Work that comes back in the child is told so, and has changed nothing here") {
  int touched = 0;
  CHECK(probe([&] { touched = 1; }).end == ProbeEnd::returned);
  CHECK(touched == 0);
}

TEST_CASE("An exception in the child is told apart from a crash") {
  CHECK(probe([] { throw std::runtime_error("no"); }).end == ProbeEnd::threw);
  CHECK(probe([] { throw 1; }).end == ProbeEnd::threw);
}

TEST_CASE("The signal that ended the child is named") {
  const auto aborted = probe([] { std::abort(); });
  CHECK(aborted.end == ProbeEnd::crashed);
  CHECK(aborted.signal == SIGABRT);
  CHECK(probe([] { std::raise(SIGSEGV); }).signal == SIGSEGV);
}

TEST_CASE("Work that ends the process is noticed whatever status it claims") {
  CHECK(probe([] { _exit(0); }).end == ProbeEnd::exited);
  CHECK(probe([] { _exit(7); }).end == ProbeEnd::exited);
}

TEST_CASE("Work that waits for ever is killed when its time on the clock is over") {
  const ProbeLimits limits{1, std::chrono::milliseconds(20)};
  CHECK(probe([] { pause(); }, limits).end == ProbeEnd::too_long);
}

TEST_CASE("Work that turns for ever is killed when its processor time is over") {
  const ProbeLimits limits{0, std::chrono::milliseconds(20'000)};
  const auto turn = [] {
    for (volatile bool forever = true; forever;) {
    }
  };
  CHECK(probe(turn, limits).end == ProbeEnd::too_long);
}
