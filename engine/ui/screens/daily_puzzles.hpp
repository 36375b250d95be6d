#pragma once

#include "play/challenges.hpp"
#include "ui/core/input.hpp"
#include "ui/core/ui.hpp"

#include <memory>
#include <string>
#include <vector>

/// The puzzles of the day in the library: a button for each game that has series.
namespace tablier {

class DailyPuzzles {
 public:
  /// Those of today, of the games as they are read.
  void read(const Ui& ui);
  /// Nothing where there are none.
  void draw(Ui& ui);
  /// Ctrl 1 … Ctrl 9; false for any other key.
  bool key(Ui& ui, const KeyChange& key);

 private:
  struct One {
    std::shared_ptr<const GameEntry> game;
    ChallengeId id;
    std::string title;
    bool solved = false;
  };
  static void open(Ui& ui, const One& one);

  std::vector<One> all_;
};

}  // namespace tablier
