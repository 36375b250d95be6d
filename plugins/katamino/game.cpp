#include "game.hpp"

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

}  // namespace

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) {
  auto challenge = make_challenge(parts.options, *parts.content);
  if (!challenge) return challenge.problem();
  auto rules = std::make_shared<const Rules>(*std::move(challenge), parts);
  return std::unique_ptr<const Game>(std::make_unique<SoloGame>(std::move(rules)));
}

}  // namespace tablier::katamino
