#pragma once

#include "game_rules.hpp"
#include "sdk/content.hpp"
#include "sdk/parameter.hpp"

#include <vector>

/// The rule parameters of Pente, and the rules that they make.
namespace tablier::pente {

std::vector<Parameter> parameters(const Content&);

/// The rules of checked options, without a script, or what is wrong with their combination.
Result<GameRules> make_rules(const Options& options);

/// The diamonds that are printed on a board of that side, the same seen from each of its four sides: about the centre where there is room
/// for them, at the corners' star points and, where a line runs through the middles of two sides, at those of the sides.
std::vector<Point> printed_diamonds(int side);

}  // namespace tablier::pente
