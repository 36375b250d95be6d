#include "game.hpp"

#include "iso_bot.hpp"
#include "parameters.hpp"
#include "state.hpp"

namespace tablier::iso {
namespace {

class IsoGame final : public Game {
 public:
  explicit IsoGame(std::shared_ptr<const GameRules> rules) : rules_(std::move(rules)) {}

  SeatRange seats() const override { return {2, 2}; }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<IsoState>(rules_, setup.starter); }
  /// Copies; a pass for each, or for a turn that a mark took; a resignation.
  int longest_round() const override {
    const int copies = rules_->rules.side() * rules_->rules.side() / 4;
    return 2 * copies + static_cast<int>(kShapes) + 1;
  }
  int levels() const override { return kLevels; }
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override { return std::make_unique<IsoBot>(rules_, seed); }
  bool rates_moves() const override { return rules_->rules.side() <= kSolvedSide; }
  std::vector<std::string> reference_bots() const override { return {"uct"}; }
  std::unique_ptr<Bot> reference_bot(std::string_view, std::uint64_t seed) const override { return std::make_unique<PlainUctBot>(seed); }

 private:
  std::shared_ptr<const GameRules> rules_;
};

}  // namespace

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) {
  auto rules = std::make_shared<const GameRules>(make_rules(parts.options), ScriptedRules(parts.script, parts.options.values()));
  return std::unique_ptr<const Game>(std::make_unique<IsoGame>(std::move(rules)));
}

}  // namespace tablier::iso
