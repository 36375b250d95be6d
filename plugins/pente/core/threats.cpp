#include "threats.hpp"

#include <algorithm>

namespace tablier::pente {
namespace {

/// The unbroken run of a word through a bit that is set, as a mask.
Word run_at(Word word, int bit) {
  const int up = std::countr_one(word >> bit);
  const int down = std::countl_one(word << (31 - bit)) - 1;
  return ((Word{1} << (up + down)) - 1) << (bit - down);
}

/// The stones of a run, which has no gaps.
int length(Word run) { return 32 - std::countl_zero(run) - std::countr_zero(run); }

/// True where a word has that many bits.
bool has_stones(Word word, int count) {
  for (; word && count > 1; --count) word &= word - 1;
  return word != 0;
}

/// The rows of one line.
class LineReader {
 public:
  LineReader(const Rules& rules, Word own, Word empty) : rules_(rules), own_(own), empty_(empty) {}

  std::vector<Word> fours() const {
    std::vector<Word> found;
    each_empty([&](int bit) {
      const Word run = run_at(own_ | Word{1} << bit, bit);
      if (wins(run)) add(found, run & ~(Word{1} << bit));
    });
    return found;
  }

  std::vector<Word> threes() const {
    std::vector<Word> found;
    each_empty([&](int bit) {
      const Word run = run_at(own_ | Word{1} << bit, bit);
      if (std::popcount(run) == rules_.win_length - 1 && wins_at(run, std::countr_zero(run) - 1) &&
          wins_at(run, 32 - std::countl_zero(run)))
        add(found, run & ~(Word{1} << bit));
    });
    return found;
  }

  bool wins(Word run) const {
    const int stones = length(run);
    return stones == rules_.win_length || (stones > rules_.win_length && rules_.overline_wins);
  }

 private:
  template <typename Visit>
  void each_empty(Visit visit) const {
    for (Word left = empty_; left; left &= left - 1) visit(std::countr_zero(left));
  }
  /// True where a stone at that end of a run is free to be placed, and wins.
  bool wins_at(Word run, int bit) const { return (empty_ >> bit & 1) && wins(run_at(own_ | run | Word{1} << bit, bit)); }
  static void add(std::vector<Word>& found, Word row) {
    if (std::find(found.begin(), found.end(), row) == found.end()) found.push_back(row);
  }

  const Rules& rules_;
  Word own_;
  Word empty_;
};

Row row_of(std::size_t line, Word stones) {
  Row row;
  for (; stones; stones &= stones - 1) row.push_back(point_on(line, std::countr_zero(stones)));
  return row;
}

void sort_once(std::vector<Point>& points) {
  std::sort(points.begin(), points.end());
  points.erase(std::unique(points.begin(), points.end()), points.end());
}

}  // namespace

Threats threats_of(const Board& board, int colour) {
  Threats all;
  for (std::size_t l = 0; l < kLines; ++l) {
    const Word own = board.line(colour, l);
    if (!has_stones(own, board.rules().win_length - 2)) continue;
    const LineReader reader(board.rules(), own, board.empty_line(l));
    for (const Word row : reader.fours()) all.fours.push_back(row_of(l, row));
    for (const Word row : reader.threes()) all.threes.push_back(row_of(l, row));
  }
  return all;
}

bool is_enemy(const Board& board, Point p, int side) {
  const Cell cell = board.at(p);
  return is_old_power(cell) || side_of(colour_of(cell)) != side;
}

std::vector<CaptureThreat> capture_threats(const Board& board) {
  std::vector<CaptureThreat> found;
  for (const Point p : board.empties())
    for (int colour = 0; colour < board.rules().colours(); ++colour)
      for (unsigned left = board.captures_at(p, colour); left; left &= left - 1) {
        CaptureThreat threat{p, colour, static_cast<unsigned>(std::countr_zero(left)), {}};
        const int way = threat.bit % 2 != 0 ? 1 : -1;
        for (int n = 1; n <= board.capture_length(p, colour, threat.bit); ++n)
          threat.stones.push_back(static_cast<Point>(p + way * n * kSteps[threat.bit / 2]));
        const auto costs = [&](Point stone) { return is_enemy(board, stone, side_of(colour)); };
        if (std::ranges::any_of(threat.stones, costs)) found.push_back(std::move(threat));
      }
  return found;
}

std::vector<Point> stones_in_danger(const Board& board) {
  std::vector<Point> found;
  for (const CaptureThreat& threat : capture_threats(board)) found.insert(found.end(), threat.stones.begin(), threat.stones.end());
  sort_once(found);
  return found;
}

std::vector<Point> winning_stones(const Board& board, int colour) {
  std::vector<Point> found;
  for (std::size_t l = 0; l < kLines; ++l)
    for (Word left = board.line(colour, l); left;) {
      const Word run = run_at(left, std::countr_zero(left));
      left &= ~run;
      if (!LineReader(board.rules(), 0, 0).wins(run)) continue;
      const Row row = row_of(l, run);
      found.insert(found.end(), row.begin(), row.end());
    }
  sort_once(found);
  return found;
}

}  // namespace tablier::pente
