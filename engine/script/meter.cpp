#include "script/meter.hpp"

#include "script/overtime.hpp"

#include <lua.hpp>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <ctime>

namespace tablier::lua {
namespace {

std::int64_t read_clock(clockid_t clock) {
  timespec t{};
  clock_gettime(clock, &t);
  return std::int64_t{t.tv_sec} * 1'000'000'000 + t.tv_nsec;
}

}  // namespace

std::int64_t clock_now() { return read_clock(CLOCK_MONOTONIC); }
std::int64_t coarse_clock_now() { return read_clock(CLOCK_MONOTONIC_COARSE); }

std::int64_t work_of_thread() { return read_clock(CLOCK_THREAD_CPUTIME_ID); }

int chunk_of(const char* short_source) {
  int chunk = -1;
  if (*short_source == '#') std::from_chars(short_source + 1, short_source + std::strlen(short_source), chunk);
  return chunk;
}

Line locate(lua_State* L, int from_level) {
  lua_Debug frame;
  for (int level = from_level; L && lua_getstack(L, level, &frame); ++level) {
    lua_getinfo(L, "Sl", &frame);
    if (frame.currentline > 0) return {chunk_of(frame.short_src), frame.currentline};
  }
  return {};
}

bool Meter::run(void (*body)(void*), void* argument) {
  deadline_ = 0;
  start();
  return enter(body, argument);
}

bool Meter::run_after(void (*body)(void*), void* argument) {
  start();
  if (deadline_ == 0) work_before_ = work_of_thread(), deadline_ = clock_now();
  return enter(body, argument);
}

// Kept so small that nothing of it lives in a register across the jump.
bool Meter::enter(void (*body)(void*), void* argument) {
  if (setjmp(way_out_) != 0) return false;
  body(argument);
  return true;
}

void Meter::start() {
  budget_ = limits_.instructions;
  killed_ = Kill::none;
  take_slice();
}

void Meter::refill(lua_State* L, std::uint64_t units) {
  const std::uint64_t missing = units - credit_;
  credit_ = 0;
  if (missing > budget_) kill(Kill::instructions, locate(L));
  budget_ -= missing;
  check_clock(L);
  take_slice();
}

void Meter::check_clock(lua_State* L) {
  const std::int64_t time = coarse_clock_now();  // its 4 ms are near enough
  if (time > end_.at) kill(end_.reason, locate(L));
  if (end_.stop && end_.stop->stop_requested()) kill(Kill::unwanted, locate(L));
  if (deadline_ == 0 || time > deadline_) check_work(L, time);
}

void Meter::check_work(lua_State* L, std::int64_t now) {
  const std::int64_t work = work_of_thread();
  if (deadline_ == 0) work_before_ = work;
  const std::int64_t worked = work - work_before_, left = static_cast<std::int64_t>(limits_.seconds * 1e9) - worked;
  if (end_.work <= worked) kill(end_.reason, locate(L));
  if (left <= 0) kill(Kill::seconds, locate(L));
  deadline_ = now + std::min(left, end_.work - worked);
}

std::int64_t Meter::work_of_run(std::int64_t by_clock) const {
  // Before somebody looks at the clock no more than a tick is over.
  const std::int64_t seen = deadline_ == 0 ? 0 : work_of_thread() - work_before_;
  return std::min(by_clock, seen + kOvertimeTick);
}

void Meter::kill(Kill reason, Line where) {
  killed_ = reason;
  where_ = where;
  std::longjmp(way_out_, 1);
}

}  // namespace tablier::lua
