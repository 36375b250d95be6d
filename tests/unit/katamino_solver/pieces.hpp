#pragma once

#include "solver/puzzle.hpp"

#include <string_view>
#include <vector>

/// The twelve pentominoes for the tests of the solver, as the official numbers have them.
namespace tablier::katamino {

inline constexpr std::string_view kLetters = " ILYNVPUZFTWX";

inline Polyform pentomino(int number) {
  switch (number) {
    case 1: return Polyform({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}});
    case 2: return Polyform({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}});
    case 3: return Polyform({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {1, 1}});
    case 4: return Polyform({{0, 0}, {1, 0}, {1, 1}, {2, 1}, {3, 1}});
    case 5: return Polyform({{0, 0}, {0, 1}, {0, 2}, {1, 0}, {2, 0}});
    case 6: return Polyform({{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
    case 7: return Polyform({{0, 0}, {0, 1}, {1, 0}, {2, 0}, {2, 1}});
    case 8: return Polyform({{0, 0}, {1, 0}, {1, 1}, {1, 2}, {2, 2}});
    case 9: return Polyform({{1, 0}, {2, 0}, {0, 1}, {1, 1}, {1, 2}});
    case 10: return Polyform({{0, 0}, {1, 0}, {2, 0}, {1, 1}, {1, 2}});
    case 11: return Polyform({{0, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 2}});
    default: return Polyform({{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}});
  }
}

/// Pieces of these numbers; n°1 along the rows where asked.
inline std::vector<Piece> pentominoes(const std::vector<int>& numbers, bool i_along_rows = false) {
  std::vector<Piece> pieces;
  for (const int n : numbers) pieces.push_back({n, pentomino(n), n == 1 && i_along_rows});
  return pieces;
}

inline std::vector<Piece> all_pentominoes(bool i_along_rows = false) {
  return pentominoes({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, i_along_rows);
}

}  // namespace tablier::katamino
