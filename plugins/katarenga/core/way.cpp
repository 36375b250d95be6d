#include "core/way.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

namespace tablier::katarenga {
namespace {

struct Way {
  int dx;
  int dy;
};

Way between(const Board& board, int from, int to) { return {board.column(to) - board.column(from), board.row(to) - board.row(from)}; }

bool is_on_line(Colour colour, Way way) {
  if (colour == Colour::red) return way.dx == 0 || way.dy == 0;
  return colour == Colour::yellow && std::abs(way.dx) == std::abs(way.dy);
}

/// The last square that is reached on the way; `from` where there is none.
int farthest(const Board& board, SquareSet reached, int from, int to) {
  const Way way = between(board, from, to);
  const int steps = std::max(std::abs(way.dx), std::abs(way.dy));
  const int stride = way.dy / steps * board.side() + way.dx / steps;
  int square = from;
  while (square != to && (reached & bit(square + stride)) != 0) square += stride;
  return square;
}

}  // namespace

std::optional<Text> slide_fault(const Board& board, const Reach& reach, SquareSet occupied, int from, int to) {
  if (from == to || !is_on_line(board.colour(from), between(board, from, to))) return std::nullopt;
  const int stop = farthest(board, reach.all(from, occupied), from, to);
  const auto named = [&](const char* name, int square) { return TextArg{name, board.grid().name(board.place(square))}; };
  if (stop != from && (occupied & bit(stop)) != 0) return Text("katarenga.reason.way_barred", {named("to", to), named("stop", stop)});
  const char* const stops = board.colour(from) == Colour::red ? "katarenga.reason.stop_red" : "katarenga.reason.stop_yellow";
  return Text(stops, {named("from", from), named("to", to), named("stop", stop)});
}

Text way_from(const Board& board, int square) {
  static constexpr std::array<const char*, kColours> kNames{"red", "yellow", "green", "blue"};
  return Text(std::string("katarenga.from.") + kNames[static_cast<std::size_t>(board.colour(square))]);
}

}  // namespace tablier::katarenga
