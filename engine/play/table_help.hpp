#pragma once

#include "play/coach.hpp"
#include "play/hint_steps.hpp"
#include "play/live_match.hpp"
#include "play/navigation.hpp"
#include "play/recording.hpp"
#include "play/solutions.hpp"
#include "play/win_watch.hpp"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

/// Help at a match that is played: hints, advice, solutions and giving up, and how all of it counts. Nothing is asked where no help is to
/// be had now.
namespace tablier {

/// Owned by Play; all of them outlive it.
class TableHelp {
 public:
  TableHelp(LiveMatch& live, Navigation& navigation, Recording& recording);

  const Coach& coach() const { return coach_; }
  /// There is a bot to ask.
  bool available() const { return Coach::available(live_.match()); }
  /// A human may ask for help now.
  bool may_ask() const { return available() && live_.seating().human_turn() && !coach_.busy(); }
  /// It comes in steps: in a puzzle, and in a challenge against others.
  bool comes_in_steps() const { return live_.seating().puzzle() || !live_.match().setup().challenge.empty(); }
  /// Advice against others; in steps a hint, or the next step of it.
  void ask();
  /// Advice can be had for the position that is looked at, of the match or of a line: where moves may be tried in it, in a match of
  /// several.
  bool may_ask_here() const;
  /// The same for it; counted as help while the round goes on. Precondition: may_ask_here().
  void ask_here();
  /// Advice is seen that may be followed at once; in steps, asking goes on to that by itself.
  bool can_follow() const;
  /// Makes the move that was advised; where the advice was for more of the turn, the next of it is advised. Precondition: can_follow().
  void follow();
  /// Advice for the position of the match is thought out, and is only to be told as yet.
  bool may_follow_once_found() const;
  /// It is to be followed as soon as it is there: `take_following` tells. Precondition: may_follow_once_found().
  void follow_once_found();
  bool follows_once_found() const { return coach_.busy() && follows_; }
  /// True once, when such advice has come.
  bool take_following() { return can_follow() && std::exchange(follows_, false); }
  /// The whole solution of a puzzle, shown move by move.
  void ask_solution();
  /// Gives a puzzle up, with a solution beside what was laid. Preconditions: it can be resigned, and `available`.
  void give_up();
  /// What was asked for is no longer wanted.
  void cancel();
  /// The same, said by the player: it is told what was stopped.
  void stop_asking();

  bool showing() const { return solutions_.showing(); }
  void stop_showing() { solutions_.stop_showing(); }
  /// The round of a puzzle is over, and there is a solver to ask for its solutions; or that of a challenge whose series tells how it is
  /// won.
  bool can_leaf() const { return live_.match().round_over() && (shows_steps() || (live_.seating().puzzle() && available())); }
  /// Against others the one solution is leafed through, move by move.
  bool shows_steps() const { return !solution_.empty() && !live_.seating().puzzle(); }
  /// Shows the solution so many further on in the round of them all, or the moves of the one that its series tells; the first time they are
  /// looked for. Precondition: can_leaf().
  void leaf(int steps);
  /// The same to that page (Leafed::number); nothing where none is looked at, or there are not as many.
  void leaf_to(std::size_t number);
  /// Absent: none is looked at.
  std::optional<Leafed> leafed() const { return solutions_.leafed(); }

  /// The light shines: as it was switched for this match, else as the player likes it.
  bool light() const { return light_.value_or(live_.place().settings.light); }
  void set_light(bool on) { light_ = on; }
  /// Keeps it for the match as it stands; in a challenge against others, whether that is still sure to be won.
  void watch();
  /// Takes what was found; true when something changed.
  bool poll();
  /// Goes on with what was asked for, one change at a time. Precondition: nothing is worked on.
  void go_on();
  /// When `go_on` is next to be called for a solution that is shown.
  std::optional<double> next_wake() const { return solutions_.next_wake(); }
  bool thinking() const { return coach_.thinking() || win_watch_.thinking(); }
  /// The match goes on under other rules.
  void forget();
  /// Of today, for this puzzle: more of it is known now.
  void keep_count();

 private:
  void count_todays_help();
  void count_light();
  void watch_outlook();
  void watch_course();
  void tell_astray();
  void take(CoachAnswer answer);
  void advise(const CoachAnswer& answer);
  void advise_here(const CoachAnswer& answer);
  void count_advice();
  void advise_rest_of_turn(Seat seat);
  void compare(const CoachAnswer& answer);
  void end_without_solution(const CoachAnswer& answer);
  std::vector<Move> told_line() const;
  void show_steps();

  LiveMatch& live_;
  Navigation& navigation_;
  Recording& recording_;
  Coach coach_;
  WinWatch win_watch_;
  HintSteps hint_;
  Solutions solutions_;
  std::vector<std::string> solution_;  ///< of the challenge, as its series tells it
  struct Advised {
    Move move = Move::none;
    std::uint64_t revision = 0;  ///< of the match that it is for
  };
  std::optional<Advised> advised_;         ///< last
  std::optional<bool> light_;              ///< for this match; absent: as the settings have it
  std::optional<std::string> asked_here_;  ///< the moves to the position that is looked at which advice was asked for last, until it comes
  bool follows_ = false;                   ///< what is advised next
  bool comparing_ = false;                 ///< a solution that was asked for is to be compared, not shown
};

}  // namespace tablier
