#include "content/row_label.hpp"
#include "editor/series/model/pasted.hpp"
#include "editor/series/view/editor_screen.hpp"
#include "editor/series/view/penta_table.hpp"
#include "editor/series/view/print_dialog.hpp"
#include "ui/core/clipboard.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace tablier::editor {
namespace {

constexpr int kPage = 5;

}  // namespace

void EditorScreen::tell(Ui& ui, const Status& status) {
  into_sight_ = true;
  const std::uint64_t revision = session().model().revision();
  if (!status) ui.say_of_position(status.problem());
  else if (revision != told_at_) ui.notices.position_changed();
  told_at_ = revision;
}

bool EditorScreen::input(Ui& ui, const Input& input) {
  if (const auto* dropped = std::get_if<FilesDropped>(&input)) {
    for (const auto& file : dropped->files) open(ui, file);
    return true;
  }
  if (desk_.empty()) return false;
  if (std::holds_alternative<PointerMoved>(input)) points_ = true;
  if (std::holds_alternative<KeyChange>(input) || std::holds_alternative<Typed>(input)) points_ = false;
  if (const auto* key = std::get_if<KeyChange>(&input)) {
    ctrl_ = key->ctrl;
    if (hand_.holds()) return held_key(*key);
    if (menu_open_) return menu_key(*key);
    return key->down && (beside_key(ui, *key) || edit_key(ui, *key) || (document() && move_key(ui, *key)));
  }
  if (std::holds_alternative<FocusChanged>(input)) ctrl_ = false;
  if (std::holds_alternative<PointerPressed>(input)) keys_.leave();
  if (!document() || hand_.holds()) return false;
  if (const auto* typed = std::get_if<Typed>(&input)) return type(ui, typed->character);
  const auto* press = std::get_if<PointerPressed>(&input);
  if (!press || !press->down || press->button != Button::right || !hovered_) return false;
  tell(ui, session().go_to(*hovered_));
  tell(ui, session().clear());
  return true;
}

/// Escape ends what was begun first.
bool EditorScreen::may_go_back(const Ui& ui) const {
  if (!ui.navigator.can_go_back()) return false;
  return !document() || (!session().completing() && session().typed().empty());
}

/// While something is carried every other key waits: it may not lie there any more.
bool EditorScreen::held_key(const KeyChange& key) {
  if (!is_press(key, Key::escape)) return true;
  hand_.cancel();
  hand_cancelled_ = true;
  return true;
}

bool EditorScreen::menu_key(const KeyChange& key) {
  if (is_press(key, Key::escape)) return close_menu_ = true;
  static constexpr std::array kChoosing{Key::up, Key::down, Key::left, Key::right, Key::tab, Key::enter, Key::space};
  return std::find(kChoosing.begin(), kChoosing.end(), key.key) == kChoosing.end();
}

bool EditorScreen::beside_key(Ui& ui, const KeyChange& key) {
  if (is_press(key, Key::k, true)) return open_menu_ = true;
  if (!document()) return false;
  if (is_press(key, Key::tab)) keys_.step(key.shift ? -1 : 1);
  else if (keys_.place() == KeyPlace::grid) return false;
  else if (is_press(key, Key::escape)) keys_.leave();
  else if (is_press(key, Key::enter) || is_press(key, Key::space)) lay_beside(ui);
  else return keys_.move(key, session().pieces().size(), workshop_.candidate_lines());
  return true;
}

/// What the keys are on: that piece into the slot, or the menu.
void EditorScreen::lay_beside(Ui& ui) {
  if (const auto piece = keys_.piece()) return tell(ui, session().lay(session().pieces()[*piece].number));
  keys_.leave();
  open_menu_ = true;
}

bool EditorScreen::faulty_key(Ui& ui, const KeyChange& key) {
  if (is_press(key, Key::enter)) read_again(ui);
  else if (is_press(key, Key::space)) use_readable(ui);
  else return false;
  return true;
}

bool EditorScreen::edit_key(Ui& ui, const KeyChange& key) {
  if (!document() && faulty_key(ui, key)) return true;
  if (is_press(key, Key::tab, true)) desk_.step(key.shift ? -1 : 1);
  else if (document() && is_press(key, Key::space)) tell(ui, session().blank());
  else if (const EditorCommand asked = command_of(key); asked != EditorCommand::none) command(ui, asked);
  else if (is_press(key, Key::escape) && may_go_back(ui)) go_back(ui);
  else if (!document()) return false;
  else if (is_press(key, Key::del)) tell(ui, session().clear());
  else if (is_press(key, Key::backspace)) tell(ui, session().clear_back());
  else if (is_press(key, Key::enter)) tell(ui, session().end_typing());
  else if (is_press(key, Key::escape) && session().completing()) command(ui, EditorCommand::stop);
  else if (is_press(key, Key::escape)) session().forget_typing();
  else return false;
  return true;
}

bool EditorScreen::move_key(Ui& ui, const KeyChange& key) {
  const auto plain = [&](Key k) { return is_press(key, k); };
  if (plain(Key::left)) tell(ui, session().move(-1, 0));
  else if (plain(Key::right)) tell(ui, session().move(1, 0));
  else if (plain(Key::up)) tell(ui, session().move(0, -1));
  else if (plain(Key::down)) tell(ui, session().move(0, 1));
  else if (plain(Key::page_up)) tell(ui, session().move(0, -kPage));
  else if (plain(Key::page_down)) tell(ui, session().move(0, kPage));
  else if (plain(Key::home) || plain(Key::end)) tell(ui, session().go_to_end(key.key == Key::end));
  else return false;
  return true;
}

bool EditorScreen::type(Ui& ui, char32_t character) {
  if (character >= U'0' && character <= U'9') tell(ui, session().figure(static_cast<int>(character - U'0')));
  else if (character < 0x80 && std::isalpha(static_cast<int>(character)))
    tell(ui, session().letter(static_cast<char>(std::toupper(static_cast<int>(character)))));
  else if (character == U'?') command(ui, EditorCommand::keys);
  else return false;
  return true;
}

void EditorScreen::command(Ui& ui, EditorCommand command) {
  switch (command) {
    case EditorCommand::none: return;
    case EditorCommand::make: return add(new_series(context_));
    case EditorCommand::open: return choose_file(ui);
    case EditorCommand::close_tab: return close_tab(ui, desk_.at());
    case EditorCommand::keys: return show_keys(ui);
    case EditorCommand::settings: return ui.navigator.open(settings_screen());
    case EditorCommand::quit: return close(ui);
    case EditorCommand::paste: return paste(ui);
    default: break;
  }
  if (document()) command_of_series(ui, command);
}

void EditorScreen::command_of_series(Ui& ui, EditorCommand command) {
  EditSession& d = session();
  switch (command) {
    case EditorCommand::save: return save(ui);
    case EditorCommand::save_as: return save_as(ui);
    case EditorCommand::undo: return tell(ui, d.undo());
    case EditorCommand::redo: return tell(ui, d.redo());
    case EditorCommand::complete: return tell(ui, d.complete());
    case EditorCommand::stop: return d.cancel_completion();
    case EditorCommand::add_row: return tell(ui, d.add_row());
    case EditorCommand::remove_row: return tell(ui, d.remove_row());
    case EditorCommand::duplicate_row: return tell(ui, d.duplicate_row());
    case EditorCommand::row_up: return tell(ui, d.move_row(-1));
    case EditorCommand::row_down: return tell(ui, d.move_row(1));
    case EditorCommand::lock: return tell(ui, d.toggle_lock(d.cursor()));
    case EditorCommand::next_solution: return d.turn_solution(1);
    case EditorCommand::previous_solution: return d.turn_solution(-1);
    case EditorCommand::copy_row: return copy_row(ui);
    case EditorCommand::generate:
      return workshop_.generate().open(ui, d, [this, &ui](std::vector<SeriesRow> rows) { tell(ui, session().use_rows(std::move(rows))); });
    case EditorCommand::difficulty: return workshop_.ask_difficulty(ui, d);
    case EditorCommand::print: return ask_print(ui, context_, *document(), game_->spec, print_);
    case EditorCommand::play: return play(ui);
    case EditorCommand::row: return ask_row_form(ui);
    case EditorCommand::texts:
      return ask_texts(ui, d.model().texts(), [this](SeriesTexts texts) {
        texts.title = without_fresh_title(texts.title, session().model().texts().title, context_.new_titles);
        return session().set_labels(texts);
      });
    default: return;
  }
}

void EditorScreen::ask_row_form(Ui& ui) {
  const EditSession& d = session();
  const std::size_t row = d.cursor().row;
  ask_row(ui, {d.model().rows()[row].name, d.model().range(row)}, static_cast<int>(d.pieces().size()),
          [this](const RowForm& form) { return session().set_row(form); });
}

void EditorScreen::copy_row(Ui& ui) {
  const SeriesRow& row = session().model().rows()[session().cursor().row];
  set_clipboard_text(row_text(row));
  ui.say(Text("editor.row_copied", {row_arg(row.name)}));
}

void EditorScreen::paste(Ui& ui) {
  const Pasted pasted = read_pasted(clipboard_text(), context_.pieces);
  if (const auto* series = std::get_if<PastedSeries>(&pasted)) return open_text(ui, series->text);
  if (!document()) return;
  if (const auto* rows = std::get_if<PastedRows>(&pasted)) tell(ui, session().paste(*rows));
  else if (const auto* numbers = std::get_if<PastedNumbers>(&pasted)) tell(ui, session().paste(*numbers));
  else if (const auto* problem = std::get_if<Problem>(&pasted)) ui.say_of_position(*problem);
  else ui.say_of_position(Problem("editor.no.paste"));
}

/// The chosen penta on the real table, which comes back here.
void EditorScreen::play(Ui& ui) {
  if (session().solutions().count() == 0) return ui.say(Problem("editor.no.play"));
  auto table = penta_table(ui, game_->spec, session());
  if (table) ui.navigator.open(std::move(*table));
  else ui.say(table.problem());
}

}  // namespace tablier::editor
