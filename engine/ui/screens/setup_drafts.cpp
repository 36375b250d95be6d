#include "ui/screens/setup_drafts.hpp"

#include "ui/screens/parameter_labels.hpp"

namespace tablier {
namespace {

/// As players know it: with the parameter's title for its name.
Problem in_players_terms(const Locale& locale, const GameEntry& game, const Parameter& p, Problem problem) {
  for (TextArg& arg : problem.text.args)
    if (arg.name == "name") arg = TextArg("name", parameter_title(locale, game, p));
  return problem;
}

}  // namespace

std::optional<Problem> draft_problem(const Locale& locale, const SetupModel& model, const Parameter& p, const std::string& text) {
  const auto read = parse(p, text);
  if (read) return std::nullopt;
  return in_players_terms(locale, model.game(), p, read.problem());
}

std::optional<Problem> first_draft_problem(const Locale& locale, const SetupModel& model, const Drafts& drafts) {
  for (const Parameter* p : model.offered())
    if (const auto draft = drafts.find(p->name); draft != drafts.end())
      if (auto problem = draft_problem(locale, model, *p, draft->second)) return problem;
  if (const auto seed = drafts.find(kSeedDraft); seed != drafts.end()) return Problem("setup.bad_seed", {{"text", seed->second}});
  return std::nullopt;
}

}  // namespace tablier
