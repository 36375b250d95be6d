#include "moving/bot/evaluation.hpp"

#include <algorithm>
#include <cstdlib>

namespace tablier::katarenga::moving {
namespace {

/// Squares no more than that many steps from the middle are a group's place.
constexpr int kGroupSteps = 2;
constexpr int kCaptureOrder = 4'000;
constexpr int kCampOrder = 8'000;
constexpr int kAdvanceOrder = 20;

constexpr int steps_between(int a, int b) { return std::abs(column_of(a) - column_of(b)) + std::abs(row_of(a) - row_of(b)); }

SquareSet place_about(int middle) {
  SquareSet place = 0;
  for (int square = 0; square < kMaxSquares; ++square)
    if (steps_between(square, middle) <= kGroupSteps) place |= bit(square);
  return place;
}

}  // namespace

Evaluation::Evaluation(const Reach& reach, const Rules& rules, const GroupWeights& group, const CampWeights& camp)
    : goal_(rules.goal), group_(group), camp_(camp) {
  for (int middle = 0; middle < kMaxSquares; ++middle) {
    const MoveCounts counts = moves_to(reach, place_about(middle));
    for (int square = 0; square < kMaxSquares; ++square)
      to_group_[static_cast<std::size_t>(square)][static_cast<std::size_t>(middle)] = static_cast<std::uint16_t>(
          group_.moves * counts[static_cast<std::size_t>(square)] + group_.steps * steps_between(square, middle));
  }
  for (int side = 0; side < kSides; ++side) to_far_row_[static_cast<std::size_t>(side)] = moves_to(reach, Rules::far_squares(side));
}

Evaluation::Sums Evaluation::gathering(SquareSet pawns) const {
  Sums sums{};
  for_each(pawns, [&](int square) {
    const Sums& ways = to_group_[static_cast<std::size_t>(square)];
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] = static_cast<std::uint16_t>(sums[i] + ways[i]);
  });
  return sums;
}

int Evaluation::group_score(const Position& position, int side) const {
  const SquareSet pawns = position.pawns(side);
  const Sums sums = gathering(pawns);
  const int stragglers = count(pawns & ~largest_group(pawns));
  return -*std::min_element(sums.begin(), sums.end()) - group_.stragglers * stragglers;
}

/// Moves until both camps are reached, were nobody in the way.
int Evaluation::race(const Position& position, int side) const {
  const int wanted = kCamps - position.camps_reached(side);
  int nearest = kFarAway;
  int next = kFarAway;
  for_each(position.pawns(side), [&](int square) {
    const int moves = to_far_row_[static_cast<std::size_t>(side)][static_cast<std::size_t>(square)] + 1;
    if (moves < nearest) next = std::exchange(nearest, moves);
    else next = std::min(next, moves);
  });
  return wanted == 1 ? nearest : nearest + next;
}

int Evaluation::camp_score(const Position& position, int side) const {
  const SquareSet pawns = position.pawns(side);
  int score = camp_.pawn * position.pawns_left(side) + camp_.camp * position.camps_reached(side);
  for_each(pawns, [&](int square) {
    score += camp_.advance / (1 + to_far_row_[static_cast<std::size_t>(side)][static_cast<std::size_t>(square)]);
  });
  SquareSet threatened = 0;
  for_each(position.pawns(1 - side), [&](int square) { threatened |= position.reach().all(square, position.occupied()); });
  SquareSet guarded = 0;
  int mobility = 0;
  for_each(pawns, [&](int square) {
    const SquareSet reached = position.reach().all(square, position.occupied());
    guarded |= reached;
    mobility += count(reached & ~pawns);
  });
  return score - camp_.loose * count(pawns & threatened & ~guarded) + camp_.mobility * mobility;
}

int Evaluation::score(const Position& position) const {
  const int me = position.mover();
  if (goal_ == Goal::group) return group_score(position, me) - group_score(position, 1 - me);
  const int mine = race(position, me);
  const int theirs = race(position, 1 - me);
  return camp_score(position, me) - camp_score(position, 1 - me) + camp_.race * (theirs - mine) / std::max(std::min(mine, theirs), 1);
}

int Evaluation::middle(const Position& position) const {
  if (goal_ != Goal::group) return 0;
  const Sums sums = gathering(position.pawns(position.mover()));
  return static_cast<int>(std::min_element(sums.begin(), sums.end()) - sums.begin());
}

int Evaluation::order(const Position& position, Step step, int middle) const {
  if (is_camp(step.to)) return kCampOrder;
  const int me = position.mover();
  const int captured = has(position.pawns(1 - me), step.to) ? kCaptureOrder : 0;
  const auto from = static_cast<std::size_t>(step.from);
  const auto to = static_cast<std::size_t>(step.to);
  if (goal_ == Goal::camps) {
    const MoveCounts& counts = to_far_row_[static_cast<std::size_t>(me)];
    return captured + kAdvanceOrder * (counts[from] - counts[to]);
  }
  const auto at = static_cast<std::size_t>(middle);
  return captured + to_group_[from][at] - to_group_[to][at];
}

}  // namespace tablier::katarenga::moving
