#pragma once

#include "content/game_spec.hpp"
#include "host/child_trial.hpp"
#include "host/paths.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

/// The first calls of plugins, made in child processes before any of them is opened here.
namespace tablier {

/// What was read of the games' folders under content/, by name.
using GameSheets = std::map<std::string, LoadedGameSpec>;

/// How the first calls of each plugin ended: it is opened, gives its parameters for the content of its game and the hooks that it asks,
/// makes a game of the defaults and of each variant that can be read, starts a round and shows it, names its tools and benchmarks, and is
/// closed again. Only what is not known from an earlier start is tried, all at once, within the time of one TrialLimits; see
/// TrialResultStore. The stage of a result names the call: `load`, `parameters GAME`, `hooks GAME`, `make_game GAME/VARIANT`, `start GAME`,
/// `tools GAME`, `benchmarks GAME`, `close GAME`.
std::map<std::filesystem::path, TrialResult> try_plugins(const std::vector<std::filesystem::path>& files, const Paths& paths,
                                                         const GameSheets& sheets);

/// Whether a result keeps a plugin from being opened that is the player's `own`, or came with the program: that one is believed where a
/// machine was too busy to let it come to an end.
bool holds_against(const TrialResult& result, bool own);

}  // namespace tablier
