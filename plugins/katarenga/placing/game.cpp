#include "placing/game.hpp"

#include "placing/bot/cornered_bot.hpp"
#include "placing/bot/levels.hpp"
#include "placing/bot/scripted_bot.hpp"
#include "placing/diagram.hpp"
#include "placing/state.hpp"

namespace tablier::katarenga {
namespace {

class PlacingGame final : public Game {
 public:
  explicit PlacingGame(std::shared_ptr<const PlacingGameRules> rules) : rules_(std::move(rules)) {}

  SeatRange seats() const override { return {kSeats, kSeats}; }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<PlacingState>(rules_, setup); }
  /// A pawn a square, and a resignation.
  int longest_round() const override { return kMaxSquares + 1; }
  std::optional<DiagramKit> diagram_kit() const override { return diagram_kit_of(*rules_); }
  int levels() const override { return kLevels; }
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override {
    if (solvable()) return std::make_unique<CorneredBot>(seed);
    return std::make_unique<ScriptedBot>(seed);
  }
  bool rates_moves() const override { return true; }

 private:
  /// The solver knows the rules of movement, and no script.
  bool solvable() const {
    const Script* script = rules_->script.get();
    const bool scripted = script && (script->has(Hook::allow) || script->has(Hook::after_move));
    return !scripted && is_solvable(rules_->placing, rules_->table.side());
  }

  std::shared_ptr<const PlacingGameRules> rules_;
};

}  // namespace

Result<std::unique_ptr<const Game>> make_placing_game(BoardRules table, const GameParts& parts) {
  PlacingGameRules rules;
  rules.table = std::move(table);
  rules.placing = {parts.options.flag("follow"), static_cast<int>(parts.options.integer("area"))};
  rules.resign_scores = parts.options.flag("resign_scores");
  rules.script = parts.script;
  rules.options = parts.options.values();
  if (const Status begun = read_diagram(parts.options.texts("diagram"), rules); !begun) return begun.problem();
  return std::unique_ptr<const Game>(std::make_unique<PlacingGame>(std::make_shared<const PlacingGameRules>(std::move(rules))));
}

}  // namespace tablier::katarenga
