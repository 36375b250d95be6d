#include "script/game/game_machine.hpp"

#include "script/decision.hpp"
#include "script/fault_column.hpp"
#include "script/game/look_times.hpp"

#include <limits>
#include <utility>

namespace tablier::lua {
namespace {

std::unique_ptr<Vm> make_game_vm(Sources& sources, const ScriptLimits& limits) { return std::make_unique<GameVm>(sources, limits); }

constinit thread_local LookTimes t_looks;

/// Where the rules fail in a position that `sample` made up, or that comes of one, that one is to blame: the round goes on from another.
GameFunction blamed(GameFunction asked, bool in_guess, GameFunction failed, Failure& failure) {
  if (asked == GameFunction::sample && failed != asked) {
    failure.why = Text("script.game.sample_position", {{"function", name_of(failed)}, {"why", std::move(failure.why)}});
    return asked;
  }
  if (!in_guess || !is_rule(failed)) return failed;
  failure.why = lua::in_guess(failed, std::move(failure.why));
  return GameFunction::sample;
}

/// Of the call that ended last; asking costs nothing that matters, where it was ended.
std::int64_t work_of(const Meter& meter) { return meter.work_of_run(std::numeric_limits<std::int64_t>::max()); }

/// The end of a bot's time ended a call of a function that does without: that has less time than a call may take, and an endless one would
/// never be told. What rules take is judged where they are asked for the match itself.
bool is_to_blame(GameFunction function, const Meter& meter, const Thinking& bot) {
  if (is_rule(function) || function == GameFunction::sample || t_work.unwanted()) return false;
  const std::int64_t work = work_of(meter);
  return work >= (function == GameFunction::evaluate ? LookTimes::kBudget : LookTimes::kBudget / 2) && had_its_time(bot, work);
}

const char* key_of(GameFunction function, bool killed) {
  if (is_rule(function)) return "script.in_rule";
  if (function == GameFunction::sample) return "script.in_sample";
  return killed ? "script.in_function_off" : "script.in_function";
}

}  // namespace

Text in_guess(GameFunction function, Text why) {
  return Text("script.game.sample_line", {{"function", name_of(function)}, {"why", std::move(why)}});
}

GameMachine::GameMachine(std::shared_ptr<Sources> sources, std::unique_ptr<GameVm> vm, GameDeclaration declaration)
    : pool_(std::make_shared<VmPool>(std::move(sources), vm->meter().limits(), make_game_vm)), declaration_(std::move(declaration)) {
  for (std::size_t i = 0; i < kGameFunctions; ++i) lines_[i] = vm->line_of(i);
  pool_->adopt(std::move(vm));
}

GameMachine::Occasion GameMachine::occasion() const {
  Occasion found;
  const Thinking* bot = t_work.bot;
  if (!bot && !t_work.decides && thinkers_->any()) {
    found.bot = thinkers_->longest();
    bot = found.bot.get();
  }
  if (!bot) {
    found.wanted = !t_work.unwanted();
    found.end.stop = t_work.stop;
    return found;
  }
  found.wanted = !is_over(*bot);
  found.thinking = bot;
  found.end = {.at = bot->deadline, .reason = Kill::unwanted, .stop = &bot->stop};
  return found;
}

GameVm* GameMachine::machine_for(const Occasion& occasion) const {
  auto* vm = static_cast<GameVm*>(pool_->local(occasion.end));
  if (vm && vm->worn_out()) {
    pool_->forget(vm);
    vm = static_cast<GameVm*>(pool_->local(occasion.end));
  }
  if (vm) vm->meter().set_end(occasion.end);
  return vm;
}

template <typename Work>
auto GameMachine::call(GameFunction first, bool in_guess, Work work) const
    -> decltype(work(std::declval<GameVm&>(), std::declval<Failure&>())) {
  if (is_off(first)) return std::nullopt;
  const Occasion now = occasion();
  if (!now.wanted) return std::nullopt;
  GameVm* const vm = machine_for(now);
  if (!vm) return std::nullopt;
  Failure failure;
  auto answer = work(*vm, failure);
  if (vm->has_prints()) pool_->take_prints(*vm);
  if (vm->read_unknown()) note_doubt(*vm, first);
  if (!answer) failed(*vm, first, in_guess, std::move(failure), now.thinking);
  return answer;
}

void GameMachine::failed(GameVm& vm, GameFunction asked, bool in_guess, Failure failure, const Thinking* bot) const {
  const GameFunction function = blamed(asked, in_guess, vm.failed_in(), failure);
  const Kill killed = vm.meter().killed();
  if (killed == Kill::unwanted && bot && is_to_blame(function, vm.meter(), *bot))
    switch_off(function, {endless(work_of(vm.meter())), vm.meter().where(), true});
  const bool comes_of_doubt = function != asked && rules_in_doubt();
  const bool told = killed != Kill::unwanted && killed != Kill::decision && !comes_of_doubt;
  if (told) add(function, failure);
  if (!vm.dead()) return;
  if (told && !is_rule(function)) off_ |= 1u << index_of(function);
  pool_->forget(&vm);
}

void GameMachine::note_doubt(GameVm& vm, GameFunction asked) const {
  vm.forget_unknown();
  doubt_ |= 1u << doubt_index(asked);
}

void GameMachine::add(GameFunction function, const Failure& failure) const {
  if (in_doubt(function)) return;
  Text why = failure.why;
  const SourceSpot where = place(why, failure.where.chunk >= 0 ? failure.where : lines_[index_of(function)], pool_->sources());
  pool_->log().add(Problem(Text(key_of(function, failure.killed), {{"function", name_of(function)}, {"why", std::move(why)}}), where),
                   name_of(function));
}

void GameMachine::tell(GameFunction function, const Text& why) const { add(function, {why, lines_[index_of(function)]}); }

Problem GameMachine::problem(GameFunction function, const Text& why) const {
  return Problem(Text("script.in_function", {{"function", name_of(function)}, {"why", why}}),
                 spot(lines_[index_of(function)], pool_->sources()));
}

Problem GameMachine::problem(GameFunction function, const Text& why, std::string_view written) const {
  Problem found = problem(function, why);
  if (auto where = spot_of(written, why)) found.where = *std::move(where);
  return found;
}

std::optional<SourceSpot> GameMachine::spot_of(std::string_view written, const Text& why) const {
  const Line only = only_line_of(written, pool_->sources());
  Text said = why;
  return only.line > 0 ? std::optional(place(said, only, pool_->sources())) : std::nullopt;
}

std::optional<NewPosition> GameMachine::start(const RoundRules& rules, std::uint64_t seed) const {
  return call(GameFunction::start, false, [&](GameVm& vm, Failure& failure) { return vm.start(rules, seed, failure); });
}

std::optional<NewPosition> GameMachine::play(const PositionAt& from, Move move, std::uint64_t seed) const {
  return call(GameFunction::play, from.is_guess, [&](GameVm& vm, Failure& failure) { return vm.play(from, move, seed, failure); });
}

std::optional<NewPosition> GameMachine::sample(const PositionAt& from, int seat, std::uint64_t seed) const {
  return call(GameFunction::sample, from.is_guess, [&](GameVm& vm, Failure& failure) { return vm.sample(from, seat, seed, failure); });
}

std::optional<std::span<const Move>> GameMachine::moves(const PositionAt& at) const {
  return call(GameFunction::moves, at.is_guess, [&](GameVm& vm, Failure& failure) { return vm.moves(at, failure); });
}

std::optional<Move> GameMachine::chance(const PositionAt& at, std::uint64_t seed) const {
  return call(GameFunction::chance, at.is_guess, [&](GameVm& vm, Failure& failure) { return vm.chance(at, seed, failure); });
}

std::optional<Value> GameMachine::ask(GameFunction function, const PositionAt& at, std::span<const GameArgument> arguments) const {
  if (!has(function)) return std::nullopt;
  const auto ask = [&](GameVm& vm, Failure& failure) { return vm.ask(function, at, arguments, failure); };
  const bool for_bot = t_work.bot || (!t_work.decides && thinkers_->any());
  return for_bot ? call(function, at.is_guess, ask) : look(function, at.at.token, ask);
}

/// Within what all that only look may take for the position.
template <typename Ask>
std::optional<Value> GameMachine::look(GameFunction function, std::uint64_t position, const Ask& ask) const {
  t_looks.begin(position);
  while (!is_off(function)) {
    if (t_looks.left() <= 0) {
      switch_slowest_off();
      continue;
    }
    Line where;
    std::int64_t taken = 0;
    bool out_of_time = false;
    auto answer = call(function, false, [&](GameVm& vm, Failure& failure) {
      const std::int64_t begin = clock_now();  // its machine is there: loading it counts for nobody
      vm.meter().set_end({.work = t_looks.left(), .reason = Kill::decision, .stop = t_work.stop});
      auto said = ask(vm, failure);
      taken = vm.meter().work_of_run(clock_now() - begin);
      out_of_time = !said && vm.meter().killed() == Kill::decision;
      where = failure.where;
      return said;
    });
    t_looks.spend(function, taken);
    if (!out_of_time) return answer;
    if (taken >= LookTimes::kBudget / 2) switch_off(function, {endless(taken), where, true});
  }
  return std::nullopt;
}

void GameMachine::switch_slowest_off() const {
  const GameFunction slowest = t_looks.slowest();
  switch_off(slowest, {over_budget(t_looks.taken(slowest), LookTimes::kBudget), lines_[index_of(slowest)], true});
}

void GameMachine::switch_off(GameFunction function, const Failure& why) const {
  const std::uint32_t own = 1u << index_of(function);
  if ((off_.fetch_or(own) & own) == 0) add(function, why);  // a bot's threads may find it out at once
  t_looks.forgive(function);
}

Result<Value> GameMachine::ask_of_rules(GameFunction function, const Value& given) const {
  GameVm* const vm = machine_for({.end = {.stop = t_work.stop}});
  if (!vm) return Problem(Text("script.game.no_machine"), spot({0, 1}, pool_->sources()));
  Failure failure;
  auto answer = vm->ask_of_rules(function, given, failure);
  if (vm->has_prints()) pool_->take_prints(*vm);
  if (vm->read_unknown()) note_doubt(*vm, function);
  if (answer) return *std::move(answer);
  const SourceSpot where = place(failure.why, failure.where.chunk >= 0 ? failure.where : lines_[index_of(function)], pool_->sources());
  if (vm->dead()) pool_->forget(vm);
  return Problem(Text("script.in_function", {{"function", name_of(function)}, {"why", failure.why}}), where);
}

void GameMachine::fill(ScriptReport& report) const {
  pool_->log().fill(report);
  const VmPool::Calls calls = pool_->calls();
  for (std::size_t i = 0; i < kGameFunctions; ++i)
    if (calls[i].count > 0) report.functions.push_back({kGameFunctionNames[i], calls[i]});
}

void GameMachine::revive() const {
  off_ = 0;
  pool_->forget_calls();
  pool_->log().clear();
}

}  // namespace tablier::lua
