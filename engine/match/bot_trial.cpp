#include "match/bot_trial.hpp"

#include "host/checked_game.hpp"
#include "host/child_trial.hpp"
#include "host/plugin_call.hpp"
#include "host/plugin_loader.hpp"
#include "host/trial_stage.hpp"
#include "jobs/told_failure.hpp"
#include "match/match_setup.hpp"
#include "match/noted_stage.hpp"
#include "sdk/rng.hpp"

#include <array>
#include <functional>
#include <utility>

namespace tablier {
namespace {

constexpr std::uint64_t kBotSeed = 1;
/// What a bot may take in the child beyond its limits is as `bestmove` lets it; a table of positions may be large.
constexpr TrialLimits kBotLimits{.processor_seconds = 5, .clock = std::chrono::milliseconds(5'000), .memory = std::size_t{1} << 30};

/// Plies of a random round after which it is asked, and how long it may think.
struct Question {
  int plies;
  Limits limits;
};

std::array<Question, 3> questions() {
  return {{{0, {.level = 0, .seconds = 0.05}}, {2, {.level = 1, .seconds = 0.2}}, {7, {.level = 0, .seconds = 0.05}}}};
}

/// One random round, with what comes before each step.
class BotRound {
 public:
  BotRound(const Game& game, NotedStage& stage) : game_(game), stage_(stage), seats_(usual_seats(game)) {}

  using Judge = std::function<void(const State& state, const Advice& advice)>;

  void run(const Judge& judge) {
    stage_.at("bot");
    const auto bot = game_.bot(kBotSeed);
    if (!bot) return;
    stage_.begin_round();
    const auto state = game_.start({.seats = seats_, .seed = kBotSeed});
    int ply = 0;
    for (const Question& question : questions()) {
      for (; ply < question.plies; ++ply)
        if (!step(*state)) return;
      while (state->to_move() == Seat::chance)
        if (!step(*state)) return;
      if (!is_player(state->to_move())) return;
      stage_.asks("clone");
      const auto seen = state->sample(state->to_move(), rng_);
      stage_.asks("think");
      const Advice advice = bot->think(*seen, question.limits, {});
      judge(*state, advice);
    }
  }

  int seats() const { return seats_; }
  const std::string& moves() const { return stage_.moves(); }

 private:
  bool step(State& state) {
    stage_.asks("legal_moves");
    MoveList moves;
    if (is_player(state.to_move())) state.legal_moves(moves);
    return play_any(state, moves, rng_, stage_);
  }

  const Game& game_;
  NotedStage& stage_;
  int seats_;
  Rng rng_{mix(kBotSeed)};
};

void think_in_child(const Ruleset& rules, const Note& note) {
  NotedStage stage(path_of(rules), note);
  stage.at("make_game");
  const auto game = rules.entry->source->make_game({rules.entry->content, nullptr, rules.options});
  if (game) BotRound(**game, stage).run([](const State&, const Advice&) {});
}

Problem without_move(const Ruleset& rules, const std::string& moves) {
  const TrialStage stage{.call = "think", .name = path_of(rules), .in_round = true, .move = {}, .moves = moves};
  return Problem(Text("host.plugin.bot_no_move", {{"when", TrialStage::read(stage.line()).text()}}),
                 {rules.entry->source->file().string()});
}

/// What a checked game has against its advice.
std::optional<Problem> odd_advice(const Ruleset& rules) {
  auto plain = rules.entry->source->make_game({rules.entry->content, nullptr, rules.options});
  if (!plain) return std::nullopt;
  const auto game = checked(std::shared_ptr<const Game>(*std::move(plain)), rules.entry->source, path_of(rules));
  if (!game) return game.problem();
  const Note unheard{[](std::string_view) {}, [](std::string_view) {}};
  NotedStage stage(path_of(rules), unheard);
  BotRound round(**game, stage);
  std::optional<Problem> fault;
  try {
    round.run([&](const State&, const Advice& advice) {
      if (advice.move == Move::none && round.seats() > 1 && !fault) fault = without_move(rules, round.moves());
    });
  } catch (const ToldFailure& failure) {
    return failure.problem();
  } catch (...) {
    return plugin_threw(rules.entry->source->file());
  }
  return fault;
}

}  // namespace

std::optional<Problem> bot_fault(const Ruleset& rules) {
  const TrialResult result = try_in_children({[&](const Note& note) { think_in_child(rules, note); }}, kBotLimits).front();
  if (!result.sure) return std::nullopt;
  if (auto fault = trial_fault(rules.entry->source->file(), result)) return fault;
  return odd_advice(rules);
}

}  // namespace tablier
