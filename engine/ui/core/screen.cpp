#include "ui/core/screen.hpp"

#include "ui/core/ui.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

namespace tablier {

NoticeRoom Screen::notice_room(const Ui& ui) const { return {.area = {0, 0, ui.size.x, ui.size.y - foot(ui)}}; }

void Navigator::open(std::unique_ptr<Screen> screen) { requests_.push_back({Step::open, std::move(screen)}); }
void Navigator::replace(std::unique_ptr<Screen> screen) { requests_.push_back({Step::replace, std::move(screen)}); }
void Navigator::back() { requests_.push_back({Step::back, nullptr}); }

bool Navigator::settle(Ui& ui) {
  const bool changed = !requests_.empty();
  while (!requests_.empty())
    for (Request& request : std::exchange(requests_, {})) carry_out(ui, std::move(request));
  return changed;
}

void Navigator::carry_out(Ui& ui, Request request) {
  if (request.step == Step::back && !can_go_back()) return;
  const bool passes = top() && top()->is_in_passing();
  if (top()) top()->leave(ui);
  if (!passes) ui.notices.screen_changed(ui.now);
  if (request.step != Step::open && top()) stack_.pop_back();
  if (request.screen) stack_.push_back(std::move(request.screen));
  top()->enter(ui);
}

void Navigator::focus_changed(bool focused) {
  for (const auto& screen : stack_) screen->focus_changed(focused);
}

bool Navigator::may_close(Ui& ui) {
  return std::all_of(stack_.rbegin(), stack_.rend(), [&ui](const auto& screen) { return screen->may_close(ui); });
}

std::vector<Problem> Navigator::losses() {
  std::vector<Problem> all;
  for (const auto& screen : std::views::reverse(stack_)) std::ranges::move(screen->losses(), std::back_inserter(all));
  return all;
}

void Navigator::leave_top(Ui& ui) {
  try {
    if (top()) top()->leave(ui);
  } catch (...) {
    return;  // a plugin's: nobody is there any more to tell it
  }
}

void Navigator::drop_all() {
  while (!stack_.empty()) stack_.pop_back();
  requests_.clear();
}

void Navigator::close_all(Ui& ui) {
  leave_top(ui);
  drop_all();
}

namespace {

/// Nothing where asking for it throws, too.
std::string fault_of(const Screen& screen, Ui& ui, const std::exception_ptr& failure) {
  try {
    return screen.fault(ui, failure);
  } catch (...) {
    return {};
  }
}

}  // namespace

std::string Navigator::abandon(Ui& ui, const std::exception_ptr& failure) {
  leave_top(ui);
  std::string told;
  for (const auto& screen : std::views::reverse(stack_))
    if (told.empty()) told = fault_of(*screen, ui, failure);
  drop_all();
  return told;
}

}  // namespace tablier
