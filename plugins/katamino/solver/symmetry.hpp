#pragma once

#include "solver/solution_sink.hpp"

#include <array>
#include <vector>

/// Turns and flips that map a puzzle onto itself, and with them one start for each class of solutions.
namespace tablier::katamino {

/// Axes exchanged, then turned round, then moved: the i-th coordinate of the image is sign[i] · p[axis[i]] + shift[i].
struct Symmetry {
  std::array<int, 3> axis{0, 1, 2};
  std::array<int, 3> sign{1, 1, 1};
  std::array<int, 3> shift{0, 0, 0};

  Place operator()(Place p) const;
  /// Sorted images.
  std::vector<Place> operator()(const std::vector<Place>& cells) const;
};

/// Every symmetry of the region that maps each piece's ways to lie onto themselves and each laid piece onto itself, the identity first.
/// No two act alike on the region.
std::vector<Symmetry> symmetries(const Puzzle& puzzle);

/// Cases that together hold exactly one solution of each class: a piece is confined to one place of each of its orbits; where a symmetry
/// keeps it in place, the next piece is confined under that symmetry, and so on.
std::vector<Subproblem> distinct_subproblems(const Puzzle& puzzle);

}  // namespace tablier::katamino
