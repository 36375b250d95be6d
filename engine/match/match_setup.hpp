#pragma once

#include "match/clock_rules.hpp"
#include "sdk/value.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a match is made from. With the moves it is the whole of a save.
namespace tablier {

class Game;

/// Who plays a seat.
struct Player {
  bool human = true;
  int level = 0;         ///< of a bot
  std::string name;      ///< as the player typed it; empty: the screen says "You", "Bot 3"
  std::string bot = {};  ///< a bot of Game::reference_bots() in its stead, which thinks for a fixed time; empty: none
  friend bool operator==(const Player&, const Player&) = default;
};

struct MatchSetup {
  std::string game;  ///< `katamino`
  std::string variant;
  Value options = Value::map();  ///< set by hand, over the variant's
  std::vector<Player> players;
  std::uint64_t seed = 0;
  std::string challenge;                 ///< `grand-slam/A/4` when it is a cell of a series; else empty
  int starter = 0;                       ///< the seat that begins the first round; drawn by lot on the set-up screen where the rules say so
  std::optional<ClockRules> clock = {};  ///< means something only between two
  friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

/// How many sit down when nobody says: two where two may play, else as few as may.
int usual_seats(const Game& game);

/// It begins from a position that somebody set up, which no challenge asks for.
bool is_set_up(const MatchSetup& setup, const Game& game);

}  // namespace tablier
