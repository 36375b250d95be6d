#pragma once

#include "core/board.hpp"
#include "eval_tables.hpp"
#include "point_bits.hpp"

#include <array>
#include <cstdint>
#include <vector>

/// A board with all that the bots want to know of it, kept up to date stone by stone: what a stone of either colour would make or take on
/// each empty point. A placement costs about a microsecond. A copy is independent.
namespace tablier::pente {

class EvalBoard {
 public:
  /// The tables must outlive it, and be those of the board's rules.
  EvalBoard(const Board& board, const EvalTables& eval_tables);

  /// Precondition: as Board::place.
  void place(Point p);
  /// Takes back the last placement. Precondition: there was one.
  void undo();

  const Board& board() const { return board_; }
  const EvalTables& eval_tables() const { return *eval_tables_; }
  const Rules& rules() const { return board_.rules(); }
  int mover() const { return board_.mover(); }

  /// What a stone of that colour makes on an empty point.
  ShapeSet shapes(int colour, Point p) const { return static_cast<ShapeSet>(memory_[shape_index(colour, p)]); }
  const PointValue& value(int colour, Point p) const { return eval_tables_->value(shapes(colour, p)); }
  /// Stones that it takes there.
  int captures(int colour, Point p) const { return static_cast<int>(memory_[mark_index(Mark::capture, colour, p)]); }
  /// Pairs (or what the rules take) that it threatens from there.
  int capture_threats(int colour, Point p) const { return static_cast<int>(memory_[mark_index(Mark::capture_threat, colour, p)]); }
  /// Own pairs that could be taken if it stood there.
  int capture_risks(int colour, Point p) const { return static_cast<int>(memory_[mark_index(Mark::capture_risk, colour, p)]); }

  /// Empty points where that colour completes a row.
  const PointBits& rows(int colour) const { return counts_.rows[at(colour)]; }
  /// Where it makes a four or more.
  const PointBits& fours(int colour) const { return counts_.fours[at(colour)]; }
  /// Where it takes something.
  const PointBits& taking(int colour) const { return counts_.taking[at(colour)]; }
  /// Empty points of a colour by threat.
  int threats(int colour, Threat t) const { return counts_.threats[at(colour)][static_cast<std::size_t>(t)]; }
  /// Stones that it could take, over all points.
  int captures(int colour) const { return counts_.captures[at(colour)]; }
  int capture_threats(int colour) const { return counts_.capture_threats[at(colour)]; }

  /// True where a stone there wins by captures, as far as their number goes.
  bool captures_win(int colour, Point p) const {
    const int stones = captures(colour, p);
    return stones > 0 && board_.taken(colour) + stones >= rules().captures_to_win;
  }
  /// Where that colour wins with its next stone, poofs and fives that must stand not regarded. Adds to `points`.
  void add_wins(int colour, PointBits& points) const;
  bool has_win(int colour) const;

  /// For the side to move, in hundredths or so.
  int evaluate() const;
  /// What each weight is multiplied with, in the order of RoleWeights, the mover's first. For those who fit them.
  static constexpr std::size_t kFeatures = 2 * (kBundles + kFifths * kPairs + kFifths + kTenths);
  std::array<int, kFeatures> features() const;

 private:
  enum class Mark : std::uint8_t { capture, capture_threat, capture_risk };
  static constexpr std::size_t kMarks = 3;

  struct Counts {
    std::array<int, 2> as_mover{};  ///< summed worth of a colour's points if it is to move
    std::array<int, 2> as_other{};
    std::array<int, 2> captures{};
    std::array<int, 2> capture_threats{};
    std::array<std::array<std::uint16_t, kThreats>, 2> threats{};
    std::array<PointBits, 2> rows, fours, taking;
  };
  struct Record {
    Undo undo;
    Counts counts;
    std::size_t journal;
  };
  struct Written {
    std::uint32_t index;
    std::uint32_t before;
  };

  static std::size_t at(int colour) { return static_cast<std::size_t>(colour); }
  static std::size_t shape_index(int colour, Point p) { return at(colour) * kPoints + p; }
  static std::size_t mark_index(Mark mark, int colour, Point p) {
    return (2 + 2 * static_cast<std::size_t>(mark) + at(colour)) * kPoints + p;
  }
  static std::size_t line_index(Mark mark, int colour, std::size_t line) {
    return (2 + 2 * kMarks) * kPoints + (2 * static_cast<std::size_t>(mark) + at(colour)) * kLines + line;
  }
  static constexpr std::size_t kMemory = (2 + 2 * kMarks) * kPoints + 2 * kMarks * kLines;

  std::size_t tenths(int side) const;
  std::size_t fifths(int side) const;
  std::size_t pairs(int side) const;
  void write(std::size_t index, std::uint32_t value);
  void look_again(Point changed);
  void see_shapes(Point changed, std::size_t direction);
  void see_marks(Point changed, std::size_t direction);
  void set_shapes(int colour, Point p, ShapeSet set);
  void set_captures(int colour, Point p);
  void mark_line(Mark mark, int colour, Point changed, std::size_t direction, Word now);
  int count_captures(int colour, Point p) const;

  Board board_;
  const EvalTables* eval_tables_;
  std::array<std::uint32_t, kMemory> memory_{};
  Counts counts_;
  std::vector<Written> journal_;
  std::vector<Record> records_;  ///< the first `depth_` are in use, the rest waits to be used again
  std::size_t depth_ = 0;
};

}  // namespace tablier::pente
