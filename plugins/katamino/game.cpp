#include "game.hpp"

#include "duel_bot.hpp"
#include "duel_state.hpp"
#include "solo_bot.hpp"
#include "solo_state.hpp"

namespace tablier::katamino {
namespace {

class SoloGame final : public Game {
 public:
  explicit SoloGame(std::shared_ptr<const Rules> rules) : rules_(std::move(rules)) {}

  SeatRange seats() const override { return {1, 1}; }
  std::unique_ptr<State> start(const Setup&) const override { return std::make_unique<SoloState>(rules_); }
  int levels() const override { return 1; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<SoloBot>(rules_); }

 private:
  std::shared_ptr<const Rules> rules_;
};

class DuelGame final : public Game {
 public:
  explicit DuelGame(std::shared_ptr<const Rules> rules) : rules_(std::move(rules)) {}

  SeatRange seats() const override { return {2, 2}; }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<DuelState>(rules_, seat(setup.starter)); }
  /// Every piece is taken once and laid once; a resignation ends it.
  int longest_round() const override { return 2 * kPieces + 1; }
  int levels() const override { return kDuelLevels; }
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override { return std::make_unique<DuelBot>(rules_, seed); }

 private:
  std::shared_ptr<const Rules> rules_;
};

}  // namespace

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) {
  auto challenge = make_challenge(parts.options, *parts.content);
  if (!challenge) return challenge.problem();
  auto rules = std::make_shared<const Rules>(*std::move(challenge), parts);
  if (rules->challenge.is_duel()) return std::unique_ptr<const Game>(std::make_unique<DuelGame>(std::move(rules)));
  return std::unique_ptr<const Game>(std::make_unique<SoloGame>(std::move(rules)));
}

}  // namespace tablier::katamino
