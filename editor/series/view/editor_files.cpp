#include "content/files.hpp"
#include "editor/series/view/editor_screen.hpp"
#include "editor/series/view/open_screen.hpp"
#include "editor/series/view/save_as.hpp"
#include "editor/view/draft_question.hpp"

#include <utility>

namespace tablier::editor {

namespace fs = std::filesystem;

void EditorScreen::add(DocumentStart start) {
  OpenFile file;
  file.document = std::make_unique<Document>(context_, std::move(start));
  recent_.add(file.document->file());
  desk_.add(std::move(file));
  into_sight_ = true;
}

/// Drafts are looked for before the new document takes its own.
void EditorScreen::begin_with_drafts(Ui& ui) {
  const std::vector<LeftBehind> left = drafts_left(context_);
  add(new_series(context_));
  if (!left.empty()) ask_about_left(ui, left);
}

void EditorScreen::say_drafts_wait(Ui& ui) {
  if (const std::size_t waiting = drafts_left(context_).size(); waiting > 0) ui.say(Text("editor.drafts_wait", {{"n", waiting}}));
}

/// In the tab that has its file, where undo leads back to what that shows.
void EditorScreen::go_on(Ui& ui, const LeftBehind& left) {
  const auto there = desk_.find(left.file);
  if (there) desk_.go_to(*there);
  if (there && document() && document()->read_only()) return ui.say(Problem("editor.no.read_only"));
  if (there && document()) document()->take_up(left);
  else {
    if (there) desk_.close(*there);
    set_others_aside(context_, left);
    add(go_on_with(context_, left));
  }
  if (const auto problem = document()->keep_draft()) ui.say(*problem);
  if (document()->written_draft() != left.draft) forget_left(context_, {left});
  into_sight_ = true;
}

void EditorScreen::open(Ui& ui, const fs::path& file) {
  if (const auto there = desk_.find(file)) return desk_.go_to(*there);
  const std::vector<LeftBehind> left = take_drafts_left(context_, file);
  add_file(file);
  if (document() && document()->read_only()) ask_read_only(ui, file, [this, &ui] { close_tab(ui, desk_.at()); });
  else if (!left.empty()) ask_about_left(ui, left);
}

/// A window that had the file may be gone by now; what it left behind is offered as to who opens the file.
bool EditorScreen::look_again(Ui& ui) {
  if (!document() || !document()->read_only() || ui.dialogs.any() || hand_.holds()) return false;
  const std::vector<LeftBehind> left = take_drafts_left(context_, document()->file());
  if (!document()->take_over()) return false;
  ui.say(Text("editor.taken_over"));
  if (!left.empty()) ask_about_left(ui, left, true);
  return true;
}

/// Whoever let one go is asked about the others again.
void EditorScreen::ask_about_left(Ui& ui, const std::vector<LeftBehind>& left, bool unasked) {
  std::vector<DraftLabel> labels;
  for (const LeftBehind& one : left) labels.push_back(draft_label(ui, context_, one));
  const auto let_go = [this, &ui, left](std::size_t i) {
    forget_left(context_, {left[i]});
    std::vector<LeftBehind> others = left;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    if (!others.empty()) ask_about_left(ui, others);
  };
  const auto go_on_with_one = [this, &ui, left](std::size_t i) {
    go_on(ui, left[i]);
    say_drafts_wait(ui);
  };
  ask_about_drafts(ui, labels, {go_on_with_one, let_go, [this, &ui] { say_drafts_wait(ui); }}, unasked);
}

void EditorScreen::add_file(const fs::path& file) {
  auto begun = begin(context_, file);
  if (auto* start = std::get_if<DocumentStart>(&begun)) return add(std::move(*start));
  OpenFile faulty;
  faulty.faulty = std::get<FaultyFile>(std::move(begun));
  desk_.add(std::move(faulty));
}

void EditorScreen::read_again(Ui& ui) {
  const fs::path file = desk_.here().faulty.file;
  auto begun = begin(context_, file);
  if (auto* start = std::get_if<DocumentStart>(&begun)) {
    desk_.close(desk_.at());
    return add(std::move(*start));
  }
  desk_.here().faulty = std::get<FaultyFile>(std::move(begun));
  ui.say(Text("editor.still_faulty", {{"n", desk_.here().faulty.problems.size()}}));
}

void EditorScreen::use_readable(Ui& ui) {
  if (!desk_.here().faulty.readable) return;
  DocumentStart start = begin_with_readable(desk_.here().faulty);
  desk_.close(desk_.at());
  add(std::move(start));
  ui.say(Text("editor.readable_used"));
}

/// A whole series from the clipboard, in a tab of its own.
void EditorScreen::open_text(Ui& ui, const std::string& text) {
  SeriesFile read = read_series_text(text, ui.tr("table.copy.name"), context_.pieces);
  if (!read.series) return ui.say_of_position(read.problems.front());
  ui.notices.position_changed();
  DocumentStart start{{}, *std::move(read.series), {}, std::move(read.head), read.has_others, true};
  start.series.name.clear();
  add(std::move(start));
}

void EditorScreen::choose_file(Ui& ui) {
  ui.navigator.open(open_screen(context_, recent_,
                                {.open = [this](Ui& then, const fs::path& file) { open(then, file); },
                                 .go_on = [this](Ui& then, const LeftBehind& left) { go_on(then, left); },
                                 .leave = [this](const fs::path& file) { return leave(file); }}));
}

/// A tab that has it goes with the file, unless it has more than that.
Status EditorScreen::leave(const fs::path& file) {
  if (const auto there = desk_.find(file)) {
    if (desk_.all()[*there].changed()) return Problem("editor.no.remove_changed");
    desk_.close(*there);
    if (desk_.empty()) add(new_series(context_));
  }
  return FileClaim(file).refused() ? Status(Problem("editor.no.remove_held")) : Status(Done{});
}

void EditorScreen::ask_here(Ui& ui, const Then& saved, const Then& let_go) {
  const Unsaved unsaved = document()->file().empty() ? Unsaved::never : document()->becomes_copy() ? Unsaved::copy : Unsaved::since;
  const std::string title = ui.tr(session().model().series().title);  // as on its tab
  ask_unsaved(ui, title.empty() ? document()->file().filename().string() : title, unsaved, [this, &ui, saved] { save(ui, saved); }, let_go);
}

void EditorScreen::when_saved(Ui& ui, const Then& then) {
  if (desk_.empty() || !desk_.here().changed()) return then();
  ask_here(ui, then, [this, then] {
    document()->let_go();
    then();
  });
}

/// One after the other is shown and asked about. What is given up is let go of when all have been answered: until then nothing is lost.
void EditorScreen::when_all_saved(Ui& ui, const Then& then, const std::set<std::size_t>& given_up) {
  std::size_t next = 0;
  while (next < desk_.all().size() && (!desk_.all()[next].changed() || given_up.contains(next))) ++next;
  if (next == desk_.all().size()) {
    for (const std::size_t i : given_up) desk_.all()[i].document->let_go();
    return then();
  }
  desk_.go_to(next);
  std::set<std::size_t> more = given_up;
  more.insert(next);
  ask_here(
      ui, [this, &ui, then, given_up] { when_all_saved(ui, then, given_up); }, [this, &ui, then, more] { when_all_saved(ui, then, more); });
}

void EditorScreen::close_tab(Ui& ui, std::size_t i) {
  desk_.go_to(i);
  when_saved(ui, [this] {
    desk_.close(desk_.at());
    if (desk_.empty()) add(new_series(context_));
  });
}

/// Where it was saved.
void EditorScreen::written(Ui& ui, bool copied, const Then& then) {
  recent_.add(document()->file());
  const auto& impossible = session().report().figures().impossible;
  const char* const saved_as = !impossible.empty() ? "editor.saved_impossible" : copied ? "editor.copied" : "editor.saved";
  ui.say(
      Text(saved_as,
           {{"file", shown_path(document()->file())}, {"penta", impossible.empty() ? "" : impossible.front()}, {"n", impossible.size()}}));
  if (then) then();
}

void EditorScreen::save(Ui& ui, const Then& then) {
  if (!document()) return;
  if (session().completing()) return ui.say(Problem("editor.no.completing"));
  tell(ui, session().end_typing());
  look_again(ui);
  if (document()->target().empty() || !document()->may_write(document()->target())) return save_as(ui, then);
  const bool copied = document()->becomes_copy();
  const Then now = [this, &ui, copied, then] {
    if (const Status saved = document()->save(); !saved) ui.say(saved.problem());
    else written(ui, copied, then);
  };
  if (copied && !document()->overwrites()) ask_to_hide(ui, document()->target(), now, [this, &ui, then] { save_as(ui, then); });
  else if (document()->loses_unread()) ask_about_unread(ui, document()->unread(), now, [this, &ui, then] { save_as(ui, then); });
  else if (document()->overwrites()) ask_to_overwrite(ui, document()->target(), now, [this, &ui, then] { save_as(ui, then); });
  else if (document()->loses_comments() && !copied) ask_comments(ui, now);
  else now();
}

void EditorScreen::save_as(Ui& ui, const Then& then) {
  if (!document()) return;
  if (session().completing()) return ui.say(Problem("editor.no.completing"));
  tell(ui, session().end_typing());
  ask_save_as(ui, context_, *document(), [this, &ui, then](const fs::path& to) {
    const Status saved = document()->save_as(to);
    if (saved) written(ui, false, then);
    return saved;
  });
}

void EditorScreen::close(Ui& ui) {
  when_all_saved(ui, [&ui] { ui.closing = true; });
}

void EditorScreen::go_back(Ui& ui) {
  when_all_saved(ui, [&ui] { ui.navigator.back(); });
}

bool EditorScreen::may_close(Ui& ui) {
  if (document()) tell(ui, session().end_typing());
  if (!desk_.first_changed()) return true;
  if (!ui.dialogs.any()) close(ui);
  return false;
}

}  // namespace tablier::editor
