#pragma once

#include "bot/forced_win.hpp"
#include "bot/searcher.hpp"
#include "game_rules.hpp"
#include "sdk/content.hpp"
#include "sdk/rng.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>

/// Problems of Pente: positions of games that the bot plays against itself, which the side to move wins by force in so many stones.
namespace tablier::pente {

struct ProblemWish {
  int stones = 3;      ///< the fewest in which every stone threatens to win and the last does; 2 … 8
  bool unique = true;  ///< no other first stone wins in as many: neither by force, nor as a quiet stone before a win by force
};

/// What is known of a position that is to be won by its mover.
struct ProblemProof {
  bool wins = false;    ///< by force in so many stones
  bool fewest = false;  ///< and not in fewer
  bool unique = false;  ///< see ProblemWish
  std::vector<Point> line;
};
ProblemProof prove(EvalBoard& eval, int stones);

/// Equal seeds make equal problems, one after the other.
class ProblemMaker {
 public:
  /// Under the rules of the parameters' defaults.
  explicit ProblemMaker(std::uint64_t seed);
  /// The next one; none when it was stopped. The solver sits first.
  std::optional<ChallengeSpec> next(const ProblemWish& wish, std::stop_token stop);

 private:
  std::optional<ChallengeSpec> look(EvalBoard& eval, const ProblemWish& wish);
  bool play_on(EvalBoard& eval);

  GameRules rules_;
  EvalTables tables_;
  TwoPlayerSearcher player_;
  Rng rng_;
};

}  // namespace tablier::pente
