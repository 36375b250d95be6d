#include "ui/core/sounds.hpp"
#include "ui/table/table_input.hpp"

#include <algorithm>
#include <string>

/// Characters at a table: moves that are typed, and signs that look nearer or ask for help.
namespace tablier {

bool TableInput::typing_key(const KeyChange& key) {
  if (!line_.open() || key.ctrl || key.alt) return false;
  switch (key.key) {
    case Key::enter: play_line(); return true;
    case Key::escape:
      line_.close();
      ui_.notices.position_changed();  // why it was refused
      break;
    case Key::backspace: line_.erase(); break;
    default: return key.key < Key::f1 || key.key > Key::f12;  // help stays one key away
  }
  preview_line();
  return true;
}

Result<OfferedMove> TableInput::read_line() const {
  std::string text = line_.text();
  while (text.ends_with(' ')) text.pop_back();
  auto move = play_.read(text);
  if (move || text.find(' ') == text.npos) return move;
  const std::vector<OfferedMove> moves = play_.navigation().observed()->table().moves;
  const auto shown = std::ranges::find_if(moves, [&](const OfferedMove& offered) {
    return move_label(ui_.services.locale, play_.match().game(), {offered.notation, offered.label}) == text;
  });
  return shown == moves.end() ? move : Result<OfferedMove>(*shown);
}

void TableInput::preview_line() {
  play_.navigation().suggest({});
  if (line_.text().empty() || !may_type()) return;
  if (const auto move = read_line()) play_.navigation().suggest(move->touch);
}

void TableInput::play_line() {
  if (!line_.text().empty() && play_.navigation().looked_at() && !play_.variations().may_try()) {
    line_.close();
    return commands_.command(TableCommand::from_here);
  }
  if (!may_type() || line_.text().empty()) return line_.close();
  const auto move = read_line();
  if (!move) {  // it stays, to be put right
    ui_.refuse_of_position(move.problem());
    return ui_.sounds.play(Sound::refuse);
  }
  line_.close();
  hand_.follow(move->touch);
  play_.play(*move);
}

/// The thing of a tray that bears the number: each figure takes one, and the next may go on to a longer number.
bool TableInput::number_key(const KeyChange& key) {
  const std::string longer = number_ + std::to_string(static_cast<int>(key.key) - static_cast<int>(Key::digit0));
  for (const std::string& number : {longer, longer.substr(number_.size())}) {
    const auto item = hand_.item_labelled(number);
    if (!item) continue;
    number_ = number;
    play_.help().stop_showing();
    commands_.act_on(hand_.choose_item(*item));
    return true;
  }
  number_.clear();
  return false;
}

bool TableInput::typed(char32_t character, Rect board) {
  const bool letter = (character >= U'a' && character <= U'z') || (character >= U'A' && character <= U'Z');
  const bool writes = letter && hand_.scene().letters_write;
  if (line_.open() || (writes && (play_.seating().human_turn() || play_.variations().may_try()))) {
    line_.add(character);
    preview_line();
    return true;
  }
  if (writes && play_.match().round_over()) return typed_past_end_ = true;
  constexpr float kStep = 1.2F;
  switch (character) {
    case U'?': commands_.command(TableCommand::keys); return true;
    case U'/': line_.begin(); return true;
    case U'+': view_.zoom(kStep, board.centre()); return true;
    case U'-': view_.zoom(1 / kStep, board.centre()); return true;
    case U'=': view_.fit(); return true;
    default: return false;
  }
}

}  // namespace tablier
