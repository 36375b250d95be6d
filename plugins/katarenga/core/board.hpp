#pragma once

#include "core/squares.hpp"
#include "sdk/grid.hpp"
#include "sdk/value.hpp"

#include <array>
#include <string>
#include <vector>

/// A square board of coloured squares: one quarter, or four.
namespace tablier::katarenga {

class Board {
 public:
  /// Rows from the top, letters of colours. Precondition: a square of side 4 or 8, known letters.
  explicit Board(const std::vector<std::string>& rows);

  int side() const { return side_; }
  int squares() const { return side_ * side_; }
  SquareSet all() const { return ~SquareSet{0} >> (kMaxSquares - squares()); }
  Colour colour(int square) const { return colours_[static_cast<std::size_t>(square)]; }
  int column(int square) const { return square % side_; }
  int row(int square) const { return square / side_; }
  int square(Place place) const { return place.y * side_ + place.x; }
  Place place(int square) const { return {column(square), row(square)}; }
  /// How its squares are named.
  Grid grid() const { return {Lattice::squares, side_, side_}; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  int side_;
  std::array<Colour, kMaxSquares> colours_{};
};

/// By the name of each square the letter of its colour.
Value colour_letters(const Board& board);

}  // namespace tablier::katarenga
