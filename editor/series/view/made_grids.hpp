#pragma once

#include "editor/series/session/generator.hpp"
#include "ui/core/ui.hpp"
#include "ui/panels/key_scroll.hpp"

#include <cstddef>
#include <optional>
#include <vector>

/// Grids that were made, side by side: what each is worth and the way to take it always in sight, their rows as large as there is room for.
namespace tablier::editor {

struct MadeGrids {
  const std::vector<Alternative>& all;
  const GameSpec& game;
  bool stale = false;                  ///< the fields say something else by now
  bool were_to_end = false;            ///< with a last piece of its own each row
  bool has_curve = false;              ///< one is drawn above them
  bool counts_single = false;          ///< by pentas with one solution alone it was proven which is best
  std::optional<std::size_t> on = {};  ///< whose button the keys were on when they were drawn last
  bool gives_keys = false;             ///< the keys go to the first of them
};
struct MadeAnswer {
  std::optional<std::size_t> taken;
  std::optional<std::size_t> on;  ///< whose button the keys are on
};
/// At the cursor of a dialog. `keys` scroll the rows where they have no room.
MadeAnswer draw_made_grids(Ui& ui, const MadeGrids& made, KeyScroll& keys);

}  // namespace tablier::editor
