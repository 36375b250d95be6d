#include "threat_position.hpp"

#include "core/legality.hpp"

#include <algorithm>

namespace tablier::pente {
namespace {

/// Placements of the search for a forced win at each position where the attacker is to move.
constexpr int kAttackNodes = 150;
/// So many stones from a win by captures, threats to take are attacks like any other.
constexpr int kNearCaptures = 6;

bool allowed(const EvalBoard& eval, Point p) { return !is_restricted(eval.board()) || illegality(eval.board(), p) == Illegality::none; }

}  // namespace

std::optional<bool> ThreatPosition::attacker_wins() {
  const Board& board = eval_.board();
  const int defender = 1 - attacker_;
  if (board.over()) return board.winner() == attacker_;
  if (attacker_to_move()) return attack_->find(eval_, kAttackNodes) ? std::optional(true) : std::nullopt;
  if (eval_.has_win(defender) || !threatens()) return false;
  return std::nullopt;
}

/// Whether the attacker, were it to move, had something to go on with.
bool ThreatPosition::threatens() const {
  const EvalBoard& f = eval_;
  if (f.has_win(attacker_)) return true;
  if (f.threats(attacker_, Threat::wins_next) + f.threats(attacker_, Threat::four_three) > 0) return true;
  return f.threats(attacker_, Threat::four) > 2 || (f.captures(attacker_) > 0 && f.threats(attacker_, Threat::four) > 0);
}

void ThreatPosition::attacks(PointBits& points) const {
  const bool near = eval_.board().taken(attacker_) + kNearCaptures >= eval_.rules().captures_to_win;
  points = eval_.fours(attacker_) | eval_.taking(attacker_);
  for (const Point p : eval_.board().empties())
    if (eval_.value(attacker_, p).threat >= Threat::three || (near && eval_.capture_threats(attacker_, p) > 0)) points.set(p);
  if (!eval_.has_win(1 - attacker_)) return;
  PointBits answers = eval_.taking(attacker_);
  eval_.add_wins(1 - attacker_, answers);
  points &= answers;
}

/// All of them where the attacker only threatens to threaten; those that might help first.
void ThreatPosition::defences(std::vector<std::uint32_t>& list) const {
  const int me = eval_.mover();
  if (eval_.has_win(attacker_)) {
    PointBits answers = eval_.taking(me);
    eval_.add_wins(attacker_, answers);
    answers.each([&](Point p) {
      if (allowed(eval_, p)) list.push_back(move_of(p));
    });
    return;
  }
  for_each_legal(eval_.board(), [&](Point p) { list.push_back(move_of(p)); });
  const auto promise = [&](std::uint32_t m) {
    const Point p = point_of(m);
    return eval_.value(attacker_, p).order + eval_.value(me, p).order + 300 * (eval_.captures(me, p) + eval_.captures(attacker_, p)) +
           100 * eval_.capture_threats(me, p);
  };
  std::stable_sort(list.begin(), list.end(), [&](std::uint32_t a, std::uint32_t b) { return promise(a) > promise(b); });
}

void ThreatPosition::moves(std::vector<std::uint32_t>& list) {
  if (!attacker_to_move()) return defences(list);
  PointBits points;
  attacks(points);
  points.each([&](Point p) {
    if (allowed(eval_, p)) list.push_back(move_of(p));
  });
}

}  // namespace tablier::pente
