#pragma once

#include "editor/series/session/candidate_finder.hpp"
#include "editor/series/session/edit_session.hpp"
#include "ui/core/ui.hpp"

#include <optional>

/// For the chosen slot: each piece with the solutions that it would give and the row's future, or greyed; below them why one cannot be.
namespace tablier::editor {

struct CandidatesLook {
  const EditSession& session;
  const CandidateFinder& finder;
  const GameSpec& game;
  std::optional<std::size_t> told = {};  ///< of the pieces, the one whose reason is told
  bool ring = false;                     ///< the keys are on that one here
};
/// The number of the piece that was pressed. Nothing is drawn where there is no room.
struct CandidatesAnswer {
  std::optional<int> pressed;
  std::size_t lines = 1;  ///< of a column
};
CandidatesAnswer draw_candidates(const Ui& ui, Rect at, const CandidatesLook& look);

}  // namespace tablier::editor
