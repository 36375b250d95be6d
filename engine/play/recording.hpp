#pragma once

#include "match/match_view.hpp"
#include "match/records.hpp"
#include "play/challenges.hpp"
#include "play/play_place.hpp"
#include "play/rating.hpp"

#include <map>
#include <optional>
#include <string>

/// What a match leaves in the records, and what stood there before it: bests to be beaten, challenges of its row that are solved.
namespace tablier {

/// What a match made of the rating of whoever plays here.
struct RatingChange {
  Rating now;
  std::optional<Rating> before;  ///< absent where it was the first
};

class Recording {
 public:
  /// Where `place.keeps` is false the match is only shown and leaves nothing.
  Recording(const Match& match, const PlayPlace& place);

  /// The cell of a series that is played; absent where it is none.
  const std::optional<ChallengeId>& challenge() const { return challenge_; }
  /// Of this challenge or puzzle, before this match.
  const std::optional<Best>& best_before() const { return best_before_; }
  /// Of one player alone who plays for points, before this match.
  const std::optional<std::int64_t>& best_score_before() const { return best_score_before_; }
  /// The match that is over does, as `counts` of a record; false where there are no records.
  bool counts() const { return counts_; }
  /// Of a match that came to its end here and counts for the rating; absent else.
  const std::optional<RatingChange>& rating() const { return rating_; }
  /// A challenge of the row that is played.
  bool solved(const ChallengeId& id) const { return solved_.contains(to_text(id)); }
  /// The challenge after this one; absent where none is.
  static std::optional<ChallengeId> next(const MatchView& match);
  /// Help that this puzzle had today before this match: it counts until tomorrow. None where it is no puzzle for one human.
  const DayHelp& help_before() const { return help_; }
  /// Keeps what help the match had, where it is more than is known of today. The problem says why it could not be.
  Status keep_help(const Match& match);
  /// The match was recorded, or was over, with a result, when it came here.
  bool done() const { return done_; }
  /// To be called before the match is saved: where it is over now, what it will leave in the records is kept with it, so that what it
  /// leaves when it is taken back and ends anew, on another day too, takes that one's place.
  void note_end(Match& match);
  /// Adds the match when it is over and has a result, once: in the place of what it left when it ended before, unless that was a challenge
  /// or a puzzle that was solved, or an end that counts where this one does not, or the end is the same. The problem says why it could not
  /// be, or that there is nowhere to. To be called after note_end.
  Status add(const Match& match);
  /// Why what was to be added is not in the records yet; absent where it is.
  std::optional<Problem> unwritten() const;
  /// A puzzle that was not solved and is taken back goes on: what was recorded of it is withdrawn, until it ends again. The problem says
  /// why it could not be.
  Status withdraw(Match& match);

 private:
  void read_solved(const Match& match);
  /// What it left before is not replaced by what it comes to now.
  bool stays(const Record& former) const;
  Record record_now(const Match& match) const;
  /// Adds the end that is due, and looks what it made of the rating.
  Status add_due(const Match& match);
  void take_note(const Record& record);

  Records* records_;
  std::optional<Problem> no_records_;  ///< why there are none
  bool keeps_;
  bool is_lost_ = false;  ///< it came to an end that cannot be recorded, which is to be told
  bool done_;
  bool counts_ = false;
  std::optional<Record> former_;    ///< what the match left in the records
  std::optional<Record> due_;       ///< what it will leave there
  std::optional<Record> replaced_;  ///< what goes for that
  std::optional<Problem> failed_;   ///< why what was added last had to wait
  std::optional<Record> unsolved_;  ///< what was recorded of a puzzle that ended unsolved, and may be taken back
  std::optional<ChallengeId> challenge_;
  std::string puzzle_;  ///< its key; empty: neither a puzzle for one human nor a challenge
  bool alone_ = false;  ///< a puzzle for one human
  DayHelp help_;        ///< of today, as far as it was kept
  std::optional<Best> best_before_;
  std::optional<std::int64_t> best_score_before_;
  std::optional<RatingChange> rating_;
  std::map<std::string, Best> solved_;
};

}  // namespace tablier
