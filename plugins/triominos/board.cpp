#include "board.hpp"

#include "sdk/rng.hpp"

#include <algorithm>
#include <cassert>

namespace tablier::triominos {
namespace {

std::uint64_t key_of_lying(const LaidTile& t) {
  return mix(t.cell | std::uint64_t{t.tile} << 16 | std::uint64_t{t.turn} << 24 | std::uint64_t{t.bridge} << 28);
}

}  // namespace

bool Board::is_open(Cell cell) const { return is_free(cell) && has_neighbour(cell); }

bool Board::has_neighbour(int cell) const {
  return !is_free(neighbour(cell, 0)) || !is_free(neighbour(cell, 1)) || !is_free(neighbour(cell, 2));
}

int Board::key(Cell cell) const {
  const auto asked = [&](int corner) {
    const int v = vertex(cell, corner);
    return tiles_at(v) == 0 ? kFree : digit_at(v);
  };
  return key_of(asked(0), asked(1), asked(2));
}

int Board::digit_of(int laid, int v) const {
  const LaidTile& t = laid_[at(laid)];
  for (int corner = 0; corner < 3; ++corner)
    if (vertex(t.cell, corner) == v) return digits(t.tile, t.turn)[at(corner)];
  assert(false);
  return 0;
}

int Board::asked_by_side(Cell cell, int side, int corner) const {
  const int other = lying_at(neighbour(cell, side));
  return other < 0 ? kFree : digit_of(other, vertex(cell, corner));
}

int Board::key_by_sides(Cell cell) const {
  std::array<int, 3> asked{};
  for (int corner = 0; corner < 3; ++corner) {
    const int one = asked_by_side(cell, corner, corner);
    const int two = asked_by_side(cell, (corner + 2) % 3, corner);
    if (one != kFree && two != kFree && one != two) return -1;
    asked[at(corner)] = std::min(one, two);
  }
  return key_of(asked[0], asked[1], asked[2]);
}

TileSet Board::fitting_by_sides(Cell cell) const {
  const int k = key_by_sides(cell);
  return k < 0 ? 0 : fitting(k);
}

int Board::turn_at(Cell cell, int tile) const { return turn_for(tile, corners_match_ ? key(cell) : key_by_sides(cell)); }

TileSet Board::playable() const {
  if (empty()) return kAllTiles;
  TileSet all = 0;
  for (const Cell cell : open()) all |= fitting_at(cell);
  return all;
}

bool Board::fits(Cell cell, int tile, int turn) const {
  if ((fitting_at(cell) & set_of(tile)) == 0) return false;
  // Beside a side no tile lies in two turns: the two digits that the side asks for follow each other only once on it.
  return turn_at(cell, tile) == turn;
}

bool Board::shows_at(int v, int digit) const {
  if (tiles_at(v) == 0) return false;
  if (corners_match_) return digit_at(v) == digit;
  return std::any_of(kAbout.begin(), kAbout.end(), [&](int step) {
    const int other = lying_at(v + step);
    return other >= 0 && digit_of(other, v) == digit;
  });
}

PlacementFacts Board::facts(Cell cell, int tile, int turn) const {
  PlacementFacts f{.sum = sum(tile), .first = empty(), .triple = is_triple(tile)};
  const Digits shown = digits(tile, turn);
  int touched = 0;
  for (int i = 0; i < 3; ++i) {
    const int other = lying_at(neighbour(cell, i));
    if (other >= 0) {
      ++f.sides;
      touched = i;
      f.bridges_beside += laid_[at(other)].bridge ? 1 : 0;
    }
    const int v = vertex(cell, i);
    if (tiles_at(v) == 5) ++f.hexagons;
    if (shows_at(v, shown[at(i)])) ++f.corners;
  }
  const int opposite = (touched + 2) % 3;
  f.opposite = f.sides == 1 && shows_at(vertex(cell, opposite), shown[at(opposite)]);
  return f;
}

void Board::count_corner(int v, int digit, int by) {
  auto& corner = corners_[at(v)];
  const int tiles = (corner >> 3) + by;
  if (tiles == 0) corner = 0;
  else if (tiles == 1 && by > 0) corner = static_cast<std::uint8_t>(8 | digit);
  else corner = static_cast<std::uint8_t>(tiles << 3 | (corner & 7));
}

void Board::open_around(Cell cell) {
  for (int side = 0; side < 3; ++side) {
    const int next = neighbour(cell, side);
    if (is_free(next) && !has_neighbour(next)) open_[at(open_size_++)] = static_cast<Cell>(next);
  }
}

void Board::lay(Cell cell, int tile, int turn, bool bridge) {
  assert(is_free(cell) && size_ < kTiles && (empty() || is_open(cell)));
  LaidTile& t = laid_[at(size_)];
  t = {static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(turn), bridge, cell, 0, 0};
  if (size_ > 0) {
    const auto found = std::find(open_.begin(), open_.begin() + open_size_, cell);
    t.opened_at = static_cast<std::uint8_t>(found - open_.begin());
    *found = open_[at(--open_size_)];
  }
  const int before = open_size_;
  open_around(cell);
  t.opened = static_cast<std::uint8_t>(open_size_ - before);
  cells_[cell] = static_cast<std::uint8_t>(++size_);
  const Digits shown = digits(tile, turn);
  for (int i = 0; i < 3; ++i) count_corner(vertex(cell, i), shown[at(i)], 1);
  hash_ ^= key_of_lying(t);
}

void Board::lift() {
  assert(size_ > 0);
  const LaidTile t = laid_[at(--size_)];
  hash_ ^= key_of_lying(t);
  cells_[t.cell] = 0;
  for (int i = 0; i < 3; ++i) count_corner(vertex(t.cell, i), 0, -1);
  open_size_ -= t.opened;
  if (size_ == 0) return;
  open_[at(open_size_++)] = open_[t.opened_at];
  open_[t.opened_at] = t.cell;
}

}  // namespace tablier::triominos
