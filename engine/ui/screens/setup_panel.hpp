#pragma once

#include "ui/core/ui.hpp"
#include "ui/screens/pattern_tiles.hpp"
#include "ui/screens/setup_model.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

/// The parts of the set-up screen in which something is chosen. Each answers whether anything was.
namespace tablier {

/// What is being typed into fields, by the name of its parameter, as long as it says nothing that could be taken.
using Drafts = std::map<std::string, std::string, std::less<>>;

/// How a seat is known at the table.
struct SeatPaint {
  Colour colour;
  std::string label;  ///< what its things bear; empty: nothing
};

bool draw_parameters(const Ui& ui, SetupModel& model, Drafts& drafts, PatternHand& patterns);
/// `looks`: of each player; one that has only just come has none yet.
bool draw_players(const Ui& ui, SetupModel& model, const std::vector<SeatPaint>& looks);
bool draw_seed(const Ui& ui, SetupModel& model, Drafts& drafts);

/// The variants below each other; the one that was pressed. `focus`: the keys go to the chosen one.
std::optional<std::string> draw_variants(const Ui& ui, const SetupModel& model, bool focus);

}  // namespace tablier
