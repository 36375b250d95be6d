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

/// The diamonds that are printed on a board of that side: four about the centre and eight of the star points, fewer on the smallest.
std::vector<Point> printed_diamonds(int side);

}  // namespace tablier::pente
