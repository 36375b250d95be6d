#include "script/game/game_script.hpp"

#include "script/decision.hpp"
#include "script/forwarded_script.hpp"
#include "script/game/game_reader.hpp"
#include "script/game/lua_game.hpp"

#include <utility>

namespace tablier {
namespace {

std::int64_t nanoseconds_of(std::chrono::steady_clock::time_point time) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
}

/// The script of a game's rules, where a variant sets no hook: bots, matches and reports know it as any other.
class PlainScript final : public VariantScript {
 public:
  explicit PlainScript(std::shared_ptr<const lua::GameMachine> machine) : machine_(std::move(machine)) {}

  bool has(Hook) const override { return false; }
  std::optional<Value> call(Hook, std::span<const Field>, std::uint64_t) const override { return std::nullopt; }
  void begin_decision() const override { lua::t_work.begin_position(); }
  std::unique_ptr<ScriptThinking> think(std::optional<std::chrono::steady_clock::time_point> deadline,
                                        std::stop_token stop) const override {
    return machine_->thinkers().begin({deadline ? nanoseconds_of(*deadline) : std::numeric_limits<std::int64_t>::max(), std::move(stop)});
  }
  std::vector<ScriptFault> take_faults() const override { return machine_->pool().log().take_new_faults(); }
  void tell(Hook, const Text&) const override {}
  SourceSpot where(Hook) const override { return {}; }
  ScriptReport report() const override {
    ScriptReport report;
    machine_->fill(report);
    return report;
  }
  void revive() const override { machine_->revive(); }
  bool hides() const override { return machine_->has(lua::GameFunction::sample) || machine_->has(lua::GameFunction::seen); }

 private:
  std::shared_ptr<const lua::GameMachine> machine_;
};

}  // namespace

GameScript::GameScript(std::shared_ptr<const lua::GameMachine> machine) : machine_(std::move(machine)) {}
GameScript::~GameScript() = default;

const std::string& GameScript::version() const { return machine_->declaration().version; }
SeatRange GameScript::seats() const { return machine_->declaration().seats; }
const SourceSpot& GameScript::seats_where() const { return machine_->declaration().seats_where; }
const std::vector<Parameter>& GameScript::parameters() const { return machine_->declaration().parameters; }
bool GameScript::knows_seats() const { return machine_->declaration().knows_seats; }
bool GameScript::knows_parameters() const { return machine_->declaration().knows_parameters; }
const std::set<std::string>& GameScript::unread_parameters() const { return machine_->declaration().unread_parameters; }
const std::vector<Setting>& GameScript::tests() const { return machine_->declaration().tests; }
const std::vector<std::filesystem::path>& GameScript::files() const { return machine_->declaration().files; }

Result<std::unique_ptr<const Game>> GameScript::make_game(const GameParts& parts, std::shared_ptr<const Paints> paints) const {
  return lua::make_lua_game(machine_, parts, std::move(paints));
}

std::shared_ptr<const VariantScript> GameScript::with_hooks(std::shared_ptr<const VariantScript> hooks) const {
  return with_base(std::move(hooks), std::make_shared<PlainScript>(machine_));
}

std::vector<ScriptFault> GameScript::take_faults() const { return machine_->pool().log().take_new_faults(); }

ScriptReport GameScript::report() const {
  ScriptReport report;
  machine_->fill(report);
  return report;
}

void GameScript::revive() const { machine_->revive(); }

Result<std::shared_ptr<const GameScript>> load_game_script(const std::filesystem::path& file,
                                                           const std::vector<std::filesystem::path>& roots, const ScriptLimits& limits) {
  auto read = lua::read_game(file, roots, limits);
  if (!read.problems.empty()) return read.problems.front();
  return std::make_shared<const GameScript>(std::move(read.machine));
}

}  // namespace tablier
