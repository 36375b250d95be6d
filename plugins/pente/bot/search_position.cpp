#include "search_position.hpp"

#include "core/legality.hpp"
#include "near.hpp"

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
  const Board& board = field_.board();
  const int me = field_.mover();
  if (board.over()) return board.winner() < 0 ? 0 : board.winner() == me ? win_in(0) : loss_in(0);
  if (!plain_ || is_restricted(board)) return std::nullopt;
  if (field_.has_win(me)) return win_in(1);
  if (field_.takes(me) > 0 || !field_.has_win(1 - me)) return std::nullopt;
  PointBits wins;
  field_.add_wins(1 - me, wins);
  return wins.count() > 1 ? std::optional(loss_in(2)) : std::nullopt;
}

int SearchPosition::order(Point p) const {
  const int me = field_.mover();
  const int mine = field_.worth(me, p).order + kTakeOrder * field_.takes(me, p) + kPokeOrder * field_.pokes(me, p);
  const int theirs = field_.worth(1 - me, p).order + kSaveOrder * field_.takes(1 - me, p) + kPokeOrder / 2 * field_.pokes(1 - me, p);
  return mine + theirs * 3 / 4 - kRiskOrder * field_.risks(me, p) - distance_from_centre(p, field_.rules().side);
}

void SearchPosition::add(SearchMoves& list, Point p) const {
  if (is_barred(p)) return;
  const int me = field_.mover();
  const bool loud = field_.takes(me, p) > 0 || field_.worth(me, p).threat >= Threat::four;
  const int promise = order(p);
  list.push_back({move_of(p), promise, !loud && promise < kLoud});
}

/// All that can keep the other side from winning with its next stone.
void SearchPosition::answers(SearchMoves& list) const {
  PointBits points = field_.taking(field_.mover());
  field_.add_wins(1 - field_.mover(), points);
  const bool restricted = is_restricted(field_.board());
  points.each([&](Point p) {
    if (!restricted || bar(field_.board(), p) == Bar::none) add(list, p);
  });
}

/// What can be done about a four with two ends that the other side makes next: own fours, takes and threats to take, and the points of
/// its fours.
void SearchPosition::defences(SearchMoves& list) const {
  const int me = field_.mover();
  const PointBits points = field_.fours(me) | field_.fours(1 - me) | field_.taking(me);
  const bool restricted = is_restricted(field_.board());
  each_near(field_.board(), [&](Point p) {
    if (!points.has(p) && field_.pokes(me, p) == 0) return;
    if (!restricted || bar(field_.board(), p) == Bar::none) add(list, p);
  });
}

void SearchPosition::moves(SearchMoves& list, int depth) {
  if (plain_ && must_answer()) answers(list);
  else if (plain_ && is_pressed()) defences(list);
  if (!list.empty()) return;
  const bool restricted = is_restricted(field_.board());
  each_near(field_.board(), [&](Point p) {
    if (!restricted || bar(field_.board(), p) == Bar::none) add(list, p);
  });
  // The rules of the opening may send a stone away from the others.
  if (list.empty() || field_.board().placed() < kOpeningStones) {
    list.clear();
    for_each_legal(field_.board(), [&](Point p) { add(list, p); });
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
  const int me = field_.mover();
  if (field_.takes(1 - me) > 0 || (field_.rules().capture_lengths & ~kPairsAlone) != 0) return false;
  if (field_.rules().capture_lengths == 0) return true;
  bool found = false;
  field_.fours(me).each([&](Point p) { found = found || (field_.worth(me, p).threat == Threat::wins_next && field_.risks(me, p) == 0); });
  return found;
}

int SearchPosition::estimate() const { return std::clamp(field_.evaluate(), -kMostScore, kMostScore); }

bool SearchPosition::calm() const {
  const int you = 1 - field_.mover();
  return field_.threats(you, Threat::wins_next) == 0 && field_.threats(you, Threat::four_three) == 0 && field_.takes(you) == 0;
}

int SearchPosition::leaf(int, int) {
  const int me = field_.mover();
  if (plain_ && field_.threats(me, Threat::wins_next) > 0) {
    if (wins_in_peace()) return win_in(3);
    if (style_.leaf_attack > 0 && attack_.find(field_, style_.leaf_attack)) return win_in(attack_.plies());
  }
  return estimate();
}

}  // namespace tablier::pente
