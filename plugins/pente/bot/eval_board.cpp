#include "eval_board.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace tablier::pente {
namespace {

/// Empty points from which a run of exactly `length` enemies up the line ends in `flank`.
Word before_run(Word empty, Word enemies, Word flank, int length) {
  Word points = empty & flank >> (length + 1);
  for (int i = 1; i <= length; ++i) points &= enemies >> i;
  return points;
}
/// The same down the line.
Word after_run(Word empty, Word enemies, Word flank, int length) {
  Word points = empty & flank << (length + 1);
  for (int i = 1; i <= length; ++i) points &= enemies << i;
  return points;
}

/// Empty points where a stone makes a pair of its own that is flanked at one end and open at the other.
Word exposed(Word empty, Word own, Word enemies) {
  return empty & ((enemies << 1 & own >> 1 & empty >> 2) | (empty << 1 & own >> 1 & enemies >> 2) | (enemies >> 1 & own << 1 & empty << 2) |
                  (empty >> 1 & own << 1 & enemies << 2));
}

/// The bits around one, up and down to the nearest of `barred`, it and these left out. Precondition: there are such on both sides.
Word until_barred(Word barred, int middle) {
  const Word below = barred & ((Word{1} << middle) - 1);
  const Word above = barred & ~((Word{2} << middle) - 1);
  return (above & (~above + 1)) - (Word{2} << (31 - std::countl_zero(below)));
}

template <typename Visit>
void each_length(const Rules& rules, Visit visit) {
  for (int length = 1; length <= kLongestCapture; ++length)
    if (rules.capture_lengths >> length & 1) visit(length);
}

}  // namespace

EvalBoard::EvalBoard(const Board& board, const EvalTables& eval_tables) : board_(board), eval_tables_(&eval_tables) {
  for (std::size_t c = 0; c < 2; ++c) counts_.threats[c][0] = static_cast<std::uint16_t>(board_.empties().size());
  const int side = rules().side;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) look_again(point_at(x, y));
  journal_.clear();
}

void EvalBoard::place(Point p) {
  if (depth_ == records_.size()) records_.emplace_back();
  Record& record = records_[depth_++];
  record.counts = counts_;
  record.journal = journal_.size();
  board_.place(p, record.undo);
  look_again(p);
  for (std::size_t i = 0; i < record.undo.count; ++i) look_again(record.undo.taken[i]);
}

void EvalBoard::undo() {
  assert(depth_ > 0);
  const Record& record = records_[--depth_];
  board_.undo(record.undo);
  while (journal_.size() > record.journal) {
    memory_[journal_.back().index] = journal_.back().before;
    journal_.pop_back();
  }
  counts_ = record.counts;
}

void EvalBoard::write(std::size_t index, std::uint32_t value) {
  journal_.push_back({static_cast<std::uint32_t>(index), memory_[index]});
  memory_[index] = value;
}

void EvalBoard::look_again(Point changed) {
  for (std::size_t d = 0; d < kDirections; ++d) {
    see_shapes(changed, d);
    if (rules().capture_lengths != 0) see_marks(changed, d);
  }
  if (board_.at(changed) == kEmpty) return;
  set_shapes(0, changed, 0);
  set_shapes(1, changed, 0);
}

void EvalBoard::see_shapes(Point changed, std::size_t d) {
  const std::size_t line = kPointLines[changed].line[d];
  const int middle = kPointLines[changed].bit[d];
  const int reach = eval_tables_->shapes().reach();
  const Word empty = board_.empty_line(line);
  const Word near = ((Word{2} << (2 * reach)) - 1) << (middle - reach);
  for (int c = 0; c < 2; ++c) {
    const Word own = board_.line(c, line);
    const Word barred = ~(own | empty);
    // Behind what a colour cannot use its rows do not notice the change.
    for (Word points = empty & near & until_barred(barred, middle); points; points &= points - 1) {
      const int bit = std::countr_zero(points);
      const auto p = static_cast<Point>(changed + kSteps[d] * (bit - middle));
      const ShapeSet before = shapes(c, p);
      const auto shape = static_cast<ShapeSet>(eval_tables_->shapes().at(own, barred, bit));
      const auto now = static_cast<ShapeSet>((before & ~(15U << (4 * d))) | unsigned{shape} << (4 * d));
      if (now != before) set_shapes(c, p, now);
    }
  }
}

void EvalBoard::set_shapes(int colour, Point p, ShapeSet set) {
  const std::size_t index = shape_index(colour, p);
  const std::size_t c = at(colour);
  const PointValue& before = eval_tables_->value(static_cast<ShapeSet>(memory_[index]));
  const PointValue& now = eval_tables_->value(set);
  write(index, set);
  counts_.as_mover[c] += now.mover - before.mover;
  counts_.as_other[c] += now.other - before.other;
  if (now.threat == before.threat) return;
  --counts_.threats[c][static_cast<std::size_t>(before.threat)];
  ++counts_.threats[c][static_cast<std::size_t>(now.threat)];
  if (now.threat >= Threat::four) counts_.fours[c].set(p);
  else counts_.fours[c].reset(p);
  if (now.threat == Threat::row) counts_.rows[c].set(p);
  else counts_.rows[c].reset(p);
}

void EvalBoard::see_marks(Point changed, std::size_t d) {
  const std::size_t line = kPointLines[changed].line[d];
  const Word empty = board_.empty_line(line);
  for (int c = 0; c < 2; ++c) {
    const Word own = board_.line(c, line);
    const Word enemies = board_.line(1 - c, line);
    Word capture = 0, capture_threat = 0;
    each_length(rules(), [&](int length) {
      capture |= before_run(empty, enemies, own, length) | after_run(empty, enemies, own, length);
      capture_threat |= before_run(empty, enemies, empty, length) | after_run(empty, enemies, empty, length);
    });
    mark_line(Mark::capture, c, changed, d, capture);
    mark_line(Mark::capture_threat, c, changed, d, capture_threat);
    mark_line(Mark::capture_risk, c, changed, d, exposed(empty, own, enemies));
  }
}

/// `now`: the points of the line that bear the mark.
void EvalBoard::mark_line(Mark mark, int colour, Point changed, std::size_t d, Word now) {
  const std::size_t line = kPointLines[changed].line[d];
  const std::size_t index = line_index(mark, colour, line);
  const Word before = memory_[index];
  // Which stones are taken can change where one can take as before.
  const Word touched = mark == Mark::capture ? now | before : now ^ before;
  if (touched == 0) return;
  if (now != before) write(index, now);
  for (Word points = touched; points; points &= points - 1) {
    const int bit = std::countr_zero(points);
    const auto p = static_cast<Point>(changed + kSteps[d] * (bit - kPointLines[changed].bit[d]));
    if (mark == Mark::capture) {
      set_captures(colour, p);
      continue;
    }
    const int step = (now >> bit & 1) ? 1 : -1;
    const std::size_t cell = mark_index(mark, colour, p);
    write(cell, memory_[cell] + static_cast<std::uint32_t>(step));
    if (mark == Mark::capture_threat) counts_.capture_threats[at(colour)] += step;
  }
}

void EvalBoard::set_captures(int colour, Point p) {
  const int before = captures(colour, p);
  const int now = board_.at(p) == kEmpty ? count_captures(colour, p) : 0;
  if (now == before) return;
  write(mark_index(Mark::capture, colour, p), static_cast<std::uint32_t>(now));
  counts_.captures[at(colour)] += now - before;
  if (now > 0) counts_.taking[at(colour)].set(p);
  else counts_.taking[at(colour)].reset(p);
}

int EvalBoard::count_captures(int colour, Point p) const {
  int stones = 0;
  for (unsigned found = board_.captures_at(p, colour); found; found &= found - 1)
    stones += board_.capture_length(p, colour, static_cast<unsigned>(std::countr_zero(found)));
  return stones;
}

void EvalBoard::add_wins(int colour, PointBits& points) const {
  points |= rows(colour);
  if (board_.taken(colour) + captures(colour) < rules().captures_to_win) return;
  taking(colour).each([&](Point p) {
    if (captures_win(colour, p)) points.set(p);
  });
}

bool EvalBoard::has_win(int colour) const {
  if (threats(colour, Threat::row) > 0) return true;
  if (captures(colour) == 0 || board_.taken(colour) + captures(colour) < rules().captures_to_win) return false;
  PointBits points;
  add_wins(colour, points);
  return points.any();
}

std::size_t EvalBoard::tenths(int side) const {
  return at(std::clamp(board_.taken(side) * 10 / std::max(rules().captures_to_win, 1), 0, 10));
}
std::size_t EvalBoard::fifths(int side) const { return std::min(tenths(side) / 2, kFifths - 1); }
std::size_t EvalBoard::pairs(int side) const { return std::min(at(captures(side) + 1) / 2, kPairs - 1); }

int EvalBoard::evaluate() const {
  const int me = mover();
  const Weights& w = eval_tables_->weights();
  const auto lead = [&](int side, int sum, const RoleWeights& role) {
    const std::size_t part = fifths(side);
    return sum + role.captures[part][pairs(side)] + role.capture_threats[part] * capture_threats(side) + role.taken[tenths(side)];
  };
  return (w.turn + lead(me, counts_.as_mover[at(me)], w.mover) - lead(1 - me, counts_.as_other[at(1 - me)], w.other)) / kWeightUnit;
}

std::array<int, EvalBoard::kFeatures> EvalBoard::features() const {
  std::array<int, kFeatures> all{};
  for (std::size_t role = 0; role < 2; ++role) {
    const int side = role == 0 ? mover() : 1 - mover();
    int* f = all.data() + role * (kFeatures / 2);
    for (const Point p : board_.empties())
      if (value(side, p).threat != Threat::row) ++f[bundle_of(shapes_in(shapes(side, p)))];
    f += kBundles;
    f[fifths(side) * kPairs + pairs(side)] = 1;
    f += kFifths * kPairs;
    f[fifths(side)] = capture_threats(side);
    f[kFifths + tenths(side)] = 1;
  }
  return all;
}

}  // namespace tablier::pente
