#include "script/game/laid_pieces.hpp"

#include <algorithm>

namespace tablier::lua {
namespace {

using Cells = std::vector<Place>;

constexpr int kDefaultCopies = 99;

/// Moved so that its least coordinates are 0; the order of the cells is kept.
Cells at_origin(Cells cells) {
  int x = cells.front().x;
  int y = cells.front().y;
  for (const Place p : cells) x = std::min<int>(x, p.x), y = std::min<int>(y, p.y);
  for (Place& p : cells) p = {p.x - x, p.y - y};
  return cells;
}

/// A quarter turn clockwise on a screen whose rows go up.
Cells turned(Cells cells) {
  for (Place& p : cells) p = {p.y, -p.x};
  return at_origin(std::move(cells));
}

Cells flipped(Cells cells) {
  for (Place& p : cells) p = {-p.x, p.y};
  return at_origin(std::move(cells));
}

Cells sorted(Cells cells) {
  std::ranges::sort(cells);
  return cells;
}

bool same_shape(const Cells& a, const Cells& b) { return sorted(a) == sorted(b); }

/// The orientation of that shape, added where there is none.
int orientation_of(std::vector<Orientation>& all, const Cells& cells) {
  for (std::size_t i = 0; i < all.size(); ++i)
    if (same_shape(all[i].cells, cells)) return static_cast<int>(i);
  all.push_back({.cells = cells});
  return static_cast<int>(all.size()) - 1;
}

std::vector<Orientation> orientations_of(const Cells& first, bool turns, bool flips) {
  std::vector<Orientation> all{{.cells = at_origin(first)}};
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Cells cells = all[i].cells;
    if (turns) {
      const int next = orientation_of(all, turned(cells));
      all[i].turned = next;
    }
    if (flips) {
      const int next = orientation_of(all, flipped(cells));
      all[i].flipped = next;
    }
  }
  return all;
}

Cells cells_of(const Value& declared) {
  Cells cells;
  for (const Value& cell : *declared.as_list()) {
    const Value::List& pair = *cell.as_list();
    cells.emplace_back(static_cast<int>(*pair[0].as_int()), static_cast<int>(*pair[1].as_int()));
  }
  return cells;
}

bool flag(const Value& map, std::string_view name) {
  const Value* value = map.find(name);
  return value && *value->as_bool();
}

/// The places in the order of the cells, where they are the cells moved.
std::optional<Cells> in_order_of(const Cells& cells, std::span<const Place> places) {
  const Place least = *std::ranges::min_element(places);
  const Place first = *std::ranges::min_element(cells);
  Cells found;
  for (const Place cell : cells) {
    const Place at{least.x + cell.x - first.x, least.y + cell.y - first.y};
    if (!std::ranges::count(places, at)) return std::nullopt;
    found.push_back(at);
  }
  return found;
}

}  // namespace

std::vector<LaidPiece> laid_pieces(const Value::List& declared) {
  std::vector<LaidPiece> pieces;
  for (const Value& d : declared) {
    const Cells cells = cells_of(*d.find("cells"));
    if (cells.empty()) continue;
    LaidPiece piece;
    if (const Value* s = d.find("seat")) piece.seat = static_cast<int>(*s->as_int()) - 1;
    else piece.seat = -1;
    if (const Value* paint = d.find("paint")) piece.paint = *paint->as_string();
    const Value* copies = d.find("copies");
    piece.copies = copies ? static_cast<int>(*copies->as_int()) : kDefaultCopies;
    piece.orientations = orientations_of(cells, flag(d, "turns"), flag(d, "flips"));
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

std::optional<Laying> find_laying(const std::vector<LaidPiece>& pieces, int seat, std::span<const Place> places) {
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const LaidPiece& piece = pieces[i];
    if (piece.seat >= 0 && piece.seat != seat) continue;
    for (std::size_t o = 0; o < piece.orientations.size(); ++o) {
      const Cells& cells = piece.orientations[o].cells;
      if (cells.size() != places.size()) continue;
      if (auto found = in_order_of(cells, places)) return Laying{static_cast<int>(i) + 1, static_cast<int>(o), std::move(*found)};
    }
  }
  return std::nullopt;
}

}  // namespace tablier::lua
