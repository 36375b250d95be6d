#include "board.hpp"

#include <algorithm>
#include <cassert>

namespace tablier::pente {
namespace {

constexpr Word run_of(int length) { return (Word{1} << length) - 1; }

constexpr Point step(Point p, std::size_t direction, int steps) { return static_cast<Point>(p + kSteps[direction] * steps); }

std::uint64_t taken_key(int side, int stones) { return mix((std::uint64_t{1} << 32) + static_cast<std::uint64_t>(stones * 2 + side)); }

/// Stones in the unbroken run through a bit, that bit counted.
int run_through(Word word, int bit) { return std::countr_one(word >> bit) + std::countl_one(word << (31 - bit)) - 1; }

}  // namespace

void PointSet::add(Point p) {
  if (std::find(points.begin(), points.begin() + count, p) == points.begin() + count) points[count++] = p;
}

Board::Board(const Rules& rules)
    : rules_(&rules),
      simple_(rules.simple()),
      pair_mask_(rules.capture_lengths != 0 ? 0xff : 0),
      colours_(static_cast<std::uint8_t>(rules.colours())),
      stones_a_turn_(static_cast<std::uint8_t>(rules.stones_a_turn)),
      max_stones_(static_cast<std::uint16_t>(rules.max_stones())) {
  turn_.left = static_cast<std::uint8_t>(rules.stones_first_turn);
  for (int c = 0; c < rules.colours(); ++c) turn_.power_left[static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(rules.power_stones);
  for (int y = 0; y < rules.side; ++y)
    for (int x = 0; x < rules.side; ++x) {
      const Point p = point_at(x, y);
      slots_[p] = static_cast<std::uint16_t>(empty_count_);
      empties_[static_cast<std::size_t>(empty_count_++)] = p;
    }
}

void Board::set_up(Point p, int colour) {
  Undo unused;
  put(p, stone(colour), unused);
}

Word Board::prey(int colour, std::size_t line) const {
  if (colours_ == 2) return lines_[line][static_cast<std::size_t>(colour ^ 1)];
  Word all = 0;
  for (std::size_t c = 0; c < kMaxColours; ++c)
    if (static_cast<int>(c) != colour) all |= lines_[line][c];
  return all;
}

std::uint64_t Board::hash() const {
  std::uint64_t rest = turn_.mover;
  rest |= std::uint64_t{turn_.left} << 2 | std::uint64_t{turn_.bonus_due} << 5 | std::uint64_t{turn_.five_made} << 6;
  rest |= static_cast<std::uint64_t>(turn_.pending + 1) << 7 | static_cast<std::uint64_t>(turn_.ending) << 10;
  // The rules of the opening look at how many stones were placed.
  rest |= static_cast<std::uint64_t>(std::min<int>(turn_.placed, 3)) << 13;
  for (std::size_t c = 0; c < kMaxColours; ++c) rest |= std::uint64_t{turn_.power_left[c]} << (16 + 4 * c);
  return hash_ ^ mix(rest);
}

unsigned Board::captures_at(Point p, int colour) const {
  if (simple_) return look(p, static_cast<std::size_t>(colour)).pairs & pair_mask_;
  unsigned found = 0;
  if (rules_->capture_lengths == 0) return found;
  const PointLines& lines_at = kPointLines[p];
  for (std::size_t d = 0; d < kDirections; ++d) {
    const Word beside = prey(colour, lines_at.line[d]) >> (lines_at.bit[d] - 1) & 0b101;
    for (unsigned end = 0; end < 2; ++end) {
      const auto bit = static_cast<unsigned>(2 * d + end);
      if (beside >> (2 * end) & 1 && capture_length(p, colour, bit) > 0) found |= 1u << bit;
    }
  }
  return found;
}

int Board::capture_length(Point p, int colour, unsigned bit) const {
  const PointLines& lines_at = kPointLines[p];
  const std::size_t d = bit / 2;
  const Word own = line(colour, lines_at.line[d]);
  const Word enemies = prey(colour, lines_at.line[d]);
  const int at = lines_at.bit[d];
  for (int length = kLongestCapture; length > 0; --length) {
    if (!(rules_->capture_lengths >> length & 1)) continue;
    const bool up = bit % 2 != 0;
    const Word between = enemies >> (up ? at + 1 : at - length) & run_of(length);
    const Word flank = own >> (up ? at + length + 1 : at - length - 1) & 1;
    // A power stone may be prey or flank, so that several lengths may do.
    if (between == run_of(length) && flank) return length;
  }
  return 0;
}

bool Board::five_at(Point p, int colour) const {
  const PointLines& lines_at = kPointLines[p];
  for (std::size_t d = 0; d < kDirections; ++d) {
    const Word word = line(colour, lines_at.line[d]) | Word{1} << lines_at.bit[d];
    if (row_wins(run_through(word, lines_at.bit[d]))) return true;
  }
  return false;
}

bool Board::has_five(int colour) const {
  for (std::size_t l = 0; l < kLines; ++l)
    for (Word word = line(colour, l); word;) {
      word >>= std::countr_zero(word);
      const int run = std::countr_one(word);
      if (row_wins(run)) return true;
      word >>= run;
    }
  return false;
}

void Board::place_power(Point p, Undo& undo) {
  assert(!over() && at(p) == kEmpty && may_place_power());
  begin(p, undo);
  put(p, fresh_power(turn_.mover), undo);
  --turn_.power_left[turn_.mover];
  turn_.fresh_points[turn_.fresh++] = p;
  resolve_placement(p, undo);
  if (over()) return;
  if (diamond_free()) turn_.bonus_due = true;
  else end_placement(undo);
}

void Board::renounce_bonus(Undo& undo) {
  assert(may_renounce());
  begin(kNoPoint, undo);
  --turn_.placed;
  turn_.bonus_due = false;
  end_placement(undo);
}

void Board::amend(std::span<const Point> points, int side, int colour, Undo& undo) {
  begin(kNoPoint, undo);
  --turn_.placed;
  for (const Point p : points) {
    forget_fresh(p);
    take_off(p, undo);
  }
  count(side, static_cast<int>(points.size()));
  if (!points.empty() && captures_win(side)) return win(side, Ending::captures);
  if (colour == turn_.mover) return;
  if (turn_.left < stones_a_turn_) end_turn(undo);  // the turn is cut short
  if (over()) return;
  turn_.mover = static_cast<std::uint8_t>(colour);
  turn_.left = stones_a_turn_;
}

void Board::undo(const Undo& undo) {
  for (std::size_t i = 0; i < undo.settled; ++i) {
    const Point p = turn_.fresh_points[i];
    turn_fresh(p, fresh_power(colour_of(cells_[p])));
  }
  for (std::size_t i = undo.count; i-- > 0;) put_back(undo.taken[i], undo.taken_cells[i]);
  turn_ = undo.turn;
  if (undo.point != kNoPoint) {
    flip(undo.point, cells_[undo.point]);
    cells_[undo.point] = kEmpty;
    const auto last = static_cast<std::uint16_t>(empty_count_++);
    // Where the stone took the last place nothing was moved into it, and a point taken since may have been noted there.
    const Point moved = undo.slot == last ? undo.point : empties_[undo.slot];
    empties_[last] = moved;
    slots_[moved] = last;
    empties_[undo.slot] = undo.point;
    slots_[undo.point] = undo.slot;
  }
  hash_ = undo.hash;
}

void Board::resolve(Point p, Undo& undo) {
  resolve_placement(p, undo);
  turn_.bonus_due = false;
  end_placement(undo);
}

/// Captures and poofs are found first and taken off together; then five; then captures won.
void Board::resolve_placement(Point p, Undo& undo) {
  const unsigned directions = captures_at(p, turn_.mover);
  const PointSet lost = rules_->poof ? poofs_at(p) : PointSet{};
  if (directions) take_prey(p, directions, undo);
  if (lost.count > 0) take_poofs(lost, undo);
  if (cells_[p] != kEmpty && five_at(p, turn_.mover)) made_five();
  if (undo.count > 0) test_captures();
}

void Board::take_pairs(Point p, unsigned pairs, Undo& undo) {
  count(turn_.mover, 2 * std::popcount(pairs));
  for (; pairs; pairs &= pairs - 1) {
    const int bit = std::countr_zero(pairs);
    const int way = bit % 2 != 0 ? 1 : -1;
    take_off(step(p, static_cast<std::size_t>(bit / 2), way), undo);
    take_off(step(p, static_cast<std::size_t>(bit / 2), 2 * way), undo);
  }
}

void Board::take_prey(Point p, unsigned directions, Undo& undo) {
  std::array<int, 2 * kDirections> lengths{};
  for (unsigned bit = 0; bit < lengths.size(); ++bit)
    if (directions >> bit & 1) lengths[bit] = capture_length(p, turn_.mover, bit);
  const int side = side_of(turn_.mover);
  int stones = 0;
  for (unsigned bit = 0; bit < lengths.size(); ++bit)
    for (int n = 1; n <= lengths[bit]; ++n) {
      const Point q = step(p, bit / 2, bit % 2 != 0 ? n : -n);
      const Cell cell = cells_[q];
      // A partner's stone leaves the board and counts for nobody; an old power stone is an enemy's when it is taken.
      if (is_old_power(cell) || side_of(colour_of(cell)) != side) ++stones;
      take_off(q, undo);
    }
  count(side, stones);
}

PointSet Board::poofs_at(Point p) const {
  PointSet lost;
  for (std::size_t d = 0; d < kDirections; ++d) add_poof(p, d, lost);
  return lost;
}

void Board::add_poof(Point p, std::size_t d, PointSet& lost) const {
  const PointLines& lines_at = kPointLines[p];
  const int colour = turn_.mover;
  const Word own = line(colour, lines_at.line[d]);
  for (int enemy = 1 - side_of(colour); enemy < colours_; enemy += 2) {
    const Word flanks = line(enemy, lines_at.line[d]);
    if ((flanks >> (lines_at.bit[d] - kLongestCapture) & run_of(2 * kLongestCapture + 1)) == 0) continue;
    for (int length = 1; length <= kLongestCapture; ++length) {
      if (!(rules_->capture_lengths >> length & 1)) continue;
      for (int first = lines_at.bit[d] - length + 1; first <= lines_at.bit[d]; ++first) {
        if ((own >> first & run_of(length)) != run_of(length)) continue;
        if (!(flanks >> (first - 1) & 1) || !(flanks >> (first + length) & 1)) continue;
        for (int n = 0; n < length; ++n) lost.add(step(p, d, first + n - lines_at.bit[d]));
      }
    }
  }
}

void Board::take_poofs(const PointSet& lost, Undo& undo) {
  int stones = 0;
  for (std::size_t i = 0; i < lost.count; ++i) {
    const Point p = lost.points[i];
    if (cells_[p] == kEmpty) continue;  // a power stone that was taken as well
    forget_fresh(p);
    take_off(p, undo);
    ++stones;
  }
  undo.poofed = static_cast<std::uint8_t>(stones);
  count(1 - side_of(turn_.mover), stones);
}

void Board::count(int side, int stones) {
  auto& taken = turn_.taken[static_cast<std::size_t>(side)];
  hash_ ^= taken_key(side, taken);
  taken = static_cast<std::uint16_t>(taken + stones);
  hash_ ^= taken_key(side, taken);
}

void Board::made_five() {
  if (rules_->five_must_stand) turn_.five_made = true;
  else win(side_of(turn_.mover), Ending::five);
}

bool Board::captures_win(int side) const {
  const int mine = taken(side);
  return mine >= rules_->captures_to_win && (!rules_->captures_more || mine > taken(1 - side));
}

/// The other side can have won by a poof. A five that must stand and does comes before the captures of the answer to it.
void Board::test_captures() {
  const int side = side_of(turn_.mover);
  if (over() || (turn_.pending >= 0 && has_five(turn_.pending))) return;
  if (captures_win(side)) win(side, Ending::captures);
  else if (captures_win(1 - side)) win(1 - side, Ending::captures);
}

void Board::win(int side, Ending how) {
  turn_.ending = how;
  turn_.winner = static_cast<std::int8_t>(side);
}

void Board::forget_fresh(Point p) {
  if (turn_.fresh == 0) return;
  const auto end = turn_.fresh_points.begin() + turn_.fresh;
  turn_.fresh = static_cast<std::uint8_t>(std::remove(turn_.fresh_points.begin(), end, p) - turn_.fresh_points.begin());
}

void Board::settle(Undo& undo) {
  for (std::size_t i = 0; i < turn_.fresh; ++i) turn_fresh(turn_.fresh_points[i], old_power(turn_.mover));
  undo.settled = turn_.fresh;
  turn_.fresh = 0;
}

void Board::turn_fresh(Point p, Cell cell) {
  for (const Cell now : {cells_[p], cell}) {
    flip(p, now);
    hash_ ^= kZobrist[now][p];
  }
  cells_[p] = cell;
}

void Board::find_fives() {
  if (turn_.pending >= 0 && has_five(turn_.pending)) return win(side_of(turn_.pending), Ending::five);
  turn_.pending = -1;
  if (!turn_.five_made) return;
  turn_.five_made = false;
  if (!has_five(turn_.mover)) return;  // broken by the mover itself: a poof
  if (can_be_answered()) turn_.pending = static_cast<std::int8_t>(turn_.mover);
  else win(side_of(turn_.mover), Ending::five);
}

bool Board::can_be_answered() const {
  const int enemy = next_colour();
  if (stones_a_turn_ > 1 || turn_.power_left[static_cast<std::size_t>(enemy)] > 0) return true;
  return std::any_of(empties().begin(), empties().end(), [&](Point p) {
    const unsigned directions = captures_at(p, enemy);
    if (directions == 0) return false;
    Board after = *this;
    Undo unused;
    after.turn_.mover = static_cast<std::uint8_t>(enemy);
    after.begin(p, unused);
    after.put(p, stone(enemy), unused);
    after.take_prey(p, directions, unused);
    return !after.has_five(turn_.mover);
  });
}

void Board::end_board() {
  if (over()) return;
  if (turn_.pending >= 0) win(side_of(turn_.pending), Ending::five);  // nobody can answer any more
  else turn_.ending = empty_count_ == 0 ? Ending::full : Ending::endless;
}

bool Board::diamond_free() const {
  const auto points = empties();
  return std::any_of(points.begin(), points.end(), [this](Point p) { return rules_->diamonds[p]; });
}

}  // namespace tablier::pente
