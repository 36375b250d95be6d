#pragma once

#include "editor/series/session/edit_session.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/ui.hpp"

#include <memory>

/// The real table for a penta of the series that is edited.
namespace tablier::editor {

/// With the match of these pieces that was left last, as it was kept; else with a new one. Or why there is none.
Result<std::unique_ptr<Screen>> penta_table(Ui& ui, const GameSpec& game, const EditSession& session);

}  // namespace tablier::editor
