#include "ui/table/look_back_key.hpp"

#include <algorithm>

namespace tablier {

namespace {

/// By −1 or 1 where that is a key for one step; else by 0.
int step_of(const Play& play, const KeyChange& key) {
  const bool leafs = play.help().leafed().has_value();
  const bool only_looks = play.navigation().looked_at() && !play.variations().may_try();
  const auto arrow = [&](Key along, Key list) {
    return ((leafs || only_looks) && is_press(key, along)) || (!leafs && only_looks && is_press(key, list));
  };
  if (is_press(key, Key::page_up) || arrow(Key::left, Key::up)) return -1;
  return is_press(key, Key::page_down) || arrow(Key::right, Key::down) ? 1 : 0;
}

}  // namespace

bool looks_back(const Play& play, const KeyChange& key) {
  return step_of(play, key) != 0 || is_press(key, Key::home) || is_press(key, Key::end);
}

std::size_t line_looked_at(const Play& play) {
  return play.navigation().line() ? kLinePly + static_cast<std::size_t>(*play.navigation().line()) : play.navigation().plies();
}

void look_at_entry(Play& play, std::size_t ply) {
  if (play.help().leafed()) play.help().leaf_to(ply);
  else if (ply >= kLinePly) play.navigation().look_at_line(static_cast<int>(ply - kLinePly));
  else play.navigation().look_at(ply);
}

void step_back_or_on(Play& play, int steps) { play.help().leafed() ? play.help().leaf(steps) : play.navigation().step_back_or_on(steps); }

std::optional<std::size_t> entry_beside(const std::vector<MoveLine>& lines, std::size_t looked_at, int steps) {
  const auto here = std::ranges::find(lines, looked_at, &MoveLine::ply);
  std::size_t to = 0;  // from the start, which has no entry, to the first
  if (here == lines.end() && steps < 0) return std::nullopt;
  if (here != lines.end()) to = static_cast<std::size_t>(here - lines.begin()) + static_cast<std::size_t>(steps);  // wraps below 0
  return to < lines.size() ? std::optional(lines[to].ply) : std::nullopt;
}

void step_along_list(Play& play, const std::vector<MoveLine>& lines, int steps) {
  const auto to = play.help().leafed() ? std::nullopt : entry_beside(lines, line_looked_at(play), steps);
  to ? look_at_entry(play, *to) : step_back_or_on(play, steps);
}

bool look_back_key(Play& play, const KeyChange& key) {
  const auto page = play.help().leafed();
  if (const int step = step_of(play, key)) step_back_or_on(play, step);
  else if (page && is_press(key, Key::home)) play.help().leaf_to(0);
  else if (page && is_press(key, Key::end)) play.help().leaf_to(page->last());
  else if (is_press(key, Key::home)) play.navigation().look_at(0);
  else if (is_press(key, Key::end)) play.navigation().look_at_last();
  else if (is_press(key, Key::escape) && play.navigation().looked_at()) play.navigation().look_at_last();
  else return false;
  return true;
}

}  // namespace tablier
