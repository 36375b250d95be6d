#include "core/board.hpp"

#include "sdk/expect.hpp"

namespace tablier::katarenga {

Board::Board(const std::vector<std::string>& rows) : side_(static_cast<int>(rows.size())) {
  expects(side_ == kQuarterSide || side_ == kBoardSide);
  for (int square = 0; square < squares(); ++square) {
    const std::string& row_text = rows[static_cast<std::size_t>(side_ - 1 - row(square))];
    const auto colour = colour_of(row_text[static_cast<std::size_t>(column(square))]);
    expects(colour.has_value());
    colours_[static_cast<std::size_t>(square)] = *colour;
  }
}

Value colour_letters(const Board& board) {
  const Grid grid = board.grid();
  Value::Map colours;
  for (int square = 0; square < board.squares(); ++square)
    colours.push_back({grid.name(board.place(square)), std::string(1, letter(board.colour(square)))});
  return colours;
}

}  // namespace tablier::katarenga
