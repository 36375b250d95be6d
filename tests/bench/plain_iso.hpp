#pragma once

#include "core/placement.hpp"
#include "core/rules.hpp"

#include <array>
#include <cstdint>
#include <vector>

/// The rules of Iso read aloud: a board of bytes, every point looked at. For tests and for benchmarks to compare with.
namespace tablier::iso::plain {

class PlainBoard {
 public:
  explicit PlainBoard(const Rules& rules, int starter = 0);

  /// Every legal move, by form, row and column; the pass alone when only the other can draw; nothing when neither can.
  std::vector<Placement> legal_moves() const;
  void play(Placement p);

  bool is_free(Cell c) const { return at(c) == kFree; }
  /// Seat and shape of a used point.
  int seat_at(Cell c) const { return (at(c) - 1) / 5; }
  Shape shape_at(Cell c) const { return static_cast<Shape>((at(c) - 1) % 5); }
  int side() const { return side_; }
  /// Every point of a seat's shape can be reached from every other by steps where copies connect.
  bool is_one_group(int seat, Shape shape) const;

  int mover = 0;
  std::array<std::array<int, kShapes>, 2> copies{};
  std::array<int, kShapes> introducer{-1, -1, -1, -1, -1};
  /// The seat that wins as it stands; −1: neither.
  int winner() const;
  std::array<int, 2> points() const;

 private:
  static constexpr std::uint8_t kFree = 0, kOff = 255;
  static constexpr int kEdge = 4, kStride = kMaxSide + 2 * kEdge;

  static std::size_t index_of(Cell c) { return static_cast<std::size_t>((c.y + kEdge) * kStride + c.x + kEdge); }
  std::uint8_t at(Cell c) const { return board_[index_of(c)]; }
  bool fits(const Cells& cells) const;
  bool binds(int seat, Shape shape, Cell next) const;
  bool may_stand_anywhere(int seat, Shape shape) const;
  bool connects(int seat, Shape shape, const Cells& cells) const;
  bool can_draw(int seat, Placement p) const;
  void append_drawable(int seat, std::vector<Placement>& moves) const;

  Rules rules_;
  int side_;
  std::array<bool, 2> owes_{};
  std::array<std::uint8_t, std::size_t{kStride} * kStride> board_;
};

}  // namespace tablier::iso::plain
