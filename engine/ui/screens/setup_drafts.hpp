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
/// The seed of chance, which is no parameter.
inline constexpr const char* kSeedDraft = "";

/// Why a parameter cannot be set to that text, with the title of the parameter; absent where it can.
std::optional<Problem> draft_problem(const Locale& locale, const SetupModel& model, const Parameter& p, const std::string& text);
/// The first of those that are offered.
std::optional<Problem> first_draft_problem(const Locale& locale, const SetupModel& model, const Drafts& drafts);

}  // namespace tablier
