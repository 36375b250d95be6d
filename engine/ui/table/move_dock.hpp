#pragma once

#include "play/play.hpp"
#include "ui/core/ui.hpp"
#include "ui/table/table_presenter.hpp"

#include <optional>
#include <string>
#include <vector>

/// The whole list of moves beside the board, in the panel's place: every round to choose from, what is said of moves in full. Left and
/// right walk along the moves, up and down through the list with its lines, and the board shows where one is.
namespace tablier {

class MoveDock {
 public:
  /// All of them outlive it.
  MoveDock(Ui& ui, Play& play, const TablePresenter& presenter) : ui_(ui), play_(play), presenter_(presenter) {}

  /// Opens it, or closes it; says so where nothing was played that it could list.
  void toggle();
  void close() { open_ = false; }
  bool open() const { return open_; }
  /// Keys of the list while it is open; true when it was one of them. Enter goes back to the match, or closes it there; Escape closes it.
  /// Ctrl with Page Up and Page Down walk through it while it is closed, too.
  bool key(const KeyChange& key);

 private:
  void walk(int steps);

  Ui& ui_;
  Play& play_;
  const TablePresenter& presenter_;
  bool open_ = false;
};

/// Which of so many rounds are offered where no more than `max` (3 at least) have room: the first, the last, and those about `seen`. From
/// 0.
std::vector<std::size_t> offered_rounds(std::size_t count, std::size_t seen, std::size_t max);
/// A chip a round, that one lit; the one that was pressed.
std::optional<std::size_t> draw_round_choice(const Ui& ui, std::size_t count, std::size_t seen);

}  // namespace tablier
