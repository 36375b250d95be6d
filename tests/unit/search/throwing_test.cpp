#include "catch.hpp"
#include "sdk/search/information_set_mcts.hpp"
#include "tiny_games.hpp"

#include <atomic>
#include <stdexcept>
#include <thread>

using namespace tablier;
using tablier::tiny::Row;

namespace {

/// A game whose rules throw, in the thread that searches or in all others.
class Throwing : public Row {
 public:
  explicit Throwing(bool in_helpers) : Row(4, 4, 4, false), in_helpers_(in_helpers) {}
  void play(std::uint32_t move) {
    if ((std::this_thread::get_id() != searching_) == in_helpers_) throw std::runtime_error("a rule");
    Row::play(move);
  }
  Rewards playout(Rng& rng) {
    if ((std::this_thread::get_id() != searching_) == in_helpers_) throw std::runtime_error("a rule");
    return Row::playout(rng);
  }

 private:
  std::thread::id searching_ = std::this_thread::get_id();
  bool in_helpers_;
};

}  // namespace

TEST_CASE("What a rule throws in a search of several threads is thrown to who asked, and the other threads end") {
  for (const bool in_helpers : {true, false}) {
    CAPTURE(in_helpers);
    AlphaBetaConfig alpha_beta_config;
    alpha_beta_config.threads = 3;
    TranspositionTable table(1 << 16);
    CHECK_THROWS_AS(alpha_beta(Throwing(in_helpers), alpha_beta_config, table, {}), std::runtime_error);
    MctsConfig mcts_config;
    mcts_config.threads = 3;
    CHECK_THROWS_AS(mcts(Throwing(in_helpers), mcts_config, {}), std::runtime_error);  // without limits: somebody must end the others
  }
}
