#include "ui/core/sounds.hpp"
#include "ui/screens/screens.hpp"
#include "ui/table/table_screen.hpp"

#include <algorithm>

namespace tablier {

bool TableScreen::key(Ui& ui, const KeyChange& key) {
  if (typing_key(ui, key)) return true;
  const bool letter = key.key >= Key::a && key.key <= Key::z;
  if (letter && !key.ctrl && !key.alt && letters_begin_lines()) return false;  // it comes again as a character
  if (past_key(key)) return true;
  if (command_key(ui, key)) return true;
  if (key.ctrl || key.alt) return false;
  if (const auto answer = hand_key(key)) {
    stop_showing();
    act_on(ui, *answer);
    return true;
  }
  return false;
}

bool TableScreen::typing_key(Ui& ui, const KeyChange& key) {
  if (!line_.open() || key.ctrl || key.alt) return false;
  switch (key.key) {
    case Key::enter: play_line(ui); return true;
    case Key::escape: line_.close(); break;
    case Key::backspace: line_.erase(); break;
    default: return true;
  }
  preview_line();
  return true;
}

bool TableScreen::past_key(const KeyChange& key) {
  if (is_press(key, Key::page_up)) step_back_or_on(-1);
  else if (is_press(key, Key::page_down)) step_back_or_on(1);
  else if (is_press(key, Key::home)) look_at(0);
  else if (is_press(key, Key::end)) look_at(match_.history().size());
  else if (is_press(key, Key::escape) && looked_at_) look_at(match_.history().size());
  else return false;
  return true;
}

void TableScreen::preview_line() {
  suggested_.clear();
  if (line_.text().empty() || !human_turn() || looked_at_) return;
  if (const auto move = line_.read(match_.state())) suggested_ = match_.state().touch(*move);
}

void TableScreen::play_line(Ui& ui) {
  if (!human_turn() || looked_at_ || line_.text().empty()) return line_.close();
  const auto move = line_.read(match_.state());
  line_.close();
  if (move) return act_on(ui, {.kind = HandAnswer::Kind::play, .moves = {*move}});
  ui.say(move.problem());
  ui.sounds.play(Sound::refuse);
}

bool TableScreen::typed(Ui& ui, char32_t character) {
  const bool letter = (character >= U'a' && character <= U'z') || (character >= U'A' && character <= U'Z');
  if (line_.open() || (letter && letters_begin_lines() && human_turn())) {
    line_.add(character);
    preview_line();
    return true;
  }
  constexpr float kStep = 1.2F;
  const Vec2 middle = frame_.board.centre();
  switch (character) {
    case U'?': show_keys(ui); return true;
    case U'/': line_.begin(); return true;
    case U'+': view_.zoom(kStep, middle); return true;
    case U'-': view_.zoom(1 / kStep, middle); return true;
    case U'=': view_.fit(); return true;
    default: return false;
  }
}

std::optional<HandAnswer> TableScreen::hand_key(const KeyChange& key) {
  const int hovered = mouse_.hovered().value_or(-1);
  switch (key.key) {
    case Key::r: return hand_.turn(key.shift ? -1 : 1, hovered);
    case Key::f: return hand_.flip(hovered);
    case Key::t: return hand_.tip(hovered);
    case Key::tab: return hand_.choose(key.shift ? -1 : 1);
    case Key::left: return hand_.move(-1, 0);
    case Key::right: return hand_.move(1, 0);
    case Key::up: return hand_.move(0, -1);
    case Key::down: return hand_.move(0, 1);
    case Key::enter:
    case Key::space: return hand_.enter();
    case Key::backspace:
    case Key::del: return hand_.lift();
    case Key::escape: return hand_.escape();
    default: return std::nullopt;
  }
}

bool TableScreen::command_key(Ui& ui, const KeyChange& key) {
  const auto pressed = [&](Key k) { return is_press(key, k); };
  const auto with_control = [&](Key k) { return is_press(key, k, true); };
  if (with_control(Key::z) && !key.shift) act(ui, TableAct::undo);
  else if (with_control(Key::y) || (with_control(Key::z) && key.shift)) act(ui, TableAct::redo);
  else if (with_control(Key::r)) act(ui, TableAct::restart);
  else if (pressed(Key::h)) act(ui, TableAct::hint);
  else if (pressed(Key::l)) act(ui, TableAct::light);
  else if (pressed(Key::f5)) act(ui, TableAct::values);
  else if (pressed(Key::f6)) act(ui, TableAct::numbers);
  else if (with_control(Key::c)) act(ui, TableAct::copy);
  else if (with_control(Key::v)) act(ui, TableAct::paste);
  else if (pressed(Key::f9)) act(ui, TableAct::solution);
  else if (pressed(Key::f7)) act(ui, TableAct::analyse);
  else if (pressed(Key::f8)) act(ui, TableAct::give_up);
  else if (pressed(Key::enter) && match_.round_over()) act(ui, TableAct::next);
  else if (pressed(Key::escape) && !showing_.empty()) stop_showing();
  else if (pressed(Key::escape) && hand_.idle()) go_back(ui);
  else if (pressed(Key::f2)) act(ui, TableAct::moves);
  else if (pressed(Key::f1)) ui.navigator.open(rules_screen(match_.rules().entry, match_.setup().variant, match_.setup().options));
  else if (pressed(Key::f4) && has_sheet()) show_sheet(ui);
  else if (pressed(Key::f3)) ui.navigator.open(records_screen(ui, match_.rules().entry));
  else if (pressed(Key::f10)) ui.navigator.open(settings_screen());
  else if (pressed(Key::m) || with_control(Key::m)) flip(ui, ui.services.settings.sound, "table.sound.on", "table.sound.off");
  else if (!key.ctrl && !key.alt && key.key >= Key::digit1 && key.key <= Key::digit9) {
    const auto names = hand_.buttons();
    const auto i = static_cast<std::size_t>(key.key) - static_cast<std::size_t>(Key::digit1);
    if (i >= names.size()) return false;
    act_on(ui, hand_.press(names[i]));
  } else {
    return false;
  }
  return true;
}

}  // namespace tablier
