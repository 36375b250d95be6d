#pragma once

#include "points.hpp"
#include "rules.hpp"
#include "sdk/rng.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>

/// A position of Pente, made for playouts and searches: a value of about 4 kB, no virtual call, no allocation.
///
/// Each colour has the 118 lines of the board as words (`points.hpp`): what stands is looked at by shifts. A *colour* is 0 … 3 in playing
/// order; colours 0 and 2 are side 0, colours 1 and 3 side 1 (with two colours the side is the colour). Which seat plays which colour is
/// the state's affair, and so are the rules of the opening and the ban on double threes: see `legality.hpp`.
///
///     Board board(rules);
///     Undo undo;
///     board.place(point_at(9, 9), undo);    // captures, five, captures won, next turn: all done
///     board.undo(undo);                     // exactly as before, the order of empties() included
namespace tablier::pente {

/// What stands on a point: nothing, a stone of colour c (1 + c), a power stone placed this turn (5 + c) or before (9 + c).
using Cell = std::uint8_t;
inline constexpr Cell kEmpty = 0;
constexpr Cell stone(int colour) { return static_cast<Cell>(1 + colour); }
constexpr Cell fresh_power(int colour) { return static_cast<Cell>(5 + colour); }
constexpr Cell old_power(int colour) { return static_cast<Cell>(9 + colour); }
/// Precondition: not empty.
constexpr int colour_of(Cell c) { return (c - 1) & 3; }
constexpr bool is_power(Cell c) { return c >= 5; }
constexpr bool is_old_power(Cell c) { return c >= 9; }
inline constexpr std::size_t kCells = 13;

enum class Ending : std::uint8_t {
  none,
  five,      ///< a row of `win_length`
  captures,  ///< enough stones taken
  full,      ///< nowhere to play: a draw
  endless    ///< Rules::max_stones were placed: a draw
};

/// Whose turn it is and what has been counted. A small value that an Undo keeps whole.
struct Turn {
  std::uint16_t placed = 0;  ///< stones placed since the start
  std::uint8_t mover = 0;    ///< colour
  std::uint8_t left = 1;     ///< stones that the mover still places this turn
  bool bonus_due = false;    ///< a power stone was placed: its bonus comes, or is renounced
  Ending ending = Ending::none;
  std::int8_t winner = -1;   ///< side
  std::int8_t pending = -1;  ///< colour whose five wins if it stands at the end of this turn of the enemy's (five_must_stand)
  bool five_made = false;    ///< the mover has made a five this turn, which must stand
  std::uint8_t fresh = 0;    ///< power stones placed this turn
  std::array<Point, kMaxStonesATurn> fresh_points{};
  std::array<std::uint8_t, kMaxColours> power_left{};
  std::array<std::uint16_t, 2> taken{};  ///< stones counted, a side
};

/// What one placement did. Filled by the board; left uninitialised until then. The first `count` of `taken` left the board in that order
/// (those that were taken first, then those that went by poof, the placed stone itself among them).
struct Undo {
  /// Taken: four stones in eight directions; by poof three in each, and the placed one.
  static constexpr std::size_t kMax = 8 * kLongestCapture + 8 * (kLongestCapture - 1) + 1;

  Turn turn;
  std::uint64_t hash;
  Point point;  ///< kNoPoint: a bonus was renounced
  std::uint16_t slot;
  std::uint8_t count;
  std::uint8_t poofed;   ///< of these, the last ones that went by poof
  std::uint8_t settled;  ///< power stones that became anybody's at the end: the first of Turn::fresh_points
  std::array<Point, kMax> taken;
  std::array<Cell, kMax> taken_cells;
};

/// A few points: as many as can go by one poof.
struct PointSet {
  std::array<Point, kDirections * 2 * (kLongestCapture - 1) + 1> points{};
  std::size_t count = 0;
  void add(Point p);  ///< once
};

class Board {
 public:
  /// Empty. The rules must outlive it.
  explicit Board(const Rules& rules);

  /// The mover's stone (its bonus, when one is due) on an empty point, with all that follows. Precondition: !over(), empty, and a
  /// diamond when a bonus is due. About 15 ns where Rules::simple().
  void place(Point p, Undo& undo) {
    assert(!over() && at(p) == kEmpty);
    begin(p, undo);
    put(p, stone(turn_.mover), undo);
    if (simple_) [[likely]]
      resolve_simple(p, undo);
    else resolve(p, undo);
  }
  /// The mover's power stone. Precondition: may_place_power(), empty. Where a diamond is then free and nobody has won, a bonus is due.
  void place_power(Point p, Undo& undo);
  /// Ends the turn without the bonus. Precondition: one is due and may_renounce().
  void renounce_bonus(Undo& undo);
  /// What a variant's own rule adds to a placement: those stones leave the board, counted by a side, and the turn is a colour's, which
  /// begins it where it is not in the middle of it. Wins by captures are found. Precondition: !over(), no bonus is due, each point has a
  /// stone and is named once, at most Undo::kMax of them.
  void amend(std::span<const Point> points, int side, int colour, Undo& undo);
  /// Takes back what filled that record. Precondition: it was the last.
  void undo(const Undo& undo);

  /// A stone that stands before the first move. Precondition: empty, nothing was placed.
  void set_up(Point p, int colour);
  /// Whose turn it is there, and what was counted.
  void begin_at(const Turn& turn) { turn_ = turn; }

  const Rules& rules() const { return *rules_; }
  const Turn& turn() const { return turn_; }
  int mover() const { return turn_.mover; }
  bool over() const { return turn_.ending != Ending::none; }
  Ending ending() const { return turn_.ending; }
  /// Side that has won, −1: nobody.
  int winner() const { return turn_.winner; }
  /// Stones that a side has taken.
  int taken(int side) const { return turn_.taken[static_cast<std::size_t>(side)]; }
  int placed() const { return turn_.placed; }
  bool may_place_power() const {
    return turn_.power_left[turn_.mover] > 0 && !turn_.bonus_due && (turn_.placed > 0 || rules_->power_first_stone);
  }
  bool may_renounce() const { return turn_.bonus_due && !rules_->bonus_required; }

  Cell at(Point p) const { return cells_[p]; }
  /// Empty points, in an order that depends on the past. For a random one; `legality.hpp` has a fixed order.
  std::span<const Point> empties() const { return {empties_.data(), static_cast<std::size_t>(empty_count_)}; }
  /// What a colour may count as its own on a line: its stones, and power stones of earlier turns.
  Word line(int colour, std::size_t line) const { return lines_[line][static_cast<std::size_t>(colour)]; }
  /// What a colour may take on a line: everything that another may count as its own.
  Word prey(int colour, std::size_t line) const;
  Word empty_line(std::size_t line) const {
    const auto& words = lines_[line];
    return kMasks[static_cast<std::size_t>(rules_->side)][line] & ~(words[0] | words[1] | words[2] | words[3]);
  }
  /// Equal for equal positions: what stands, what is taken, who moves. A few nanoseconds.
  std::uint64_t hash() const;

  /// Where a stone of that colour would take: bit 2d the lower, bit 2d + 1 the upper end of direction d. Poofs not among them.
  unsigned captures_at(Point p, int colour) const;
  /// How many stones are taken in a direction (a bit of captures_at), 0: none. Where several lengths would do, the longest.
  int capture_length(Point p, int colour, unsigned bit) const;
  /// True where a stone of that colour on that point stands in a row that wins (whether it stands there or not; captures not regarded).
  bool five_at(Point p, int colour) const;
  /// True where that colour has a winning row anywhere.
  bool has_five(int colour) const;

 private:
  void begin(Point p, Undo& undo) {
    undo.turn = turn_;
    undo.hash = hash_;
    undo.point = p;
    undo.count = 0;
    undo.poofed = 0;
    undo.settled = 0;
    ++turn_.placed;
  }
  void put(Point p, Cell cell, Undo& undo) {
    undo.slot = slots_[p];
    const Point last = empties_[static_cast<std::size_t>(--empty_count_)];
    empties_[undo.slot] = last;
    slots_[last] = undo.slot;
    cells_[p] = cell;
    hash_ ^= kZobrist[cell][p];
    flip(p, cell);
  }
  /// Sets or clears a stone's bits on its lines.
  void flip(Point p, Cell cell) {
    if (is_old_power(cell)) [[unlikely]] {
      for (std::size_t c = 0; c < static_cast<std::size_t>(rules_->colours()); ++c) flip_colour(p, c);
      return;
    }
    flip_colour(p, static_cast<std::size_t>(colour_of(cell)));
  }
  void flip_colour(Point p, std::size_t colour) {
    const PointLines& lines_at = kPointLines[p];
    for (std::size_t d = 0; d < kDirections; ++d) lines_[lines_at.line[d]][colour] ^= Word{1} << lines_at.bit[d];
  }
  void take_off(Point p, Undo& undo) {
    const Cell cell = cells_[p];
    undo.taken[undo.count] = p;
    undo.taken_cells[undo.count++] = cell;
    cells_[p] = kEmpty;
    hash_ ^= kZobrist[cell][p];
    flip(p, cell);
    slots_[p] = static_cast<std::uint16_t>(empty_count_);
    empties_[static_cast<std::size_t>(empty_count_++)] = p;
  }
  void put_back(Point p, Cell cell) {
    --empty_count_;
    cells_[p] = cell;
    flip(p, cell);
  }
  /// The window of pairs and fives around a point for two colours; see captures_at for `pairs`.
  struct Seen {
    unsigned pairs = 0;
    Word five = 0;
  };
  Seen look(Point p, std::size_t own) const {
    Seen seen;
    const PointLines& lines_at = kPointLines[p];
    for (std::size_t d = 0; d < kDirections; ++d) {
      const auto& words = lines_[lines_at.line[d]];
      const Word o = words[own] >> (lines_at.bit[d] - 4);      // bit 4 is the point
      const Word e = words[own ^ 1] >> (lines_at.bit[d] - 3);  // bit 3 is the point
      const Word two = e & (e >> 1);
      seen.pairs |= ((two >> 1 & o >> 1 & 1) | (two >> 3 & o >> 6 & 2)) << (2 * d);
      const Word four = o & (o >> 1) & (o >> 2) & (o >> 3);
      seen.five |= four & (o >> 4) & 0x1f;  // only rows with the point in them
    }
    return seen;
  }
  void resolve_simple(Point p, Undo& undo) {
    const std::size_t own = turn_.mover;
    const Seen seen = look(p, own);
    const unsigned pairs = seen.pairs & pair_mask_;
    if (pairs) [[unlikely]]
      take_pairs(p, pairs, undo);
    if (seen.five && five_at(p, turn_.mover)) [[unlikely]]
      made_five();
    if (pairs) [[unlikely]]
      test_captures();
    end_placement(undo);
  }
  void end_placement(Undo& undo) {
    if (turn_.ending != Ending::none) return;
    if (--turn_.left == 0) end_turn(undo);
    if (empty_count_ == 0 || turn_.placed == max_stones_) [[unlikely]]
      end_board();
  }
  void end_turn(Undo& undo) {
    if (turn_.fresh > 0) [[unlikely]]
      settle(undo);
    if (turn_.five_made || turn_.pending >= 0) [[unlikely]]
      find_fives();
    turn_.mover = static_cast<std::uint8_t>(next_colour());
    turn_.left = stones_a_turn_;
  }

  void resolve(Point p, Undo& undo);
  void take_pairs(Point p, unsigned pairs, Undo& undo);
  void take_prey(Point p, unsigned directions, Undo& undo);
  void take_poofs(const PointSet& lost, Undo& undo);
  void add_poof(Point p, std::size_t direction, PointSet& lost) const;
  PointSet poofs_at(Point p) const;
  void resolve_placement(Point p, Undo& undo);
  void count(int side, int stones);
  void made_five();
  bool captures_win(int side) const;
  void test_captures();
  void win(int side, Ending how);
  void settle(Undo& undo);
  void forget_fresh(Point p);
  void turn_fresh(Point p, Cell cell);
  int next_colour() const { return turn_.mover + 1 == colours_ ? 0 : turn_.mover + 1; }
  void find_fives();
  /// True where the next colour may have an answer to the mover's five: a capture that breaks it, or more than one stone to place.
  bool can_be_answered() const;
  void end_board();
  bool diamond_free() const;
  bool row_wins(int stones) const { return stones == rules_->win_length || (stones > rules_->win_length && rules_->overline_wins); }

  static constexpr auto kZobrist = [] {
    std::array<std::array<std::uint64_t, kPoints>, kCells> keys{};
    for (std::size_t cell = 1; cell < kCells; ++cell)
      for (std::size_t p = 0; p < kPoints; ++p) keys[cell][p] = mix(cell * 1000 + p);
    return keys;
  }();

  const Rules* rules_;
  bool simple_;
  std::uint8_t pair_mask_;
  std::uint8_t colours_;
  std::uint8_t stones_a_turn_;
  std::uint16_t max_stones_;
  int empty_count_ = 0;
  std::uint64_t hash_ = 0;
  Turn turn_;
  std::array<std::array<Word, kMaxColours>, kLines> lines_{};
  std::array<Cell, kPoints> cells_{};
  std::array<Point, kPoints> empties_{};
  std::array<std::uint16_t, kPoints> slots_{};
};

}  // namespace tablier::pente
