#pragma once

#include "ui/panels/picker.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

/// Which of the rows of the library the keys are in: matches to resume, puzzles of the day, and below them the cards of the games.
namespace tablier {

enum class LibraryRow : std::uint8_t { resume, daily, cards };

class LibraryRows {
 public:
  /// How many things the two upper rows have.
  void lay(std::size_t resumed, std::size_t daily);
  /// Goes from row to row, and within the upper ones. False for keys that are the cards' own. The keys come up from the first row of cards,
  /// where they are seen.
  bool key(const KeyChange& key, Picker& cards);
  void mouse_moved() { row_ = LibraryRow::cards; }
  /// The keys go to that card.
  void go_to_card(Picker& cards, std::size_t card);
  /// Whoever comes back finds that card chosen, unless the keys are in an upper row: one thing is seen to be chosen, not two.
  void mark(Picker& cards, std::size_t card) const;
  bool above_cards() const { return row_ != LibraryRow::cards; }
  /// What is chosen in an upper row; absent while the keys are elsewhere.
  std::optional<std::size_t> chosen_in(LibraryRow row) const;

 private:
  std::size_t count(LibraryRow row) const { return counts_.at(static_cast<std::size_t>(row)); }
  /// The next row that has anything; false where there is none.
  bool go(int step, Picker& cards);

  std::array<std::size_t, 2> counts_{};
  LibraryRow row_ = LibraryRow::cards;
  Picker within_;
};

/// Which title begins with that letter, a capital or not: the next one after `here`, around; absent where none does, or it is no letter.
std::optional<std::size_t> title_of_letter(std::span<const std::string> titles, char32_t letter, std::optional<std::size_t> here);

}  // namespace tablier
