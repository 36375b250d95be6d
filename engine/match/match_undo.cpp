#include "match/match.hpp"
#include "script/decision.hpp"
#include "sdk/expect.hpp"

#include <algorithm>

/// Undo and redo: from one choice of a human to the one before, over the start of a round too.
namespace tablier {

bool Match::is_decision(const Round& round, const Ply& ply) const {
  if (!is_player(ply.seat) || ply.joined) return false;
  if (const auto sand = round.sand.find(ply.turn); sand != round.sand.end() && sand->second.out) return false;
  const auto human = [](const Player& p) { return p.human; };
  return setup_.players[static_cast<std::size_t>(index(ply.seat))].human ||
         std::none_of(setup_.players.begin(), setup_.players.end(), human);
}

std::optional<std::size_t> Match::last_decision(const Round& round) const {
  for (std::size_t i = round.history.size(); i-- > 0;)
    if (is_decision(round, round.history[i])) return i;
  return std::nullopt;
}

bool Match::can_undo() const {
  const auto begun = rounds();
  return std::any_of(begun.begin(), begun.end(), [this](const Round& r) { return last_decision(r).has_value(); });
}

std::size_t Match::round_of_last_decision() const {
  std::size_t round = current_;
  while (round > 0 && !last_decision(rounds_[round])) --round;
  return round;
}

std::vector<const Ply*> Match::undo_takes() const {
  std::vector<const Ply*> taken;
  std::size_t round = round_of_last_decision();
  auto from = last_decision(rounds_[round]);
  if (!from) return taken;
  for (; round <= current_; ++round, from = 0)
    for (std::size_t i = *from; i < rounds_[round].history.size(); ++i) taken.push_back(&rounds_[round].history[i]);
  return taken;
}

int Match::undo_reopens_round() const {
  const std::size_t round = round_of_last_decision();
  return round < current_ && last_decision(rounds_[round]) ? static_cast<int>(round) : -1;
}

Seat Match::late_seat() const { return !history().empty() && history().back().on_time ? history().back().seat : Seat::nobody; }

void Match::undo() {
  expects(can_undo());
  keep_sand();
  const OneDecision all;
  auto target = last_decision(current());
  for (; !target; target = last_decision(current())) leave_round();
  ++current().help.undos;  // of the round gone back to: those that were left may be forgotten
  const Seat late = late_seat();
  while (history().size() > *target) step_back();
  if (is_player(late)) grant_time(late);
  settle_anew();
}

void Match::redo() {
  expects(can_redo());
  keep_sand();
  const OneDecision all;
  if (!future().empty()) step_forward();
  else ++current_;
  while (!future().empty() && !is_decision(current(), future().back())) step_forward();
  settle_anew();
}

/// Nobody has chosen anything in the round: its sand and its clocks are those of its start.
void Match::begin_time_anew() {
  current().sand.clear();
  current().used.clear();
  clock_from_ = seconds();
}

void Match::go_to(std::size_t plies) {
  expects(plies <= history().size() + future().size());
  const OneDecision all;
  keep_sand();
  if (plies < history().size()) ++current().help.undos;
  const Seat late = plies < history().size() ? late_seat() : Seat::nobody;
  while (history().size() > plies) step_back();
  if (is_player(late)) grant_time(late);
  while (history().size() < plies) step_forward();
  play_chance();
  if (const auto limit = state().turn_limit(); limit && current().sand[limit->turn].out) current().sand.erase(limit->turn);
  if (!last_decision(current())) begin_time_anew();
  settle_anew();
}

}  // namespace tablier
