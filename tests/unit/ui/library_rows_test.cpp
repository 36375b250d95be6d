#include "ui/screens/library_rows.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

struct Library {
  LibraryRows rows;
  Picker cards;

  Library(std::size_t resumed, std::size_t daily) {
    cards.lay(8, 3);
    rows.lay(resumed, daily);
    press(Key::home);  // the ring is on the first card
  }
  void press(Key key) {
    if (!rows.key({.key = key}, cards)) cards.key({.key = key});
  }
};

}  // namespace

TEST_CASE("From the first row of cards keys go up to the puzzles of the day and to the matches to resume, and down again") {
  Library library(2, 3);
  library.press(Key::right);
  library.press(Key::up);
  CHECK(library.rows.chosen_in(LibraryRow::daily) == 0);
  CHECK_FALSE(library.cards.by_keys());
  library.press(Key::right);
  CHECK(library.rows.chosen_in(LibraryRow::daily) == 1);
  library.press(Key::up);
  CHECK(library.rows.chosen_in(LibraryRow::resume) == 0);
  CHECK_FALSE(library.rows.chosen_in(LibraryRow::daily));
  library.press(Key::up);
  CHECK(library.rows.chosen_in(LibraryRow::resume) == 0);
  library.press(Key::down);
  library.press(Key::down);
  CHECK_FALSE(library.rows.above_cards());
  CHECK(library.cards.by_keys());
  CHECK(library.cards.chosen() == 1);
}

TEST_CASE("A letter goes to the game that begins with it, then to the next one, and on around") {
  const std::vector<std::string> titles{"Iso", "Katamino", "Katarenga", "pente"};
  CHECK(title_of_letter(titles, U'k', {}) == 1);
  CHECK(title_of_letter(titles, U'K', 1) == 2);
  CHECK(title_of_letter(titles, U'k', 2) == 1);
  CHECK(title_of_letter(titles, U'P', 3) == 3);
  CHECK_FALSE(title_of_letter(titles, U'z', 0));
  CHECK_FALSE(title_of_letter(titles, U'?', 0));
  Library library(1, 1);
  library.press(Key::up);
  REQUIRE(library.rows.above_cards());
  library.rows.go_to_card(library.cards, 3);
  CHECK_FALSE(library.rows.above_cards());
  CHECK(library.cards.by_keys());
  CHECK(library.cards.chosen() == 3);
}

TEST_CASE("A row that has nothing is passed by, and what has one thing keeps left and right") {
  Library library(1, 0);
  library.press(Key::up);
  CHECK(library.rows.chosen_in(LibraryRow::resume) == 0);
  library.press(Key::left);
  CHECK(library.rows.chosen_in(LibraryRow::resume) == 0);
  CHECK_FALSE(library.cards.by_keys());
  Library cards_alone(0, 0);
  cards_alone.press(Key::up);
  CHECK(cards_alone.cards.by_keys());
  CHECK_FALSE(cards_alone.rows.above_cards());
}

TEST_CASE("A mouse that moves, and a row that is gone, leave the keys to the cards") {
  Library library(1, 1);
  library.press(Key::up);
  SECTION("a mouse") { library.rows.mouse_moved(); }
  SECTION("gone") { library.rows.lay(1, 0); }
  CHECK_FALSE(library.rows.above_cards());
}

TEST_CASE("Whoever comes back from a puzzle of the day finds it chosen still, and no card beside it") {
  Library library(1, 2);
  library.press(Key::up);
  library.rows.mark(library.cards, 4);
  CHECK(library.rows.chosen_in(LibraryRow::daily) == 0);
  CHECK_FALSE(library.cards.by_keys());
  library.rows.mouse_moved();
  library.rows.mark(library.cards, 4);
  CHECK(library.cards.by_keys());
  CHECK(library.cards.chosen() == 4);
}
