#pragma once

#include "duel_search.hpp"
#include "rules.hpp"
#include "sdk/bot.hpp"
#include "sdk/rng.hpp"

/// A modest player of the duel: exact as far as its budget goes, which is the second half of most rounds; before that it leaves
/// the other as few replies as it can. Where the script has an `allow` hook it proves nothing.
namespace tablier::katamino {

/// Each looks at more positions than the one before; the first plays at random until it sees a win.
inline constexpr int kDuelLevels = 5;

class DuelBot final : public Bot {
 public:
  DuelBot(std::shared_ptr<const Rules> rules, std::uint64_t seed) : rules_(std::move(rules)), tables_(*rules_), rng_(seed) {}
  Advice think(const State& state, const Limits& limits, std::stop_token stop) override;

 private:
  Move taken_piece(const DuelState& state, int level);
  void lay(const DuelState& state, const Limits& limits, const std::stop_token& stop, Advice& advice);

  std::shared_ptr<const Rules> rules_;
  DuelTables tables_;
  Rng rng_;
};

}  // namespace tablier::katamino
