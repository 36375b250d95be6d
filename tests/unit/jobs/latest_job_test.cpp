#include "jobs/latest_job.hpp"

#include "catch.hpp"

#include <atomic>
#include <memory>
#include <semaphore>
#include <stdexcept>
#include <thread>

using namespace tablier;

namespace {

using Job = LatestJob<int>;

Problem failed() { return Problem("job.failed"); }

Job::Work gives(int value) {
  return [value](const std::stop_token&) { return Result<int>(value); };
}

/// Goes on until it is told to stop; says when it has begun.
Job::Work endless(std::binary_semaphore& begun) {
  return [&begun](const std::stop_token& stop) {
    begun.release();
    while (!stop.stop_requested()) std::this_thread::yield();
    return Result<int>(-1);
  };
}

int result_of(Job& job) {
  job.wait();
  const auto result = job.poll();
  REQUIRE(result);
  REQUIRE(result->ok());
  return **result;
}

}  // namespace

TEST_CASE("what was asked for is told once") {
  Job job(failed());
  CHECK_FALSE(job.busy());
  CHECK_FALSE(job.poll());
  job.ask(gives(3));
  CHECK(job.busy());
  CHECK(result_of(job) == 3);
  CHECK_FALSE(job.busy());
  CHECK_FALSE(job.poll());
}

TEST_CASE("the latest request wins over one that is worked on and over those that wait") {
  Job job(failed());
  std::binary_semaphore begun(0);
  std::atomic<int> done = 0;
  job.ask(endless(begun));
  begun.acquire();
  for (int i = 0; i < 20; ++i)
    job.ask([&done, i](const std::stop_token&) {
      ++done;
      return Result<int>(i);
    });
  CHECK(result_of(job) == 19);
  CHECK(done < 20);
}

TEST_CASE("a result that waits to be polled is forgotten with the next request") {
  Job job(failed());
  job.ask(gives(1));
  job.wait();
  job.ask(gives(2));
  CHECK(result_of(job) == 2);
}

TEST_CASE("what was cancelled is stopped and never told, and the next request is") {
  Job job(failed());
  std::binary_semaphore begun(0);
  job.ask(endless(begun));
  begun.acquire();
  job.cancel();
  CHECK_FALSE(job.busy());
  job.wait();
  CHECK_FALSE(job.poll());
  job.ask(gives(4));
  CHECK(result_of(job) == 4);
}

TEST_CASE("work that is overtaken may finish all the same: waiting waits for it too") {
  Job job(failed());
  std::binary_semaphore begun(0), go_on(0);
  std::atomic<bool> finished = false;
  job.ask([&](const std::stop_token&) {
    begun.release();
    go_on.acquire();
    finished = true;
    return Result<int>(1);
  });
  begun.acquire();
  job.ask(gives(2));
  go_on.release();
  CHECK(result_of(job) == 2);
  CHECK(finished);
}

TEST_CASE("work that throws is a problem, and so is one that says so; the next is done") {
  Job job(failed());
  job.ask([](const std::stop_token&) -> Result<int> { throw std::runtime_error("broken"); });
  job.wait();
  auto result = job.poll();
  REQUIRE(result);
  REQUIRE_FALSE(result->ok());
  CHECK(result->problem().text.key == "job.failed");
  job.ask([](const std::stop_token&) { return Result<int>(Problem("job.own")); });
  job.wait();
  result = job.poll();
  REQUIRE(result);
  REQUIRE_FALSE(result->ok());
  CHECK(result->problem().text.key == "job.own");
  job.ask(gives(5));
  CHECK(result_of(job) == 5);
}

TEST_CASE("one that goes away while it is busy stops its work and lets go of what that held") {
  const auto held = std::make_shared<int>(7);
  {
    Job job(failed());
    std::binary_semaphore begun(0);
    job.ask([&begun, held](const std::stop_token& stop) {
      begun.release();
      while (!stop.stop_requested()) std::this_thread::yield();
      return Result<int>(*held);
    });
    begun.acquire();
    job.ask([held](const std::stop_token&) { return Result<int>(*held); });
  }
  CHECK(held.use_count() == 1);
}

TEST_CASE("once nobody works nothing that was asked for is held") {
  const auto held = std::make_shared<int>(7);
  Job job(failed());
  job.ask([held](const std::stop_token&) { return Result<int>(*held); });
  job.wait();
  CHECK(held.use_count() == 1);
}

TEST_CASE("Where the system allows no more threads that is said, not that the work failed") {
  Job job(failed());
  const auto told = [&](const std::system_error& error) {
    job.ask([error](const std::stop_token&) -> Result<int> { throw error; });
    job.wait();
    return job.poll()->problem().text.key;
  };
  CHECK(told(std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again))) == "jobs.threads");
  CHECK(told(std::system_error(std::make_error_code(std::errc::io_error))) == "job.failed");
}
