#pragma once

#include "editor/series/session/generator.hpp"
#include "ui/core/ui.hpp"

/// A grid that was made, beside others: its pieces with their numbers.
namespace tablier::editor {

enum class AlternativeSize : std::uint8_t {
  pieces,  ///< each above its number
  figures  ///< numbers alone
};

struct AlternativeLook {
  const Alternative& one;
  const GameSpec& game;
  const Alternative* first;  ///< what is not as in that one is underlined; null: nothing is
  float width;               ///< in pixels
  AlternativeSize size = AlternativeSize::pieces;
};
/// How high a row is, in pixels.
float alternative_row_height(const Ui& ui, AlternativeSize size);
/// At the cursor. A penta with exactly one solution has the ground of one.
void draw_alternative_rows(const Ui& ui, const AlternativeLook& look);

}  // namespace tablier::editor
