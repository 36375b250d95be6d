#pragma once

#include "content/locale.hpp"
#include "ui/screens/setup_model.hpp"

#include <map>
#include <optional>
#include <string>

/// What is typed on the set-up screen and says nothing yet that could be taken. Until it does no match can begin.
namespace tablier {

/// By the name of the parameter.
using Drafts = std::map<std::string, std::string, std::less<>>;
/// A parameter and why the rules cannot do with what it is set to, in players' terms.
struct RefusedParameter {
  std::string name;
  std::optional<Problem> why;
};
/// The seed of chance, which is no parameter.
inline constexpr const char* kSeedDraft = "";

/// What is wrong as players know it: parameters that it speaks of, each alone in a value, by their titles.
Problem in_players_terms(const Locale& locale, const GameEntry& game, Problem problem);
/// The parameter that it says is wrong, its value `name`; null where it speaks of none.
const Parameter* parameter_of(const GameEntry& game, const Problem& problem);

/// Why a parameter cannot be set to that text, with the title of the parameter; absent where it can.
std::optional<Problem> draft_problem(const Locale& locale, const SetupModel& model, const Parameter& p, const std::string& text);
/// The first of those that are offered.
std::optional<Problem> first_draft_problem(const Locale& locale, const SetupModel& model, const Drafts& drafts);
/// What is set by hand but for what is being typed: the beginning of that could be taken, and nobody has asked for it.
Value options_but_drafts(const SetupModel& model, const Drafts& drafts);

}  // namespace tablier
