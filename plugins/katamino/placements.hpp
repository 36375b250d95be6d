#pragma once

#include "challenge.hpp"
#include "sdk/content.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Every way in which every piece can lie in the region, numbered. Computed once a game and shared by its states.
namespace tablier::katamino {

/// A way for a piece to lie.
struct Way {
  std::vector<Place> cells;  ///< normalised; the first carries the label: the left one of its highest row, in the top layer
  int turned = -1;           ///< index of the way after a turn clockwise, seen from above
  int flipped = -1;          ///< after a flip left to right
  int tipped = -1;           ///< after a quarter turn out of the plane; −1 on a flat board
  bool in_one_row = false;
};

/// A piece of the game with all its ways.
struct GamePiece {
  int number = 0;
  std::string letter;
  std::vector<Way> ways;
};

/// A piece where it lies.
struct Placement {
  std::uint64_t mask = 0;      ///< a bit for each cell, as the region numbers them
  std::uint64_t beside = 0;    ///< other cells of the region that share a side with one of its own
  std::uint64_t touching = 0;  ///< those, and the ones that share no more than a corner with it in its layer
  int piece = 0;               ///< index in PlacementTable::pieces
  int way = 0;
  Place at;  ///< where the way's least coordinates come to lie
};

/// Placements of one piece: indices from `first` to before `last`.
struct PlacementRange {
  int first = 0;
  int last = 0;
};

/// Sorted by piece, then way, then place.
class PlacementTable {
 public:
  /// Precondition: each number of the challenge has a sheet.
  PlacementTable(const Challenge& challenge, std::span<const PieceSpec> specs);

  const std::vector<GamePiece>& pieces() const { return pieces_; }
  int size() const { return static_cast<int>(placements_.size()); }
  const Placement& operator[](int i) const { return placements_[static_cast<std::size_t>(i)]; }
  PlacementRange of_piece(int piece) const { return ranges_[static_cast<std::size_t>(piece)]; }
  /// Every cell of the region.
  std::uint64_t everywhere() const { return everywhere_; }

  /// The bits of those cells; absent where one is not in the region. Logarithmic in the region for each.
  std::optional<std::uint64_t> mask(std::span<const Place> cells) const;
  Place place(int bit) const { return region_[static_cast<std::size_t>(bit)]; }
  /// The placement of a piece on exactly those cells, −1 where it cannot lie so. Linear in the piece's placements.
  int find(int piece, std::uint64_t mask) const;
  /// Index of the piece of that number, −1 where it is not in the game.
  int piece_index(int number) const;
  /// The cells that a placement covers, in the order of its way's.
  std::vector<Place> cells(int placement) const;

 private:
  class Contacts;
  void add_placements(int piece, const Challenge& challenge, const Contacts& contacts);

  std::vector<Place> region_;
  std::uint64_t everywhere_ = 0;
  std::vector<GamePiece> pieces_;
  std::vector<Placement> placements_;
  std::vector<PlacementRange> ranges_;
};

}  // namespace tablier::katamino
