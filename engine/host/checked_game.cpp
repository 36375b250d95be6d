#include "host/checked_game.hpp"

#include "content/utf8.hpp"
#include "host/answer_rules.hpp"
#include "host/checked_bot.hpp"
#include "host/checked_state.hpp"
#include "host/plugin_call.hpp"
#include "host/plugin_validation.hpp"
#include "host/trial_stage.hpp"
#include "jobs/told_failure.hpp"

#include <optional>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// The moves as the game calls them: played again from the start, as far as that goes.
std::string notations(const CheckedRound& round, std::span<const Move> played) {
  constexpr std::size_t kLongestMove = 60;
  std::string all;
  try {
    const auto state = round.rules->game->start(round.setup);
    for (const Move move : played) {
      all += (all.empty() ? "" : " ") + clipped(state->notation(move), kLongestMove);
      state->play(move);
    }
  } catch (...) {
    return all;
  }
  return all;
}

class CheckedGame final : public Game {
 public:
  explicit CheckedGame(std::shared_ptr<const CheckedRules> rules)
      : rules_(std::move(rules)),
        seats_(plain().seats()),
        longest_round_(plain().longest_round()),
        levels_(plain().levels()),
        rates_moves_(plain().rates_moves()),
        reference_bots_(plain().reference_bots()) {}

  SeatRange seats() const override { return seats_; }
  std::unique_ptr<State> start(const Setup& setup) const override {
    auto state = plain().start(setup);
    if (!state) refuse("start", "gave_nothing");
    return std::make_unique<CheckedState>(std::make_shared<const CheckedRound>(CheckedRound{rules_, setup}), std::move(state));
  }
  int longest_round() const override { return longest_round_; }
  std::optional<DiagramKit> diagram_kit() const override {
    auto kit = plain().diagram_kit();
    if (kit && !is_sound(*kit)) refuse("start", "invalid_answer", {{"answer", Text("host.plugin.invalid_answer_of.diagram")}});
    return kit;
  }
  int levels() const override { return levels_; }
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override {
    auto bot = plain().bot(seed);
    if (!bot && levels_ > 0) refuse("bot", "gave_nothing");
    return bot ? std::make_unique<CheckedBot>(rules_, std::move(bot)) : nullptr;
  }
  bool rates_moves() const override { return rates_moves_; }
  std::vector<std::string> reference_bots() const override { return reference_bots_; }
  std::unique_ptr<Bot> reference_bot(std::string_view name, std::uint64_t seed) const override {
    auto bot = plain().reference_bot(name, seed);
    if (!bot) refuse("bot", "gave_nothing");
    return std::make_unique<CheckedBot>(rules_, std::move(bot));
  }

 private:
  const Game& plain() const { return *rules_->game; }
  [[noreturn]] void refuse(const char* call, const std::string& key, std::vector<TextArg> more = {}) const {
    more.emplace_back("when", TrialStage{.call = call, .name = rules_->name}.text());
    throw ToldFailure(Problem(Text("host.plugin." + key, std::move(more)), {rules_->source->file().string()}));
  }

  std::shared_ptr<const CheckedRules> rules_;
  SeatRange seats_;
  int longest_round_, levels_;
  bool rates_moves_;
  std::vector<std::string> reference_bots_;
};

}  // namespace

Problem CheckedRound::problem(std::span<const Move> played, const char* call, const char* key, std::vector<TextArg> more) const {
  TrialStage stage{.call = call, .name = rules->name, .in_round = true, .move = {}, .moves = notations(*this, played)};
  more.emplace_back("when", TrialStage::read(stage.line()).text());
  return Problem(Text(std::string("host.plugin.") + key, std::move(more)), {rules->source->file().string()});
}

void CheckedRound::refuse(std::span<const Move> played, const char* call, const char* answer) const {
  throw ToldFailure(problem(played, call, "invalid_answer", {{"answer", Text(std::string("host.plugin.invalid_answer_of.") + answer)}}));
}

Result<std::unique_ptr<const Game>> checked(std::shared_ptr<const Game> game, const std::shared_ptr<const GameSource>& source,
                                            std::string name) try {
  const fs::path& file = source->file();
  if (const char* const odd = invalid_answer_in(*game)) {
    Text when = TrialStage{.call = "make_game", .name = name}.text();
    Text answer(std::string("host.plugin.invalid_answer_of.") + odd);
    return Problem(Text("host.plugin.invalid_answer", {{"when", std::move(when)}, {"answer", std::move(answer)}}), {file.string()});
  }
  auto rules = std::make_shared<CheckedRules>(source, std::move(name), std::move(game));
  return std::unique_ptr<const Game>(std::make_unique<CheckedGame>(std::move(rules)));
} catch (...) {
  return plugin_threw(source->file());
}

}  // namespace tablier
