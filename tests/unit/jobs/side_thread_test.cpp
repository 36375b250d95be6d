#include "jobs/side_thread.hpp"

#include "catch.hpp"

#include <algorithm>
#include <atomic>
#include <memory>
#include <semaphore>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace tablier;

namespace {

constexpr double kLong = 20;

}  // namespace

TEST_CASE("what is asked for beside is done in the order of asking") {
  std::vector<int> done;
  SideThread beside;
  SideThread::Ticket last = 0;
  for (int i = 0; i < 20; ++i) last = beside.ask([&done, i](const std::stop_token&) { done.push_back(i); });
  REQUIRE(beside.wait(last, kLong));
  CHECK(done.size() == 20);
  CHECK(std::is_sorted(done.begin(), done.end()));
  CHECK(beside.done(last));
}

TEST_CASE("whoever waits for no longer than a moment goes on without the result, which comes all the same") {
  std::binary_semaphore gate(0);
  SideThread beside;
  const auto ticket = beside.ask([&](const std::stop_token&) { gate.acquire(); });
  CHECK_FALSE(beside.wait(ticket, 0));
  CHECK_FALSE(beside.idle());
  gate.release();
  CHECK(beside.wait(ticket, kLong));
  beside.finish();
  CHECK(beside.idle());
}

TEST_CASE("what is dropped is never begun, and what was begun is asked to stop") {
  std::binary_semaphore begun(0);
  std::atomic<bool> second = false;
  SideThread beside;
  beside.ask([&](const std::stop_token& stop) {
    begun.release();
    while (!stop.stop_requested()) std::this_thread::yield();
  });
  const auto waiting = beside.ask([&](const std::stop_token&) { second = true; });
  begun.acquire();
  beside.drop();
  CHECK(beside.done(waiting));
  beside.finish();
  CHECK_FALSE(second);
}

TEST_CASE("what must be known is waited for, and on the thread itself done at once") {
  SideThread beside;
  std::vector<bool> here;
  beside.run([&] {
    here.push_back(beside.here());
    beside.run([&] { here.push_back(beside.here()); });
  });
  CHECK(here == std::vector{true, true});
  CHECK_FALSE(beside.here());
}

TEST_CASE("work that throws has no result, and the next is done") {
  SideThread beside;
  bool next = false;
  beside.ask([](const std::stop_token&) { throw std::runtime_error("broken"); });
  beside.ask([](const std::stop_token&) { throw 1; });  // as code from outside may
  beside.run([&] { next = true; });
  CHECK(next);
}
