#include "editor/series/view/editor_screen.hpp"
#include "ui/screens/screens.hpp"

#include <cctype>

namespace tablier::editor {
namespace {

constexpr int kPage = 5;

struct KeyAct {
  Key key;
  bool ctrl;
  bool alt;
  EditorCommand command;
};

constexpr KeyAct kKeyActs[] = {{Key::z, true, false, EditorCommand::undo},         {Key::y, true, false, EditorCommand::redo},
                               {Key::f2, false, false, EditorCommand::words},      {Key::f4, false, false, EditorCommand::row},
                               {Key::f5, false, false, EditorCommand::complete},   {Key::enter, true, false, EditorCommand::add_row},
                               {Key::del, true, false, EditorCommand::remove_row}, {Key::up, false, true, EditorCommand::row_up},
                               {Key::down, false, true, EditorCommand::row_down}};

EditorCommand act_of(const KeyChange& key) {
  if (key.key == Key::z && key.ctrl && key.shift) return EditorCommand::redo;
  for (const KeyAct& one : kKeyActs)
    if (one.key == key.key && one.ctrl == key.ctrl && one.alt == key.alt) return one.command;
  return EditorCommand::none;
}

}  // namespace

void EditorScreen::tell(Ui& ui, const Status& status) {
  into_sight_ = true;
  if (!status) ui.say(status.problem());
}

bool EditorScreen::input(Ui& ui, const Input& input) {
  if (const auto* key = std::get_if<KeyChange>(&input)) {
    if (!key->down) return false;
    if (file_key(ui, *key)) return true;
    if (!document_ && is_press(*key, Key::enter)) {
      open(ui, std::filesystem::path(faulty_));
      return true;
    }
    return document_ && (edit_key(ui, *key) || move_key(ui, *key));
  }
  if (!document_) return false;
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
  return !document_ || (!session().completing() && session().typed().empty());
}

bool EditorScreen::file_key(Ui& ui, const KeyChange& key) {
  if (is_press(key, Key::s, true) && key.shift) save_as(ui);
  else if (is_press(key, Key::s, true)) save(ui);
  else if (is_press(key, Key::o, true)) choose_file(ui);
  else if (is_press(key, Key::n, true)) make_new(ui);
  else if (is_press(key, Key::q, true)) close(ui);
  else if (is_press(key, Key::escape) && may_go_back(ui)) go_back(ui);
  else if (is_press(key, Key::f1)) show_keys(ui);
  else if (is_press(key, Key::f10)) ui.navigator.open(settings_screen());
  else return false;
  return true;
}

bool EditorScreen::edit_key(Ui& ui, const KeyChange& key) {
  if (const EditorCommand act_now = act_of(key); act_now != EditorCommand::none) command(ui, act_now);
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
  if (plain(Key::left) || (plain(Key::tab) && key.shift)) tell(ui, session().move(-1, 0));
  else if (plain(Key::right) || plain(Key::tab)) tell(ui, session().move(1, 0));
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
  else return false;
  return true;
}

void EditorScreen::command(Ui& ui, EditorCommand command) {
  EditSession& d = session();
  switch (command) {
    case EditorCommand::none: return;
    case EditorCommand::undo: return tell(ui, d.undo());
    case EditorCommand::redo: return tell(ui, d.redo());
    case EditorCommand::complete: return tell(ui, d.complete());
    case EditorCommand::stop: return d.cancel_completion();
    case EditorCommand::add_row: return tell(ui, d.add_row());
    case EditorCommand::remove_row: return tell(ui, d.remove_row());
    case EditorCommand::row_up: return tell(ui, d.move_row(-1));
    case EditorCommand::row_down: return tell(ui, d.move_row(1));
    case EditorCommand::words:
      return ask_texts(ui, d.model().words(), [this](const SeriesTexts& words) { return session().set_labels(words); });
    case EditorCommand::row: break;
  }
  const std::size_t row = d.cursor().row;
  ask_row(ui, {d.model().rows()[row].name, d.model().range(row)}, static_cast<int>(d.pieces().size()),
          [this](const RowForm& form) { return session().set_row(form); });
}

}  // namespace tablier::editor
