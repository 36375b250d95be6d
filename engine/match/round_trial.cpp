#include "match/round_trial.hpp"

#include "host/child_trial.hpp"
#include "host/plugin_loader.hpp"
#include "host/plugin_validation.hpp"
#include "host/trial_stage.hpp"
#include "match/match_setup.hpp"
#include "match/noted_stage.hpp"
#include "match/undo_check.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tablier {
namespace {

/// What `undo_fault` tells.
constexpr std::array kUndoFaults{"match.undo.mover", "match.undo.moves",   "match.undo.hash",  "match.clone.mover",  "match.clone.moves",
                                 "match.clone.hash", "match.clone.shared", "match.hash.stays", "match.parse.illegal"};

/// That text, which outlives whoever is told it; null where it is another.
const char* undo_key(std::string_view key) {
  const auto found = std::ranges::find(kUndoFaults, key, [](const char* known) { return std::string_view(known); });
  return found == kUndoFaults.end() ? nullptr : *found;
}

/// In the child: notes each call, and looks at each position.
class NotedRound final : public RoundWatch {
 public:
  NotedRound(std::string name, int seats, const TrialWalk& walk, const Note& note)
      : stage_(std::move(name), note), seats_(seats), walk_(walk) {}

  NotedStage& stage() { return stage_; }

  void asks(const char* call, const std::string& move) override { stage_.asks(call, move); }
  void played(const std::string& move) override { stage_.played(move); }
  bool reached(const State& state) override {
    const auto noted = [this](const char* call, const std::string& move) { asks(call, move); };
    if (auto odd = invalid_answer_in(state, seats_, noted)) throw InvalidAnswer{odd->what, std::move(odd->move)};
    return walk_.goes_on();
  }

 private:
  NotedStage stage_;
  int seats_;
  const TrialWalk& walk_;  ///< of all rounds
};

void try_round(const Game& game, const Setup& setup, NotedRound& watch) {
  watch.stage().at("start");
  const auto start = game.start(setup);
  if (!start) throw GaveNothing();
  if (const auto fault = undo_fault(*start, setup.seed, &watch)) throw InvalidAnswer{.answer = undo_key(fault->key)};
}

void try_rounds(const Ruleset& rules, const Note& note) {
  const TrialWalk walk;
  note(TrialStage{.call = "make_game", .name = path_of(rules)}.line());
  const auto game = rules.entry->source->make_game({rules.entry->content, nullptr, rules.options});
  if (!game) return;
  const SeatRange range = (*game)->seats();
  std::uint64_t seed = 0;
  for (const int seats : {usual_seats(**game), range.min, range.max}) {
    NotedRound watch(path_of(rules), seats, walk, note);
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
  return Problem(Text("host.plugin.of_variant", {{"variant", path_of(rules)}, {"why", std::move(why)}}), {file.string()});
}

}  // namespace

std::optional<Problem> round_fault(const Ruleset& rules) {
  if (!is_in_lua(*rules.entry)) return tried(rules);
  const auto start = rules.game->start({.seats = usual_seats(*rules.game)});
  auto fault = start ? undo_fault(*start, 0) : std::nullopt;
  return fault ? std::optional(Problem(*std::move(fault))) : std::nullopt;
}

}  // namespace tablier
