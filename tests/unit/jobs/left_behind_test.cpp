#include "jobs/left_behind.hpp"

#include "catch.hpp"
#include "seconds.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

using namespace tablier;

namespace {

void sleep_until(const std::atomic<bool>& wanted) {
  while (!wanted) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

}  // namespace

TEST_CASE("Work that ends in time is waited for, and lets go of what it held") {
  const auto held = std::make_shared<std::atomic<int>>(0);
  CHECK(done_in_time([held](const std::stop_token&) { *held = 1; }, {}, {}));
  CHECK(*held == 1);
  CHECK(held.use_count() == 1);
}

TEST_CASE("Work that heeds its stop is waited for, whether its time is up or nobody wants it any more") {
  const auto work = [](const std::stop_token& stop) {
    while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  };
  CHECK(done_in_time(work, {.seconds = 0.01}, {}));
  std::stop_source stop;
  stop.request_stop();
  CHECK(done_in_time(work, {}, stop.get_token()));
}

TEST_CASE("Work that never stops is left behind after its grace, with all that it holds") {
  const auto held = std::make_shared<std::atomic<bool>>(false);
  std::stop_source stop;
  stop.request_stop();
  const auto work = [held](const std::stop_token&) { sleep_until(*held); };
  CHECK(test::seconds_of([&] { CHECK_FALSE(done_in_time(work, {.seconds = std::nullopt, .grace = 0.02}, stop.get_token())); }) < 5);
  CHECK(test::seconds_of([&] { CHECK_FALSE(done_in_time(work, {.seconds = 0.01, .grace = 0.02}, {})); }) < 5);
  *held = true;
  std::this_thread::yield();
  CHECK(held.use_count() > 1);
}

TEST_CASE("What was left behind is told once") {
  tell_left_behind(Problem("test.left"));
  const auto told = take_left_behind();
  REQUIRE(told.size() == 1);
  CHECK(told.front().text.key == "test.left");
  CHECK(take_left_behind().empty());
}
