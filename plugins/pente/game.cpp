#include "game.hpp"

#include "parameters.hpp"
#include "state.hpp"

namespace tablier::pente {
namespace {

class PenteGame final : public Game {
 public:
  explicit PenteGame(std::shared_ptr<const GameRules> rules) : rules_(std::move(rules)) {}

  SeatRange seats() const override { return {rules_->seats(), rules_->seats()}; }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<PenteState>(rules_, setup.starter); }
  /// Stones, choices of the opening, a resignation.
  int longest_round() const override { return rules_->board.most_stones() + static_cast<int>(rules_->opening.size()) + 1; }

 private:
  std::shared_ptr<const GameRules> rules_;
};

}  // namespace

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) {
  auto rules = make_rules(parts.options);
  if (!rules) return rules.problem();
  rules->script = parts.script;
  return std::unique_ptr<const Game>(std::make_unique<PenteGame>(std::make_shared<const GameRules>(*std::move(rules))));
}

}  // namespace tablier::pente
