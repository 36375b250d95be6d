#include "ui/core/dialog.hpp"

#include <algorithm>
#include <utility>

namespace tablier {

void Dialogs::ask(Dialog dialog) {
  open_.push_back(std::move(dialog));
  chosen_ = 0;
}

bool Dialogs::key(const KeyChange& key) {
  if (!any() || open_.back().choices.empty()) return false;
  if (open_.back().key && open_.back().key(key)) return true;
  if (is_press(key, Key::enter)) answer(chosen_);
  else if (is_press(key, Key::escape)) answer(open_.back().first_is_harmless ? 0 : open_.back().choices.size() - 1);
  else return false;
  return true;
}

bool Dialogs::settle() {
  if (!answered_ || open_.empty()) return false;
  const std::function<void()> act = open_.back().choices[*std::exchange(answered_, std::nullopt)].act;
  open_.pop_back();
  chosen_ = 0;
  if (act) act();
  return true;
}

void Notices::say(std::string text, double now, bool of_position) {
  std::erase_if(said_, [&text](const Notice& n) { return n.text == text; });
  said_.push_back({std::move(text), now + kSeconds, of_position});
}

void Notices::position_changed() {
  std::erase_if(said_, [](const Notice& n) { return n.of_position; });
}

bool Notices::update(double now) {
  return std::erase_if(said_, [now](const Notice& n) { return n.until <= now; }) > 0;
}

std::optional<double> Notices::next_wake() const {
  if (said_.empty()) return std::nullopt;
  return std::min_element(said_.begin(), said_.end(), [](const Notice& a, const Notice& b) { return a.until < b.until; })->until;
}

}  // namespace tablier
