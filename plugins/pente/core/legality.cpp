#include "legality.hpp"

#include <algorithm>

namespace tablier::pente {
namespace {

/// A free end, four stones, a free end.
constexpr Word kOpenFour = 0b011110;
constexpr Word kOpenFourSpan = 0b111111;

/// True where a line has four in a row, the stones at both bits among them, with both ends free.
bool has_open_four(Word own, Word empty, int bit, int other) {
  for (int low = std::max(bit, other) - 4; low < std::min(bit, other); ++low)
    if ((own >> low & kOpenFourSpan) == kOpenFour && (empty >> low & 1) && (empty >> (low + 5) & 1)) return true;
  return false;
}

/// `own` has the stone at `bit` already, `empty` no longer.
bool is_open_three(Word own, Word empty, int bit) {
  // Nearly always there are not even two more stones near enough.
  const Word near = own >> (bit - 3) & 0b1110111;
  if ((near & (near - 1)) == 0) return false;
  for (int other = bit - 3; other <= bit + 3; ++other) {
    const Word next = Word{1} << other;
    if ((empty & next) && has_open_four(own | next, empty & ~next, bit, other)) return true;
  }
  return false;
}

}  // namespace

bool makes_double_three(const Board& board, Point p, int colour) {
  if (board.captures_at(p, colour) != 0 || board.five_at(p, colour)) return false;
  int threes = 0;
  const PointLines& lines_at = kPointLines[p];
  for (std::size_t d = 0; d < kDirections; ++d) {
    const Word stone = Word{1} << lines_at.bit[d];
    if (is_open_three(board.line(colour, lines_at.line[d]) | stone, board.empty_line(lines_at.line[d]) & ~stone, lines_at.bit[d])) ++threes;
  }
  return threes >= 2;
}

Illegality illegality(const Board& board, Point p) {
  const Rules& rules = board.rules();
  const Turn& turn = board.turn();
  if (board.at(p) != kEmpty) return Illegality::taken;
  if (turn.bonus_due) return rules.diamonds[p] ? Illegality::none : Illegality::no_diamond;
  const int distance = distance_from_centre(p, rules.side);
  if (turn.placed == 0 && rules.first_on_centre && distance > 0) return Illegality::centre_first;
  if (turn.placed == rules.second_stone() && distance < rules.second_distance) return Illegality::too_near;
  if (rules.double_three_banned && makes_double_three(board, p, turn.mover)) return Illegality::double_three;
  return Illegality::none;
}

}  // namespace tablier::pente
