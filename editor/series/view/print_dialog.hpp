#pragma once

#include "editor/series/session/document.hpp"
#include "ui/core/ui.hpp"

/// The series on paper and in words: asks where the page goes, and whether solutions go with it.
namespace tablier::editor {

/// Nothing is written over unasked. Refused, in words, while solutions are still counted.
void ask_print(Ui& ui, const Document& document, const GameSpec& game);

}  // namespace tablier::editor
