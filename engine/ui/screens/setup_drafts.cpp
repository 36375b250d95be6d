#include "ui/screens/setup_drafts.hpp"

#include "ui/screens/parameter_labels.hpp"

#include <algorithm>

namespace tablier {
namespace {

const Parameter* parameter_named(const GameEntry& game, const TextArg& arg) {
  const std::string* const name = std::get_if<std::string>(&arg.value);
  const auto found = name ? std::ranges::find(game.parameters, *name, &Parameter::name) : game.parameters.end();
  return found == game.parameters.end() ? nullptr : &*found;
}

/// What somebody has typed is told as it is, also where it is the name of a parameter.
bool may_name_parameter(const TextArg& arg) { return arg.name == "name" || arg.name == "other"; }

}  // namespace

Problem in_players_terms(const Locale& locale, const GameEntry& game, Problem problem) {
  for (TextArg& arg : problem.text.args)
    if (const Parameter* const p = may_name_parameter(arg) ? parameter_named(game, arg) : nullptr)
      arg = TextArg(arg.name, parameter_title(locale, game, *p));
  return problem;
}

const Parameter* parameter_of(const GameEntry& game, const Problem& problem) {
  const auto arg = std::ranges::find(problem.text.args, "name", &TextArg::name);
  return arg == problem.text.args.end() ? nullptr : parameter_named(game, *arg);
}

std::optional<Problem> draft_problem(const Locale& locale, const SetupModel& model, const Parameter& p, const std::string& text) {
  const auto read = parse(p, text);
  if (read) return std::nullopt;
  return in_players_terms(locale, model.game(), read.problem());
}

std::optional<Problem> first_draft_problem(const Locale& locale, const SetupModel& model, const Drafts& drafts) {
  for (const Parameter* p : model.offered())
    if (const auto draft = drafts.find(p->name); draft != drafts.end())
      if (auto problem = draft_problem(locale, model, *p, draft->second)) return problem;
  if (const auto seed = drafts.find(kSeedDraft); seed != drafts.end()) return Problem("setup.bad_seed", {{"text", seed->second}});
  return std::nullopt;
}

Value options_but_drafts(const SetupModel& model, const Drafts& drafts) {
  Value kept = Value::map();
  const Value options = model.options();
  for (const Member& m : *options.as_map())
    if (!drafts.contains(m.name)) kept.set(m.name, m.value);
  return kept;
}

}  // namespace tablier
