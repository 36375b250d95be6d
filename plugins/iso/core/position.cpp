#include "core/position.hpp"

#include <bit>

namespace tablier::iso {

template <int kWords>
Position<kWords>::Position(const Board<kWords>& board, int starter) : board_(&board), fits_(board.everywhere()) {
  turn_.mover = static_cast<std::int8_t>(starter);
  if (starter == 1) turn_.hash ^= detail::kMoverKey;
  for (int seat = 0; seat < 2; ++seat)
    for (std::size_t s = 0; s < kShapes; ++s) rebuild_touch(seat, static_cast<Shape>(s));
}

template <int kWords>
bool Position<kWords>::is_unbound(int seat, Shape shape) const {
  const Rules& r = rules();
  if (r.connect_scope == ConnectScope::none) return true;
  if (tally_.count(seat, shape) > 0) return false;
  const bool others_bind = r.connect_scope == ConnectScope::any_colour && r.first_copy == FirstCopy::anywhere_per_game;
  return !others_bind || tally_.count(1 - seat, shape) == 0;
}

template <int kWords>
PointSet<kWords> Position<kWords>::scope_of(int seat, Shape shape) const {
  if (rules().connect_scope == ConnectScope::own_colour) return group(seat, shape);
  return group(0, shape) | group(1, shape);
}

template <int kWords>
void Position<kWords>::rebuild_touch(int seat, Shape shape) {
  const bool unbound = is_unbound(seat, shape);
  const Set halo = unbound ? Set() : board_->halo(scope_of(seat, shape));
  for (std::size_t f = first_form(shape); f < end_form(shape); ++f)
    may_touch_[static_cast<std::size_t>(seat)].assign(f, unbound ? board_->everywhere().of(f) : board_->corners_touching(f, halo));
}

template <int kWords>
bool Position<kWords>::can_draw(int seat) const {
  const auto& touch = may_touch_[static_cast<std::size_t>(seat)].words;
  std::uint64_t all = 0;
  for (std::size_t w = 0; w < kWords; ++w)
    for (std::size_t f = 0; f < kLanes; ++f) all |= fits_.words[w][f] & touch[w][f];
  return all != 0;
}

template <int kWords>
bool Position<kWords>::can_draw(int seat, Shape shape) const {
  for (std::size_t f = first_form(shape); f < end_form(shape); ++f)
    if (drawable(seat, f).any()) return true;
  return false;
}

template <int kWords>
int Position<kWords>::count_drawable(int seat) const {
  const auto& touch = may_touch_[static_cast<std::size_t>(seat)].words;
  int n = 0;
  for (std::size_t w = 0; w < kWords; ++w)
    for (std::size_t f = 0; f < kForms; ++f) n += std::popcount(fits_.words[w][f] & touch[w][f]);
  return n;
}

template <int kWords>
int Position<kWords>::count_drawable(int seat, Shape shape) const {
  int n = 0;
  for (std::size_t f = first_form(shape); f < end_form(shape); ++f) n += drawable(seat, f).count();
  return n;
}

template <int kWords>
bool Position<kWords>::is_legal(Placement p) const {
  if (p == kPass) return !can_draw(turn_.mover) && can_draw(1 - turn_.mover);
  return form_of(p) < kForms && board_->contains(p) && drawable(turn_.mover, form_of(p)).test(board_->corner(p));
}

template <int kWords>
void Position<kWords>::undo(Placement p, const Turn& before) {
  turn_ = before;
  if (p == kPass) return;
  const Shape shape = shape_of(p);
  const auto seat = static_cast<std::size_t>(before.mover);
  const Set points = board_->points_of(p);
  used_ = without(used_, points);
  groups_[seat][index(shape)] = without(groups_[seat][index(shape)], points);
  --tally_.copies[seat][index(shape)];
  if (tally_.count(0, shape) + tally_.count(1, shape) == 0) tally_.introducer[index(shape)] = kNobody;
  const Set points_free = free();
  for (std::size_t f = 0; f < kForms; ++f) fits_.assign(f, board_->corners_within(f, points_free));
  for (int s = 0; s < 2; ++s) rebuild_touch(s, shape);
}

template class Position<1>;
template class Position<2>;
template class Position<4>;
template class Position<11>;

}  // namespace tablier::iso
