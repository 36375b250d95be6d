#include "solver/first_squares.hpp"

#include "solver/solver.hpp"

#include <algorithm>

namespace tablier::katarenga {

int FirstSquares::best() const { return *std::max_element(values_.begin(), values_.end()); }

std::optional<FirstSquares> first_squares(const PawnTable& table, const std::stop_token& stop) {
  Solver solver(table);
  Position position(table);
  std::vector<int> values;
  for (int square = 0; square < table.board().squares(); ++square) {
    position.place(square);
    const int value = solver.value(position, stop);
    if (value == 0) return std::nullopt;
    values.push_back(-value);
    position.take_back();
  }
  return FirstSquares(std::move(values), solver.nodes());
}

}  // namespace tablier::katarenga
