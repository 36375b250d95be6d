#include "core/reach.hpp"

namespace tablier::katarenga {
namespace {

struct Step {
  int x;
  int y;
};

constexpr std::array<Step, 8> kKnightJumps{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Step, 8> kKingSteps{{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
/// Towards higher squares first, each pair opposite.
constexpr std::array<Step, 4> kRookLines{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<Step, 4> kBishopLines{{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};

/// The square a step away, −1 beside the board.
int stepped(const Board& board, int square, Step step) {
  const int x = board.column(square) + step.x;
  const int y = board.row(square) + step.y;
  const bool inside = x >= 0 && x < board.side() && y >= 0 && y < board.side();
  return inside ? y * board.side() + x : -1;
}

SquareSet ends(const Board& board, int from, const std::array<Step, 8>& steps) {
  SquareSet set = 0;
  for (const Step step : steps)
    if (const int to = stepped(board, from, step); to >= 0) set |= bit(to);
  return set;
}

SquareSet line(const Board& board, int from, Step step) {
  SquareSet set = 0;
  for (int to = stepped(board, from, step); to >= 0; to = stepped(board, to, step)) {
    set |= bit(to);
    if (board.colour(to) == board.colour(from)) break;
  }
  return set;
}

}  // namespace

Reach::Reach(const Board& board, bool slide_blocking) {
  for (int square = 0; square < board.squares(); ++square) {
    Lines& lines = lines_[static_cast<std::size_t>(square)];
    const Colour colour = board.colour(square);
    if (colour == Colour::green) lines.free = ends(board, square, kKnightJumps);
    if (colour == Colour::blue) lines.free = ends(board, square, kKingSteps);
    if (colour == Colour::green || colour == Colour::blue) continue;
    const auto& steps = colour == Colour::red ? kRookLines : kBishopLines;
    for (std::size_t i = 0; i < 2; ++i) {
      lines.up[i] = line(board, square, steps[i]);
      lines.down[i] = line(board, square, steps[i + 2]);
    }
    if (slide_blocking) continue;
    lines.free = lines.up[0] | lines.up[1] | lines.down[0] | lines.down[1];
    lines.up = {};
    lines.down = {};
  }
}

}  // namespace tablier::katarenga
