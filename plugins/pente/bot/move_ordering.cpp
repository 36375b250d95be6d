#include "candidate_moves.hpp"
#include "core/legality.hpp"
#include "search_position.hpp"

#include <algorithm>

/// What the search tries in a position, and in which order; killers and history come to it in sdk/search/alpha_beta.hpp.
namespace tablier::pente {
namespace {

/// A stone taken is worth that much in the order of moves, and so is one saved.
constexpr int kCaptureOrder = 160;
constexpr int kSaveOrder = 110;
constexpr int kCaptureThreatOrder = 40;
constexpr int kCaptureRiskOrder = 60;
/// From here on a move is not quiet.
constexpr int kLoud = 600;
/// While fewer stand, any point may be worth a stone.
constexpr int kOpeningStones = 4;

}  // namespace

int SearchPosition::order(Point p) const {
  const int me = eval_.mover();
  const int mine = eval_.value(me, p).order + kCaptureOrder * eval_.captures(me, p) + kCaptureThreatOrder * eval_.capture_threats(me, p);
  const int theirs =
      eval_.value(1 - me, p).order + kSaveOrder * eval_.captures(1 - me, p) + kCaptureThreatOrder / 2 * eval_.capture_threats(1 - me, p);
  return mine + theirs * 3 / 4 - kCaptureRiskOrder * eval_.capture_risks(me, p) - distance_from_centre(p, eval_.rules().side);
}

void SearchPosition::add(SearchMoves& list, Point p) const {
  if (is_barred(p)) return;
  const int me = eval_.mover();
  const bool loud = eval_.captures(me, p) > 0 || eval_.value(me, p).threat >= Threat::four;
  const int order = this->order(p);
  list.push_back({move_of(p), order, !loud && order < kLoud});
}

/// All that can keep the other side from winning with its next stone.
void SearchPosition::answers(SearchMoves& list) const {
  PointBits points = eval_.taking(eval_.mover());
  eval_.add_wins(1 - eval_.mover(), points);
  const bool restricted = is_restricted(eval_.board());
  points.each([&](Point p) {
    if (!restricted || illegality(eval_.board(), p) == Illegality::none) add(list, p);
  });
}

/// What can be done about a four with two ends that the other side makes next: own fours, takes and threats to take, and the points of
/// its fours.
void SearchPosition::defences(SearchMoves& list) const {
  const int me = eval_.mover();
  const PointBits points = eval_.fours(me) | eval_.fours(1 - me) | eval_.taking(me);
  const bool restricted = is_restricted(eval_.board());
  each_candidate(eval_.board(), [&](Point p) {
    if (!points.has(p) && eval_.capture_threats(me, p) == 0) return;
    if (!restricted || illegality(eval_.board(), p) == Illegality::none) add(list, p);
  });
}

void SearchPosition::moves(SearchMoves& list, int depth) {
  if (plain_ && must_answer()) answers(list);
  else if (plain_ && is_pressed()) defences(list);
  if (!list.empty()) return;
  const bool restricted = is_restricted(eval_.board());
  each_candidate(eval_.board(), [&](Point p) {
    if (!restricted || illegality(eval_.board(), p) == Illegality::none) add(list, p);
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

}  // namespace tablier::pente
