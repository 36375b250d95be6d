#pragma once

#include "match/record_seats.hpp"
#include "sdk/result.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Results and progress, in SQLite. Two programs may use one file at a time.
namespace tablier {

/// One finished match.
struct Record {
  std::string game;
  std::string variant;
  std::string challenge;  ///< empty: not a cell of a series
  double seconds = 0;
  int moves = 0;
  int hints = 0;
  bool solved = false;  ///< or won, where there is an opponent; only ever of the one human who played
  bool solution_seen = false;
  std::string reason;
  std::int64_t score = 0;
  std::string date;         ///< ISO 8601, UTC
  int level = 0;            ///< of the strongest bot that one human played against; 0: none
  bool drawn = false;       ///< it ended without a winner, where there are opponents
  bool by_score = false;    ///< one player alone, who played for points
  bool own = true;          ///< exactly one human played; a match that was watched, or played by several, is nobody's record
  std::string puzzle = {};  ///< what was to be solved, as `puzzle_key` has it; empty: no puzzle, or one of before they were told apart
  int undos = 0;            ///< 0 in those of before they were counted
  std::vector<RecordSeat> seats = {};  ///< of a match of several; empty in those of before they were kept
  bool changed = false;  ///< with other settings than the variant's own, where these are no puzzle's; false in those of before it was kept
  std::optional<int> values = 0;  ///< so many of the hints told what all moves were worth; absent in those of before it was kept
  std::optional<int> stars = {};  ///< that its end gave, 0 to 3; absent: none, or not known in those of before they were kept
  /// Why it is nobody's record: `several`, `watched`, `set_up`, `listed`; empty: it is one, or that is not known.
  std::string uncounted = {};
};

/// It is held against one's others, by rating, best score and best time: one's own, by the variant's own settings, without help, with
/// nothing taken back. What is not known of those of before speaks for them. Of a puzzle or a challenge, whose settings are its own and in
/// which pieces are tried, a time counts without help alone.
bool counts(const Record& record);

/// One's own match came to the end that it was played for: it is solved or won or, where one alone plays for points, at its end.
bool is_done(const Record& record);

/// What is known of a cell of a series. Where the solution was shown, it does not count as solved.
struct Best {
  double seconds = 0;  ///< of the fastest solve without help; with help where there is no other
  int solves = 0;
  bool helped = false;            ///< every solve so far had hints
  std::optional<int> stars = {};  ///< the most that a solve brought; absent: none, or not known
};

/// Help that was taken for a puzzle on one day.
struct DayHelp {
  int hints = 0;
  bool solution_seen = false;
  friend bool operator==(const DayHelp&, const DayHelp&) = default;
};

/// Whose help: a puzzle of a game, on a day as `local_day` names it.
struct HelpedPuzzle {
  std::string game;
  std::string puzzle;
  std::string day;
};

/// All of one's own matches of a variant against bots of one level, or alone.
struct MatchCounts {
  std::string variant;
  int level = 0;                               ///< 0: alone
  std::size_t played = 0, won = 0, drawn = 0;  ///< `won`: alone, those that are done
  std::optional<double> fastest;  ///< seconds, of those won by oneself: see Records::fastest; absent alone, where one puzzle is not another
  std::optional<std::int64_t> best_score;  ///< of those alone for points: see Records::best_score

  std::size_t lost() const { return played - won - drawn; }
};

/// One thread at a time uses it. A query that fails answers as if nothing were known.
class Records {
 public:
  /// Opens or makes the file. A damaged one is moved aside under another name and a new one made: see `damage`.
  /// A file of a newer program is refused and left as it is. One that another program has locked for longer than a moment is a problem
  /// `records.busy`: it can be tried again.
  /// What was kept beside it is taken in.
  static Result<Records> open(const std::filesystem::path& file);
  /// What takes results for as long as the file cannot be opened, beside it; knows nothing of what stands there.
  static Result<Records> open_beside(const std::filesystem::path& file);
  Records(Records&&) noexcept;
  Records& operator=(Records&&) noexcept;
  ~Records();

  bool is_beside() const;

  /// What was wrong with the file that stood there, and where it is now; absent when all was well.
  const std::optional<Problem>& damage() const;

  /// Where the file is gone, or another stands in its place, that one is opened anew, or made.
  /// On a failure (a full disk, a read-only file, one that another program has locked for long) the record waits: beside the file where
  /// that can be, so that whatever ends the program loses nothing.
  Status add(const Record& record);
  /// Tries again what waits, in its order; to be called now and then.
  Status add_waiting();
  /// The last try, as when this dies. The problem says why there is something left that is kept nowhere.
  Status keep_waiting();
  bool has_waiting() const;
  /// Removes the newest record of an unsolved puzzle that is like this one: the round was taken back and goes on.
  Status withdraw(const Record& record);
  /// Adds it in the place of `former`, which the same match left when it ended before: it is told by game, variant, challenge, date and
  /// moves. Where that stands no more it is added all the same.
  Status replace(const Record& former, const Record& record);
  std::optional<Best> best(std::string_view game, std::string_view challenge) const;
  /// The same of a puzzle, whichever challenge asked for it, or none.
  std::optional<Best> best_of_puzzle(std::string_view game, std::string_view puzzle) const;
  /// Solved challenges that start with `prefix` (`grand-slam/`), by their name.
  std::map<std::string, Best> solved(std::string_view game, std::string_view prefix) const;
  /// How many challenges that start with `prefix` have been solved.
  std::size_t solved_count(std::string_view game, std::string_view prefix) const;
  /// How many matches of a game that somebody here played in have ended.
  std::size_t count(std::string_view game) const;
  /// One's own matches outside of series, by variant and level.
  std::vector<MatchCounts> tallies(std::string_view game) const;
  /// Those of them against bots that count, for a rating.
  std::vector<MatchCounts> rated(std::string_view game) const;
  /// The highest score that one player alone has reached in a variant by a match that counts, at the end of a round; absent: none yet.
  std::optional<std::int64_t> best_score(std::string_view game, std::string_view variant) const;
  /// Highest scores of one player alone first; what was given up or does not count is left out.
  std::vector<Record> highest(std::string_view game, std::size_t max) const;
  /// Newest first.
  std::vector<Record> recent(std::string_view game, std::size_t max) const;
  /// One's fastest solve without help of each challenge and each puzzle, and the fastest win that counts against each level of bots in each
  /// variant: times of one are never held against those of another. The newest first.
  std::vector<Record> fastest(std::string_view game, std::size_t max) const;

  /// Help for the puzzle on that day so far; none where nothing is known of it.
  DayHelp help(const HelpedPuzzle& of) const;
  /// There was at least so much. What was known of other days is forgotten. On a failure nothing is kept.
  Status keep_help(const HelpedPuzzle& of, const DayHelp& help);

 private:
  struct Database;  // the connection; its file is described in records_file.hpp
  explicit Records(std::unique_ptr<Database> database);
  struct Removal;  // which of them, and how
  Status remove(const Record& record, const Removal& removal);
  void keep_beside();
  Status open_moved();  ///< anew, where the file that was opened stands there no more
  std::unique_ptr<Database> database_;
};

}  // namespace tablier
