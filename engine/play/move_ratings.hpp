#pragma once

#include "bots/thinker.hpp"
#include "match/match.hpp"
#include "sdk/scene.hpp"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

/// What each move of a position leads to, where the game's bot can tell exactly: a value for every place that a move would be put on.
/// Thought out beside the table, and only for games whose bot says that it can.
namespace tablier {

/// A light of kind `value` on the place where each move ends; of several that end on one the best. Moves without a place have none.
std::vector<Highlight> rated_places(const State& state, const std::vector<RatedMove>& rated);

class MoveRatings {
 public:
  static bool available(const Match& match);

  /// Keeps the values for a position of the match; `key` tells one from another.
  void watch(const Match& match, const State& state, std::uint64_t key);
  bool watches(std::uint64_t key) const { return watched_ == key + 1; }
  /// Forgets the values, not whether there are any to be had.
  void stop();
  /// Takes what has been found. True when there is more to show, or it is known that there is nothing.
  bool poll();
  /// True once for a position whose moves the bot could not rate.
  bool take_unknown() { return std::exchange(untold_, false); }
  /// The bot could not rate the moves of the position that is watched.
  bool unknown() const { return unknown_; }
  bool busy() const { return thinker_.busy(); }
  const std::vector<Highlight>& values() const { return values_; }

 private:
  void ask(const Match& match, const State& state);

  Thinker thinker_;
  std::unique_ptr<State> state_;  ///< the position that is being thought about
  std::vector<Highlight> values_;
  std::uint64_t watched_ = 0;  ///< the key + 1; 0: none
  bool unknown_ = false, untold_ = false;
};

}  // namespace tablier
