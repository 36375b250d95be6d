#include "core/any_position.hpp"

namespace tablier::iso {
namespace {

AnyPosition::Within first_position(const AnyBoard& board, int starter) {
  return std::visit([starter]<int kWords>(const Board<kWords>& b) -> AnyPosition::Within { return Position<kWords>(b, starter); }, board);
}

/// No round has more moves: a pass follows each stroke at most, and a skipped turn gives one more.
std::size_t longest_history(const Rules& rules) { return static_cast<std::size_t>(rules.side() * rules.side()); }

}  // namespace

std::shared_ptr<const AnyBoard> make_board(const Rules& rules) {
  const int side = rules.side();
  if (side <= kSideOf<1>) return std::make_shared<const AnyBoard>(std::in_place_type<Board<1>>, rules);
  if (side <= kSideOf<2>) return std::make_shared<const AnyBoard>(std::in_place_type<Board<2>>, rules);
  if (side <= kSideOf<4>) return std::make_shared<const AnyBoard>(std::in_place_type<Board<4>>, rules);
  return std::make_shared<const AnyBoard>(std::in_place_type<Board<11>>, rules);
}

AnyPosition::AnyPosition(std::shared_ptr<const AnyBoard> board, int starter)
    : board_(std::move(board)), within_(first_position(*board_, starter)) {
  history_.reserve(longest_history(rules()));
}

const Rules& AnyPosition::rules() const {
  return visit([](const auto& p) -> const Rules& { return p.rules(); });
}

int AnyPosition::mover() const {
  return visit([](const auto& p) { return p.mover(); });
}

bool AnyPosition::over() const {
  return visit([](const auto& p) { return p.over(); });
}

bool AnyPosition::can_draw(int seat) const {
  return visit([&](const auto& p) { return p.can_draw(seat); });
}

bool AnyPosition::can_draw(int seat, Shape shape) const {
  return visit([&](const auto& p) { return p.can_draw(seat, shape); });
}

int AnyPosition::count_drawable(int seat, Shape shape) const {
  return visit([&](const auto& p) { return p.count_drawable(seat, shape); });
}

bool AnyPosition::is_legal(Placement placement) const {
  return visit([&](const auto& p) { return p.is_legal(placement); });
}

bool AnyPosition::is_used(Cell c) const {
  return visit([&](const auto& p) { return p.used().test(p.board().bit(c)); });
}

bool AnyPosition::is_connected(int seat, Placement placement) const {
  return visit([&](const auto& p) { return p.may_touch(seat).of(form_of(placement)).test(p.board().corner(placement)); });
}

const Tally& AnyPosition::tally() const {
  return visit([](const auto& p) -> const Tally& { return p.tally(); });
}

std::uint64_t AnyPosition::hash() const {
  return visit([](const auto& p) { return p.hash(); });
}

void AnyPosition::play(Placement placement) {
  std::visit(
      [&](auto& p) {
        history_.push_back({placement, p.turn()});
        p.play(placement);
      },
      within_);
}

void AnyPosition::undo() {
  const Ply last = history_.back();
  history_.pop_back();
  std::visit([&](auto& p) { p.undo(last.move, last.before); }, within_);
}

}  // namespace tablier::iso
