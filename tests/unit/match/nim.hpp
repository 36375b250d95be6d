#pragma once

#include "match/save.hpp"

#include <memory>
#include <string>
#include <vector>

/// A small game to test the match with: players take 1 … 3 from a heap; who takes the last one wins five points.
/// With dice, chance says before each turn how many may be taken at most. Notations: `take:2`, `roll:3`, `resign`, `timeout`.
namespace tablier::nim {

struct Rules {
  int heap = 10;
  bool dice = false;
  double turn_seconds = 0;  ///< 0: no limit; the timeout takes one
  SeatRange seats{1, 4};
  bool puzzle = false;  ///< for one player: the aim is to empty the heap, no points are counted
  bool tells = false;   ///< how many are left is an event of each move
  int takes = 1;        ///< moves of a turn
};

class Nim : public Game {
 public:
  explicit Nim(Rules rules) : rules_(rules) {}
  SeatRange seats() const override { return rules_.seats; }
  std::unique_ptr<State> start(const Setup& setup) const override;
  int longest_round() const override { return rules_.heap * (rules_.dice ? 2 : 1); }

 private:
  Rules rules_;
};

/// A ruleset of it, with hooks where given.
Ruleset ruleset(Rules rules = {}, std::shared_ptr<const VariantScript> hooks = nullptr);

/// Gives that ruleset for `nim/plain` and `nim/dice`; a problem for any other name or option.
RulesetSource source(Rules rules = {}, const std::shared_ptr<const VariantScript>& hooks = nullptr);

/// A set-up with that many humans and then bots.
MatchSetup setup(int humans, int bots = 0, std::uint64_t seed = 7);

/// Time that the test turns by hand.
class HandClock {
 public:
  TimeSource source() const {
    return [now = now_] { return *now; };
  }
  void pass(double seconds) { *now_ += seconds; }

 private:
  std::shared_ptr<double> now_ = std::make_shared<double>(100.0);
};

/// The notations of plies, joined ones with a "+".
std::vector<std::string> line(const std::vector<Ply>& plies);

}  // namespace tablier::nim
