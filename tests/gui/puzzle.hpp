#pragma once

#include "match/match.hpp"
#include "surroundings.hpp"

#include <string>
#include <vector>

/// A challenge of a series that a test plays, and a way to its end, found by the game's own bot.
namespace tablier::gui {

/// One thing to lay.
struct Lay {
  TrayItem item;
  Gesture gesture;
};

/// The first penta of the Grand Slam, which the tests of hands play.
inline constexpr const char* kPenta4 = "grand-slam/A/4";

/// A challenge by its name (`kPenta4`), at its start.
Match challenge(const std::string& game, const std::string& name);

/// What is to be laid, in order, from where the match stands to its end. Throws where that cannot be found.
std::vector<Lay> solution(const Match& match);

/// Where a thing must lie, by name, sorted.
std::vector<std::string> place_names(const Match& match, const Gesture& gesture);

}  // namespace tablier::gui
