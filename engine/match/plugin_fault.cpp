#include "match/plugin_fault.hpp"

#include "content/utf8.hpp"
#include "host/plugin_loader.hpp"
#include "host/trial_stage.hpp"

namespace tablier {
namespace {

/// Characters of what an exception says.
constexpr std::size_t kLongestSaid = 120;

TrialStage stage_of(const Ruleset& rules, const Round& round) {
  TrialStage stage{
      .call = "play", .name = rules.entry->name + "/" + rules.variant, .in_round = true, .move = round.history.back().notation};
  for (std::size_t i = 0; i + 1 < round.history.size(); ++i) stage.moves += (i == 0 ? "" : " ") + round.history[i].notation;
  return stage;
}

std::filesystem::path file_of(const Ruleset& rules) {
  const auto& source = rules.entry->source;
  return source ? source->file() : std::filesystem::path(rules.entry->name);
}

PluginFault fault_of(const Ruleset& rules, const Round& round, const std::string& said) {
  const TrialResult threw{.end = TrialEnd::threw, .stage = stage_of(rules, round).line(), .said = clipped(printable(said), kLongestSaid)};
  return PluginFault(*trial_fault(file_of(rules), threw));
}

}  // namespace

Problem bot_problem(const Ruleset& rules, Problem problem) {
  if (problem.text.key == "bots.failed") problem.where.file = file_of(rules).string();
  return problem;
}

void play_last(const Ruleset& rules, Round& round) {
  const Move move = round.history.back().move;
  if (is_in_lua(*rules.entry)) return round.state->play(move);
  try {
    round.state->play(move);
  } catch (const std::exception& exception) {
    throw fault_of(rules, round, exception.what());
  } catch (...) {
    throw fault_of(rules, round, "");
  }
}

}  // namespace tablier
