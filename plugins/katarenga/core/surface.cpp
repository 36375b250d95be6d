#include "core/surface.hpp"

namespace tablier::katarenga {

Surface surface_of(const Board& board) {
  Surface surface{.grid = board.grid()};
  for (int square = 0; square < board.squares(); ++square)
    surface.paints.push_back({board.place(square), std::string(1, letter(board.colour(square)))});
  surface.coordinates = true;
  return surface;
}

}  // namespace tablier::katarenga
