#pragma once

#include "bots/openings.hpp"
#include "sdk/bot.hpp"
#include "sdk/game.hpp"
#include "sdk/result.hpp"
#include "sdk/script.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Matches between bots, to see which plays better and by how much.
namespace tablier {

/// A player of the arena: a bot of a level (0: by time), a reference bot by time, or dice.
struct Contender {
  int level = 0;
  bool random = false;         ///< plays any legal move
  std::string reference = {};  ///< among Game::reference_bots(); empty: none of them
};

struct ArenaSetup {
  std::shared_ptr<const Game> game;                ///< two may play it, and it has a bot for every contender that needs one
  std::shared_ptr<const Script> script = nullptr;  ///< of the rules; null: they have none
  std::array<Contender, 2> contenders = {};
  int games = 2;
  std::optional<double> seconds;  ///< a move, where set
  int threads = 1;                ///< games played at once
  /// Whether the rules have failed, or what bots are shown of them: asked after each game, which ends all then.
  std::function<bool()> failed = {};
  /// Hears once, from a thread of its own, of a contender that has thought for longer than `patience` seconds after so many plies.
  std::function<void(int contender, int plies)> waits = {};
  double patience = 10;
  /// Whether the script forbade every move at the position that a thread has just asked about, and does so no more: asked where a round has
  /// no first move, which is begun again then, and where one stands still. Safe from any thread.
  std::function<bool()> lifts_ban = {};
  std::uint64_t seed = 0;
  /// As read_openings has checked them; each pair of games begins with the next one, none: with nothing.
  std::vector<Opening> openings = {};
};

/// The same seed played twice, seats swapped: what luck gives to a seat it gives to both contenders, and only the rest is left.
struct PairedScore {
  int pairs = 0;     ///< of which both games were finished
  double score = 0;  ///< mean share of the first contender, 0 … 1
  double error = 0;  ///< standard error of that, over pairs
};

/// How it went, from the first contender's side.
struct ArenaResult {
  int games = 0;
  std::array<int, 2> wins{};
  int draws = 0;
  PairedScore paired;
  double seconds = 0;
};

/// Plays the games; each two share a seed and an opening with the seats swapped. A round that does not end within 10 000 plies is a draw.
/// With levels and without time the result depends on the seed alone, whatever the number of threads. `progress` is called with games
/// finished, from any thread but one at a time. A stop ends it with the games finished so far. What a bot does wrong is a problem:
/// `bots.failed` and `bots.failed_words` where it throws, `bots.no_move`, `bots.illegal`, with the moves of the round; `bots.rules_failed`
/// where the rules throw.
Result<ArenaResult> play_arena(const ArenaSetup& setup, const std::stop_token& stop = {}, const std::function<void(int)>& progress = {});

/// How much stronger the first contender is, in Elo's measure, and the standard error of that.
struct EloDifference {
  double elo = 0;
  double error = 0;
};
/// From wins and draws, with half a win added on each side so that a clean sweep still has a number. Precondition: games > 0.
EloDifference elo_difference(const ArenaResult& result);

}  // namespace tablier
