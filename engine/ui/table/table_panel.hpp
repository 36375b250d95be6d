#pragma once

#include "play/coach.hpp"
#include "ui/core/ui.hpp"
#include "ui/panels/frame.hpp"
#include "ui/table/analysis_dock.hpp"
#include "ui/table/message_slot.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/round_lines.hpp"
#include "ui/table/round_table.hpp"
#include "ui/table/seat_lines.hpp"

#include <optional>
#include <string>
#include <vector>

/// The panel beside the board: the clock, how things stand, what can be done, how far a series is.
namespace tablier {

/// What can be done at the table beside moving things.
enum class TableCommand : std::uint8_t {
  hint,
  undo,
  redo,
  restart,
  save_as,
  solution,         ///< after the end the next one
  solution_before,  ///< after the end
  give_up,
  next,
  next_challenge,  ///< of the series, solved or not
  light,
  keys,
  live,
  from_here,
  analyse,
  numbers,
  values,
  copy,
  copy_moves,
  stop_asking,
  paste,
  moves,
  console,
  play_now,
  picture,
  film,
  replay,
  set_up,
  remark,    ///< a mark and a comment on the move that is looked at
  drop_line  ///< that is looked at
};

/// How what is held can be brought to lie otherwise.
enum class Reorientation : std::uint8_t { turn, flip, tip };

/// What the panel shows; all words are ready.
struct TablePanelLook {
  std::string time;  ///< empty: not shown
  std::string best;  ///< empty: nothing is known
  std::vector<SeatLine> seats = {};
  std::string shared = {};                       ///< what is counted for all of them: a die that was rolled; empty: nothing
  std::string hands;                             ///< what hands may do, in short
  std::string status;                            ///< what is to be done, or who is at it; empty: it is said elsewhere
  std::vector<std::string> shorter_status = {};  ///< says less of it, where it has no room
  Message news = {};                             ///< said for a while in its place
  std::optional<Outlook> outlook = {};           ///< absent: the light is off
  bool can_light = false;                        ///< there is one to be switched on
  bool moved = false;                            ///< a move was made in this round
  std::string result;                            ///< empty while it goes on
  std::string result_note;
  int stars = -1;                      ///< −1: none are given
  bool solved = false;                 ///< the round is over
  bool well_done = false;              ///< and a human has won it
  bool open_more = false;              ///< a key asks for what waits behind the last button
  bool close_more = false;             ///< it is not wanted any more
  bool busy = false;                   ///< help is being thought out: it can be stopped, all else waits
  bool may_follow_once_found = false;  ///< asked for again, what is thought out is played at once
  bool can_hurry = false;              ///< a bot thinks for so long that it may be asked to play what it has
  bool bot_is_stuck = false;           ///< it has failed, and may be asked to play any move
  bool many = false;      ///< several seats, or points to play for: one gets advice and resigns; else hints, and compares when one gives up
  std::string next;       ///< words of the button that goes on; empty: none
  std::string skip = {};  ///< words of the button that leaves a challenge unsolved for the next one; empty: none
  bool next_is_again = false;  ///< it begins the same match anew
  bool can_undo = false, can_redo = false, can_help = false, can_give_up = false;
  bool can_ask_here = false;                     ///< for advice in the position that is looked at
  bool helps_in_steps = false;                   ///< what is asked for is a hint, not advice
  bool can_follow = false;                       ///< advice is seen: to ask again makes that move
  bool advises = false;                          ///< what is said is advice
  bool has_help = false;                         ///< there is a bot to ask, though perhaps not now
  std::optional<double> turn_left = {};          ///< seconds, where turns are limited
  double turn_share = 1;                         ///< of the sand that is left
  std::vector<MoveLine> moves = {};              ///< of the round that is looked at; empty: none are listed
  std::size_t looked_at = 0;                     ///< the ply after which the position is shown
  bool lists_moves = false;                      ///< the whole list stands in the place of all else
  std::size_t rounds_begun = 1, round_seen = 0;  ///< how many there are to choose from there, and which it lists, from 0
  bool can_analyse = false, analyses = false;    ///< it can be seen how the round went; that is seen
  bool can_rate = false;                         ///< what each move is worth can be shown
  bool shows_values = false;                     ///< and is
  bool has_script = false;                       ///< the rules ask one: it can be looked at
  bool own_files = false;                        ///< the variant is the player's own, who is told of faults of its files
  bool can_set_up = false;                       ///< a position by hand
  bool replaying = false;                        ///< the round is shown again, move by move
  bool filming = false;                          ///< it is being drawn as an animated picture
  bool can_copy = false;                         ///< the round can be told to other programs
  bool looking_back = false;                     ///< it is an earlier one
  std::string place = {};                        ///< which one that is, in short; empty: none
  bool hand_has_enter = false;                   ///< it plays what a hand aims at there, and does not lead back
  bool in_earlier_round = false;                 ///< of a round before the one that is played
  bool can_remark = false;                       ///< something may be said of the move that is looked at
  bool in_line = false;                          ///< it is one of a line beside those that were played
  bool can_undo_tree = false;                    ///< the last change of lines and remarks can be taken back
  bool can_leaf = false;                         ///< the solutions of a puzzle that is over can be leafed through
  bool leafing = false;                          ///< and are
  bool leafs_steps = false;                      ///< they are the moves of one
  bool page_before = false;                      ///< there is one before the page that is seen
  bool page_after = false;                       ///< and one after it
  bool over = false;                             ///< the match is: whoever plays on begins another
  std::vector<std::string> buttons = {};         ///< names of the game's own buttons
  std::vector<std::string> button_labels = {};
  std::vector<Reorientation> reorientations =
      {};                              ///< small buttons for what the mouse alone could not do; empty: it can, or there is nothing
  bool only_button = false;            ///< the one of them is all there is to do
  std::vector<RoundLine> rounds = {};  ///< that have ended, where there are several
  RoundPlayers round_players = {};
  std::vector<std::string> best_moves = {};  ///< of what is over, in words, the best first; empty: the game counts no points
  int best_step = 0;                         ///< so many of their lines further, where they scroll: a key asks for it
  AnalysisDock* analysis = nullptr;          ///< docked; null: it is not open
  std::string series;                        ///< heading of the steps; empty: none
  struct Step {
    std::string label;
    bool done = false, here = false;
    bool over = false;  ///< the match of it that is on the table
  };
  std::vector<Step> steps = {};
};

/// What was pressed.
struct TablePanelAnswer {
  std::optional<TableCommand> command;
  int button = -1;
  int step = -1;
  std::optional<Reorientation> reorientation = {};
  std::optional<std::size_t> ply = {};    ///< of the move that was clicked
  std::optional<std::size_t> round = {};  ///< that was chosen, from 0
  std::vector<Rect> taken = {};           ///< where what each seat has taken lies on its card, by seats, in pixels
  bool best_scrolls = false;              ///< there are more of the best moves than are seen
  bool more_open = false;                 ///< what waits behind the last button is seen
};

/// Height in logical pixels that the panel needs where it lies below the board.
float table_strip_height(const Ui& ui, const TablePanelLook& look);

TablePanelAnswer draw_table_panel(const Ui& ui, const Frame& frame, const TablePanelLook& look);

/// `02:41`, `1:02:41`.
std::string clock_label(double seconds);

}  // namespace tablier
