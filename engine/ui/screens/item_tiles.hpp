#pragma once

#include "ui/core/ui.hpp"
#include "ui/screens/setup_model.hpp"

#include <optional>

/// Values of parameters that are things of the content, shown as what they look like: pieces by number or letter, figures by name.
namespace tablier {

/// True where every value of the parameter can be shown so.
bool has_pictures(const GameEntry& game, const Parameter& p);
/// A tile for each value; the value of the one that was pressed.
std::optional<Value> draw_item_tiles(const Ui& ui, const SetupModel& model, const Parameter& p);

/// A chip that is in or out of a list; its tick says it without colour.
bool tick_chip(const Ui& ui, std::string_view label, bool in);
float tick_chip_width(const Ui& ui, std::string_view label);

}  // namespace tablier
