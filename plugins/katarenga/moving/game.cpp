#include "moving/game.hpp"

#include "moving/bot/level.hpp"
#include "moving/diagram.hpp"
#include "moving/moving_bot.hpp"
#include "moving/state.hpp"

namespace tablier::katarenga::moving {
namespace {

class MovingGame final : public Game {
 public:
  explicit MovingGame(std::shared_ptr<const GameRules> rules) : rules_(std::move(rules)) {}

  SeatRange seats() const override { return {kSides, kSides}; }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<MovingState>(rules_, setup); }
  /// Moves, and a resignation.
  int longest_round() const override { return rules_->rules.longest_round() + 1; }
  std::optional<DiagramKit> diagram_kit() const override { return diagram_kit_of(rules_->rules); }
  int levels() const override { return kLevels; }
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override { return std::make_unique<MovingBot>(rules_, seed); }

 private:
  std::shared_ptr<const GameRules> rules_;
};

}  // namespace

Result<std::unique_ptr<const Game>> make_game(BoardRules table, const GameParts& parts) {
  auto rules = read_rules(parts.options);
  if (!rules) return rules.problem();
  GameRules all{.table = std::move(table), .rules = *rules, .script = parts.script, .options = parts.options.values()};
  return std::unique_ptr<const Game>(std::make_unique<MovingGame>(std::make_shared<const GameRules>(std::move(all))));
}

}  // namespace tablier::katarenga::moving
