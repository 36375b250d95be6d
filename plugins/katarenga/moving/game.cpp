#include "moving/game.hpp"

#include "moving/bot/level.hpp"
#include "moving/diagram.hpp"
#include "moving/moving_bot.hpp"
#include "moving/state.hpp"

#include <algorithm>

namespace tablier::katarenga::moving {
namespace {

class MovingGame final : public Game {
 public:
  MovingGame(std::shared_ptr<const GameRules> first, std::shared_ptr<const GameRules> later)
      : first_(std::move(first)), later_(std::move(later)) {}

  SeatRange seats() const override { return {kSides, kSides}; }
  std::unique_ptr<State> start(const Setup& setup) const override {
    return std::make_unique<MovingState>(setup.round == 0 ? first_ : later_, setup);
  }
  /// Moves, and a resignation.
  int longest_round() const override { return std::max(first_->rules.longest_round(), later_->rules.longest_round()) + 1; }
  std::optional<DiagramKit> diagram_kit() const override { return diagram_kit_of(later_->rules); }
  int levels() const override { return kLevels; }
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override { return std::make_unique<MovingBot>(later_, seed); }

 private:
  std::shared_ptr<const GameRules> first_;  ///< of the round that may begin from a position that was set up
  std::shared_ptr<const GameRules> later_;  ///< of those after it
};

}  // namespace

Result<std::unique_ptr<const Game>> make_game(BoardRules table, const GameParts& parts) {
  auto rules = read_rules(parts.options);
  if (!rules) return rules.problem();
  GameRules first{.table = std::move(table), .rules = *rules, .script = parts.script, .options = parts.options.values()};
  const auto later = std::make_shared<const GameRules>(first);
  if (const Status begun = read_diagram(parts.options.texts("diagram"), first.rules); !begun) return begun.problem();
  return std::unique_ptr<const Game>(std::make_unique<MovingGame>(std::make_shared<const GameRules>(std::move(first)), later));
}

}  // namespace tablier::katarenga::moving
