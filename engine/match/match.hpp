#pragma once

#include "host/catalogue.hpp"
#include "match/chosen_draws.hpp"
#include "match/match_setup.hpp"
#include "match/round.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A match: who sits where, the rounds, the moves with their past and future, the clock. One thread owns it.
/// Most matches are one round; `state`, `history`, `seconds` and the like speak of the round that is being played.
/// A variant whose script sets `round_end` and `match_end` plays as many rounds as that says.
namespace tablier {

class Match {
 public:
  /// Starts it and plays chance until a player is to move. A problem where the number of seats does not fit; what a plugin lets out leaves
  /// as a ToldFailure, which names it. `draws` (null: none) are what
  /// chance draws as long as they last.
  static Result<Match> start(Ruleset rules, MatchSetup setup, TimeSource now = steady_seconds,
                             std::shared_ptr<ChosenDraws> draws = nullptr);
  Match(Match&&) noexcept = default;
  Match& operator=(Match&& other) noexcept;
  ~Match() = default;
  /// The same match again, clocks standing still: for whoever works on it beside.
  Match copy() const;
  /// Puts in the place of each position what `other` makes of it: one that answers and plays as it does.
  void replace_states(const std::function<std::unique_ptr<State>(std::unique_ptr<State>)>& other);

  const MatchSetup& setup() const { return setup_; }
  const Ruleset& rules() const { return rules_; }
  const State& state() const { return *current().state; }
  const std::vector<Ply>& history() const { return current().history; }
  const std::vector<Ply>& future() const { return current().future; }  ///< what redo would play, next one last
  /// What was tried and said beside them.
  const MoveTree& tree() const { return current().tree; }
  void set_tree(MoveTree tree) { set_tree(current_, std::move(tree)); }
  /// Of a round that was begun, by its number from 0.
  void set_tree(std::size_t round, MoveTree tree);
  /// The match is over: no move and no round follows.
  bool over() const { return current().end && current().end->match_over; }
  /// Grows with every change; equal numbers, nothing new to draw or save.
  std::uint64_t revision() const { return revision_; }

  /// When it was played, ISO 8601, where it was read from a save and nobody has moved since; else empty: it is being played.
  const std::string& played() const { return played_; }
  void set_played(std::string date) { played_ = std::move(date); }

  /// Plays a move that is legal here (or a resignation or timeout of this state), then chance. Forgets the future.
  void play(Move move, bool joined = false);
  /// Reads and plays a notation; the problem says why it cannot be played.
  Status play(std::string_view notation, bool joined = false);
  bool can_resign() const { return state().resignation() != Move::none; }
  /// Plays the resignation of the seat to move. Precondition: can_resign().
  void resign() { play(state().resignation()); }

  bool can_undo() const;
  bool can_redo() const { return !future().empty() || !undone_rounds().empty(); }
  /// Takes back to where a human last chose: joined plies, chance and bots' answers with it, across rounds; not into a turn whose sand ran
  /// out. Where no human plays, to where any player did. Precondition: can_undo().
  void undo();
  /// What undo would take back, that choice first; empty where there is nothing.
  std::vector<const Ply*> undo_takes() const;
  /// The round that undo would open again where the one after it has only begun, counted from 0; −1 where it stays within a round.
  int undo_reopens_round() const;
  /// Plays again what undo took back. At the end of a round it opens the next one again. Precondition: can_redo().
  void redo();
  /// Nothing that was taken back can be played again.
  void forget_future();
  /// Takes the whole round back; redo brings it again.
  void rewind() { go_to(0); }
  /// The same with its clock at the start again and nothing to redo; what help was taken stays.
  void start_over();
  /// Takes back until `plies` are left, or a few more where chance would be to move. At a new beginning clocks and sand are full again, and
  /// sand is in a turn in which it ran out.
  void rewind_to(std::size_t plies) { go_to(plies); }
  /// Takes back or plays again within the round until `plies` are played. Precondition: no more than past and future together.
  void go_to(std::size_t plies);

  /// The rounds begun, the one being played last.
  std::span<const Round> rounds() const { return {rounds_.data(), current_ + 1}; }
  /// The rounds that undo took back whole, soonest first.
  std::span<const Round> undone_rounds() const { return std::span(rounds_).subspan(current_ + 1); }
  /// Number of the round that is being played, from 0.
  int round() const { return static_cast<int>(current_); }
  bool round_over() const { return current().end.has_value(); }
  /// Begins the next round (or goes back to it after undo). Precondition: round_over() and not over().
  void next_round();
  /// Goes back to the end of the round before; redo brings this one again. Precondition: round() > 0.
  void previous_round();
  /// Points of each seat from all rounds that have ended.
  std::vector<std::int64_t> points() const;
  /// Who won the match; empty while it goes on, at a draw or an unsolved puzzle.
  std::vector<Seat> winners() const;
  /// What the script gave for the round, 0 … 3; absent while it goes on or where the script gives none.
  std::optional<int> stars() const;

  /// The clock of one-player time and of records. It runs from start to the end of the round, pauses excluded.
  double seconds() const { return current().clock.seconds(); }
  double total_seconds() const;  ///< of all rounds
  void pause();
  void resume();
  bool paused() const { return paused_; }
  void set_seconds(double elapsed);

  /// Seconds that the seat to move has left for its turn; absent where turns are not limited.
  std::optional<double> turn_left() const;
  double turn_seconds() const;  ///< that the turn has taken
  /// What was kept of the sand of turns that were left: seconds that ran, by their number; of a round begun or undone, by its number from
  /// 0.
  void set_sand(std::size_t round, const std::map<int, double>& ran);
  void set_turn_seconds(double elapsed);
  /// Seconds that a seat has left for the round; absent where there are no clocks. What ran stays run, whatever is taken back.
  std::optional<double> clock_left(Seat seat) const;
  /// The same after the first `plies` of a round that was begun, as it stood when the last of them was played; absent too where that was
  /// not kept of both seats. At the end of the past it is what the clock says.
  std::optional<double> clock_left_at(std::size_t round, std::size_t plies, Seat seat) const;
  /// What was kept of that for each ply of the round, past and future; of another number nothing is known.
  void set_used_after(std::span<const double> used);
  /// Of each seat, in seconds, the turn that runs included; empty where there are no clocks.
  std::vector<double> clocks_used() const;
  /// Of each seat; the turn that runs begins now.
  void set_clocks_used(std::vector<double> used);
  /// The seat to move has used up its time.
  bool clock_is_up() const;

  /// The move to be played since the turn's time is up, or the round is lost on time; none: it is not, or that changes nothing.
  Move timeout_due() const;
  /// Plays it; true when it did. To be called as often as the clock is drawn.
  bool tick();

  /// Help taken in the round. Whoever shows a hint or the solution counts it here; undos are counted by undo().
  const Help& help() const { return current().help; }
  void count_hint();
  /// A hint that told what all moves were worth.
  void count_values();
  void mark_solution_seen();
  void set_help(Help help) { current().help = help; }
  Help total_help() const;  ///< of all rounds

  /// What the screen wants to find again (how each piece is turned), and what a record said that its moves do not
  /// (match/import_export.hpp), kept in saves; it means nothing to the match.
  Value table = Value::map();

  /// Faults of the script since last asked, each once a match.
  std::vector<ScriptFault> take_script_faults() const;
  /// Hooks that were switched off, and when; absent where none was.
  std::optional<ScriptOff> script_off() const;
  /// Goes on without hooks, as a match did that is played again.
  void switch_script_off(std::span<const Hook> hooks);

 private:
  Match(Ruleset rules, MatchSetup setup, TimeSource now);
  const Round& current() const { return rounds_[current_]; }
  Round& current() { return rounds_[current_]; }
  Status open_first(Setup setup);
  /// False where the plugin gives no position.
  bool open_round(Setup setup);
  std::unique_ptr<State> start_state(const Setup& setup) const;  ///< null where the plugin gives none
  void begin_position() const;                                   ///< a decision of the script's begins
  /// The script's `allow` forbade every move of the position that was just reached.
  bool all_forbidden() const;
  Setup next_setup() const;  ///< of the round that follows. Precondition: the round is over
  /// Rounds that undo took back follow what they followed when they were played, or nothing: help and time may have changed it.
  void forget_rounds_that_no_longer_follow();
  void watch_ban();
  Problem why_over() const;
  void forget_undone_rounds();
  void push(Move move, bool joined);
  void step_back();
  void leave_round();  ///< takes it back whole and stands at the end of the one before
  void step_forward();
  /// Plays chance until a player is to move: what was drawn before where it was undone, else new.
  void play_chance();
  Move draw() const;
  /// To be called when the position has changed: the round's end, the clocks.
  void close_ended_rounds();
  void begin_time_anew();
  void settle_anew();  ///< the same after a jump: of the turn's sand there is what had not run
  void mark_sand_out(int but_turn);
  void keep_sand();  ///< to be called before another turn may begin
  double ran_before(int turn) const;
  bool has_clocks() const { return setup_.clock && setup_.players.size() == 2; }
  void keep_clock();  ///< what the turn took goes to its seat
  /// Seconds that a seat has for the round with the moves that it made among the first ones. Precondition: has_clocks().
  double clock_total(const Round& round, std::size_t plies, Seat seat) const;
  double clock_total(Seat seat) const { return clock_total(current(), history().size(), seat); }
  /// A loss on time is played again: the seat has nothing left.
  void run_out(Seat seat);
  /// Who lost the round on time.
  Seat late_seat() const;
  /// A loss on time was taken back: the seat has some seconds more, or it would lose again at once.
  void grant_time(Seat seat);
  void run_clock();
  bool is_decision(const Round& round, const Ply& ply) const;
  std::optional<std::size_t> last_decision(const Round& round) const;
  /// The first where there is none.
  std::size_t round_of_last_decision() const;
  Result<Move> read(std::string_view notation) const;

  Ruleset rules_;
  MatchSetup setup_;
  TimeSource now_;
  std::shared_ptr<ChosenDraws> draws_ = nullptr;
  std::vector<Round> rounds_;  // after rules_: a state must go before the plugin that made it
  std::size_t current_ = 0;
  std::optional<ScriptOff> script_off_;  // before the last move
  std::uint64_t revision_ = 0;
  std::string played_;
  bool paused_ = false;
  int turn_ = kNoTurn;  // number of the turn that turn_began_ speaks of
  double turn_began_ = 0;
  double clock_from_ = 0;  ///< seconds of the round from which the clock of the seat to move runs
};

}  // namespace tablier
