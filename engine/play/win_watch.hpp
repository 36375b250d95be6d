#pragma once

#include "bots/thinker.hpp"
#include "match/match.hpp"

#include <cstdint>
#include <optional>

/// Whether a challenge against others is still sure to be won: noticed at the move that gives the win away, as those who solve problems
/// expect it. Used by TableHelp.
namespace tablier {

class WinWatch {
 public:
  /// Thinks about the match as it stands, once a position. What was lost is asked about no more until it is taken back. Precondition: a
  /// player is to move.
  void watch(const Match& match);
  void stop();
  /// Takes what was found: true once for a win that was there at the start and is gone.
  bool poll();
  bool thinking() const { return thinker_.busy(); }

 private:
  Thinker thinker_;
  std::uint64_t watched_ = 0;        ///< revision of the match, and one
  std::size_t plies_ = 0;            ///< of the position that is thought about
  std::optional<std::size_t> lost_;  ///< plies from which on there was no win
};

}  // namespace tablier
