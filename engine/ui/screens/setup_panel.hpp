#pragma once

#include "ui/core/ui.hpp"
#include "ui/screens/setup_model.hpp"

#include <map>
#include <optional>
#include <string>

/// The parts of the set-up screen in which something is chosen. Each answers whether anything was.
namespace tablier {

/// What is being typed into fields, by the name of its parameter, as long as it says nothing that could be taken.
using Drafts = std::map<std::string, std::string, std::less<>>;

bool draw_parameters(const Ui& ui, SetupModel& model, Drafts& drafts);
bool draw_players(const Ui& ui, SetupModel& model);
bool draw_seed(const Ui& ui, SetupModel& model, Drafts& drafts);

/// The variants below each other; the one that was pressed.
std::optional<std::string> draw_variants(const Ui& ui, const SetupModel& model);

}  // namespace tablier
