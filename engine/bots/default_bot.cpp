#include "bots/default_bot.hpp"

#include "sdk/search/playout_advice.hpp"

#include <utility>

namespace tablier {
namespace {

class DefaultBot final : public Bot {
 public:
  DefaultBot(int seats, std::uint64_t seed) : seats_(seats), seed_(seed) {}

  Advice think(const State& state, const Limits& limits, std::stop_token stop) override {
    const Move any = any_legal(state, seed_);  // a script is not asked any more when the time is up
    Advice advice = advise_by_playouts(state, seats_, seed_, limits, stop);
    if (advice.move == Move::none) advice.line = {advice.move = any};
    return advice;
  }

 private:
  int seats_;
  std::uint64_t seed_;
};

}  // namespace

int bot_levels(const Game& game) { return game.levels() > 0 ? game.levels() : kDefaultBotLevels; }

std::unique_ptr<Bot> make_bot(const Game& game, int seats, std::uint64_t seed) {
  if (auto own = game.bot(seed)) return own;
  return std::make_unique<DefaultBot>(seats, seed);
}

}  // namespace tablier
