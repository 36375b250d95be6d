#include "match/round_trial.hpp"

#include "host/child_trial.hpp"
#include "host/plugin_loader.hpp"
#include "host/plugin_validation.hpp"
#include "host/trial_stage.hpp"
#include "match/match_setup.hpp"
#include "match/undo_check.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <string_view>

namespace tablier {
namespace {

using WallClock = std::chrono::steady_clock;

/// Seconds of the processor, and time on the clock of a busy machine, after which no further position is looked at: what goes on much
/// longer is one call. Both are well within the limits of TrialLimits.
constexpr double kWalk = 0.3;
constexpr std::chrono::milliseconds kWalkClock{500};
/// What `undo_fault` tells.
constexpr std::array kUndoFaults{"match.undo.mover", "match.undo.moves", "match.undo.hash"};

/// That text, which outlives whoever is told it; null where it is another.
const char* undo_key(std::string_view key) {
  const auto found = std::ranges::find(kUndoFaults, key, [](const char* known) { return std::string_view(known); });
  return found == kUndoFaults.end() ? nullptr : *found;
}

/// In the child: notes each call, and looks at each position.
class NotedRound final : public RoundWatch {
 public:
  NotedRound(std::string name, int seats, WallClock::time_point begin, const Note& note)
      : stage_{.call = {}, .name = std::move(name)}, seats_(seats), begin_(begin), note_(note) {}

  void note(const char* call) {
    stage_.call = call;
    note_(stage_.line());
  }

  void asks(const char* call, const std::string& move) override {
    stage_.in_round = true;
    stage_.move = move;
    note(call);
  }
  void played(const std::string& move) override { stage_.moves += (stage_.moves.empty() ? "" : " ") + move; }
  bool reached(const State& state) override {
    asks("look", "");
    if (const char* const odd = invalid_answer_in(state, seats_)) throw InvalidAnswer{odd};
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC < kWalk && WallClock::now() - begin_ < kWalkClock;
  }

 private:
  TrialStage stage_;
  int seats_;
  WallClock::time_point begin_;  ///< of all rounds
  const Note& note_;
};

void try_round(const Game& game, const Setup& setup, NotedRound& watch) {
  watch.note("start");
  const auto start = game.start(setup);
  if (!start) throw GaveNothing();
  if (const auto fault = undo_fault(*start, setup.seed, &watch)) throw InvalidAnswer{undo_key(fault->key)};
}

std::string name_of(const Ruleset& rules) { return rules.entry->name + "/" + rules.variant; }

void try_rounds(const Ruleset& rules, const Note& note) {
  const auto begin = WallClock::now();
  note(TrialStage{.call = "make_game", .name = name_of(rules)}.line());
  const auto game = rules.entry->source->make_game({rules.entry->content, nullptr, rules.options});
  if (!game) return;
  const SeatRange range = (*game)->seats();
  std::uint64_t seed = 0;
  for (const int seats : {usual_seats(**game), range.min, range.max}) {
    NotedRound watch(name_of(rules), seats, begin, note);
    try_round(**game, {.seats = seats, .seed = seed++}, watch);
  }
}

/// Of a plugin's game, in a child.
std::optional<Problem> tried(const Ruleset& rules) {
  const TrialResult result = try_in_children({[&](const Note& note) { try_rounds(rules, note); }}).front();
  const auto& file = rules.entry->source->file();
  if (!result.sure) return std::nullopt;
  if (result.end != TrialEnd::invalid_answer || !undo_key(result.said)) return trial_fault(file, result);
  Text why(result.said, {{"move", TrialStage::read(result.stage).move}});
  return Problem(Text("host.plugin.of_variant", {{"variant", name_of(rules)}, {"why", std::move(why)}}), {file.string()});
}

}  // namespace

std::optional<Problem> round_fault(const Ruleset& rules) {
  if (!is_in_lua(*rules.entry)) return tried(rules);
  const auto start = rules.game->start({.seats = usual_seats(*rules.game)});
  auto fault = start ? undo_fault(*start, 0) : std::nullopt;
  return fault ? std::optional(Problem(*std::move(fault))) : std::nullopt;
}

}  // namespace tablier
