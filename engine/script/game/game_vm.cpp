#include "script/game/game_vm.hpp"

#include "script/convert.hpp"
#include "script/game/game_frame.hpp"
#include "script/plain_locale.hpp"

#include <atomic>
#include <limits>

/// The calls of a game's functions, seen from outside: arguments in, answers out.
namespace tablier::lua {

std::uint64_t new_token() {
  constexpr std::uint64_t kBlock = 1u << 20;
  static std::atomic<std::uint64_t> blocks{0};
  static constinit thread_local std::uint64_t t_last = 0;
  if (t_last == 0 || t_last % kBlock == kBlock - 1) t_last = ++blocks * kBlock;
  return ++t_last;
}

namespace {

/// Values of one answer: what there is to look at on the largest board.
constexpr std::size_t kMaxSeen = 50'000;
/// After so many calls of a function, which are timed, one of as many is, and stands for the others.
constexpr std::uint64_t kCallsATiming = 64;

std::int64_t weight_of_call(std::uint64_t calls_before) {
  if (calls_before < kCallsATiming) return 1;
  return calls_before % kCallsATiming == 0 ? static_cast<std::int64_t>(kCallsATiming) : 0;
}

}  // namespace

void GameVm::prepare() {
  own_slots_ = lua_gettop(state()) + 1;
  lua_newtable(state());
  lua_newtable(state());
  lua_pushnil(state());
  lua_pushnil(state());
}

void GameVm::enter_frame(void* argument) {
  Frame& frame = *static_cast<Frame*>(argument);
  GameVm& vm = *frame.vm;
  lua_State* const L = vm.state();
  const int own = vm.own_slots_;
  lua_pushlightuserdata(L, &frame);
  lua_pushvalue(L, own + 2);
  lua_pushvalue(L, own + 3);
  lua_pushvalue(L, own);
  lua_pushvalue(L, own + 1);
  lua_pushvalue(L, slot_of(index_of(frame.main)));
  lua_pushvalue(L, slot_of(index_of(GameFunction::result)));
  lua_pushvalue(L, slot_of(index_of(GameFunction::moves)));
  vm.protect_call(kFrameSlots, 3);
}

template <void (GameVm::*body)(lua_State*, GameVm::Frame&)>
int GameVm::in_frame(lua_State* L) {
  luaL_checkstack(L, kPositionSlots, nullptr);
  Frame& frame = *static_cast<Frame*>(lua_touserdata(L, kFrameAt));
  GameVm& vm = *frame.vm;
  if (frame.from) vm.bring_position(L, *frame.from);
  else if (frame.rules) vm.bring_rules(L, *frame.rules);
  (vm.*body)(L, frame);
  lua_pushvalue(L, kLiveAt);
  lua_pushvalue(L, kRulesAt);
  return 3;
}

void GameVm::count_running(Frame& frame, std::optional<GameFunction> next) {
  const std::int64_t now = frame.weight > 0 ? clock_now() : 0;
  count_call(index_of(*frame.running), frame.weight * (now - frame.since));
  frame.running = next;
  frame.since = now;
}

bool GameVm::run(Frame& frame, GameFunction main, int (*body)(lua_State*), Failure& failure) {
  const PlainLocale locale;
  const std::uint64_t live = live_;
  frame.vm = this;
  frame.main = step_ = main;
  lua_pushcfunction(state(), body);
  frame.running = main;
  frame.weight = weight_of_call(calls(index_of(main)).count);
  frame.since = frame.weight > 0 ? clock_now() : 0;
  if (!enter(enter_frame, &frame, failure)) {
    const std::int64_t taken = frame.weight > 0 ? clock_now() - frame.since : meter().work_of_run(std::numeric_limits<std::int64_t>::max());
    count_call(index_of(frame.running.value_or(main)), taken);  // a killed one stands for itself alone
    return false;
  }
  if (frame.running) count_running(frame);
  if (failed(index_of(step_), failure)) {
    live_ = 0;
    rules_ = 0;  // what the call brought was lost with it
    Failure end;
    if (!finish(end)) failure = end;
    return false;
  }
  lua_replace(state(), own_slots_ + 3);
  lua_replace(state(), own_slots_ + 2);
  if (!frame.from && !frame.rules) live_ = live;
  return true;
}

std::optional<Value> GameVm::answer(GameFunction function, Failure& failure) {
  Text why;
  ValueBudget budget{.max = kMaxSeen};
  auto value = to_value(state(), -1, why, budget);
  step_ = function;
  if (!value) failure = {Text("script.result", {{"why", why}}), line_of(index_of(function))};
  if (!finish(failure)) return std::nullopt;
  return value;
}

std::optional<NewPosition> GameVm::made(const Frame& frame, Failure& failure) {
  auto result = answer(GameFunction::result, failure);
  if (!result) return std::nullopt;
  return NewPosition{writer_.bytes(), frame.to, std::move(*result)};
}

std::optional<NewPosition> GameVm::start(const RoundRules& rules, std::uint64_t seed, Failure& failure) {
  rng() = Rng(seed);
  Frame frame;
  frame.rules = &rules;
  if (!run(frame, GameFunction::start, in_frame<&GameVm::start_position>, failure)) return std::nullopt;
  return made(frame, failure);
}

std::optional<NewPosition> GameVm::play(const PositionAt& from, Move move, std::uint64_t seed, Failure& failure) {
  rng() = Rng(seed);
  Frame frame;
  frame.from = &from;
  frame.move = move;
  if (!run(frame, GameFunction::play, in_frame<&GameVm::play_move>, failure)) return std::nullopt;
  return made(frame, failure);
}

std::optional<NewPosition> GameVm::sample(const PositionAt& from, int seat, std::uint64_t seed, Failure& failure) {
  rng() = Rng(seed);
  Frame frame;
  frame.from = &from;
  frame.seat = seat;
  if (!run(frame, GameFunction::sample, in_frame<&GameVm::sample_position>, failure)) return std::nullopt;
  return made(frame, failure);
}

std::optional<std::span<const Move>> GameVm::moves(const PositionAt& at, Failure& failure) {
  if (moves_of_ != at.at.token) {
    rng() = Rng(0);
    Frame frame;
    frame.from = &at;
    if (!run(frame, GameFunction::moves, in_frame<&GameVm::list_moves>, failure) || !finish(failure)) return std::nullopt;
  }
  return std::span<const Move>(moves_.get(), moves_size_);
}

std::optional<Move> GameVm::chance(const PositionAt& at, std::uint64_t seed, Failure& failure) {
  rng() = Rng(seed);
  Frame frame;
  frame.from = &at;
  if (!run(frame, GameFunction::chance, in_frame<&GameVm::draw_chance>, failure) || !finish(failure)) return std::nullopt;
  return frame.move;
}

std::optional<Value> GameVm::ask(GameFunction function, const PositionAt& at, std::span<const GameArgument> arguments, Failure& failure) {
  rng() = Rng(0);
  Frame frame;
  frame.from = &at;
  frame.arguments = arguments.data();
  frame.argument_count = arguments.size();
  if (!run(frame, function, in_frame<&GameVm::ask_function>, failure)) return std::nullopt;
  return answer(function, failure);
}

std::optional<Value> GameVm::ask_of_rules(GameFunction function, const Value& given, Failure& failure) {
  rng() = Rng(0);
  Frame frame;
  frame.given = &given;
  if (!run(frame, function, in_frame<&GameVm::ask_rules_function>, failure)) return std::nullopt;
  return answer(function, failure);
}

}  // namespace tablier::lua
