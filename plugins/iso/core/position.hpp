#pragma once

#include "core/board.hpp"
#include "core/tally.hpp"
#include "sdk/rng.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

/// A position of one round: what is drawn, what each seat may draw, whose turn it is.
namespace tablier::iso {

/// Whose turn it is and what undo cannot tell from the zone. Kept by whoever plays a move that is to be taken back.
struct Turn {
  std::uint64_t hash = 0;
  std::uint16_t plies = 0;
  std::int8_t mover = 0;
  std::array<bool, 2> owes_turn{};  ///< a seat's next turn is left out: the mark off the zone took it
};

/// Copied by bytes: searches copy it, or play and undo. What may be drawn is kept up to date stroke by stroke.
template <int kWords>
class Position {
 public:
  using Set = PointSet<kWords>;

  /// The board outlives the position.
  explicit Position(const Board<kWords>& board, int starter = 0);

  const Board<kWords>& board() const { return *board_; }
  const Rules& rules() const { return board_->rules(); }
  int mover() const { return turn_.mover; }
  const Turn& turn() const { return turn_; }
  const Tally& tally() const { return tally_; }
  /// Equal for equal positions, whatever the order of the moves.
  std::uint64_t hash() const { return turn_.hash; }

  const Set& used() const { return used_; }
  Set free() const { return without(board_->all_points(), used_); }
  /// The points of a seat's copies of a shape.
  const Set& group(int seat, Shape shape) const { return groups_[static_cast<std::size_t>(seat)][index(shape)]; }
  /// The corners where a form lies on free points.
  Set fitting(std::size_t form) const { return fits_.of(form); }
  /// The corners where a seat may draw a form.
  Set drawable(int seat, std::size_t form) const { return fits_.of(form) & may_touch_[static_cast<std::size_t>(seat)].of(form); }
  const FormSets<kWords>& fits() const { return fits_; }
  const FormSets<kWords>& may_touch(int seat) const { return may_touch_[static_cast<std::size_t>(seat)]; }
  /// True when a seat's next copy of a shape may stand anywhere.
  bool is_unbound(int seat, Shape shape) const;

  bool can_draw(int seat) const;
  bool can_draw(int seat, Shape shape) const;
  int count_drawable(int seat) const;
  int count_drawable(int seat, Shape shape) const;
  /// Neither seat can draw.
  bool over() const { return !can_draw(turn_.mover) && !can_draw(1 - turn_.mover); }
  /// The mover may play it: a placement that it can draw, or the pass when it can draw none and the round goes on.
  bool is_legal(Placement p) const;
  /// Calls `visit(placement)` for each that a seat can draw, by form, then by row, then by column.
  template <typename Visit>
  void for_each_drawable(int seat, Visit&& visit) const {
    for (std::size_t f = 0; f < kForms; ++f) drawable(seat, f).for_each([&](int corner) { visit(board_->placement(f, corner)); });
  }
  /// Every legal move in that order; nothing when the round is over.
  template <typename Visit>
  void for_each_legal(Visit&& visit) const {
    if (can_draw(turn_.mover)) for_each_drawable(turn_.mover, visit);
    else if (can_draw(1 - turn_.mover)) visit(kPass);
  }

  /// Precondition: legal.
  void play(Placement p) {
    if (p != kPass) draw(form_of(p), board_->corner(p));
    hand_over();
  }
  /// As `play`, for a form at a corner.
  void play_at(std::size_t form, int corner) {
    draw(form, corner);
    hand_over();
  }
  /// Takes back the last move. `before` is turn() as it was before it.
  void undo(Placement p, const Turn& before);

 private:
  void draw(std::size_t form, int corner);
  void bind(int seat, std::size_t form, int corner);
  void rebuild_touch(int seat, Shape shape);
  Set scope_of(int seat, Shape shape) const;
  void hand_over();

  const Board<kWords>* board_;
  FormSets<kWords> fits_;
  std::array<FormSets<kWords>, 2> may_touch_;  // all corners where the next copy may stand anywhere
  Set used_;
  std::array<std::array<Set, kShapes>, 2> groups_{};
  Tally tally_;
  Turn turn_;
};

namespace detail {

/// Zobrist keys (A. L. Zobrist, 1970) without a table.
constexpr std::uint64_t draw_key(int seat, std::size_t form, int corner) {
  return mix(static_cast<std::uint64_t>(seat) * 65536 + form * 2048 + static_cast<std::uint64_t>(corner));
}
constexpr std::uint64_t introducer_key(int seat, Shape shape) {
  return mix((1U << 20) + static_cast<std::uint64_t>(seat) * 8 + index(shape));
}
constexpr std::uint64_t debt_key(int seat) { return mix((2U << 20) + static_cast<std::uint64_t>(seat)); }
inline constexpr std::uint64_t kMoverKey = mix(3U << 20);

}  // namespace detail

template <int kWords>
inline void Position<kWords>::draw(std::size_t form, int corner) {
  const Shape shape = kAllForms[form].shape;
  const int seat = turn_.mover;
  board_->remove_overlaps(fits_, form, corner);
  for (const Cell c : kAllForms[form].cells) {
    const int bit = corner + board_->bit(c);
    used_.set(bit);
    groups_[static_cast<std::size_t>(seat)][index(shape)].set(bit);
  }
  ++tally_.copies[static_cast<std::size_t>(seat)][index(shape)];
  turn_.hash ^= detail::draw_key(seat, form, corner);
  std::int8_t& introducer = tally_.introducer[index(shape)];
  if (introducer == kNobody) {
    introducer = static_cast<std::int8_t>(seat);
    turn_.hash ^= detail::introducer_key(seat, shape);
    if (rules().offzone_mark == OffzoneMark::costs_turn) {
      turn_.owes_turn[static_cast<std::size_t>(seat)] = true;
      turn_.hash ^= detail::debt_key(seat);
    }
  }
  bind(seat, form, corner);
}

/// Says of whom the copy just drawn binds the next ones, and where they may stand.
template <int kWords>
inline void Position<kWords>::bind(int seat, std::size_t form, int corner) {
  const Shape shape = kAllForms[form].shape;
  const ConnectScope scope = rules().connect_scope;
  if (scope == ConnectScope::none) return;
  if (scope == ConnectScope::own_colour) {
    FormSets<kWords>& touch = may_touch_[static_cast<std::size_t>(seat)];
    if (tally_.count(seat, shape) == 1)
      for (auto& word : touch.words)
        for (std::size_t f = first_form(shape); f < end_form(shape); ++f) word[f] = 0;
    board_->add_neighbours(touch, form, corner);
    return;
  }
  const bool first = tally_.count(0, shape) + tally_.count(1, shape) == 1 || tally_.count(seat, shape) == 1;
  for (int s = 0; s < 2; ++s) {
    if (first) rebuild_touch(s, shape);
    else if (!is_unbound(s, shape)) board_->add_neighbours(may_touch_[static_cast<std::size_t>(s)], form, corner);
  }
}

template <int kWords>
inline void Position<kWords>::hand_over() {
  ++turn_.plies;
  for (bool skipped = true; skipped;) {
    turn_.mover = static_cast<std::int8_t>(1 - turn_.mover);
    turn_.hash ^= detail::kMoverKey;
    bool& owes = turn_.owes_turn[static_cast<std::size_t>(turn_.mover)];
    skipped = owes;
    if (owes) turn_.hash ^= detail::debt_key(turn_.mover);
    owes = false;
  }
}

extern template class Position<1>;
extern template class Position<2>;
extern template class Position<4>;
extern template class Position<11>;

}  // namespace tablier::iso
