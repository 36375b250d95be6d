#include "match/lifted_ban.hpp"
#include "match/match.hpp"
#include "script/decision.hpp"
#include "script/variant.hpp"

#include <utility>

/// What a match has to do with the script of its variant.
namespace tablier {

Match Match::copy() const {
  Match other(rules_, setup_, now_);
  other.table = table;
  for (const Round& r : rounds_)
    other.rounds_.push_back({r.setup, r.state->clone(), r.history, r.future, r.help, r.clock, r.end, r.sand, r.used, r.tree});
  other.current_ = current_;
  other.script_off_ = script_off_;
  other.revision_ = revision_;
  other.turn_ = turn_;
  other.turn_began_ = turn_began_;
  other.clock_from_ = clock_from_;
  other.pause();
  return other;
}

void Match::replace_states(const std::function<std::unique_ptr<State>(std::unique_ptr<State>)>& other) {
  for (Round& r : rounds_) r.state = other(std::move(r.state));
}

void Match::begin_position() const {
  if (rules_.hooks) rules_.hooks->begin_decision();
}

bool Match::all_forbidden() const { return rules_.hooks && allow_counts().all_forbidden(); }

/// A game that knows no end for want of moves would stand still. In a puzzle that is a dead end like others, but at its start.
void Match::watch_ban() {
  if (!rules_.hooks || !rules_.hooks->has(Hook::allow) || !is_player(state().to_move())) return;
  if (setup_.players.size() == 1 && last_decision(current())) return;
  MoveList moves;
  state().legal_moves(moves);
  if (moves.empty()) lifts_ban(rules_.hooks.get());
}

std::optional<ScriptOff> Match::script_off() const {
  auto off = rules_.hooks ? rules_.hooks->switched_off() : std::vector<Hook>();
  if (off.empty()) return std::nullopt;
  const ScriptOff now{current_, history().size(), std::move(off)};
  const bool earlier = script_off_ && std::pair(script_off_->round, script_off_->plies) < std::pair(now.round, now.plies);
  return earlier ? ScriptOff{script_off_->round, script_off_->plies, now.hooks} : now;
}

void Match::switch_script_off(std::span<const Hook> hooks) {
  if (!rules_.hooks) return;
  for (const Hook hook : hooks) rules_.hooks->switch_off(hook);
  script_off_ = script_off();
}

Problem Match::why_over() const {
  if (current().end->forbidden) return Problem("match.over_forbidden", {{"variant", rules_.variant}});
  if (current().end->outcome.reason == kFaultReason) return Problem("match.over_by_fault");
  return Problem(over() ? "match.over" : "match.round_over");
}

std::vector<ScriptFault> Match::take_script_faults() const {
  return rules_.hooks ? rules_.hooks->take_faults() : std::vector<ScriptFault>();
}

}  // namespace tablier
