#pragma once

#include "content/map_reader.hpp"
#include "match/save.hpp"

/// The names in a save, and its schema. For the reader and the writer of saves.
namespace tablier {

namespace save_key {
inline constexpr const char* kVersion = "tablier_save";
inline constexpr const char* kGame = "game";
inline constexpr const char* kVariant = "variant";
inline constexpr const char* kOptions = "options";
inline constexpr const char* kDefaults = "defaults";
inline constexpr const char* kPlayers = "players";
inline constexpr const char* kWho = "who";
inline constexpr const char* kHuman = "human";
inline constexpr const char* kBot = "bot";
inline constexpr const char* kLevel = "level";
inline constexpr const char* kName = "name";
inline constexpr const char* kSeed = "seed";
inline constexpr const char* kStarter = "starter";
inline constexpr const char* kChallenge = "challenge";
inline constexpr const char* kClock = "clock";
inline constexpr const char* kIncrement = "increment";
inline constexpr const char* kOnlyTold = "only_told";
inline constexpr const char* kUsed = "used";
inline constexpr const char* kUsedAfter = "used_after";
inline constexpr const char* kSand = "sand";
inline constexpr const char* kTurn = "turn";
inline constexpr const char* kRan = "ran";
inline constexpr const char* kOnTime = "on_time";
inline constexpr const char* kRemarks = "remarks";
inline constexpr const char* kLines = "lines";
inline constexpr const char* kAfter = "after";
inline constexpr const char* kUnder = "under";
inline constexpr const char* kMove = "move";
inline constexpr const char* kMark = "mark";
inline constexpr const char* kComment = "comment";
inline constexpr const char* kDate = "date";
inline constexpr const char* kOver = "over";
inline constexpr const char* kTable = "table";
inline constexpr const char* kScriptOff = "script_off";
inline constexpr const char* kRound = "round";
inline constexpr const char* kHooks = "hooks";
inline constexpr const char* kRounds = "rounds";
inline constexpr const char* kUndoneRounds = "undone_rounds";
inline constexpr const char* kMoves = "moves";
inline constexpr const char* kUndone = "undone";
inline constexpr const char* kSeconds = "seconds";
inline constexpr const char* kTurnSeconds = "turn_seconds";
inline constexpr const char* kHints = "hints";
inline constexpr const char* kValues = "values";
inline constexpr const char* kUndos = "undos";
inline constexpr const char* kSolutionSeen = "solution_seen";
inline constexpr const char* kResult = "result";
inline constexpr const char* kReason = "reason";
inline constexpr const char* kWinners = "winners";
}  // namespace save_key

/// A whole save of the current version.
Kind<SaveData> save_kind();

}  // namespace tablier
