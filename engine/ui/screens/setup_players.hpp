#pragma once

#include "ui/core/ui.hpp"
#include "ui/screens/setup_model.hpp"

#include <string>
#include <vector>

/// Who plays, on the set-up screen.
namespace tablier {

/// How a seat is known at the table.
struct SeatPaint {
  Colour colour;
  std::string label;  ///< what its things bear; empty: nothing
};

/// `looks`: of each player; one that has only just come has none yet. Answers whether anything was changed.
bool draw_players(const Ui& ui, SetupModel& model, const std::vector<SeatPaint>& looks);

}  // namespace tablier
