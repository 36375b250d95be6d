#include "match/plugin_fault.hpp"

#include "content/utf8.hpp"
#include "host/plugin_loader.hpp"
#include "host/trial_stage.hpp"

namespace tablier {
namespace {

/// Characters of what an exception says.
constexpr std::size_t kLongestSaid = 120;

std::string first_moves(const Round& round, std::size_t plies) {
  std::string moves;
  for (std::size_t i = 0; i < plies; ++i) moves += (i == 0 ? "" : " ") + round.history[i].notation;
  return moves;
}

std::string variant_path(const Ruleset& rules) { return rules.entry->name + "/" + rules.variant; }

TrialStage at_last_move(const Ruleset& rules, const Round& round) {
  return {.call = "play",
          .name = variant_path(rules),
          .in_round = true,
          .move = round.history.back().notation,
          .moves = first_moves(round, round.history.size() - 1)};
}

TrialStage at_position(const Ruleset& rules, const Round& round, const char* call) {
  return {.call = call, .name = variant_path(rules), .in_round = true, .move = {}, .moves = first_moves(round, round.history.size())};
}

std::filesystem::path file_of(const Ruleset& rules) {
  const auto& source = rules.entry->source;
  return source ? source->file() : std::filesystem::path(rules.entry->name);
}

PluginFault fault_of(const Ruleset& rules, const TrialStage& stage, const std::string& said) {
  const TrialResult threw{.end = TrialEnd::threw, .stage = stage.line(), .said = clipped(printable(said), kLongestSaid)};
  return PluginFault(*trial_fault(file_of(rules), threw));
}

/// `stage` tells where an exception of the call has come from.
template <typename Stage, typename Call>
void ask_plugin(const Ruleset& rules, const Stage& stage, const Call& call) {
  if (is_in_lua(*rules.entry)) return call();
  try {
    call();
  } catch (const std::exception& exception) {
    throw fault_of(rules, stage(), exception.what());
  } catch (...) {
    throw fault_of(rules, stage(), "");
  }
}

void look_at(const State& state, int seats) {
  static_cast<void>(state.outcome());
  for (int i = 0; i < seats; ++i) static_cast<void>(state.scene(seat(i)));
}

}  // namespace

Problem bot_problem(const Ruleset& rules, Problem problem) {
  if (problem.text.key == "bots.failed") problem.where.file = file_of(rules).string();
  return problem;
}

Problem fault_in(const Match& match, const std::exception& exception) {
  if (const auto* fault = dynamic_cast<const PluginFault*>(&exception)) return fault->problem();
  return fault_of(match.rules(), at_position(match.rules(), match.rounds().back(), "look"), exception.what()).problem();
}

void play_last(const Ruleset& rules, Round& round) {
  ask_plugin(rules, [&] { return at_last_move(rules, round); }, [&] { round.state->play(round.history.back().move); });
}

void try_position(const Match& match) {
  const Ruleset& rules = match.rules();
  if (rules.asks_scripts()) return;
  const Round& round = match.rounds().back();
  ask_plugin(rules, [&] { return at_position(rules, round, "look"); }, [&] { look_at(*round.state, round.setup.seats); });
  if (!is_player(round.state->to_move())) return;
  MoveList moves;
  ask_plugin(rules, [&] { return at_position(rules, round, "legal_moves"); }, [&] { round.state->legal_moves(moves); });
}

}  // namespace tablier
