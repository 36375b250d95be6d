#pragma once

#include "ui/table/table_labels.hpp"
#include "ui/table/table_panel.hpp"
#include "ui/table/table_view.hpp"

/// Puts a match as it is played here into what the panel says and what is drawn beside the hand's things. It changes nothing.
namespace tablier {

/// What only the screen knows at a moment.
struct TableMoment {
  std::optional<int> hovered = {};       ///< tray item under the mouse
  std::optional<double> solved_at = {};  ///< since when a solved table shines
  std::optional<Refusal> refusal = {};
  bool typing = false;
  std::string typed = {};  ///< of a move
};

/// A chip of the bar: where it leads.
struct TableChip {
  enum class Way : std::uint8_t { unwritten, console, sheet, rules, settings };
  Way way = Way::rules;
  std::string label;
};

class TablePresenter {
 public:
  /// All of them outlive it.
  TablePresenter(const Ui& ui, const Play& play, const Hand& hand, const Palette& palette, const TableLabels& labels)
      : ui_(ui), play_(play), hand_(hand), palette_(palette), labels_(labels) {}

  TablePanelLook panel() const;
  TableScenery scenery(const TableMoment& moment) const;
  /// How things are drawn, as the player likes them.
  TableTaste taste() const;
  const Palette& palette() const { return palette_; }
  /// The moves of the round, for lists; none for a puzzle.
  std::vector<MoveLine> move_lines() const;
  /// What the same list tells of them beside the notation, but for what somebody said.
  MoveNotes move_notes() const;
  /// From left to right. `script_failed`: there is something to see in its console.
  std::vector<TableChip> bar_chips(bool script_failed) const;

 private:
  void add_clock(TablePanelLook& look) const;
  void add_help(TablePanelLook& look) const;
  void add_hand(TablePanelLook& look) const;
  void add_reorientations(TablePanelLook& look) const;
  void add_begun(TablePanelLook& look) const;
  std::string shared_counters() const;
  void add_seats(TablePanelLook& look) const;
  SeatLine seat_line(Seat seat) const;
  void add_taken(Seat seat, SeatLine& line) const;
  void add_hidden(Seat seat, SeatLine& line) const;
  void add_counted(RoundPlayers& players) const;
  void add_rounds_won(Seat seat, SeatLine& line) const;
  void add_total(Seat seat, SeatLine& line) const;
  bool is_of(const Tray& tray, Seat seat) const;
  bool counts_rounds() const;
  std::vector<Counter> counters_of(Seat seat) const;
  std::string place_label(const std::string& keys) const;
  std::string way_label() const;
  std::string looking_label() const;
  void add_past(TablePanelLook& look) const;
  void add_lines(TablePanelLook& look) const;
  std::string draws_label(const std::vector<PlayedMoves::Draw>& draws) const;
  std::string event_label(const Event& event, Seat mover) const;
  std::string events_label(const PlayedMoves::Entry& move) const;
  int column_of(Seat seat) const;
  void add_line(std::vector<MoveLine>& lines, int node, int depth, std::size_t number) const;
  void add_lines_left(std::vector<MoveLine>& lines, std::size_t first, std::size_t end, std::size_t number) const;
  void add_line_move(std::vector<MoveLine>& lines, int node, int depth, std::size_t& number) const;
  void add_outcome(TablePanelLook& look) const;
  void add_advice(TableScenery& scenery) const;
  void add_winners(TablePanelLook& look) const;
  void add_challenge_end(TablePanelLook& look) const;
  /// What the match made of one's rating, where it counts for it.
  void add_rating(TablePanelLook& look) const;
  void add_solved(TablePanelLook& look) const;
  void add_score(TablePanelLook& look) const;
  std::vector<const RoundEnd*> rounds_before() const;
  void add_rounds(TablePanelLook& look) const;
  RoundLine round_so_far() const;
  void add_best_moves(TablePanelLook& look) const;
  void add_work(TablePanelLook& look) const;
  void add_series(TablePanelLook& look) const;
  void add_praise(TableScenery& scenery) const;

  const Ui& ui_;
  const Play& play_;
  const Hand& hand_;
  const Palette& palette_;
  const TableLabels& labels_;
};

}  // namespace tablier
