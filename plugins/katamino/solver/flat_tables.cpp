#include "solver/flat_tables.hpp"

#include <algorithm>
#include <bit>

namespace tablier::katamino {
namespace {

struct Span {
  int min;
  int max;
};

template <typename Coordinate>
Span span_of(const std::vector<Place>& cells, Coordinate coordinate) {
  Span span{coordinate(cells.front()), coordinate(cells.front())};
  for (const Place p : cells) span = {std::min(span.min, coordinate(p)), std::max(span.max, coordinate(p))};
  return span;
}

/// table[w]: the ways to lie that use none of the cells of w, whose lowest bit is the cell `start` after the first.
void fill(std::span<Word> table, int start, const std::array<Word, 64>& uses) {
  table[0] = ~Word{0};
  for (std::size_t w = 1; w < table.size(); ++w)
    table[w] = table[w & (w - 1)] & ~uses[static_cast<std::size_t>(start + std::countr_zero(w))];
}

}  // namespace

std::optional<FlatTables> FlatTables::make(const Puzzle& puzzle) {
  FlatTables tables;
  if (puzzle.pieces.size() > static_cast<std::size_t>(kMaxPieces) || !tables.place_in_box(puzzle)) return std::nullopt;
  for (std::size_t p = 0; p < puzzle.pieces.size(); ++p) {
    if (puzzle.pieces[p].form.size() != kPieceSize) return std::nullopt;
    for (const Polyform& way : ways_to_lie(puzzle.pieces[p], puzzle.turning))
      if (!tables.add_way(way, p)) return std::nullopt;
  }
  for (std::size_t way = 0; way < 64; ++way) {
    Word same = 0;
    for (std::size_t other = 0; other < 64; ++other)
      if (tables.piece[other] == tables.piece[way]) same |= bit(static_cast<int>(other));
    tables.others[way] = tables.taken_ & ~same;
  }
  tables.fill_windows();
  return tables;
}

bool FlatTables::place_in_box(const Puzzle& puzzle) {
  const Span x = span_of(puzzle.region, [](Place p) { return int{p.x}; });
  const Span y = span_of(puzzle.region, [](Place p) { return int{p.y}; });
  const Span z = span_of(puzzle.region, [](Place p) { return int{p.z}; });
  const int columns = x.max - x.min + 1;
  const int rows = y.max - y.min + 1;
  along_y_ = rows <= columns;
  width_ = std::min(rows, columns);
  height_ = std::max(rows, columns);
  corner_ = {x.min, y.min, z.min};
  if (z.min != z.max || width_ > kMaxWidth || height_ > 64 || cells() > 64) return false;
  for (const Place p : puzzle.region) outside_ &= ~bit(bit_of(p));
  for (int r = 0; r < height_; ++r) first_column |= bit(r * width_);
  last_column = first_column << (width_ - 1);
  return true;
}

/// False where the tables cannot hold it.
bool FlatTables::add_way(const Polyform& way, std::size_t index_of_piece) {
  std::vector<Place> cells = way.cells();
  std::sort(cells.begin(), cells.end(), [this](Place a, Place b) { return std::pair(row(a), column(a)) < std::pair(row(b), column(b)); });
  const Span columns = span_of(cells, [&](Place p) { return column(p) - column(cells.front()); });
  const Span rows = span_of(cells, [&](Place p) { return row(p) - row(cells.front()); });
  const Span layers = span_of(cells, [](Place p) { return int{p.z}; });
  if (layers.max > 0 || columns.max - columns.min >= width_ || rows.max >= height_) return true;  // can lie nowhere

  Word form = 0;
  for (const Place p : cells) form |= bit((row(p) - row(cells.front())) * width_ + column(p) - column(cells.front()));
  const bool reaches = form & bit(reach(width_));
  const Word windows = low(near_bits(width_) + 1) | low(far_bits(width_)) << far_start(width_) | bit(reach(width_));
  const int id = reaches ? reach(width_) : std::countr_one(taken_ | bit(reach(width_)));
  if (form & ~windows || id >= 64 || taken_ & bit(id)) return false;

  const auto at = static_cast<std::size_t>(id);
  taken_ |= bit(id);
  shape[at] = form;
  piece[at] = static_cast<std::uint8_t>(index_of_piece);
  set[at] = static_cast<std::uint16_t>(1u << index_of_piece);
  for (Word rest = form; rest; rest &= rest - 1) uses_[static_cast<std::size_t>(std::countr_zero(rest))] |= bit(id);
  allow(id, columns.min, columns.max, rows.max);
  return true;
}

void FlatTables::allow(int way, int min_column, int max_column, int rows) {
  for (int r = 0; r + rows < height_; ++r)
    for (int c = -min_column; c + max_column < width_; ++c) inside[static_cast<std::size_t>(r * width_ + c)] |= bit(way);
}

void FlatTables::fill_windows() {
  fill({near.data(), std::size_t{1} << near_bits(width_)}, 1, uses_);
  fill({far.data(), std::size_t{1} << far_bits(width_)}, far_start(width_), uses_);
}

int FlatTables::bit_of(Place p) const {
  const Place moved{p.x - corner_.x, p.y - corner_.y};
  return row(moved) * width_ + column(moved);
}

Place FlatTables::place(int bit) const {
  const int c = bit % width_;
  const int r = bit / width_;
  return {corner_.x + (along_y_ ? r : c), corner_.y + (along_y_ ? c : r), corner_.z};
}

std::array<Word, 64> FlatTables::inside_for(const Subproblem& one, Word required) const {
  std::array<Word, 64> allowed = inside;
  if (!one.confined) return allowed;
  std::vector<Word> places;
  for (const auto& cells : one.confined->places) {
    places.push_back(0);
    for (const Place cell : cells) places.back() |= bit(bit_of(cell));
  }
  const Word ways = ways_of(required);
  for (int cell = 0; cell < cells(); ++cell)
    for (Word rest = ways & inside[static_cast<std::size_t>(cell)]; rest; rest &= rest - 1) {
      const int way = std::countr_zero(rest);
      if (std::find(places.begin(), places.end(), shape[static_cast<std::size_t>(way)] << cell) == places.end())
        allowed[static_cast<std::size_t>(cell)] &= ~bit(way);
    }
  return allowed;
}

Word FlatTables::ways_of(Word pieces) const {
  Word ways = 0;
  for (Word rest = taken_; rest; rest &= rest - 1) {
    const int way = std::countr_zero(rest);
    if (pieces & bit(piece[static_cast<std::size_t>(way)])) ways |= bit(way);
  }
  return ways;
}

}  // namespace tablier::katamino
