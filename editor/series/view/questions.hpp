#pragma once

#include "editor/series/session/document.hpp"
#include "ui/core/ui.hpp"

#include <functional>

/// The dialogs of series. Each calls what it was given once it is answered; what is typed wrong is asked again, with the reason beside it.
namespace tablier::editor {

/// Title and note in two languages (one is enough), author, licence and date.
void ask_texts(Ui& ui, const SeriesTexts& now, const std::function<Status(const SeriesTexts&)>& use);

/// The name of the chosen row, and first and last penta of it or of all; `max`: pieces that there are.
void ask_row(Ui& ui, const RowForm& now, int max, const std::function<Status(const RowForm&)>& use);

/// All the keys.
void show_keys(Ui& ui);

}  // namespace tablier::editor
