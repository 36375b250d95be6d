#pragma once

#include "match/autosave_writer.hpp"
#include "match/match_view.hpp"
#include "match/observation.hpp"
#include "match/observed_position.hpp"
#include "match/resignation.hpp"
#include "match/save.hpp"
#include "match/score_sheet.hpp"
#include "match/settings.hpp"
#include "play/analyst.hpp"
#include "play/best_moves.hpp"
#include "play/coach.hpp"
#include "play/match_preparation.hpp"
#include "play/move_values.hpp"
#include "play/opponent.hpp"
#include "play/play_clock.hpp"
#include "play/play_event.hpp"
#include "play/play_work.hpp"
#include "play/played_moves.hpp"
#include "play/recording.hpp"
#include "play/score_popups.hpp"
#include "play/seating.hpp"
#include "play/undo_consent.hpp"

#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// One match as one place takes part in it: it owns the match, lets bots move, helps, looks back, keeps time, saves after each change and
/// records the end. It knows no window: a screen (or a test) tells it what hands and dialogs say, calls `update` as time goes by, and
/// shows what `take_events` gives. One thread owns it.
///
/// Where the rules ask scripts, everything that may run one is done beside that thread: until it is done the match stands as it did, its
/// clocks too, and what is asked for meanwhile happens afterwards, in its order.
namespace tablier {

/// What the place lends to a match. References and pointers outlive it.
struct PlayPlace {
  const Settings& settings;            ///< read whenever they matter
  Records* records = nullptr;          ///< null: there are none
  std::filesystem::path saves;         ///< folder of matches that nobody asked to save
  std::filesystem::path resumed = {};  ///< of them, the one that this match comes from; empty: none
  bool keeps = true;                   ///< false: the match is only shown; nothing is saved or recorded, no screen is passed on
  /// Puts what the screen wants to find again into `Match::table`: called before each save. May be empty.
  std::function<void(Value& table)> remember = {};
  double patience = kScriptPatience;  ///< how long the owner waits for what most scripts do at once, in seconds
};

class Play {
 public:
  Play(PreparedMatch prepared, const PlayPlace& place);
  /// The same; what scripts tell of it first is waited for.
  Play(Match match, const PlayPlace& place) : Play(PreparedMatch{nullptr, {std::move(match), {}}}, place) {}
  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;
  /// What is under way beside is dropped.
  ~Play();

  // --- what there is to be seen
  /// With the eyes of whoever looks now.
  MatchView match() const { return {match_, seating_.viewer()}; }
  const Seating& seating() const { return seating_; }
  const Recording& recording() const { return recording_; }
  const PlayedMoves& played_moves() const { return played_moves_; }
  const ScorePopups& popups() const { return popups_; }
  /// Of the rounds that have ended, once the one that is played is over; found a moment later.
  const std::vector<BestMove>& best_moves() const { return best_moves_; }
  /// What the viewer may know, of the position that is looked at.
  Observation observation() const;
  /// The same for a hand, with the questions that it has.
  std::unique_ptr<const ObservedPosition> observed() const;
  /// What positions that are set up by hand are made of; absent where the game cannot begin from one.
  std::optional<DiagramKit> diagram_kit() const { return match_.rules().game->diagram_kit(); }
  /// The position that is looked at as such; absent where it cannot be said so.
  std::optional<Diagram> diagram() const;
  /// What the match is made from, with the seed of the round that is played.
  MatchSetup setup() const;
  /// The seat to move there.
  Seat to_move() const { return position().to_move(); }
  /// What the viewer saw at the start of the round that is played when the place is taken first.
  const Scene& start_scene() const { return start_scene_; }
  /// Plies of an earlier position that is looked at.
  std::optional<std::size_t> looked_at() const { return looked_at_; }
  /// Plies of the position that is looked at.
  std::size_t plies() const { return looked_at_.value_or(match_.history().size()); }
  /// A hand may make moves in that position.
  bool may_play() const;
  /// The touch of a move that was advised or is being named, while the table stands as it did; else empty.
  const Touch& suggested() const { return suggested_; }
  /// What was told of that move, where it was advised; null for a hint, and for a move that is being named.
  const MoveAdvised* advised() const { return advised_ ? &*advised_ : nullptr; }

  // --- time
  /// The place is taken, again or for the first time.
  void enter(double now);
  /// It is left: everything stops, and what is to be saved is on the disk. A script that is at work is not waited for: what it works on
  /// happens when the place is taken again, or never.
  void leave();
  /// The match is kept, to be gone on with: not one in which nobody here has moved.
  bool kept() const { return autosave_ && autosave_->begun(); }
  /// Goes on with whatever is due; true when there is something else to be seen. `now`: seconds from some moment.
  bool update(double now);
  /// When `update` wants to be called next if nothing happens; absent: not at all.
  std::optional<double> next_wake(double now) const;
  /// Nothing is being thought about or shown move by move.
  bool settled() const;
  /// A script is at work on what was asked for last; the match is still as it was.
  bool working() const { return work_.has_value(); }
  /// For so long that one wants to know.
  bool works_long() const;
  /// The hand went on without an answer that is still to come (see PositionAnswered).
  bool answering() const { return beside_ && beside_->missed(); }
  /// How often the owner waited for a script without an end in sight.
  std::uint64_t waits() const { return beside_ ? beside_->waits() : 0; }
  /// What happened since last asked, in its order.
  std::vector<PlayEvent> take_events() { return std::exchange(events_, {}); }
  /// A question is open over the table, or another window has the focus: see PlayClock.
  void set_asking(bool asking);
  void set_unfocused(bool unfocused);
  /// The next player is there.
  void open_curtain();

  // --- moves
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
  /// The match goes on from the earlier position that is looked at.
  void go_on_from_here();
  /// What a match begins with that goes on from there, or from a line that is looked at, in the place of one that is over, which stays as
  /// it ended. Precondition: an earlier position is looked at.
  Result<SaveData> begun_from_here() const;
  /// Precondition: the round is over, the match is not.
  void next_round();
  bool can_resign() const { return match_.can_resign() && seating_.human_turn(); }
  /// Precondition: can_resign().
  void resign();
  /// Plays the match again under other rules, as far as it stood, and goes on with it; where they do not allow a move that was played all
  /// is as it was. RulesChanged tells.
  void change_rules(const Result<Ruleset>& rules);
  /// Why the rules that were last to be changed were kept; absent where they were changed, or never were to be.
  const std::optional<Problem>& kept_rules() const { return kept_rules_; }
  /// The same match again. After its end whoever would begin another round begins it.
  MatchSetup once_more() const;
  /// The match as it stands, in a file of the player's choosing.
  Status save_to(const std::filesystem::path& file) const { return save_match(match_, file); }
  /// The round as other programs read it. Precondition: the game has a record format.
  std::string written_round(const std::string& date) const;

  // --- looking back, while the match stands where it is
  void look_at(std::size_t ply);
  /// To the position after the next move of a player, or before the last one.
  void step_back_or_on(int steps);
  void look_at_last();
  void suggest(Touch touch, std::optional<MoveAdvised> advised = {});

  // --- lines beside the moves, and what is said of moves (match/move_tree.hpp)
  const MoveTree& tree() const { return match_.tree(); }
  /// The move of a line after which the position stands that is looked at; absent: it is one of the match.
  std::optional<int> line() const { return line_; }
  /// A hand may try moves in the position that is looked at, since the match is over: `play` then makes a line of them.
  bool may_try() const;
  /// Nothing where there is no such move of a line.
  void look_at_line(int node);
  /// Forgets the move of a line that is looked at, and all that follows it. Nothing where none is.
  void drop_line();
  /// Of the move that led to the position which is looked at; absent where none did, or nothing is said here.
  std::optional<Remark> remark() const;
  void set_remark(const Remark& remark);
  /// The last change of lines and remarks, taken back and made again in turns.
  bool can_undo_tree() const;
  void undo_tree();

  // --- what takes a script some time to tell
  void ask_cost_of_resigning(std::function<void(const ResignationCost&)> told);
  /// The round so far as the viewer saw it: its start, then what each move made of it.
  void ask_scenes(std::function<void(std::vector<Scene>)> told);
  void ask_score_sheet(std::function<void(ScoreSheet)> told);

  // --- help
  const Coach& coach() const { return coach_; }
  /// There is a bot to ask.
  bool has_help() const { return Coach::available(match_); }
  /// A human may ask for help now.
  bool may_ask() const;
  /// Help comes in steps: in a puzzle, and in a challenge against others.
  bool helps_in_steps() const { return seating_.puzzle() || !match_.setup().challenge.empty(); }
  /// Advice against others. In steps a hint: first what comes next or what the move does, then where, then it is made. Nothing where no
  /// help is to be had now; so below.
  void ask_help();
  /// The whole solution of a puzzle, shown move by move.
  void ask_solution();
  /// Gives a puzzle up, with a solution beside what was laid where there is a solver.
  void give_up();
  /// After a dead end. Precondition: no more plies than were played.
  void go_back_to(std::size_t plies);
  /// The round of a puzzle is over, and there is a solver to ask for its solutions.
  bool can_leaf() const { return seating_.puzzle() && match_.round_over() && Coach::available(match_); }
  /// Shows the solution so many further on in the round of them all; the first time they are looked for. Precondition: can_leaf().
  void leaf(int steps);
  /// Which of them is looked at, from 0, and how many were found; absent: none is.
  struct Leafed {
    std::size_t number = 0, all = 0;
  };
  std::optional<Leafed> leafed() const;
  bool showing() const { return !showing_.empty(); }
  void stop_showing();
  /// What was asked for is no longer wanted.
  void cancel_help();
  /// A bot is at it; for so long that one may want it to play what it has (see `hurry_bot`).
  bool bot_thinks() const { return opponent_.thinking(); }
  bool bot_thinks_long() const { return opponent_.thinks_long(now_); }
  /// The bot that thinks plays what it has found so far.
  void hurry_bot() { opponent_.hurry(); }

  // --- what moves are worth, and how a round went
  const MoveValues& values() const { return values_; }
  bool has_values() const { return MoveRatings::available(match_); }
  bool values_open() const { return values_.open(match_); }
  /// Everybody wants to see them in this round. It counts as help.
  void agree_to_values();
  void show_values(bool on);
  const Analyst& analyst() const { return analyst_; }
  bool can_analyse() const { return Analyst::available(match_); }
  /// Precondition: can_analyse().
  void analyse() { analyst_.begin(match_); }
  /// What was found so far is dropped unless it is all.
  void stop_analysis();

 private:
  /// The position that is looked at: the match's, or an earlier one.
  const State& position() const { return earlier_ ? *earlier_ : match_.state(); }
  void tell(PlayEvent event);
  void match_changed();
  void show_position(bool changed);
  Viewer looker(const State& state) const;
  void go_back(std::size_t plies);
  void end_round();
  void save();
  void tell_save_problem();
  bool tell_script_faults();
  void keep_time();
  void tell_clock();
  void go_on();
  void let_bots_play();
  void watch_outlook();
  void find_best_moves();
  void count_todays_help();
  void count_light();
  void keep_help();
  void coach_answered(CoachAnswer answer);
  void advise(const CoachAnswer& answer);
  void begin_hint(Move move);
  void begin_hint_against_others(const CoachAnswer& answer, MoveAdvised advised);
  void tell_hint();
  void go_on_with_hint();
  void show_solution(std::size_t number);
  void try_move(const OfferedMove& offered);
  Result<OfferedMove> read_tried(std::string_view notation) const;
  bool step_in_line(int steps);
  void change_tree(MoveTree tree);
  std::vector<Move> line_moves() const;
  void compare(const std::vector<Move>& line);
  void show_next_move();

  struct Ready {
    PreparedMatch prepared;
  };
  Play(Ready ready, PlayPlace place);

  // play_beside.cpp
  using Landing = std::function<void()>;
  /// Changes the match and shows what came of it, `then` what there is to say about that; beside where scripts are asked.
  void change(MatchChange change, Landing then = {});
  /// Asks the match, and hands over what is to be done with the answer.
  void find_out(std::function<Landing(const Match&)> question);
  /// True while something is worked on: then it is done afterwards.
  bool later(std::function<void()> step);
  void work(std::function<Landing()> job);
  void land();
  void drop_work();
  void adopt(ChangedMatch changed);
  void ask_beside(MatchChange change, Landing shown);
  void enter_beside();
  /// Looks at the position after so many plies of the round and that line; `shown` is done before it is told.
  void look_along(std::size_t plies, std::vector<Move> line, Landing shown);
  bool update_work();
  template <typename Question>
  auto asked(const Question& question) const {
    return beside_ ? beside_->ask(question) : question();
  }

  std::shared_ptr<Beside> beside_;  ///< null: no scripts are asked. Before what may ask it
  Match match_;
  PlayPlace place_;
  Seating seating_;
  PlayClock clock_;
  Recording recording_;
  std::optional<AutosaveWriter> autosave_;  ///< where the match is kept
  Coach coach_;
  Opponent opponent_;
  Analyst analyst_;
  MoveValues values_;
  PlayedMoves played_moves_;
  ScorePopups popups_;
  std::vector<PlayEvent> events_;

  double now_ = 0;
  std::optional<std::size_t> looked_at_;
  std::unique_ptr<State> earlier_;  ///< the position after those plies; after match_: it must go first
  Touch suggested_;
  std::optional<MoveAdvised> advised_;
  std::optional<int> line_;  ///< the move of a line that is looked at; `looked_at_` is set with it
  struct TreeBefore {
    MoveTree tree;
    std::uint64_t revision = 0;  ///< of the match, that the change made
  };
  std::optional<TreeBefore> tree_before_;
  struct Hint {
    Move move = Move::none;
    Touch touch;
    HintGiven::Step step = HintGiven::Step::thing;
    std::uint64_t revision = 0;  ///< of the match that it is for
    std::vector<Text> acts = {};
    std::optional<MoveAdvised> advised = {};
  };
  std::optional<Hint> hint_;
  std::vector<std::vector<Move>> solutions_;  ///< of the round that is over, once they were looked for
  std::uint64_t solutions_of_ = 0;            ///< the revision of the match that they are of
  std::optional<std::size_t> leafed_;         ///< which of them is looked at; `looked_at_` is set with it
  bool comparing_ = false;                    ///< a solution that was asked for is to be compared, not shown
  std::vector<Move> showing_;                 ///< moves of a solution, next one last
  double show_at_ = 0;
  bool end_told_ = false;
  std::map<Seat, int> clocks_told_;  ///< the number of the round in which a seat's clock was up last
  std::optional<Problem> kept_rules_;
  std::uint64_t seen_revision_ = 0;  ///< of the match, when last looked whether there is something else to be seen

  struct Work {
    SideThread::Ticket ticket;
    std::shared_ptr<Landing> landing;  ///< the worker's until it is done
    double since;
  };
  std::optional<Work> work_;
  std::deque<std::function<void()>> waiting_;  ///< what was asked for meanwhile
  Scene start_scene_;
  std::optional<PlayableScene> table_;          ///< of the match; absent: it was not asked yet, or there are no scripts
  std::optional<PlayableScene> earlier_table_;  ///< of earlier_
  std::vector<BestMove> best_moves_;
  bool best_moves_wanted_ = false;
  bool told_long_ = false, told_thinking_ = false;
};

}  // namespace tablier
