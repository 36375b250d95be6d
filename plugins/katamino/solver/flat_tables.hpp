#pragma once

#include "solver/bits.hpp"

#include <array>
#include <cstdint>
#include <optional>

/// The tables of the search for flat boards: which ways to lie still fit over the first empty cell, from what is covered after it.
namespace tablier::katamino {

/// A board of at most 64 squares is one word: row after row, rows along the shorter side. Each of at most 63 ways to lie is a bit of
/// another word and a shape whose lowest bit is its first cell. The cells that a shape may cover stand in two windows of the board after
/// that first cell, the rest of its row with the next row, then two more rows; only a straight piece across the rows reaches beyond.
/// A table for each window says, for what is covered there, which ways to lie are still free.
class FlatTables {
 public:
  static constexpr int kMaxWidth = 8;
  static constexpr int kMaxPieces = 15;
  static constexpr int kPieceSize = 5;
  /// The bits of the two windows, and where the second one begins.
  static constexpr int near_bits(int width) { return width + 3; }
  static constexpr int far_bits(int width) { return width + 4; }
  static constexpr int far_start(int width) { return 2 * width - 2; }
  /// The one shape that reaches this far has this bit as its way to lie, so that one operation takes it out.
  static constexpr int reach(int width) { return 4 * width; }

  /// Absent where the puzzle is not flat, its box too large, or its pieces are not at most kMaxPieces different pentominoes.
  static std::optional<FlatTables> make(const Puzzle& puzzle);

  int width() const { return width_; }
  int cells() const { return width_ * height_; }
  /// Every bit that is no cell of the region.
  Word outside() const { return outside_; }
  int bit_of(Place p) const;
  Place place(int bit) const;

  /// `inside` without the places that a confined piece may not have.
  std::array<Word, 64> inside_for(const Subproblem& one, Word required) const;
  /// Ways to lie of a set of pieces.
  Word ways_of(Word pieces) const;

  // Read by the search only.
  std::array<Word, 64> shape{};          // of each way to lie
  std::array<Word, 64> others{};         // ways to lie of the other pieces
  std::array<std::uint16_t, 64> set{};   // its piece, as a set of one
  std::array<std::uint8_t, 64> piece{};  // its piece
  std::array<Word, 64> inside{};         // for each first cell, ways to lie that stay within the box
  std::array<Word, 1 << (kMaxWidth + 3)> near{};
  std::array<Word, 1 << (kMaxWidth + 4)> far{};
  Word first_column = 0;
  Word last_column = 0;

 private:
  bool place_in_box(const Puzzle& puzzle);
  bool add_way(const Polyform& way, std::size_t index_of_piece);
  void allow(int way, int min_column, int max_column, int rows);
  void fill_windows();
  int column(Place p) const { return along_y_ ? p.y : p.x; }
  int row(Place p) const { return along_y_ ? p.x : p.y; }

  int width_ = 0;
  int height_ = 0;
  bool along_y_ = false;  // the shorter side is the columns' (y)
  Place corner_;
  Word outside_ = ~Word{0};
  Word taken_ = 0;               // ways to lie that have a shape
  std::array<Word, 64> uses_{};  // ways to lie that cover the cell so far after the first
};

}  // namespace tablier::katamino
