#pragma once

#include "bots/thinker.hpp"
#include "match/match.hpp"
#include "play/coach.hpp"

/// Whether a puzzle can be solved from its start: first that, soon; then, where it does not take long, in how many ways.
namespace tablier {

class Solvability {
 public:
  /// Thinks about this match from now on, beside the one who asks. Precondition: its game has a bot, and somebody is to
  /// move.
  void ask(const Match& match);
  void forget();
  /// Takes what was found; true when the outlook changed.
  bool poll();
  bool thinking() const { return thinker_.busy(); }
  const Outlook& outlook() const { return outlook_; }

 private:
  void think(bool count);

  Thinker thinker_;
  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Script> script_;
  std::unique_ptr<State> start_;  ///< after game_: it must go first
  int seats_ = 1;
  bool counting_ = false;
  Outlook outlook_;
};

}  // namespace tablier
