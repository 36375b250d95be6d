#pragma once

#include "editor/series/session/document.hpp"
#include "ui/core/ui.hpp"

#include <functional>
#include <vector>

/// The dialogs of the editor. Each calls what it was given once it is answered; what is typed wrong is said and asked again.
namespace tablier::editor {

using Then = std::function<void()>;

/// Title and note in two languages (one is enough), author, licence and date.
void ask_texts(Ui& ui, const SeriesTexts& now, const std::function<Status(const SeriesTexts&)>& use);

/// The name of the chosen row, and first and last penta of it or of all; `most`: pieces that there are.
void ask_row(Ui& ui, const RowForm& now, int max, const std::function<Status(const RowForm&)>& use);

/// A name for the file, below the player's own series. Asks before another one is written over
/// or a bundled one is hidden.
void ask_name(Ui& ui, const EditorContext& context, const std::string& name, const std::function<void(const std::filesystem::path&)>& use);

/// What to do with what is not saved of that file.
void ask_unsaved(Ui& ui, const std::string& name, const Then& save, const Then& let_go);

/// Before a file is written over that is not as it was read.
void ask_to_overwrite(Ui& ui, const std::filesystem::path& file, const Then& save);

/// Before comments are lost.
void ask_comments(Ui& ui, const Then& save);

/// Another window has the file: look at it, or not.
/// The own copy would be shown in place of the series that came with the program: as that, or under a name of its own?
void ask_to_hide(Ui& ui, const std::filesystem::path& file, const Then& save, const Then& save_as);

void ask_read_only(Ui& ui, const std::filesystem::path& file, const Then& close);

/// Drafts were found: go on with them, let them go, or leave them where they are.
void ask_left_behind(Ui& ui, const std::vector<LeftBehind>& left, const Then& go_on, const Then& let_go, const Then& later);

/// All the keys.
void show_keys(Ui& ui);

}  // namespace tablier::editor
