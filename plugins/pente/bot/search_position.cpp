#include "search_position.hpp"

#include "candidate_moves.hpp"
#include "core/legality.hpp"

#include <algorithm>

namespace tablier::pente {
namespace {

/// A stone taken is worth that much in the order of moves, and so is one saved.
constexpr int kTakeOrder = 160;
constexpr int kSaveOrder = 110;
constexpr int kPokeOrder = 40;
constexpr int kRiskOrder = 60;
/// From here on a move is not quiet.
constexpr int kLoud = 600;
constexpr unsigned kPairsAlone = 1U << 2;
/// While fewer stand, any point may be worth a stone.
constexpr int kOpeningStones = 4;

}  // namespace

std::optional<int> SearchPosition::certain() const {
  const Board& board = eval_.board();
  const int me = eval_.mover();
  if (board.over()) return board.winner() < 0 ? 0 : board.winner() == me ? win_in(0) : loss_in(0);
  if (!plain_ || is_restricted(board)) return std::nullopt;
  if (eval_.has_win(me)) return win_in(1);
  if (eval_.takes(me) > 0 || !eval_.has_win(1 - me)) return std::nullopt;
  PointBits wins;
  eval_.add_wins(1 - me, wins);
  return wins.count() > 1 ? std::optional(loss_in(2)) : std::nullopt;
}

int SearchPosition::order(Point p) const {
  const int me = eval_.mover();
  const int mine = eval_.value(me, p).order + kTakeOrder * eval_.takes(me, p) + kPokeOrder * eval_.pokes(me, p);
  const int theirs = eval_.value(1 - me, p).order + kSaveOrder * eval_.takes(1 - me, p) + kPokeOrder / 2 * eval_.pokes(1 - me, p);
  return mine + theirs * 3 / 4 - kRiskOrder * eval_.risks(me, p) - distance_from_centre(p, eval_.rules().side);
}

void SearchPosition::add(SearchMoves& list, Point p) const {
  if (is_barred(p)) return;
  const int me = eval_.mover();
  const bool loud = eval_.takes(me, p) > 0 || eval_.value(me, p).threat >= Threat::four;
  const int promise = order(p);
  list.push_back({move_of(p), promise, !loud && promise < kLoud});
}

/// All that can keep the other side from winning with its next stone.
void SearchPosition::answers(SearchMoves& list) const {
  PointBits points = eval_.taking(eval_.mover());
  eval_.add_wins(1 - eval_.mover(), points);
  const bool restricted = is_restricted(eval_.board());
  points.each([&](Point p) {
    if (!restricted || bar(eval_.board(), p) == Bar::none) add(list, p);
  });
}

/// What can be done about a four with two ends that the other side makes next: own fours, takes and threats to take, and the points of
/// its fours.
void SearchPosition::defences(SearchMoves& list) const {
  const int me = eval_.mover();
  const PointBits points = eval_.fours(me) | eval_.fours(1 - me) | eval_.taking(me);
  const bool restricted = is_restricted(eval_.board());
  each_candidate(eval_.board(), [&](Point p) {
    if (!points.has(p) && eval_.pokes(me, p) == 0) return;
    if (!restricted || bar(eval_.board(), p) == Bar::none) add(list, p);
  });
}

void SearchPosition::moves(SearchMoves& list, int depth) {
  if (plain_ && must_answer()) answers(list);
  else if (plain_ && is_pressed()) defences(list);
  if (!list.empty()) return;
  const bool restricted = is_restricted(eval_.board());
  each_candidate(eval_.board(), [&](Point p) {
    if (!restricted || bar(eval_.board(), p) == Bar::none) add(list, p);
  });
  // The rules of the opening may send a stone away from the others.
  if (list.empty() || eval_.board().placed() < kOpeningStones) {
    list.clear();
    for_each_legal(eval_.board(), [&](Point p) { add(list, p); });
  }
  const auto width = static_cast<std::size_t>(depth > 2 ? style_.width : style_.width * 2 / 3);
  if (list.size() <= width) return;
  const auto better = [](const SearchMove& a, const SearchMove& b) { return a.order != b.order ? a.order > b.order : a.move < b.move; };
  std::nth_element(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(width), list.end(), better);
  list.resize(width);
  std::sort(list.begin(), list.end(), better);
}

/// A stone makes a four with two ends, or two fours, and nothing can be taken then either: the other side had no threat, or this were no
/// leaf. More than pairs is not looked at.
bool SearchPosition::wins_in_peace() const {
  const int me = eval_.mover();
  if (eval_.takes(1 - me) > 0 || (eval_.rules().capture_lengths & ~kPairsAlone) != 0) return false;
  if (eval_.rules().capture_lengths == 0) return true;
  bool found = false;
  eval_.fours(me).each([&](Point p) { found = found || (eval_.value(me, p).threat == Threat::wins_next && eval_.risks(me, p) == 0); });
  return found;
}

int SearchPosition::estimate() const { return std::clamp(eval_.evaluate(), -kMaxScore, kMaxScore); }

bool SearchPosition::calm() const {
  const int you = 1 - eval_.mover();
  return eval_.threats(you, Threat::wins_next) == 0 && eval_.threats(you, Threat::four_three) == 0 && eval_.takes(you) == 0;
}

int SearchPosition::leaf(int, int) {
  const int me = eval_.mover();
  if (plain_ && eval_.threats(me, Threat::wins_next) > 0) {
    if (wins_in_peace()) return win_in(3);
    if (style_.leaf_attack > 0 && attack_.find(eval_, style_.leaf_attack)) return win_in(attack_.plies());
  }
  return estimate();
}

}  // namespace tablier::pente
