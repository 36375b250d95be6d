#pragma once

#include "match/kept_options.hpp"
#include "match/match_view.hpp"
#include "match/move_list.hpp"
#include "match/observation.hpp"
#include "match/resignation.hpp"
#include "match/save.hpp"
#include "match/score_sheet.hpp"
#include "play/live_match.hpp"
#include "play/navigation.hpp"
#include "play/play_clock.hpp"
#include "play/play_event.hpp"
#include "play/play_place.hpp"
#include "play/recording.hpp"
#include "play/round_review.hpp"
#include "play/score_popups.hpp"
#include "play/table_help.hpp"
#include "play/undo_consent.hpp"
#include "play/variations.hpp"

#include <exception>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// One match as one place takes part in it: moves, turns, bots, clocks and what is recorded; with parts for where one looks (Navigation),
/// lines beside the moves (Variations), help (TableHelp) and what moves were worth (RoundReview). It knows no window: a screen (or a test)
/// tells it what hands and dialogs say, calls `update` as time goes by, and shows what `take_events` gives. One thread owns it. While a
/// script is at work beside (LiveMatch), clocks stand, and what is asked for happens afterwards.
namespace tablier {

class Play {
 public:
  Play(PreparedMatch prepared, const PlayPlace& place);
  /// The same; what scripts tell of it first is waited for.
  Play(Match match, const PlayPlace& place) : Play(PreparedMatch{nullptr, {std::move(match), {}}}, place) {}
  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;

  // --- its parts
  Navigation& navigation() { return navigation_; }
  const Navigation& navigation() const { return navigation_; }
  Variations& variations() { return variations_; }
  const Variations& variations() const { return variations_; }
  TableHelp& help() { return help_; }
  const TableHelp& help() const { return help_; }
  RoundReview& review() { return review_; }
  const RoundReview& review() const { return review_; }

  // --- what there is to be seen
  /// With the eyes of whoever looks now.
  MatchView match() const { return live_.view(); }
  const Seating& seating() const { return live_.seating(); }
  const Recording& recording() const { return recording_; }
  /// Of the round that is played; `Navigation::moves` has those of the one that is looked at.
  const PlayedMoves& played_moves() const { return live_.played_moves(); }
  const ScorePopups& popups() const { return popups_; }
  /// What the viewer may know, of the position that is looked at.
  Observation observation() const;
  /// What positions that are set up by hand are made of; absent where the game cannot begin from one.
  std::optional<DiagramKit> diagram_kit() const { return live_.match().rules().game->diagram_kit(); }
  /// Its rounds begin from such a position.
  bool starts_set_up() const { return is_set_up(live_.match().setup(), *live_.match().rules().game); }
  /// What the match is made from, with the seed of the round that is played.
  MatchSetup setup() const;
  /// What the viewer saw at the start of the round that is played when the place is taken first.
  const Scene& start_scene() const { return live_.start_scene(); }
  bool limits_places() const { return live_.limits_places(); }
  /// What an exception tells that came out of the game while the match stands so; absent where it is none of a plugin's.
  std::optional<Problem> fault(const std::exception_ptr& failure) const;
  /// What happened since last asked, in its order.
  std::vector<PlayEvent> take_events() { return live_.take_events(); }

  // --- time
  /// The place is taken, again or for the first time.
  void enter(double now);
  /// It is left: everything stops, and what is to be saved is on the disk. A script that is at work is not waited for: what it works on
  /// happens when the place is taken again, or never.
  void leave();
  /// The match is kept, to be gone on with: not one in which nobody here has moved.
  bool kept() const { return live_.kept(); }
  /// It is on the disk as it stood at some time before. Only after `keep_now`.
  bool kept_before() const { return live_.has_written(); }
  /// Writes it and waits until that is done; why it could not be written. Absent where it is, or is not to be kept.
  std::optional<Problem> keep_now() { return live_.keep_now(); }
  /// Why the match, or the result of its end, is not on the disk yet, to be told; absent where nothing is missing there. What is missing is
  /// tried again now and then.
  std::optional<Problem> unwritten() const;
  /// Goes on with whatever is due; true when there is something else to be seen. `now`: seconds from some moment.
  bool update(double now);
  /// When `update` wants to be called next if nothing happens; absent: not at all.
  std::optional<double> next_wake(double now) const;
  /// Nothing is being thought about or shown move by move.
  bool settled() const;
  /// A script is at work on what was asked for last; the match is still as it was.
  bool working() const { return live_.working(); }
  /// For so long that one wants to know.
  bool works_long() const { return live_.works_long(); }
  /// The hand went on without an answer that is still to come (see PositionAnswered).
  bool answering() const { return live_.worker() && live_.worker()->missed(); }
  /// How often the owner waited for a script without an end in sight.
  std::uint64_t waits() const { return live_.worker() ? live_.worker()->waits() : 0; }
  /// What lies over the table, or that another window has the focus: see PlayClock.
  void set_cover(TableCover cover);
  void set_unfocused(bool unfocused);
  /// The next player is there.
  void open_curtain();

  // --- moves
  /// A hand may make moves in the position that is looked at: it is the match's.
  bool may_play() const;
  /// A move of the match's position, or of that where moves are tried, as it is typed, or why it is none. Precondition: whoever sits here
  /// is to move.
  Result<OfferedMove> read(std::string_view notation) const;
  /// Plays a move of the match's position, as it was offered or read. `lift`: what was taken up first, undone and redone with it.
  void play(const OfferedMove& move, const std::optional<OfferedMove>& lift = {});
  /// Takes back to where a human chose last, over the start of the round too. Nothing where there is nothing.
  void undo();
  /// What that, or going back to so many plies of the round, would take from those who play here.
  UndoConsent undo_takes() const;
  UndoConsent going_back_takes(std::size_t plies) const;
  void redo();
  /// Takes the whole round back; where its solution was seen, its clock begins anew and there is nothing to redo.
  void start_again();
  /// The match goes on from the earlier position that is looked at. Nothing where that is of another round.
  void go_on_from_here();
  /// How many of the moves that this takes back stay in the list as a line: where one goes on along another line, or where somebody else
  /// is to move, who may answer before anybody could redo them. Absent: redo plays them again.
  std::optional<std::size_t> kept_by_going_on() const;
  /// After a dead end: it counts as a hint. Precondition: no more plies than were played.
  void go_back_to(std::size_t plies);
  /// Precondition: the round is over, the match is not.
  void next_round();
  bool can_resign() const { return live_.match().can_resign() && seating().human_turn(); }
  /// Precondition: can_resign().
  void resign();
  /// Resigns; a puzzle with a solution beside what was laid, where there is a solver. Nothing where it cannot be resigned.
  void give_up();
  /// Plays the match again under other rules, as far as it stood, and goes on with it; where they do not allow a move that was played all
  /// is as it was. RulesChanged tells.
  void change_rules(const Result<Ruleset>& rules);
  /// Reads the files of its rules again, for `change_rules`: with the options that the match keeps. May be called on any thread.
  std::function<Result<Ruleset>(Catalogue&)> rules_reader() const;
  /// Why the rules that were last to be changed were kept; absent where they were changed, or never were to be.
  const std::optional<Problem>& kept_rules() const { return live_.kept_rules(); }
  /// The script has usually other settings now than the match, which keeps its own; the same match again has the new ones.
  bool has_older_settings() const { return tablier::has_older_settings(live_.match()); }
  /// The same match again. After its end whoever would begin another round begins it.
  MatchSetup once_more() const;
  /// The match as it stands, in a file of the player's choosing.
  Status save_to(const std::filesystem::path& file) { return live_.save_to(file); }
  /// The round that is looked at, as other programs read it. Precondition: the game has a record format.
  std::string written_round() const;
  /// The match up to that round as a list of moves (match/move_list.hpp), as whoever looks may know it.
  std::string written_moves(const MoveNotes& notes) const;
  /// Whether that text can be read back now: nothing is left out of it that may not be told yet.
  bool writes_whole_moves() const;
  /// As `result_not_played` of the match.
  std::optional<std::vector<Seat>> result_not_played() const;

  // --- bots, and who sits elsewhere
  /// One is at it; a bot for so long that one may want it to play what it has (see `hurry_bot`).
  bool bot_thinks() const { return live_.sources().thinking(); }
  bool bot_thinks_long() const { return live_.sources().thinks_long(live_.now()); }
  /// The bot to move has no move, which was told (see `hurry_bot`).
  bool bot_is_stuck() const { return !working() && live_.sources().is_stuck(live_.match()); }
  /// The bot that thinks plays what it has found so far; one that is stuck, any legal move.
  void hurry_bot() { live_.sources().hurry(); }

  // --- what takes a script some time to tell
  void ask_cost_of_resigning(std::function<void(const ResignationCost&)> told);
  /// The round that is looked at, so far, as the viewer saw it: its start, then what each move made of it.
  /// Where a plugin throws that is told, and `failed` is called instead.
  void ask_scenes(std::function<void(std::vector<Scene>)> told, std::function<void()> failed);
  /// Of the round that is looked at.
  void ask_score_sheet(std::function<void(ScoreSheet)> told);

 private:
  void match_changed();
  void end_round();
  bool tell_faults_of_looking();
  bool tell_script_faults(std::vector<ScriptFault> faults);
  void keep_time();
  void tell_clock();
  /// That `late`, who lost on time by what is taken back now, has some again, and what there is to tell besides.
  void tell_taken_back(Seat late, Text besides);
  /// In the position that is looked at.
  bool others_move_there() const { return is_player(navigation_.to_move()) && !seating().is_human(navigation_.to_move()); }
  void go_on();
  void let_others_play();

  LiveMatch live_;  ///< outlives its parts
  Navigation navigation_;
  Variations variations_;
  Recording recording_;
  TableHelp help_;
  RoundReview review_;
  PlayClock clock_;
  ScorePopups popups_;
  bool away_ = false;  ///< another screen is seen
  bool end_told_ = false, told_thinking_ = false, told_unwritten_ = false;
  std::map<Seat, int> clocks_told_;  ///< the number of the round in which a seat's clock was up last
  std::uint64_t seen_revision_ = 0;  ///< of the match, when last looked whether there is something else to be seen
};

}  // namespace tablier
