#include "ui/table/look_back_key.hpp"

#include "ui/table/move_list.hpp"

namespace tablier {

bool looks_back(const KeyChange& key) {
  return is_press(key, Key::page_up) || is_press(key, Key::page_down) || is_press(key, Key::home) || is_press(key, Key::end);
}

std::size_t line_looked_at(const Play& play) { return play.line() ? kLinePly + static_cast<std::size_t>(*play.line()) : play.plies(); }

void look_at_entry(Play& play, std::size_t ply) {
  if (ply >= kLinePly) play.look_at_line(static_cast<int>(ply - kLinePly));
  else play.look_at(ply);
}

bool look_back_key(Play& play, const KeyChange& key) {
  if (play.leafed() && is_press(key, Key::page_up)) play.leaf(-1);
  else if (play.leafed() && is_press(key, Key::page_down)) play.leaf(1);
  else if (is_press(key, Key::page_up)) play.step_back_or_on(-1);
  else if (is_press(key, Key::page_down)) play.step_back_or_on(1);
  else if (is_press(key, Key::home)) play.look_at(0);
  else if (is_press(key, Key::end)) play.look_at_last();
  else if (is_press(key, Key::escape) && play.looked_at()) play.look_at_last();
  else return false;
  return true;
}

}  // namespace tablier
