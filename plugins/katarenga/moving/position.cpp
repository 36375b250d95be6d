#include "moving/position.hpp"

#include "sdk/rng.hpp"

#include <cassert>

namespace tablier::katarenga::moving {
namespace {

constexpr std::uint64_t key_of(int side, int target) { return mix(static_cast<std::uint64_t>(side * (kMaxSquares + kCamps) + target + 1)); }

/// Zobrist keys of every pawn on every square and in every camp.
constexpr auto kZobrist = [] {
  std::array<std::array<std::uint64_t, kMaxSquares + kCamps>, kSides> keys{};
  for (int side = 0; side < kSides; ++side)
    for (int target = 0; target < kMaxSquares + kCamps; ++target)
      keys[static_cast<std::size_t>(side)][static_cast<std::size_t>(target)] = key_of(side, target);
  return keys;
}();
constexpr std::uint64_t kMoverKey = mix(1'000);
constexpr std::uint64_t kFirstMovesKey = mix(1'001);

/// The pawns that hang together with `seed`, which is among them.
SquareSet group_of(SquareSet seed, SquareSet pawns) {
  for (SquareSet grown = seed;; seed = grown) {
    grown = (seed | beside(seed)) & pawns;
    if (grown == seed) return seed;
  }
}

constexpr SquareSet lowest_bit(SquareSet set) { return set & (~set + 1); }

}  // namespace

int group_count(SquareSet pawns) {
  int count = 0;
  for (; pawns != 0; pawns &= ~group_of(lowest_bit(pawns), pawns)) ++count;
  return count;
}

SquareSet largest_group(SquareSet pawns) {
  SquareSet largest = 0;
  while (pawns != 0) {
    const SquareSet group = group_of(lowest_bit(pawns), pawns);
    if (count(group) > count(largest)) largest = group;
    pawns &= ~group;
  }
  return largest;
}

bool is_one_group(SquareSet pawns) { return group_of(lowest_bit(pawns), pawns) == pawns; }

Position::Position(const Reach& reach, const Rules& rules, int starter)
    : reach_(&reach), rules_(&rules), pawns_(rules.start), mover_(starter) {
  for (int side = 0; side < kSides; ++side) {
    for_each(pawns(side), [&](int square) { placed_ ^= kZobrist[index(side)][index(square)]; });
    for (int camp = 0; camp < kCamps; ++camp)
      if ((rules.start_camps[index(side)] >> camp & 1) != 0) toggle(side, kLeftCamp + camp);
  }
}

void Position::toggle(int side, int target) {
  if (is_camp(target)) camps_[index(side)] ^= 1U << (target - kLeftCamp);
  else pawns_[index(side)] ^= bit(target);
  placed_ ^= kZobrist[index(side)][index(target)];
}

void Position::play(Step step) {
  const bool captured = !is_camp(step.to) && has(pawns(1 - mover_), step.to);
  past_.push_back({placed_, static_cast<std::uint16_t>(quiet_), step, captured});
  if (captured) toggle(1 - mover_, step.to);
  toggle(mover_, step.from);
  toggle(mover_, step.to);
  quiet_ = captured || is_camp(step.to) ? 0 : quiet_ + 1;
  mover_ = 1 - mover_;
}

void Position::undo() {
  assert(!past_.empty());
  const Past past = past_.back();
  past_.pop_back();
  mover_ = 1 - mover_;
  toggle(mover_, past.step.to);
  toggle(mover_, past.step.from);
  if (past.captured) toggle(1 - mover_, past.step.to);
  quiet_ = past.quiet;
}

SquareSet Position::in_danger() const {
  SquareSet found = 0;
  for (int side = 0; side < kSides; ++side) {
    if (!may_capture_at(plies() + (side == mover_ ? 0 : 1))) continue;
    for_each(pawns(side), [&](int from) { found |= reach_->all(from, occupied()) & pawns(1 - side); });
  }
  return found;
}

bool Position::has_move() const {
  bool found = false;
  for (SquareSet left = pawns(mover_); left != 0 && !found; left &= left - 1) {
    const int from = first(left);
    found = targets(from) != 0 || (may_enter_camps(from) && camps_reached(mover_) < kCamps);
  }
  return found;
}

std::uint64_t Position::key() const {
  std::uint64_t key = placed_;
  if (mover_ == 1) key ^= kMoverKey;
  // While nothing may be captured yet the same pawns are another position.
  if (rules_->captures && !may_capture()) key ^= kFirstMovesKey * static_cast<std::uint64_t>(2 * plies() + 1);
  return key;
}

int Position::times() const {
  int times = 1;
  const int barred = rules_->captures && !rules_->first_move_captures ? kSides : 0;
  for (int back = kSides; back <= quiet_ && plies() - back >= barred; back += kSides)
    if (past_[past_.size() - index(back)].placed == placed_) ++times;
  return times;
}

bool Position::stood_within(int plies) const {
  for (int back = 2 * kSides; back <= quiet_ && back <= plies; back += kSides)
    if (past_[past_.size() - index(back)].placed == placed_) return true;
  return false;
}

Ending Position::goal_reached() const {
  const int me = 1 - mover_;
  if (plies() == 0) return {};
  if (rules_->goal == Goal::group) {
    if (is_one_group(pawns(me))) return {Reason::joined, me};
    // Only a capture joins the other side's pawns.
    if (past_.back().captured && is_one_group(pawns(mover_))) return {Reason::joined, mover_};
    return {};
  }
  if (camps_reached(me) == kCamps) return {Reason::camps, me};
  if (pawns_left(mover_) <= rules_->fewest_pawns) return {Reason::few, me};
  return {};
}

Ending Position::ending() const {
  if (const Ending reached = goal_reached(); reached.over()) return reached;
  if (!has_move()) return blocked();
  if (times() >= rules_->repetitions) return {Reason::repetition, -1};
  if (is_too_quiet()) return {Reason::quiet, -1};
  return {};
}

}  // namespace tablier::katarenga::moving
