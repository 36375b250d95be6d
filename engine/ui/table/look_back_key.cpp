#include "ui/table/look_back_key.hpp"

#include "ui/table/move_list.hpp"

namespace tablier {

bool looks_back(const KeyChange& key) {
  return is_press(key, Key::page_up) || is_press(key, Key::page_down) || is_press(key, Key::home) || is_press(key, Key::end);
}

std::size_t line_looked_at(const Play& play) {
  return play.navigation().line() ? kLinePly + static_cast<std::size_t>(*play.navigation().line()) : play.navigation().plies();
}

void look_at_entry(Play& play, std::size_t ply) {
  if (ply >= kLinePly) play.navigation().look_at_line(static_cast<int>(ply - kLinePly));
  else play.navigation().look_at(ply);
}

bool look_back_key(Play& play, const KeyChange& key) {
  if (play.help().leafed() && is_press(key, Key::page_up)) play.help().leaf(-1);
  else if (play.help().leafed() && is_press(key, Key::page_down)) play.help().leaf(1);
  else if (is_press(key, Key::page_up)) play.navigation().step_back_or_on(-1);
  else if (is_press(key, Key::page_down)) play.navigation().step_back_or_on(1);
  else if (is_press(key, Key::home)) play.navigation().look_at(0);
  else if (is_press(key, Key::end)) play.navigation().look_at_last();
  else if (is_press(key, Key::escape) && play.navigation().looked_at()) play.navigation().look_at_last();
  else return false;
  return true;
}

}  // namespace tablier
