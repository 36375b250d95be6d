#pragma once

#include "eval_board.hpp"
#include "level_config.hpp"
#include "sdk/bot.hpp"
#include "sdk/search/alpha_beta.hpp"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

/// Thinking about a position of two colours: forced wins first, then proofs by threats, then alpha-beta.
namespace tablier::pente {

/// What to think about, and how hard.
struct SearchRequest {
  LevelConfig config;
  std::optional<double> seconds;
  int threads = 1;
  std::uint64_t seed = 0;
  std::stop_token stop = {};
  std::optional<PointBits> allowed = {};  ///< the points that the first stone may stand on, where the board does not know it all
};

/// What came of it.
struct SearchResult {
  std::vector<Point> line;  ///< at least one unless there was no move
  int score = 0;            ///< of the searches, for the mover
  Proof proof = Proof::none;
  int depth = 0;
  std::uint64_t nodes = 0;
};

/// Bytes of the table of a question by the clock.
inline constexpr std::size_t kClockTable = std::size_t{64} << 20;

/// Keeps its table from one question by the clock to the next. With a level and without a clock equal questions have equal answers.
class TwoPlayerSearcher {
 public:
  /// Its table takes no more than that from the next question on.
  void limit_table(std::size_t bytes);
  /// The position is not over and has a move.
  SearchResult think(const EvalBoard& eval, const SearchRequest& question);

 private:
  bool find_forced_win(const EvalBoard& eval, const SearchRequest& question, SearchResult& result) const;
  bool prove(const EvalBoard& eval, const SearchRequest& question, int attacker, double seconds, SearchResult& result) const;
  void search(const EvalBoard& eval, const SearchRequest& question, double seconds, SearchResult& result);

  std::unique_ptr<TranspositionTable> table_;
  std::size_t max_table_ = kClockTable;
};

}  // namespace tablier::pente
