#pragma once

#include "play/challenges.hpp"
#include "ui/core/input.hpp"
#include "ui/core/ui.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The puzzles of the day in the library: a button for each game that has series.
namespace tablier {

class DailyPuzzles {
 public:
  /// Those of today, of the games as they are read.
  void read(const Ui& ui);
  std::size_t count() const { return all_.size(); }
  /// Nothing where there are none. `chosen`: the one that Enter means, if it means one of them.
  void draw(Ui& ui, std::optional<std::size_t> chosen);
  /// Ctrl 1 … Ctrl 9, and Enter; false for any other key.
  bool key(Ui& ui, const KeyChange& key, std::optional<std::size_t> chosen);

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
