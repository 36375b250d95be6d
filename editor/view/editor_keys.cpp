#include "editor/view/editor_screen.hpp"
#include "ui/screens/screens.hpp"

#include <cctype>

namespace tablier::editor {
namespace {

constexpr int kPage = 5;

struct KeyAct {
  Key key;
  bool ctrl;
  bool alt;
  Act act;
};

constexpr KeyAct kKeyActs[] = {
    {Key::z, true, false, Act::undo},         {Key::y, true, false, Act::redo},       {Key::f2, false, false, Act::words},
    {Key::f4, false, false, Act::row},        {Key::f5, false, false, Act::complete}, {Key::enter, true, false, Act::add_row},
    {Key::del, true, false, Act::remove_row}, {Key::up, false, true, Act::row_up},    {Key::down, false, true, Act::row_down}};

Act act_of(const KeyChange& key) {
  if (key.key == Key::z && key.ctrl && key.shift) return Act::redo;
  for (const KeyAct& one : kKeyActs)
    if (one.key == key.key && one.ctrl == key.ctrl && one.alt == key.alt) return one.act;
  return Act::none;
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
    return document_ && (edit_key(ui, *key) || move_key(ui, *key));
  }
  if (!document_) return false;
  if (const auto* typed = std::get_if<Typed>(&input)) return type(ui, typed->character);
  const auto* press = std::get_if<PointerPressed>(&input);
  if (!press || !press->down || press->button != Button::right || !hovered_) return false;
  tell(ui, desk().go_to(*hovered_));
  tell(ui, desk().clear());
  return true;
}

bool EditorScreen::file_key(Ui& ui, const KeyChange& key) {
  if (is_press(key, Key::s, true) && key.shift) save_as(ui);
  else if (is_press(key, Key::s, true)) save(ui);
  else if (is_press(key, Key::o, true)) choose_file(ui);
  else if (is_press(key, Key::n, true)) make_new(ui);
  else if (is_press(key, Key::q, true)) close(ui);
  else if (is_press(key, Key::f1)) show_keys(ui);
  else if (is_press(key, Key::f10)) ui.navigator.open(settings_screen());
  else return false;
  return true;
}

bool EditorScreen::edit_key(Ui& ui, const KeyChange& key) {
  if (const Act act_now = act_of(key); act_now != Act::none) act(ui, act_now);
  else if (is_press(key, Key::del)) tell(ui, desk().clear());
  else if (is_press(key, Key::backspace)) tell(ui, desk().clear_back());
  else if (is_press(key, Key::enter)) tell(ui, desk().end_typing());
  else if (is_press(key, Key::escape) && desk().completing()) act(ui, Act::stop);
  else if (is_press(key, Key::escape)) desk().forget_typing();
  else return false;
  return true;
}

bool EditorScreen::move_key(Ui& ui, const KeyChange& key) {
  const auto plain = [&](Key k) { return is_press(key, k); };
  if (plain(Key::left) || (plain(Key::tab) && key.shift)) tell(ui, desk().move(-1, 0));
  else if (plain(Key::right) || plain(Key::tab)) tell(ui, desk().move(1, 0));
  else if (plain(Key::up)) tell(ui, desk().move(0, -1));
  else if (plain(Key::down)) tell(ui, desk().move(0, 1));
  else if (plain(Key::page_up)) tell(ui, desk().move(0, -kPage));
  else if (plain(Key::page_down)) tell(ui, desk().move(0, kPage));
  else if (plain(Key::home) || plain(Key::end)) tell(ui, desk().go_to_end(key.key == Key::end));
  else return false;
  return true;
}

bool EditorScreen::type(Ui& ui, char32_t character) {
  if (character >= U'0' && character <= U'9') tell(ui, desk().figure(static_cast<int>(character - U'0')));
  else if (character < 0x80 && std::isalpha(static_cast<int>(character)))
    tell(ui, desk().letter(static_cast<char>(std::toupper(static_cast<int>(character)))));
  else return false;
  return true;
}

void EditorScreen::act(Ui& ui, Act act) {
  Desk& d = desk();
  switch (act) {
    case Act::none: return;
    case Act::undo: return tell(ui, d.undo());
    case Act::redo: return tell(ui, d.redo());
    case Act::complete: return tell(ui, d.complete());
    case Act::stop: return d.cancel_completion();
    case Act::add_row: return tell(ui, d.add_row());
    case Act::remove_row: return tell(ui, d.remove_row());
    case Act::row_up: return tell(ui, d.move_row(-1));
    case Act::row_down: return tell(ui, d.move_row(1));
    case Act::words: return ask_words(ui, d.model().words(), [this](const SeriesWords& words) { return desk().set_words(words); });
    case Act::row: break;
  }
  const std::size_t row = d.cursor().row;
  ask_row(ui, {d.model().rows()[row].name, d.model().range(row)}, static_cast<int>(d.pieces().size()),
          [this](const RowForm& form) { return desk().set_row(form); });
}

}  // namespace tablier::editor
