#pragma once

#include "sdk/result.hpp"
#include "sdk/seat.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// How other programs write down rounds of a game: text that `tablier import` reads and `tablier export` writes. The game knows the text;
/// the engine finds the variant and plays the moves, each checked.
namespace tablier {

/// A move as State::parse reads it, and where it stands.
struct RecordMove {
  std::string notation;
  SourceSpot where = {};
  std::string mark = {};     ///< what somebody thinks of it: `!`, `?`, `!!`, `??`, `!?`, `?!`; empty: nothing
  std::string comment = {};  ///< UTF-8; empty: none
  /// Lines that begin in its place. A format that cannot hold them leaves them out; so with marks and comments.
  std::vector<std::vector<RecordMove>> variations = {};
};

/// One round.
struct GameRecord {
  std::vector<std::string> variants;                         ///< what the variant may be called: its name or a title, the likeliest first
  SourceSpot where = {};                                     ///< of that name
  std::vector<std::pair<std::string, std::string>> options;  ///< set by hand, as the command line has them
  std::vector<std::string> players;                          ///< by seat; empty where not known
  std::string date;                                          ///< ISO 8601, UTC; may be empty
  std::string time_control = {};  ///< seconds for each seat and a move, `600+5`, or as it was read; empty: none, or not known
  std::string comment = {};       ///< before the first move
  std::vector<RecordMove> moves;
  std::optional<std::vector<Seat>> winners;  ///< absent: not finished, or not known; empty: a draw
};

/// Both functions are required and must not throw.
struct RecordFormat {
  const char* extension = nullptr;  ///< of such files, `.txt`
  /// `file` is for the spots. A problem tells the first thing that is wrong, with its line and column.
  Result<GameRecord> (*read)(std::string_view text, const std::string& file) = nullptr;
  std::string (*write)(const GameRecord& record) = nullptr;
};

}  // namespace tablier
