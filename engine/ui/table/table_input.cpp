#include "ui/table/table_input.hpp"

#include "ui/table/look_back_key.hpp"

namespace tablier {
namespace {

/// Seconds after a round's end in which Enter may still be meant for a move.
constexpr double kAfterRound = 0.7;

/// What a key asks for; absent where it asks for nothing of the kind.
std::optional<TableCommand> act_of(const KeyChange& key) {
  if (is_press(key, Key::z, true)) return key.shift ? TableCommand::redo : TableCommand::undo;
  if (is_press(key, Key::y, true)) return TableCommand::redo;
  if (is_press(key, Key::r, true)) return TableCommand::restart;
  if (is_press(key, Key::c, true)) return key.shift ? TableCommand::copy_moves : TableCommand::copy;
  if (is_press(key, Key::v, true)) return TableCommand::paste;
  if (is_press(key, Key::s, true)) return TableCommand::save_as;
  if (is_press(key, Key::p, true)) return TableCommand::picture;
  if (is_press(key, Key::e, true)) return TableCommand::set_up;
  if (is_press(key, Key::g, true)) return TableCommand::film;
  if (is_press(key, Key::space, true)) return TableCommand::replay;
  if (is_press(key, Key::enter, true)) return TableCommand::play_now;
  if (is_press(key, Key::n, true)) return TableCommand::remark;
  if (is_press(key, Key::right, true)) return TableCommand::next_challenge;
  if (is_press(key, Key::l)) return TableCommand::light;
  if (is_press(key, Key::f2)) return TableCommand::moves;
  if (is_press(key, Key::f5)) return TableCommand::values;
  if (is_press(key, Key::f6)) return TableCommand::numbers;
  if (is_press(key, Key::f7)) return TableCommand::analyse;
  if (is_press(key, Key::f8)) return TableCommand::give_up;
  if (is_press(key, Key::f9)) return TableCommand::hint;
  if (is_press(key, Key::f11)) return TableCommand::solution;
  if (is_press(key, Key::f12)) return TableCommand::console;
  return std::nullopt;
}

}  // namespace

void TableInput::forget(bool emptied) {
  typed_past_end_ = play_.match().round_over() && (typed_past_end_ || line_.open());
  line_.close();
  if (emptied) mouse_.forget();
}

void TableInput::round_ended() {
  if (play_.seating().many()) goes_on_at_ = ui_.now + kAfterRound;
}

bool TableInput::enter_after_round() {
  if (enter_goes_on()) commands_.command(TableCommand::next);
  else typed_past_end_ = false;
  return true;
}

bool TableInput::input(const Input& input, Rect board) {
  refusal_.forget_at(input);
  if (const auto* k = std::get_if<KeyChange>(&input)) return k->down && key(*k);
  if (const auto* c = std::get_if<Typed>(&input)) return typed(c->character, board);
  if (const auto* press = std::get_if<PointerPressed>(&input)) return pressed(*press, board);
  if (const auto* moved = std::get_if<PointerMoved>(&input)) {
    commands_.act_on(mouse_.moved(moved->at));
    return false;  // panels see where the mouse is too
  }
  if (const auto* wheel = std::get_if<WheelTurned>(&input); wheel && board.contains(wheel->at)) {
    commands_.act_on(mouse_.wheel(*wheel));
    return true;
  }
  return false;
}

bool TableInput::pressed(const PointerPressed& press, Rect board) {
  const bool mine = board.contains(press.at) || (!press.down && (!hand_.idle() || mouse_.panning()));
  if (!mine) return false;
  if (press.down) play_.help().stop_showing();
  const HandAnswer answer = mouse_.pressed(press, ui_.now);
  if (!play_.navigation().looked_at() || play_.variations().may_try()) commands_.act_on(answer);
  else if (mouse_.is_click(press, ui_.now) && view_.on_board(press.at)) commands_.command(TableCommand::from_here);
  return true;
}

bool TableInput::key(const KeyChange& key) {
  const bool figure = key.key >= Key::digit0 && key.key <= Key::digit9;
  if (!figure && key.key < Key::control) number_.clear();
  if (typing_key(key) || list_key(key)) return true;
  const bool letter = key.key >= Key::a && key.key <= Key::z;
  if (letter && !key.ctrl && !key.alt && hand_.scene().letters_write) return false;  // it comes again as a character
  if (changes_layer(key)) {
    commands_.act_on(hand_.change_layer(key.key == Key::page_up ? 1 : -1));
    return true;
  }
  if (looks_back(play_, key) && !hand_.idle()) {  // what is held is not dropped
    ui_.say_of_position(Text("table.look_back_holding"));
    return true;
  }
  if (looks_back(play_, key)) commands_.pause_replay();
  const bool puts_back = is_press(key, Key::escape) && !hand_.idle();  // before it leaves the position that is looked at
  if ((!puts_back && look_back_key(play_, key)) || command_key(key)) return true;
  if (key.ctrl || key.alt) return false;
  if (figure && number_key(key)) return true;
  const auto answer = hand_key(key);
  if (!answer) return false;
  play_.help().stop_showing();
  commands_.act_on(*answer);
  return true;
}

/// What is held goes by the arrows itself, and what a hand aims at is played by Enter.
bool TableInput::list_key(const KeyChange& key) {
  if (!hand_.idle() || (is_press(key, Key::enter) && tries_by_enter())) return false;
  const bool listed = commands_.moves().key(key);
  if (listed) commands_.pause_replay();
  return listed || commands_.analysis().key(key);
}

/// Goes back to the match, or on after its end.
bool TableInput::enter_key() {
  if (tries_by_enter()) return false;  // the hand's
  if (!play_.navigation().looked_at()) return play_.match().round_over() && enter_after_round();
  commands_.command(TableCommand::live);
  return true;
}

bool TableInput::command_key(const KeyChange& key) { return act_key(key) || screen_key(key) || button_key(key); }

bool TableInput::act_key(const KeyChange& key) {
  if (const auto command = act_of(key)) commands_.command(*command);
  else if (is_press(key, Key::enter)) return enter_key();
  else if (is_press(key, Key::del) && play_.navigation().line() && hand_.idle()) commands_.command(TableCommand::drop_line);
  else if (is_press(key, Key::escape) && play_.help().showing()) play_.help().stop_showing();
  else if (is_press(key, Key::escape) && play_.help().coach().busy()) play_.help().stop_asking();
  else if (is_press(key, Key::escape) && hand_.idle() && commands_.filming()) commands_.stop_film();
  else if (is_press(key, Key::escape) && hand_.idle() && !play_.navigation().suggested().empty()) forget_advice();
  else if (is_press(key, Key::escape) && hand_.idle()) commands_.leave();
  else return false;
  return true;
}

/// What was advised is no longer wanted; Escape once more leaves.
void TableInput::forget_advice() {
  play_.navigation().suggest({});
  ui_.notices.position_changed();
}

bool TableInput::screen_key(const KeyChange& key) {
  if (is_press(key, Key::f1)) commands_.open_rules();
  else if (is_press(key, Key::f4)) commands_.open_score_sheet();
  else if (is_press(key, Key::f3)) commands_.open_records();
  else if (is_press(key, Key::f10)) commands_.open_settings();
  else return false;
  return true;
}

bool TableInput::button_key(const KeyChange& key) {
  if (key.ctrl || key.alt || key.key < Key::digit1 || key.key > Key::digit9) return false;
  const auto names = hand_.buttons();
  const auto i = static_cast<std::size_t>(key.key) - static_cast<std::size_t>(Key::digit1);
  if (i >= names.size()) return false;
  commands_.act_on(hand_.press(names[i]));
  return true;
}

/// Where things are only named they are gone through as they lie in their tray.
HandAnswer TableInput::move_rows(int down) {
  if (!hand_.only_picks() || !hand_.held()) return hand_.move(0, down);
  const auto item = view_.item_in_row(hand_, hand_.held()->item, down);
  return item ? hand_.choose_item(*item) : HandAnswer{};
}

std::optional<HandAnswer> TableInput::hand_key(const KeyChange& key) {
  const int hovered = mouse_.hovered().value_or(-1);
  switch (key.key) {
    case Key::r: return hand_.turn(key.shift ? -1 : 1, hovered);
    case Key::f: return hand_.flip(hovered);
    case Key::t: return hand_.tip(hovered);
    case Key::tab: return hand_.choose(key.shift ? -1 : 1);
    case Key::left: return hand_.move(-1, 0);
    case Key::right: return hand_.move(1, 0);
    case Key::up: return move_rows(-1);
    case Key::down: return move_rows(1);
    case Key::enter:
    case Key::space: return hand_.enter();
    case Key::backspace:
    case Key::del: return hand_.lift();
    case Key::escape: ui_.notices.position_changed(); return hand_.escape();  // what was said of what was held is void
    default: return std::nullopt;
  }
}

}  // namespace tablier
