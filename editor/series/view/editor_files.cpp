#include "editor/series/view/editor_screen.hpp"
#include "editor/series/view/open_screen.hpp"

#include <utility>

namespace tablier::editor {

namespace fs = std::filesystem;

void EditorScreen::use(DocumentStart start) {
  document_.reset();  // before the next one takes a draft: it may be the same
  faults_.clear();
  document_ = std::make_unique<Document>(context_, std::move(start));
  into_sight_ = true;
}

void EditorScreen::go_on(const LeftBehind& left) {
  use(go_on_with(context_, left));
  std::error_code ignored;
  if (document_->written_draft() != left.draft) fs::remove(left.draft, ignored);
}

void EditorScreen::open_any(Ui& ui, const fs::path& file, std::optional<LeftBehind> left) {
  auto begun = begin(context_, file);
  if (auto* problems = std::get_if<std::vector<Problem>>(&begun)) {
    document_.reset();
    faulty_ = file;
    faults_ = std::move(*problems);
    return;
  }
  use(std::get<DocumentStart>(std::move(begun)));
  if (!left) return;
  ask_left_behind(
      ui, *left, [this, left] { go_on(*left); },
      [left] {
        std::error_code ignored;
        fs::remove(left->draft, ignored);
      },
      [this] { use(new_series(context_)); });
}

/// Drafts are looked for before the document takes its own.
void EditorScreen::open(Ui& ui, const fs::path& file) {
  document_.reset();
  auto left = context_.drafts.empty() ? std::nullopt
              : file.empty()          ? Draft::newest(context_.drafts, context_.pieces)
                                      : Draft::left_of(context_.drafts, file, context_.pieces);
  open_any(ui, file, std::move(left));
}

void EditorScreen::make_new(Ui& ui) {
  when_saved(ui, [this] { use(new_series(context_)); });
}

void EditorScreen::choose_file(Ui& ui) {
  when_saved(ui, [this, &ui] { ui.navigator.open(open_screen(context_, [this](Ui& then, const fs::path& file) { open(then, file); })); });
}

void EditorScreen::when_saved(Ui& ui, const Then& then) {
  if (!document_ || !document_->changed()) return then();
  ask_unsaved(
      ui, [this, &ui, then] { save(ui, then); },
      [this, then] {
        document_->let_go();
        then();
      });
}

void EditorScreen::write(Ui& ui, const Status& saved, bool copied, const Then& then) {
  if (!saved) return ui.say(saved.problem());
  ui.say(Text(copied ? "editor.copied" : "editor.saved", {{"file", document_->file().string()}}));
  if (then) then();
}

void EditorScreen::save(Ui& ui, const Then& then) {
  if (!document_) return;
  if (session().completing()) return ui.say(Problem("editor.no.completing"));
  tell(ui, session().end_typing());
  if (document_->target().empty()) return save_as(ui, then);
  const bool copied = document_->becomes_copy();
  const Then now = [this, &ui, copied, then] { write(ui, document_->save(), copied, then); };
  if (document_->overwrites()) ask_to_overwrite(ui, document_->target(), now);
  else if (document_->loses_comments() && !copied) ask_comments(ui, now);
  else now();
}

void EditorScreen::save_as(Ui& ui, const Then& then) {
  if (!document_) return;
  if (session().completing()) return ui.say(Problem("editor.no.completing"));
  tell(ui, session().end_typing());
  const fs::path& file = document_->file();
  const std::string name = file.empty() ? name_of_title(ui.tr(session().model().series().title)) : name_of_title(file.stem().string());
  ask_name(ui, context_, name, [this, &ui, then](const fs::path& to) { write(ui, document_->save_as(to), false, then); });
}

void EditorScreen::close(Ui& ui) {
  when_saved(ui, [&ui] { ui.closing = true; });
}

void EditorScreen::go_back(Ui& ui) {
  when_saved(ui, [&ui] { ui.navigator.back(); });
}

bool EditorScreen::may_close(Ui& ui) {
  if (!document_) return true;
  tell(ui, session().end_typing());
  if (!document_->changed()) return true;
  if (!ui.dialogs.any()) close(ui);
  return false;
}

}  // namespace tablier::editor
