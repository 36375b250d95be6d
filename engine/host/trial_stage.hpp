#pragma once

#include "sdk/text.hpp"

#include <string>
#include <string_view>

/// What a plugin was doing when its trial ended, as a child notes it in one line.
namespace tablier {

struct TrialStage {
  std::string call{};   ///< `make_game`, `play`; empty: it was being loaded
  std::string name{};   ///< the game, or `game/variant`
  bool in_round{};      ///< in a position of a round, of which the rest tells
  std::string move{};   ///< that was played, taken back or written
  std::string moves{};  ///< of the round until then, the last ones of many; empty: it had just begun

  /// In one line of bounded length, whatever a plugin calls its moves.
  std::string line() const;
  static TrialStage read(const std::string& line);
  /// `when “c3” is played in three/standard, after “a1 b2”`.
  Text text() const;
};

}  // namespace tablier
