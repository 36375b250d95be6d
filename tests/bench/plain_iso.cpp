#include "plain_iso.hpp"

#include "sdk/rng.hpp"
#include "tools/plain_board.hpp"

#include <algorithm>
#include <span>

namespace tablier::iso {
namespace plain {
namespace {

constexpr std::array<Cell, 8> kSteps{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};

Cell step(Cell c, Cell by) { return {static_cast<std::int8_t>(c.x + by.x), static_cast<std::int8_t>(c.y + by.y)}; }

std::span<const Cell> steps(const Rules& rules) {
  return std::span(kSteps).first(rules.connect_adjacency == ConnectAdjacency::king ? 8 : 4);
}

}  // namespace

PlainBoard::PlainBoard(const Rules& rules, int starter) : mover(starter), rules_(rules), side_(rules.side()) {
  board_.fill(kOff);
  for (int y = 0; y < side_; ++y)
    for (int x = 0; x < side_; ++x) board_[index_of({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)})] = kFree;
}

bool PlainBoard::fits(const Cells& cells) const {
  return std::all_of(cells.begin(), cells.end(), [this](Cell c) { return is_free(c); });
}

/// True when a copy with a point beside `next` would stand next to a copy that binds it.
bool PlainBoard::binds(int seat, Shape shape, Cell next) const {
  const std::uint8_t there = at(next);
  if (there == kFree || there == kOff || shape_at(next) != shape) return false;
  return rules_.connect_scope == ConnectScope::any_colour || seat_at(next) == seat;
}

bool PlainBoard::may_stand_anywhere(int seat, Shape shape) const {
  const auto own = copies[static_cast<std::size_t>(seat)][index(shape)];
  const auto other = copies[static_cast<std::size_t>(1 - seat)][index(shape)];
  if (rules_.connect_scope == ConnectScope::none) return true;
  if (rules_.connect_scope == ConnectScope::own_colour) return own == 0;
  return rules_.first_copy == FirstCopy::anywhere ? own == 0 : own + other == 0;
}

bool PlainBoard::connects(int seat, Shape shape, const Cells& cells) const {
  for (const Cell c : cells)
    for (const Cell by : steps(rules_))
      if (binds(seat, shape, step(c, by))) return true;
  return false;
}

bool PlainBoard::can_draw(int seat, Placement p) const {
  const Cells cells = cells_of(p);
  return fits(cells) && (may_stand_anywhere(seat, shape_of(p)) || connects(seat, shape_of(p), cells));
}

void PlainBoard::append_drawable(int seat, std::vector<Placement>& moves) const {
  for (std::size_t f = 0; f < kForms; ++f)
    for (int y = 0; y < side_; ++y)
      for (int x = 0; x < side_; ++x)
        if (const Placement p = placement_at(f, x, y); can_draw(seat, p)) moves.push_back(p);
}

std::vector<Placement> PlainBoard::legal_moves() const {
  std::vector<Placement> moves;
  append_drawable(mover, moves);
  if (!moves.empty()) return moves;
  append_drawable(1 - mover, moves);
  if (!moves.empty()) moves = {kPass};
  return moves;
}

void PlainBoard::play(Placement p) {
  if (p != kPass) {
    const std::size_t s = index(shape_of(p));
    for (const Cell c : cells_of(p)) board_[index_of(c)] = static_cast<std::uint8_t>(1 + mover * 5 + static_cast<int>(s));
    ++copies[static_cast<std::size_t>(mover)][s];
    if (introducer[s] < 0) {
      introducer[s] = mover;
      owes_[static_cast<std::size_t>(mover)] = rules_.offzone_mark == OffzoneMark::costs_turn;
    }
  }
  mover = 1 - mover;
  while (owes_[static_cast<std::size_t>(mover)]) {
    owes_[static_cast<std::size_t>(mover)] = false;
    mover = 1 - mover;
  }
}

bool PlainBoard::is_one_group(int seat, Shape shape) const {
  std::vector<Cell> all, reached;
  for (int y = 0; y < side_; ++y)
    for (int x = 0; x < side_; ++x) {
      const Cell c{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
      if (!is_free(c) && seat_at(c) == seat && shape_at(c) == shape) all.push_back(c);
    }
  if (all.empty()) return true;
  reached.push_back(all.front());
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (const Cell by : steps(rules_)) {
      const Cell next = step(reached[i], by);
      const bool known = std::find(reached.begin(), reached.end(), next) != reached.end();
      if (!known && std::find(all.begin(), all.end(), next) != all.end()) reached.push_back(next);
    }
  return reached.size() == all.size();
}

std::array<int, 2> PlainBoard::points() const {
  std::array<int, 2> points{};
  for (std::size_t s = 0; s < kShapes; ++s) {
    if (copies[0][s] != copies[1][s]) ++points[copies[0][s] > copies[1][s] ? 0 : 1];
    else if (introducer[s] >= 0 && rules_.tie_to == TieTo::non_introducer) ++points[introducer[s] == 0 ? 1 : 0];
  }
  return points;
}

int PlainBoard::winner() const {
  const auto misses = [this](std::size_t seat) { return std::find(copies[seat].begin(), copies[seat].end(), 0) != copies[seat].end(); };
  if (rules_.missing_shape == MissingShape::lose && (misses(0) || misses(1))) return misses(0) && misses(1) ? -1 : misses(0) ? 1 : 0;
  const auto sums = points();
  return sums[0] == sums[1] ? -1 : sums[0] > sums[1] ? 0 : 1;
}

}  // namespace plain

namespace {

std::uint64_t leaves(const plain::PlainBoard& board, int depth, std::uint64_t& played) {
  const auto moves = board.legal_moves();
  if (depth == 1) return moves.size();
  std::uint64_t all = 0;
  for (const Placement p : moves) {
    plain::PlainBoard next = board;
    next.play(p);
    ++played;
    all += leaves(next, depth - 1, played);
  }
  return all;
}

}  // namespace

PlainWork plain_rounds(const Rules& rules, int rounds, std::uint64_t seed) {
  PlainWork done;
  Rng rng(seed);
  for (int i = 0; i < rounds; ++i, ++done.work) {
    plain::PlainBoard board(rules);
    for (auto moves = board.legal_moves(); !moves.empty(); moves = board.legal_moves()) {
      board.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      ++done.moves;
    }
  }
  return done;
}

PlainWork plain_perft(const Rules& rules, int depth) {
  PlainWork done;
  done.work = leaves(plain::PlainBoard(rules), depth, done.moves);
  return done;
}

}  // namespace tablier::iso
