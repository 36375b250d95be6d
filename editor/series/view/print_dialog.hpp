#pragma once

#include "editor/series/session/document.hpp"
#include "ui/core/ui.hpp"

#include <filesystem>
#include <string>

/// The series on paper and in words: asks where the page goes, and whether solutions go with it.
namespace tablier::editor {

/// Where the last page went, and how: what is proposed next time.
struct PrintWish {
  std::string file;              ///< empty: nothing was written yet
  std::filesystem::path series;  ///< its own file, whose page went there
  int end = 0;                   ///< of those that are offered
  bool solutions = false, marks_locks = true;
};

/// Nothing is written over unasked; what is written changes `wish`, which must outlive the question. Refused, in words, while solutions are
/// still counted.
void ask_print(Ui& ui, const EditorContext& context, const Document& document, const GameSpec& game, PrintWish& wish);

}  // namespace tablier::editor
