#include "search_position.hpp"

#include "core/legality.hpp"

#include <algorithm>

namespace tablier::pente {
namespace {

constexpr unsigned kPairsAlone = 1U << 2;

}  // namespace

std::optional<int> SearchPosition::known_score() const {
  const Board& board = eval_.board();
  const int me = eval_.mover();
  if (board.over()) return board.winner() < 0 ? 0 : board.winner() == me ? win_in(0) : loss_in(0);
  if (!plain_ || is_restricted(board)) return std::nullopt;
  if (eval_.has_win(me)) return win_in(1);
  if (eval_.captures(me) > 0 || !eval_.has_win(1 - me)) return std::nullopt;
  PointBits wins;
  eval_.add_wins(1 - me, wins);
  return wins.count() > 1 ? std::optional(loss_in(2)) : std::nullopt;
}

/// A stone makes a four with two ends, or two fours, and nothing can be taken then either: the other side had no threat, or this were no
/// leaf. More than pairs is not looked at.
bool SearchPosition::wins_in_peace() const {
  const int me = eval_.mover();
  if (eval_.captures(1 - me) > 0 || (eval_.rules().capture_lengths & ~kPairsAlone) != 0) return false;
  if (eval_.rules().capture_lengths == 0) return true;
  bool found = false;
  eval_.fours(me).each(
      [&](Point p) { found = found || (eval_.value(me, p).threat == Threat::wins_next && eval_.capture_risks(me, p) == 0); });
  return found;
}

int SearchPosition::static_eval() const { return std::clamp(eval_.evaluate(), -kMaxScore, kMaxScore); }

bool SearchPosition::is_quiet() const {
  const int you = 1 - eval_.mover();
  return eval_.threats(you, Threat::wins_next) == 0 && eval_.threats(you, Threat::four_three) == 0 && eval_.captures(you) == 0;
}

int SearchPosition::quiescence(int, int) {
  const int me = eval_.mover();
  if (plain_ && eval_.threats(me, Threat::wins_next) > 0) {
    if (wins_in_peace()) return win_in(3);
    if (style_.leaf_attack > 0 && attack_.find(eval_, style_.leaf_attack)) return win_in(attack_.plies());
  }
  return static_eval();
}

}  // namespace tablier::pente
