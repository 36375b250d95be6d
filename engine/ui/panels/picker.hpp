#pragma once

#include "ui/core/input.hpp"

#include <cstddef>

/// What the arrow keys have chosen among things that lie in rows of a few columns: cards, lists. For screens that keep the keys.
namespace tablier {

class Picker {
 public:
  /// How many things there are, and how many lie beside each other (at least 1). The choice stays where it can.
  void lay(std::size_t count, std::size_t columns = 1);
  /// Arrows, Home, End, and pages of `page` rows. True when it was one of them.
  bool key(const KeyChange& key, std::size_t page = 5);
  void choose(std::size_t i);
  std::size_t chosen() const { return chosen_; }
  std::size_t count() const { return count_; }
  bool in_first_row() const { return chosen_ < columns_; }
  bool any() const { return count_ > 0; }
  /// True while the choice is made by keys: then it is shown with a ring, which the first key only brings out. A mouse that moves ends it.
  bool by_keys() const { return by_keys_; }
  void mouse_moved() { by_keys_ = false; }
  /// A key has come here: what is chosen is shown from the start.
  void came_by_key() { by_keys_ = true; }
  /// What is chosen is to be brought into sight, by whatever it was chosen.
  void reveal() { moved_ = true; }
  /// True once after a key has moved it, or after `reveal`: it is to be brought into sight.
  bool take_moved();

 private:
  bool go(std::ptrdiff_t steps);
  bool go_rows(std::ptrdiff_t rows);

  std::size_t count_ = 0, columns_ = 1, chosen_ = 0;
  bool by_keys_ = false, moved_ = false;
};

}  // namespace tablier
