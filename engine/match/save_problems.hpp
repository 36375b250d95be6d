#pragma once

#include "match/save.hpp"

#include <optional>

/// Which line of a save is to blame where no match can be made of it.
namespace tablier {

/// A problem of making the rules, told at the option that brings it about, else at the variant or the game. One that stands in another
/// file (a variant's script) keeps its place.
Problem at_setting(Problem problem, const SaveData& data, const RulesetSource& rulesets);
/// A problem of beginning the match, told at the players or at the one who begins.
Problem at_seats(Problem problem, const SaveData& data);
/// A bot or a level of a bot that the game does not have.
std::optional<Problem> player_fault(const Game& game, const SaveData& data);

}  // namespace tablier
