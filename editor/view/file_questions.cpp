#include "editor/view/file_questions.hpp"

#include "ui/panels/fault_line.hpp"

#include <algorithm>
#include <array>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

/// Logical pixels.
constexpr float kFileQuestionWidth = 520;

/// To save under another name instead: by the key that does it elsewhere.
Choice other_name(const Ui& ui, const Then& save_as) {
  return {ui.tr("editor.ask.hide_other"), save_as, false, {Key::s, true, true, ui.tr("editor.key.save_as")}};
}

ChoiceKey delete_key(const Ui& ui) { return {.key = Key::del, .label = ui.tr("key.delete")}; }

}  // namespace

void ask_about_file(Ui& ui, const std::string& about, const fs::path& file, const Then& go_on) {
  ui.dialogs.ask({.title = ui.tr("editor.ask." + about),
                  .text = ui.tr("editor.ask." + about + "_note", {{"file", file.filename().string()}}),
                  .choices = {{ui.tr("editor.save"), go_on}, {ui.tr("button.cancel")}}});
}

void ask_before_loss(Ui& ui, const std::string& about, const std::string& file, const std::string& label, const Then& go_on,
                     const Then& keep) {
  ui.dialogs.ask({.title = ui.tr("editor.ask." + about),
                  .text = ui.tr("editor.ask." + about + "_note", {{"file", file}}),
                  .choices = {{ui.tr("button.cancel"), keep}, {label, go_on}},
                  .width = kFileQuestionWidth,
                  .first_is_harmless = true});
}

void ask_to_replace(Ui& ui, const fs::path& file, const Then& save) {
  ask_before_loss(ui, "replace", file.filename().string(), ui.tr("editor.ask.replace_do"), save);
}

void ask_unsaved(Ui& ui, const std::string& name, Unsaved unsaved, const Then& save, const Then& let_go) {
  constexpr std::array kNotes{"editor.ask.never_saved_note", "editor.ask.unsaved_note", "editor.ask.unsaved_copy_note"};
  ui.dialogs.ask(
      {.title = ui.tr("editor.ask.unsaved"),
       .text = ui.tr(kNotes.at(static_cast<std::size_t>(unsaved)), {{"name", name}}),
       .choices = {{ui.tr("editor.save"), save}, {ui.tr("editor.ask.let_go"), let_go, false, delete_key(ui)}, {ui.tr("button.cancel")}},
       .width = kFileQuestionWidth});
}

void ask_to_overwrite(Ui& ui, const fs::path& file, const Then& save, const Then& save_as) {
  ui.dialogs.ask({.title = ui.tr("editor.ask.changed"),
                  .text = ui.tr("editor.ask.changed_note", {{"file", file.filename().string()}}),
                  .choices = {{ui.tr("button.cancel")}, other_name(ui, save_as), {ui.tr("editor.ask.changed_do"), save}},
                  .width = kFileQuestionWidth,
                  .first_is_harmless = true});
}

void ask_about_unread(Ui& ui, const std::vector<Problem>& unread, const Then& save, const Then& save_as) {
  constexpr std::size_t kMost = 4;
  std::string text = ui.tr("editor.ask.unread_note", {{"n", unread.size()}});
  for (std::size_t i = 0; i < std::min(unread.size(), kMost); ++i) text += "\n" + fault_line_in_file(ui, unread[i]);
  if (unread.size() > kMost) text += "\n…";
  ui.dialogs.ask({.title = ui.tr("editor.ask.unread"),
                  .text = std::move(text),
                  .choices = {{ui.tr("button.cancel")}, other_name(ui, save_as), {ui.tr("editor.ask.changed_do"), save}},
                  .width = kFileQuestionWidth,
                  .first_is_harmless = true});
}

void ask_to_hide(Ui& ui, const fs::path& file, const Then& save, const Then& save_as) {
  ui.dialogs.ask({.title = ui.tr("editor.ask.hide"),
                  .text = ui.tr("editor.ask.hide_note", {{"file", file.filename().string()}}),
                  .choices = {{ui.tr("editor.save"), save}, other_name(ui, save_as), {ui.tr("button.cancel")}},
                  .width = kFileQuestionWidth});
}

void ask_comments(Ui& ui, const Then& save) { ask_before_loss(ui, "comments", {}, ui.tr("editor.ask.comments_do"), save); }

void ask_read_only(Ui& ui, const fs::path& file, const Then& close) {
  ui.dialogs.ask({.title = ui.tr("editor.ask.read_only"),
                  .text = ui.tr("editor.ask.read_only_note", {{"file", file.stem().string()}}),
                  .choices = {{ui.tr("editor.ask.read_only_do")}, {ui.tr("button.close"), close}}});
}

Problem unwritten(const Problem& why, const std::filesystem::path& file) {
  if (why.text.key != "file.missing") return why;
  return Problem("editor.no.no_new_file", {{"folder", file.parent_path().string()}});
}

}  // namespace tablier::editor
