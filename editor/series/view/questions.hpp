#pragma once

#include "editor/series/session/document.hpp"
#include "ui/core/ui.hpp"

#include <functional>

/// The dialogs of the editor. Each calls what it was given once it is answered; what is typed wrong is said and asked again.
namespace tablier::editor {

using Then = std::function<void()>;

/// Title and note in both languages.
void ask_texts(Ui& ui, const SeriesTexts& now, const std::function<Status(const SeriesTexts&)>& use);

/// The name of the chosen row, and first and last penta of it or of all; `most`: pieces that there are.
void ask_row(Ui& ui, const RowForm& now, int max, const std::function<Status(const RowForm&)>& use);

/// A name for the file, below the player's own series. Asks before another one is written over
/// or a bundled one is hidden.
void ask_name(Ui& ui, const EditorContext& context, const std::string& name, const std::function<void(const std::filesystem::path&)>& use);

/// What to do with what is not saved.
void ask_unsaved(Ui& ui, const Then& save, const Then& let_go);

/// Before a file is written over that is not as it was read.
void ask_to_overwrite(Ui& ui, const std::filesystem::path& file, const Then& save);

/// Before comments are lost.
void ask_comments(Ui& ui, const Then& save);

/// A draft was found: go on with it, let it go, or leave it where it is.
void ask_left_behind(Ui& ui, const LeftBehind& left, const Then& go_on, const Then& let_go, const Then& later);

/// All the keys.
void show_keys(Ui& ui);

}  // namespace tablier::editor
