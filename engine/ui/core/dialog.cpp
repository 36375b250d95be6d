#include "ui/core/dialog.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace tablier {

std::size_t way_out(const Dialog& dialog) {
  if (dialog.first_is_harmless) return 0;
  const auto last = std::find_if(dialog.choices.rbegin(), dialog.choices.rend(), [](const Choice& c) { return !c.stays; });
  return last == dialog.choices.rend() ? 0 : static_cast<std::size_t>(dialog.choices.rend() - last) - 1;
}

std::optional<std::size_t> choice_of_key(const Dialog& dialog, const KeyChange& key) {
  for (std::size_t i = 0; i < dialog.choices.size(); ++i)
    if (const ChoiceKey& own = dialog.choices[i].key; own.key != Key::none && is_press(key, own.key, own.ctrl) && key.shift == own.shift)
      return i;
  if (!is_press(key, Key::enter, true)) return std::nullopt;
  const bool is_last = dialog.first_is_harmless && dialog.choices.size() > 1 && dialog.choices.back().key.key == Key::none;
  if (is_last) return dialog.choices.size() - 1;
  const bool is_first = dialog.content && !dialog.first_is_harmless && !dialog.enter_is_of_content;
  return is_first ? std::optional<std::size_t>(0) : std::nullopt;
}

void Dialogs::ask(Dialog dialog) {
  const bool ready = !dialog.unasked;
  open_.push_back({.dialog = std::move(dialog), .serial = ++asked_, .ready = ready});
  chosen_ = 0;
  content_framed_ = false;
  tabs_ = 0;
}

bool Dialogs::update(double now) {
  if (!any() || ready()) return false;
  Open& top = open_.back();
  if (top.drawn && !top.seen_at) top.seen_at = now;
  top.ready = top.seen_at && now >= *top.seen_at + kReadingTime;
  return top.ready;
}

std::optional<double> Dialogs::next_wake() const {
  if (!any() || ready() || !open_.back().seen_at) return std::nullopt;
  return *open_.back().seen_at + kReadingTime;
}

bool Dialogs::key(const KeyChange& key) {
  const Dialog* dialog = top();
  if (!dialog || !ready() || dialog->choices.empty()) return false;
  if (dialog->key && dialog->key(key)) return true;
  if (const auto own = choice_of_key(*dialog, key)) answer(*own);
  else if (is_press(key, Key::enter)) {
    if (content_framed_) return false;  // it is pressed where it is drawn
    answer(chosen_);
  } else if (is_press(key, Key::escape)) {
    if (!dialog->waits) answer(way_out(*dialog));
  } else if (is_press(key, Key::tab)) tabs_ += key.shift ? -1 : 1;
  else return false;
  return true;
}

bool Dialogs::stop_clocks() const {
  return std::ranges::any_of(open_, [](const Open& open) { return open.dialog.stops_clocks; });
}

void Dialogs::position_changed() {
  const int before = any() ? serial() : 0;
  std::erase_if(open_, [](const Open& open) { return open.dialog.of_position; });
  if ((any() ? serial() : 0) == before) return;
  answered_.reset();
  chosen_ = 0;
  content_framed_ = false;
}

bool Dialogs::settle() {
  if (!answered_ || open_.empty()) return false;
  const Choice given = top()->choices[*std::exchange(answered_, std::nullopt)];
  if (!given.stays) {
    open_.pop_back();
    chosen_ = 0;
    content_framed_ = false;
  }
  if (given.act) given.act();
  return true;
}

void Notices::say(std::string text, double now, bool of_position, bool warns) {
  std::erase_if(said_, [&text](const Notice& n) { return n.text == text; });
  said_.push_back({std::move(text), now + kSeconds, of_position, now, warns});
}

void Notices::say_lasting(std::string text, double now) {
  std::erase_if(said_, [](const Notice& n) { return n.lasts; });
  if (text.empty()) return;
  constexpr double kForEver = std::numeric_limits<double>::infinity();
  said_.insert(said_.begin(), {.text = std::move(text), .until = kForEver, .said = now, .lasts = true});
}

void Notices::take_back(std::string_view text) {
  std::erase_if(said_, [text](const Notice& n) { return n.text == text; });
}

void Notices::position_changed() {
  std::erase_if(said_, [](const Notice& n) { return n.of_position; });
}

void Notices::screen_changed(double now) {
  std::erase_if(said_, [&](const Notice& n) { return n.of_position || n.lasts || (seen_ && n.said < now); });
}

bool Notices::update(double now) {
  if (!std::exchange(seen_, true))
    for (Notice& n : said_) n.until = (n.said = now) + (n.lasts ? n.until : kSeconds);
  return std::erase_if(said_, [now](const Notice& n) { return n.until <= now; }) > 0;
}

std::optional<double> Notices::next_wake() const {
  if (said_.empty()) return std::nullopt;
  const Notice& first = *std::ranges::min_element(said_, {}, &Notice::until);
  return first.lasts ? std::nullopt : std::optional(first.until);
}

const Notices::Notice* notice_over(const Notices& notices, const Dialogs& dialogs, bool screen_tells) {
  if (notices.all().empty()) return nullptr;
  const Notices::Notice& newest = notices.all().back();
  const bool told = screen_tells && (!dialogs.any() || newest.said < dialogs.drawn_at());
  return told ? nullptr : &newest;
}

}  // namespace tablier
