#pragma once

#include "editor/series/session/candidate_finder.hpp"
#include "editor/series/session/edit_session.hpp"
#include "ui/core/ui.hpp"

#include <optional>
#include <vector>

/// Every piece, to be laid by a click or taken with the mouse; paler are those that the cursor's row has already, and those that cannot be
/// in its slot, which say why.
namespace tablier::editor {

inline constexpr float kPaletteHeight = 66;

struct PaletteAnswer {
  std::optional<int> pressed, dragged;  ///< numbers of pieces
};
struct PaletteLook {
  const EditSession& session;
  const GameSpec& game;
  const std::vector<Candidate>& candidates;  ///< of the chosen slot; empty while they are looked for
  std::optional<std::size_t> ringed = {};    ///< of the pieces, the one that the keys are on
};
PaletteAnswer draw_palette(const Ui& ui, Rect at, const PaletteLook& look);

}  // namespace tablier::editor
