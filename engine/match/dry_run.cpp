#include "match/dry_run.hpp"

#include "match/match.hpp"
#include "script/answer_names.hpp"
#include "script/forwarded_script.hpp"
#include "sdk/rng.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>

namespace tablier {
namespace {

using Clock = std::chrono::steady_clock;

/// The hooks of a variant, counted as they are asked. For one thread.
class CountedHooks final : public ForwardedScript {
 public:
  using ForwardedScript::ForwardedScript;

  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t seed) const override {
    ++calls_[static_cast<std::size_t>(hook)];
    auto answer = behind().call(hook, fields, seed);
    if (answer) note_names(hook, *answer);
    return answer;
  }

  /// What the game declares of its hooks.
  void know(std::vector<HookSpec> specs) { specs_ = std::move(specs); }
  const std::set<AnsweredName>& names() const { return names_; }

  int calls(std::size_t hook) const { return calls_[hook].load(); }

 private:
  void note_names(Hook hook, const Value& answer) const {
    for (const HookSpec& spec : specs_)
      if (spec.hook == hook)
        each_name(spec.answer, answer, [&](const std::string& unit, const std::string& name) {
          if (!unit.empty() && names_.size() < kMaxNames) names_.insert({hook, unit, behind().own_name(hook, unit, name)});
        });
  }

  static constexpr std::size_t kMaxNames = 100;

  mutable std::array<std::atomic<int>, kHooks> calls_{};
  std::vector<HookSpec> specs_;
  mutable std::set<AnsweredName> names_;
};

class DryRun {
 public:
  /// `counted` is null where there is no hook to be asked.
  DryRun(Ruleset rules, const CountedHooks* counted, const DryRunPlan& plan)
      : rules_(std::move(rules)), counted_(counted), plan_(plan), rng_(plan.seed), ends_(Clock::now() + duration(plan.seconds)) {}

  void run() {
    const SeatRange seats = rules_.game->seats();
    for (int round = 0; round < plan_.rounds && goes_on(); ++round) play_round(seats.min + round % (seats.max - seats.min + 1));
  }

 private:
  static Clock::duration duration(double seconds) {
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  }

  bool goes_on() const { return Clock::now() < ends_ && !all_called(); }

  bool all_called() const {
    if (!counted_) return false;
    for (int i = 0; i < kHooks; ++i)
      if (rules_.hooks->has(static_cast<Hook>(i)) && counted_->calls(static_cast<std::size_t>(i)) < plan_.calls) return false;
    return true;
  }

  void play_round(int seats) {
    MatchSetup setup;
    setup.players.resize(static_cast<std::size_t>(seats));
    setup.seed = rng_.next();
    auto match = Match::start(rules_, setup);
    if (!match) return;
    const int plies = rules_.game->longest_round() > 0 ? rules_.game->longest_round() : plan_.plies;
    for (int ply = 0; ply < plies && !match->round_over() && Clock::now() < ends_; ++ply)
      if (!play_any(*match)) break;
    if (!match->round_over() && match->can_resign()) match->resign();
  }

  bool play_any(Match& match) {
    MoveList moves;
    match.state().legal_moves(moves);
    if (moves.empty()) return false;
    match.play(moves[rng_.below(static_cast<std::uint32_t>(moves.size()))]);
    return true;
  }

  Ruleset rules_;
  const CountedHooks* counted_;
  const DryRunPlan& plan_;
  Rng rng_;
  Clock::time_point ends_;
};

}  // namespace

DryRunReport dry_run(const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant, const DryRunPlan& plan) {
  DryRunReport report;
  const auto counted = variant.hooks ? std::make_shared<CountedHooks>(variant.hooks) : nullptr;
  VariantEntry tried = variant;
  tried.hooks = counted;
  auto rules = make_ruleset(game, tried, Value::map());
  if (!rules || !rules->hooks) return report;
  if (counted) counted->know(asked_hooks(*game, rules->options));
  const auto script = rules->hooks;
  script->take_faults();
  DryRun(*std::move(rules), counted.get(), plan).run();
  for (ScriptFault& fault : script->take_faults()) report.faults.push_back(std::move(fault.problem));
  report.script = script->report();
  if (!counted) return report;
  for (std::size_t i = 0; i < kHooks; ++i) report.calls[i] = counted->calls(i);
  report.names = counted->names();
  return report;
}

}  // namespace tablier
