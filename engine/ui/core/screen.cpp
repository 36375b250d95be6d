#include "ui/core/screen.hpp"

#include "ui/core/ui.hpp"

#include <utility>

namespace tablier {

NoticeRoom Screen::notice_room(const Ui& ui) const { return {.area = {0, 0, ui.size.x, ui.size.y - foot(ui)}}; }

void Navigator::open(std::unique_ptr<Screen> screen) { wishes_.push_back({Step::open, std::move(screen)}); }
void Navigator::replace(std::unique_ptr<Screen> screen) { wishes_.push_back({Step::replace, std::move(screen)}); }
void Navigator::back() { wishes_.push_back({Step::back, nullptr}); }

bool Navigator::settle(Ui& ui) {
  const bool changed = !wishes_.empty();
  while (!wishes_.empty())
    for (Wish& wish : std::exchange(wishes_, {})) carry_out(ui, std::move(wish));
  return changed;
}

void Navigator::carry_out(Ui& ui, Wish wish) {
  if (wish.step == Step::back && !can_go_back()) return;
  if (top()) top()->leave(ui);
  if (wish.step != Step::open && top()) stack_.pop_back();
  if (wish.screen) stack_.push_back(std::move(wish.screen));
  top()->enter(ui);
}

void Navigator::close_all(Ui& ui) {
  if (top()) top()->leave(ui);
  while (!stack_.empty()) stack_.pop_back();
  wishes_.clear();
}

}  // namespace tablier
