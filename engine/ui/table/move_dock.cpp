#include "ui/table/move_dock.hpp"

#include "ui/panels/widgets.hpp"
#include "ui/table/look_back_key.hpp"

#include <algorithm>

namespace tablier {

void MoveDock::toggle() {
  if (play_.seating().puzzle()) return;
  if (!open_ && play_.match().moves() == 0) return ui_.say_of_position(Text("table.moves_none"));
  open_ = !open_;
}

bool MoveDock::key(const KeyChange& key) {
  const bool up = is_press(key, Key::page_up, true), down = is_press(key, Key::page_down, true);
  if (up || down) {
    walk(up ? -1 : 1);
    return true;
  }
  if (!open_ || !key.down || key.ctrl || key.alt) return false;
  switch (key.key) {
    case Key::up: walk(-1); return true;
    case Key::down: walk(1); return true;
    case Key::left: step_back_or_on(play_, -1); return true;
    case Key::right: step_back_or_on(play_, 1); return true;
    case Key::enter: play_.navigation().looked_at() ? play_.navigation().look_at_last() : close(); return true;
    case Key::escape: close(); return true;
    default: return false;
  }
}

void MoveDock::walk(int steps) { step_along_list(play_, presenter_.move_lines(), steps); }

std::vector<std::size_t> offered_rounds(std::size_t count, std::size_t seen, std::size_t max) {
  std::vector<std::size_t> offered;
  const std::size_t room = std::min(count, max), before = (room - 1) / 2;
  const std::size_t first = std::min(seen - std::min(seen, before), count - room);
  for (std::size_t i = 0; i < room; ++i) offered.push_back(first + i);
  if (!offered.empty()) {
    offered.front() = 0;
    offered.back() = count - 1;
  }
  return offered;
}

std::optional<std::size_t> draw_round_choice(const Ui& ui, std::size_t count, std::size_t seen) {
  constexpr std::size_t kMaxChips = 10;
  const std::vector<std::size_t> offered = offered_rounds(count, seen, kMaxChips);
  std::vector<std::string> labels;
  for (const std::size_t round : offered) labels.push_back(std::to_string(round + 1));
  int chosen = static_cast<int>(std::ranges::find(offered, seen) - offered.begin());
  if (!choose_one(ui, "rounds", labels, chosen)) return std::nullopt;
  return offered[static_cast<std::size_t>(chosen)];
}

}  // namespace tablier
