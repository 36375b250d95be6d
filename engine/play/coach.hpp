#pragma once

#include "bots/thinker.hpp"
#include "match/match.hpp"
#include "play/match_labels.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Help at the table, thought out beside it: whether the position can still be solved, one right move, a way to the end, and how far
/// one must go back where there is none. Questions are asked from the match as it stands; an answer to an older position is dropped.
namespace tablier {

/// What the live light shows.
struct Outlook {
  enum class Kind : std::uint8_t { unknown, thinking, possible, impossible };
  Kind kind = Kind::unknown;
  std::optional<std::uint64_t> solutions;
};

/// What came of a question.
struct CoachAnswer {
  enum class Kind : std::uint8_t {
    hint,        ///< `line.front()` is right
    advice,      ///< against others: `line.front()` is best, with `score` and `proof` for the seat to move
    solution,    ///< `line` goes from here to the end; where one compares from the position after `plies`
    solutions,   ///< `lines` go from the start of the round to the end
    dead_end,    ///< what stands cannot be completed; `plies` is how much of it could
    impossible,  ///< proven: nothing solves the round, from its start on
    nothing,     ///< it could not be found in time
    failed       ///< the bot failed: `problem`
  };
  Kind kind = Kind::nothing;
  std::vector<Move> line = {};
  std::vector<std::vector<Move>> lines = {};
  bool may_be_more = false;  ///< of `lines`: there was no time to find all, or there are too many
  std::size_t plies = 0;
  std::size_t own_moves = 0;  ///< of the seat to move, until the end where that is proven; 0 where the end is not known
  /// What the line brings that seat, where that is what the bot played for: then how long it takes says nothing.
  std::optional<std::int64_t> points = {};
  double score = 0;
  Proof proof = Proof::none;
  bool again = false;  ///< advice that was told in this position before, or with that for the turn
  MoveName name = {};  ///< of an advised move, and its touch
  Touch touch = {};
  std::vector<Text> reasons = {};  ///< what speaks for it, in the game's words
  std::vector<Text> hints = {};    ///< the same without where
  /// Of advice: what it says of the positions after it in which the same seat is still to move, where the bot told the whole turn.
  std::vector<CoachAnswer> rest = {};
  Problem problem = {};
};

class Coach {
 public:
  /// What is asked.
  enum class Request : std::uint8_t { none, hint, solution, solutions, comparison, advice };

  /// False for a puzzle that has no solver of its own: then nothing else may be asked.
  static bool available(const Match& match) { return match.rules().game->levels() > 0 || match.rules().game->seats().max > 1; }

  /// Keeps the outlook for the match as it stands; cheap when nothing changed.
  void watch(const Match& match);
  void stop_watching();
  const Outlook& outlook() const { return outlook_; }

  void ask_hint(const Match& match) { ask(match, Request::hint, match.history().size()); }
  void ask_solution(const Match& match) { ask(match, Request::solution, match.history().size()); }
  /// The best move for the seat to move, where there are others to play against; in a position that was asked about before the same one,
  /// and where it follows what was advised for the turn, what that goes on with.
  void ask_advice(const Match& match);
  /// The same of a position that is looked at beside the match; `line`: the round and the moves that lead there, as `line_to` has them.
  /// Precondition: a player is to move in it.
  void ask_advice_at(const Match& match, const State& position, std::string line);
  /// Advice for the position as it stands is known: `ask_advice` thinks of nothing.
  bool knows_advice(const Match& match) const;
  /// A solution from as much of what stands as can be completed.
  void ask_comparison(const Match& match) { ask(match, Request::comparison, match.history().size()); }
  /// The solutions of the round from its start, whatever stands: as many as one leafs through.
  void ask_solutions(const Match& match) { ask(match, Request::solutions, 0); }
  bool busy() const { return request_ != Request::none; }
  /// What is being thought out.
  Request asked_for() const { return request_; }
  void cancel();

  /// Takes what the worker has found. True when something changed; answers to questions are in `take_answer`.
  bool poll(const Match& match);
  std::optional<CoachAnswer> take_answer() { return std::exchange(answer_, std::nullopt); }
  /// True while something is being thought about: poll again soon.
  bool thinking() const { return watcher_.busy() || worker_.busy() || teller_.busy(); }

 private:
  void ask(const Match& match, Request request, std::size_t plies);
  /// Answers with what is known of that line; false where nothing is.
  bool answer_known(const Match& match, std::string line);
  /// The same question about the position that far back. Precondition: `plies` <= `plies_`.
  void ask_from(const Match& match, std::size_t plies);
  void ask_worker(const Match& match);
  bool poll_outlook();
  bool poll_answer(const Match& match);
  void take_solutions(const Advice& advice);
  void answer(CoachAnswer answer);
  void remember_advice(const CoachAnswer& answer);
  void take_advice(const Match& match, const Advice& advice);
  void tell_advice(const Match& match, const Advice& advice);

  Thinker watcher_, worker_;
  LatestJob<CoachAnswer> teller_{Problem("bots.failed")};  ///< looks at what was found, where that asks scripts
  Outlook outlook_;
  std::uint64_t watched_ = 0;  ///< revision of the match
  Request request_ = Request::none;
  std::uint64_t asked_ = 0;          ///< revision that the request is about
  std::unique_ptr<State> position_;  ///< the one the worker is thinking about
  std::size_t plies_ = 0;            ///< of it
  std::optional<CoachAnswer> answer_;
  std::string line_;                           ///< that leads to the position that advice is asked about
  std::map<std::string, CoachAnswer> advice_;  ///< by that line
  const Game* game_ = nullptr;                 ///< under whose rules; only compared
};

/// That round of the match and what was played in it until there: `0 h8 j8`.
std::string line_to(const Match& match, std::size_t round, std::size_t plies);

}  // namespace tablier
