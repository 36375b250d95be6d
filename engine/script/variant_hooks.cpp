#include "script/variant_hooks.hpp"

#include "script/decision.hpp"
#include "script/hook_cache.hpp"
#include "script/thinkers.hpp"
#include "script/vm_pool.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <limits>
#include <utility>

namespace tablier::lua {
namespace {

/// Of the calls that a bot makes one in so many is timed, and stands for them all: the clock costs too much for each.
constexpr std::uint64_t kTimed = 64;

void count_answer(Hook hook, const std::optional<Value>& answer) {
  if (hook != Hook::allow || !answer) return;
  const bool* const said = answer->as_bool();
  const bool no = answer->as_string() || (said && !*said);
  ++(no ? t_work.allow_counts.forbidden : t_work.allow_counts.allowed);
}

std::int64_t nanoseconds_of(std::chrono::steady_clock::time_point time) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
}

/// A call that took this long when its decision's time was over is itself to blame, whatever the others took.
constexpr std::int64_t kLongCall = static_cast<std::int64_t>(kDecisionSeconds * 1e9) / 2;

class VariantHooks;
/// Whose hooks the times of the thread's decision are, so that the slowest can be switched off by another script of the same variant.
thread_local std::array<std::weak_ptr<const VariantHooks>, kHooks> t_owners;

class VariantHooks final : public VariantScript, public std::enable_shared_from_this<VariantHooks> {
 public:
  VariantHooks(std::shared_ptr<VmPool> pool, const HookVm& vm, OwnNames own_names)
      : pool_(std::move(pool)), own_names_(std::move(own_names)) {
    for (const Hook hook : kAllHooks) lines_[index_of(hook)] = vm.line_of(index_of(hook));
  }

  bool has(Hook hook) const override { return lines_[index_of(hook)].line > 0; }

  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t seed) const override {
    if (!has(hook) || is_off(hook) || t_work.unwanted()) return std::nullopt;
    if (t_work.bot) return call_for_bot({hook, fields, seed}, *t_work.bot);
    if (t_work.decides) return decide({hook, fields, seed});
    const auto bot = thinkers_->any() ? thinkers_->longest() : nullptr;
    return bot ? call_for_bot({hook, fields, seed}, *bot) : call_within({hook, fields, seed}, {.stop = t_work.stop}).value;
  }

  void begin_decision() const override { t_work.begin_position(); }
  std::unique_ptr<ScriptThinking> think(std::optional<std::chrono::steady_clock::time_point> deadline,
                                        std::stop_token stop) const override {
    return thinkers_->begin({deadline ? nanoseconds_of(*deadline) : std::numeric_limits<std::int64_t>::max(), std::move(stop)});
  }

  std::string own_name(Hook, std::string_view unit, const std::string& name) const override {
    return own_names_ ? own_names_(unit, name) : name;
  }
  std::vector<ScriptFault> take_faults() const override { return pool_->log().take_new_faults(); }
  ScriptReport report() const override {
    ScriptReport report;
    pool_->log().fill(report);
    std::ranges::copy_n(pool_->calls().begin(), kHooks, report.calls.begin());
    return report;
  }
  void tell(Hook hook, const Text& why) const override { add(hook, {why, lines_[index_of(hook)]}); }
  SourceSpot where(Hook hook) const override { return spot(lines_[index_of(hook)], pool_->sources()); }
  void revive() const override {
    off_ = 0;
    pool_->log().clear();
    pool_->forget_calls();
    cache_.clear();  // what it printed and where it failed belongs to the match that asked
  }
  void switch_off(Hook hook) const override { off_ |= bit(hook); }
  std::vector<Hook> switched_off() const override {
    std::vector<Hook> off;
    for (const Hook hook : kAllHooks)
      if (has(hook) && is_off(hook)) off.push_back(hook);
    return off;
  }

 private:
  struct Answer {
    std::optional<Value> value{};
    bool read_position = false;
    Kill killed = Kill::none;
    Line where{};
    std::int64_t work = 0;  ///< nanoseconds of the thread, where the call is timed
  };

  static std::uint8_t bit(Hook hook) { return static_cast<std::uint8_t>(1U << index_of(hook)); }
  bool is_off(Hook hook) const { return off_.load(std::memory_order_relaxed) & bit(hook); }
  /// There is no machine any more.
  void stop_all() const {
    for (const Hook hook : kAllHooks)
      if (has(hook) && !is_off(hook)) stop(hook, {Text("script.killed.reload"), lines_[index_of(hook)], true});
  }

  /// An answer for the position that the thread works for: remembered, and within its budget.
  std::optional<Value> decide(const HookCall& call) const {
    auto answer = cache_.find(call);
    if (!answer) answer = ask_within_budget(call);
    count_answer(call.hook, *answer);
    return *std::move(answer);
  }

  /// Where the decision's time is over the slowest hook is switched off, and this one, if it is another, asked all the same.
  std::optional<Value> ask_within_budget(const HookCall& call) const {
    while (!is_off(call.hook)) {
      if (t_work.left > 0) {
        auto answer = ask_now(call);
        if (answer.killed != Kill::decision) {
          if (!is_off(call.hook) && !t_work.unwanted()) cache_.keep(call, answer.value, answer.read_position);
          return std::move(answer.value);
        }
        if (is_off(call.hook)) break;
      }
      switch_slowest_off();
    }
    return std::nullopt;
  }

  Answer ask_now(const HookCall& call) const {
    const Hook hook = call.hook;
    const std::int64_t begin = clock_now();
    auto answer = call_within(call, {.work = t_work.left, .reason = Kill::decision, .stop = t_work.stop}, begin);
    own(hook);
    t_work.spend(index_of(hook), answer.work);
    if (answer.killed == Kill::decision && answer.work >= kLongCall) stop(hook, {endless(answer.work), answer.where, true});
    if (is_off(hook)) t_work.forgive(index_of(hook));
    return answer;
  }

  void own(Hook hook) const {
    HookTime& time = t_work.times[index_of(hook)];
    if (std::exchange(time.script, this) != this) t_owners[index_of(hook)] = weak_from_this();
  }

  static void switch_slowest_off() {
    const std::size_t slowest = t_work.slowest();
    if (const auto owner = t_owners[slowest].lock()) {
      const Text why = over_budget(t_work.times[slowest].nanoseconds, t_work.budget);
      owner->stop(kAllHooks[slowest], {why, owner->lines_[slowest], true});
    }
    t_work.forgive(slowest);
  }

  /// A hook is off, and told to be.
  void stop(Hook hook, const Failure& why) const {
    switch_off(hook);
    add(hook, why);
  }

  /// Once nobody waits any more only what is known is told: a bot that comes to its end meets the same rules.
  std::optional<Value> call_for_bot(const HookCall& call, const Thinking& bot) const {
    if (is_over(bot)) return cache_.find(call).value_or(std::nullopt);
    return call_within(call, {.at = bot.deadline, .reason = Kill::unwanted, .stop = &bot.stop}).value;
  }

  /// `begin`: when the call is timed; else some are. A kill for the sake of the decision is for the caller to tell.
  Answer call_within(const HookCall& call, const CallEnd& end, std::int64_t begin = 0) const {
    auto* const vm = static_cast<HookVm*>(pool_->local(end));
    if (!vm) {
      if (end.reason != Kill::unwanted && !t_work.unwanted()) stop_all();
      return {};
    }
    const Hook hook = call.hook;
    const bool sampled = begin == 0 && vm->calls(index_of(hook)).count % kTimed == 0;
    if (sampled) begin = clock_now();
    Failure failure;
    vm->meter().set_end(end);
    Answer answer{vm->call(hook, call.fields, call.seed, failure)};
    answer.read_position = vm->read_position();
    const std::int64_t by_clock = begin == 0 ? 0 : clock_now() - begin;
    vm->count_call(index_of(hook), by_clock * (sampled ? static_cast<std::int64_t>(kTimed) : 1));
    answer.work = vm->meter().work_of_run(by_clock) + vm->take_loading_work();
    if (vm->has_prints()) pool_->take_prints(*vm);
    const bool swollen = vm->swollen();
    if (!answer.value) {
      answer.where = failure.where;
      answer.killed = vm->meter().killed();
      failed(hook, *vm, failure);
    }
    if (swollen) pool_->forget(vm);
    return answer;
  }

  void failed(Hook hook, const Vm& vm, const Failure& failure) const {
    const Kill killed = vm.meter().killed();
    const bool told = killed != Kill::unwanted && killed != Kill::decision;
    if (told && vm.dead()) stop(hook, failure);
    else if (told) add(hook, failure);
    if (vm.dead()) pool_->forget(&vm);
  }

  void add(Hook hook, const Failure& failure) const {
    const char* const name = kHookNames[index_of(hook)];
    pool_->log().add(to_problem(failure, pool_->sources(), name, lines_[index_of(hook)]), name);
  }

  std::shared_ptr<VmPool> pool_;
  OwnNames own_names_;
  std::shared_ptr<Thinkers> thinkers_ = std::make_shared<Thinkers>();
  std::array<Line, kHooks> lines_;
  mutable HookCache cache_;
  mutable std::atomic<std::uint8_t> off_{0};  ///< a bit a hook
};

/// Two scripts as one.
class LayeredHooks final : public VariantScript {
 public:
  LayeredHooks(std::shared_ptr<const VariantScript> over, std::shared_ptr<const VariantScript> base)
      : over_(std::move(over)), base_(std::move(base)) {}

  bool has(Hook hook) const override { return over_->has(hook) || base_->has(hook); }
  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t seed) const override {
    return of(hook).call(hook, fields, seed);
  }
  void tell(Hook hook, const Text& why) const override { of(hook).tell(hook, why); }
  SourceSpot where(Hook hook) const override { return of(hook).where(hook); }
  std::vector<ScriptFault> take_faults() const override {
    auto all = over_->take_faults();
    for (ScriptFault& fault : base_->take_faults()) all.push_back(std::move(fault));
    return all;
  }
  ScriptReport report() const override { return joined(over_->report(), base_->report()); }
  void revive() const override {
    over_->revive();
    base_->revive();
  }
  void switch_off(Hook hook) const override { of(hook).switch_off(hook); }
  std::vector<Hook> switched_off() const override {
    std::vector<Hook> off = over_->switched_off();
    for (const Hook hook : base_->switched_off())
      if (!over_->has(hook)) off.push_back(hook);
    return off;
  }
  std::string own_name(Hook hook, std::string_view unit, const std::string& name) const override {
    return of(hook).own_name(hook, unit, name);
  }
  bool hides() const override { return over_->hides() || base_->hides(); }
  void begin_decision() const override { over_->begin_decision(); }
  std::unique_ptr<ScriptThinking> think(std::optional<std::chrono::steady_clock::time_point> deadline,
                                        std::stop_token stop) const override {
    auto first = over_->think(deadline, stop);
    return std::make_unique<Both>(std::move(first), base_->think(deadline, std::move(stop)));
  }

 private:
  const VariantScript& of(Hook hook) const { return over_->has(hook) ? *over_ : *base_; }

  /// They end in the order against that in which they began.
  class Both final : public ScriptThinking {
   public:
    Both(std::unique_ptr<ScriptThinking> first, std::unique_ptr<ScriptThinking> second)
        : first_(std::move(first)), second_(std::move(second)) {}

   private:
    std::unique_ptr<ScriptThinking> first_, second_;
  };

  std::shared_ptr<const VariantScript> over_;
  std::shared_ptr<const VariantScript> base_;
};

}  // namespace

std::shared_ptr<const VariantScript> make_hooks(std::shared_ptr<Sources> sources, std::unique_ptr<HookVm> vm, OwnNames own_names) {
  auto pool = std::make_shared<VmPool>(
      std::move(sources), vm->meter().limits(),
      [](Sources& texts, const ScriptLimits& limits) -> std::unique_ptr<Vm> { return std::make_unique<HookVm>(texts, limits); });
  const HookVm& first = *vm;
  pool->adopt(std::move(vm));
  return std::make_shared<VariantHooks>(std::move(pool), first, std::move(own_names));
}

}  // namespace tablier::lua

namespace tablier {

std::shared_ptr<const VariantScript> with_base(std::shared_ptr<const VariantScript> over, std::shared_ptr<const VariantScript> base) {
  if (!over) return base;
  if (!base) return over;
  return std::make_shared<lua::LayeredHooks>(std::move(over), std::move(base));
}

}  // namespace tablier
