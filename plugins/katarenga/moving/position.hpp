#pragma once

#include "core/reach.hpp"
#include "moving/rules.hpp"
#include "moving/squares.hpp"

#include <array>
#include <cstdint>
#include <vector>

/// A position of a moving game with its past, as the state and the search use it: bit boards, and no call that is virtual.
namespace tablier::katarenga::moving {

/// The goals of moves beyond the board: the camps of the side that is to move.
inline constexpr int kLeftCamp = kMaxSquares;
inline constexpr int kRightCamp = kMaxSquares + 1;
constexpr bool is_camp(int target) { return target >= kMaxSquares; }

/// A pawn goes from a square to another or into a camp.
struct Step {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  friend bool operator==(Step, Step) = default;
};

enum class Reason : std::uint8_t { none, joined, camps, few, blocked, repetition, quiet };

/// How a round ended. `winner` is a side, −1 at a draw and while it goes on.
struct Ending {
  Reason reason = Reason::none;
  int winner = -1;
  bool over() const { return reason != Reason::none; }
  friend bool operator==(Ending, Ending) = default;
};

/// What the last move did.
struct LastMove {
  Step step;
  bool captured = false;
};

class Position {
 public:
  /// `reach` and `rules` outlive it. `starter` moves first.
  Position(const Reach& reach, const Rules& rules, int starter);

  const Reach& reach() const { return *reach_; }
  const Rules& rules() const { return *rules_; }
  int mover() const { return mover_; }
  int plies() const { return static_cast<int>(past_.size()); }
  SquareSet pawns(int side) const { return pawns_[index(side)]; }
  SquareSet occupied() const { return pawns_[0] | pawns_[1]; }
  bool has_camp(int side, int camp) const { return (camps_[index(side)] >> camp & 1) != 0; }
  int camps_reached(int side) const { return count(camps_[index(side)]); }
  int pawns_left(int side) const { return count(pawns(side)) + camps_reached(side); }
  /// Moves since the last capture or pawn into a camp.
  int quiet() const { return quiet_; }
  /// How often this position has stood, now included.
  int times() const;
  bool may_capture() const { return may_capture_at(plies()); }

  /// Where the mover's pawn on that square may go on the board.
  SquareSet targets(int from) const {
    const SquareSet barred = may_capture() ? pawns(mover_) : occupied();
    return reach_->all(from, occupied()) & ~barred;
  }
  /// Pawns of either side that the other could take now by one move of its own, were it to move.
  SquareSet in_danger() const;
  bool may_enter_camps(int from) const { return rules_->has_camps() && has(Rules::far_squares(mover_), from); }
  /// Every move, square by square from a1, each to squares from a1 on and then into the camps.
  template <typename Visit>
  void each_move(Visit visit) const;
  bool has_move() const;
  /// Precondition: one of each_move.
  void play(Step step);
  void undo();
  /// Precondition: plies() > 0.
  LastMove last() const { return {past_.back().step, past_.back().captured}; }

  /// The move that was played as ply `i`, from 0.
  Step step(int i) const { return past_[static_cast<std::size_t>(i)].step; }
  /// Equal for equal positions, mover included, whatever way led there.
  std::uint64_t key() const;
  /// How the round stands by the rules alone, as the bundled scripts have it.
  Ending ending() const;
  /// The end by what stands after the last move, whether the other side can move or not.
  Ending goal_reached() const;
  /// The end where the mover cannot move.
  Ending blocked() const { return {Reason::blocked, rules_->no_move == NoMove::loses ? 1 - mover_ : -1}; }
  bool is_too_quiet() const { return quiet_ >= rules_->quiet_limit; }
  /// True when the position has stood before as a result of one of the last `plies` moves.
  bool stood_within(int plies) const;

 private:
  struct Past {
    std::uint64_t placed;  ///< the key's part that pawns and camps make
    std::uint16_t quiet;
    Step step;
    bool captured;
  };

  static constexpr std::size_t index(int side) { return static_cast<std::size_t>(side); }
  bool may_capture_at(int ply) const { return rules_->captures && (rules_->first_move_captures || ply >= kSides); }
  void toggle(int side, int target);

  const Reach* reach_;
  const Rules* rules_;
  std::array<SquareSet, kSides> pawns_;
  std::array<unsigned, kSides> camps_{};
  int mover_;
  int quiet_ = 0;
  std::uint64_t placed_ = 0;
  std::vector<Past> past_;
};

/// Groups of pawns that stand side to side, and the pawns of the largest.
int group_count(SquareSet pawns);
SquareSet largest_group(SquareSet pawns);
/// True when all stand in one group. Precondition: at least one.
bool is_one_group(SquareSet pawns);

template <typename Visit>
void Position::each_move(Visit visit) const {
  for_each(pawns(mover_), [&](int from) {
    for_each(targets(from), [&](int to) { visit(Step{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)}); });
    if (!may_enter_camps(from)) return;
    for (int camp = 0; camp < kCamps; ++camp)
      if (!has_camp(mover_, camp)) visit(Step{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(kLeftCamp + camp)});
  });
}

}  // namespace tablier::katarenga::moving
