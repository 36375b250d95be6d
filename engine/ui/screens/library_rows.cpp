#include "ui/screens/library_rows.hpp"

#include <algorithm>

namespace tablier {

namespace {

/// Left and right are this row's, also where it has but one thing.
void lay_in_row(Picker& within, std::size_t count) { within.lay(count, std::max<std::size_t>(count, 2)); }

}  // namespace

void LibraryRows::lay(std::size_t resumed, std::size_t daily) {
  counts_ = {resumed, daily};
  if (!above_cards()) return;
  lay_in_row(within_, count(row_));
  if (count(row_) == 0) row_ = LibraryRow::cards;
}

bool LibraryRows::key(const KeyChange& key, Picker& cards) {
  if (!above_cards()) return is_press(key, Key::up) && cards.by_keys() && cards.in_first_row() && go(-1, cards);
  if (is_press(key, Key::up)) return go(-1, cards), true;
  if (is_press(key, Key::down)) return go(1, cards), true;
  return within_.key(key);
}

void LibraryRows::mark(Picker& cards, std::size_t card) const {
  if (above_cards()) return;
  cards.choose(card);
  cards.came_by_key();
}

bool LibraryRows::go(int step, Picker& cards) {
  constexpr int kCards = static_cast<int>(LibraryRow::cards);
  for (int to = static_cast<int>(row_) + step; to >= 0 && to <= kCards; to += step) {
    const auto row = static_cast<LibraryRow>(to);
    if (to < kCards && count(row) == 0) continue;
    row_ = row;
    if (to == kCards) return cards.came_by_key(), true;
    cards.mouse_moved();  // one thing is seen to be chosen, not two
    within_ = {};
    lay_in_row(within_, count(row));
    within_.came_by_key();
    return true;
  }
  return false;
}

void LibraryRows::go_to_card(Picker& cards, std::size_t card) {
  row_ = LibraryRow::cards;
  cards.choose(card);
  cards.came_by_key();
  cards.reveal();
}

std::optional<std::size_t> title_of_letter(std::span<const std::string> titles, char32_t letter, std::optional<std::size_t> here) {
  const auto small = [](char32_t c) { return c >= U'A' && c <= U'Z' ? c - U'A' + U'a' : c; };
  if (small(letter) < U'a' || small(letter) > U'z') return std::nullopt;
  for (std::size_t step = 0; step < titles.size(); ++step) {
    const std::size_t i = ((here ? *here + 1 : 0) + step) % titles.size();
    if (!titles[i].empty() && small(static_cast<unsigned char>(titles[i].front())) == small(letter)) return i;
  }
  return std::nullopt;
}

std::optional<std::size_t> LibraryRows::chosen_in(LibraryRow row) const {
  return row == row_ && above_cards() ? std::optional(within_.chosen()) : std::nullopt;
}

}  // namespace tablier
