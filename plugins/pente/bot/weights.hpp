#pragma once

#include "core/rules.hpp"
#include "shapes.hpp"

#include <array>
#include <cstddef>

/// What things on the board are worth, for the seat to move and for the other.
namespace tablier::pente {

/// Weights are in 1/kWeightUnit of a score's unit; two hundred units are a game's odds of e to 1.
inline constexpr int kWeightUnit = 8;

/// What one stone on a point makes, all four directions together, the weakest first.
enum class Threat : std::uint8_t {
  none,
  seed,   ///< two live twos or dead threes
  three,  ///< a live three
  double_three,
  four,        ///< a dead four
  four_three,  ///< a dead four and a live three
  wins_next,   ///< a live four or two dead ones
  row
};
inline constexpr std::size_t kThreats = 8;

/// Of one side in one role: it is its turn, or it is not.
struct RoleWeights {
  std::array<int, kShapes> shapes;    ///< each direction of each empty point
  std::array<int, kThreats> threats;  ///< each empty point
  int take;                           ///< each stone that could be taken now
  std::array<int, 5> reach;           ///< that there is such a stone at all, by fifths of what wins by captures
  int poke;                           ///< each flank from which a pair would be threatened
  std::array<int, 11> taken;          ///< tenths of what wins by captures
};

struct Weights {
  int turn = 0;  ///< of being the one to move, beyond what follows
  RoleWeights mover;
  RoleWeights other;
};

/// Fitted to the results of games of the program against itself by logistic regression: some 100 000 positions of games of 1 000 nodes a
/// move, of standard rules with the tournament rule and of freestyle.
const Weights& weights_for(const Rules& rules);

}  // namespace tablier::pente
