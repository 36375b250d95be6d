#pragma once

#include "editor/series/session/document.hpp"
#include "editor/view/file_questions.hpp"
#include "ui/core/ui.hpp"

#include <functional>

/// The dialogs of series. Each calls what it was given once it is answered; what is typed wrong is said and asked again.
namespace tablier::editor {

/// Title and note in two languages (one is enough), author, licence and date.
void ask_texts(Ui& ui, const SeriesTexts& now, const std::function<Status(const SeriesTexts&)>& use);

/// The name of the chosen row, and first and last penta of it or of all; `most`: pieces that there are.
void ask_row(Ui& ui, const RowForm& now, int max, const std::function<Status(const RowForm&)>& use);

/// A name for the file, below the player's own series. Asks before another one is written over or a bundled one is hidden.
void ask_name(Ui& ui, const EditorContext& context, const std::string& name, const std::function<void(const std::filesystem::path&)>& use);

/// All the keys.
void show_keys(Ui& ui);

}  // namespace tablier::editor
