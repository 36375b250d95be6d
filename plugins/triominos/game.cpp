#include "game.hpp"

#include "bot/triominos_bot.hpp"
#include "parameters.hpp"
#include "state.hpp"

namespace tablier::triominos {
namespace {

class TriominosGame final : public Game {
 public:
  explicit TriominosGame(std::shared_ptr<const SharedRules> table) : table_(std::move(table)) {}

  SeatRange seats() const override {
    const int set_up = static_cast<int>(table_->rules.arrangement.racks.size());
    return set_up > 0 ? SeatRange{set_up, set_up} : SeatRange{1, kMaxSeats};
  }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<TriominosState>(table_, setup); }
  /// The deal and the starter's draw; each tile is laid once and drawn once, a draw being two plies; a turn that lays nothing is one ply
  /// and needs draws, or else stands between two that lay something; and a resignation.
  int longest_round() const override { return 2 + kTiles + 3 * kTiles + kMaxSeats * (kTiles + 1) + 1; }

  int levels() const override { return kLevels; }
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override { return std::make_unique<TriominosBot>(seed); }

 private:
  std::shared_ptr<const SharedRules> table_;
};

}  // namespace

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) {
  auto rules = read_rules(parts.options);
  if (!rules) return rules.problem();
  auto table = std::make_shared<const SharedRules>(SharedRules{*std::move(rules), ScriptedRules(parts.script, parts.options.values())});
  return std::unique_ptr<const Game>(std::make_unique<TriominosGame>(std::move(table)));
}

}  // namespace tablier::triominos
