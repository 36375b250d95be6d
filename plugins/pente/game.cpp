#include "game.hpp"

#include "bot/level_config.hpp"
#include "diagram.hpp"
#include "parameters.hpp"
#include "pente_bot.hpp"
#include "state.hpp"

#include <mutex>

namespace tablier::pente {
namespace {

class PenteGame final : public Game {
 public:
  explicit PenteGame(std::shared_ptr<const GameRules> rules) : rules_(std::move(rules)) {}

  SeatRange seats() const override { return {rules_->seats(), rules_->seats()}; }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<PenteState>(rules_, setup.starter); }
  /// Stones, choices of the opening, a resignation.
  int longest_round() const override { return rules_->board.max_stones() + static_cast<int>(rules_->opening.size()) + 1; }
  std::optional<DiagramKit> diagram_kit() const override { return diagram_kit_of(*rules_); }
  int levels() const override { return kLevels; }
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override {
    std::call_once(tables_made_, [this] { tables_ = std::make_shared<const BotTables>(rules_->board); });
    return std::make_unique<PenteBot>(rules_, tables_, seed);
  }

 private:
  std::shared_ptr<const GameRules> rules_;
  mutable std::once_flag tables_made_;
  mutable std::shared_ptr<const BotTables> tables_;
};

}  // namespace

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) {
  auto rules = make_rules(parts.options);
  if (!rules) return rules.problem();
  rules->script = parts.script;
  rules->options = parts.options.values();
  return std::unique_ptr<const Game>(std::make_unique<PenteGame>(std::make_shared<const GameRules>(*std::move(rules))));
}

}  // namespace tablier::pente
