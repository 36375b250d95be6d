#pragma once

#include "belief_state.hpp"
#include "evaluation.hpp"
#include "position.hpp"
#include "sdk/move.hpp"
#include "sdk/rng.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

/// Judges the moves of the seat to move by playing them out (G. Tesauro and G. Galperin's rollouts, 1996): what it has not seen is dealt
/// anew, every move that is still in the race is tried on the same deal, and a plain player goes on from there to the end of the round.
/// A move that lags far behind the best one, or is surely as good as it, leaves the race.
namespace tablier::triominos {

/// A move of the race.
struct Runner {
  Move move = Move::none;
  double reward = 0;  ///< summed over its tries
  double lead = 0;    ///< points ahead of the best other seat at the end, summed; alone: points
  std::uint32_t tries = 0;
};

/// Who plays on from a move that is tried.
enum class Policy : std::uint8_t { greedy, prudent };

struct RolloutPlan {
  std::uint32_t deals = 1000;  ///< at most
  std::uint64_t seed = 0;
  Policy policy = Policy::greedy;
};

/// The best move of a race beside another one, by the deals that both were tried on.
struct Comparison {
  Move best = Move::none;
  double gain = 0;   ///< of the best over the other, in rewards; 0 where it is that one
  double error = 0;  ///< standard error of it
};

class Rollouts {
 public:
  /// The position and what is known of it must outlive this. Precondition: a seat is to move.
  Rollouts(const Position& position, const BeliefState& belief, const RolloutPlan& plan);

  /// Runs until the plan is fulfilled, one move is left, or `go_on`, asked before every deal, says no.
  void run(const std::function<bool()>& go_on);

  /// In the order of the legal moves. Moves that were retired have fewer tries.
  std::vector<Runner> runners() const;
  bool races(Move move) const {
    return std::ranges::any_of(lanes_, [move](const Lane& lane) { return lane.runner.move == move; });
  }
  /// The best of those that are still in the race; none where nothing raced.
  Move leading() const { return lanes_.empty() ? Move::none : leader()->runner.move; }
  /// The leader beside that move; no move where that one did not race, or nothing was tried.
  Comparison compare(Move with) const;
  std::uint64_t playouts() const { return playouts_; }

 private:
  struct Lane {
    Runner runner;
    std::vector<float> rewards;
    bool racing = true;
  };

  /// Of the rewards of one less those of the other, deal by deal.
  struct Difference {
    double mean = 0;
    double error = 0;
  };
  static Difference difference(const Lane& one, const Lane& other);
  const Lane* leader() const;

  void try_deal();
  void retire();
  static bool is_settled(const Lane& lane, const Lane& best);
  Evaluation play_out(Position& position, Rng& rng) const;

  const Position& position_;
  const BeliefState& belief_;
  RolloutPlan plan_;
  Rng rng_;
  std::vector<Lane> lanes_;
  std::uint32_t deals_ = 0;
  std::uint64_t playouts_ = 0;
};

}  // namespace tablier::triominos
