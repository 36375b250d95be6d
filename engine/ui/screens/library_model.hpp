#pragma once

#include "match/match_view.hpp"
#include "match/records.hpp"
#include "match/save.hpp"
#include "ui/core/services.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What the library shows: a card for each game, and the matches that were left last.
namespace tablier {

/// How many of a game's challenges are solved.
struct SeriesProgress {
  std::size_t solved = 0, total = 0;
};
/// Of all series of a game; `total` 0 where it has none.
SeriesProgress series_progress(const std::optional<Records>& records, const GameEntry& game);
/// Of one series.
SeriesProgress series_progress(const std::optional<Records>& records, const GameEntry& game, const SeriesSpec& series);

/// As the library shows them: by their titles in the language, those that cannot be played last.
std::vector<std::shared_ptr<const GameEntry>> games_by_title(const Services& services);

/// The words of a card, ready to show.
struct LibraryCard {
  std::shared_ptr<const GameEntry> game;
  std::string title;
  std::string summary;   ///< one line; why it cannot be played, where it cannot
  std::string seats;     ///< `1–2 players`
  std::string progress;  ///< empty while there is none
  std::string own;       ///< that the game is the player's own; empty where it is not
  std::string place;     ///< file and line of what keeps it from being played, if known
};
/// Of the games as they were read.
std::vector<LibraryCard> library_cards(const Services& services);
/// What games that cannot be played were read from: whoever mends one of these files wants to see it at once.
std::vector<std::filesystem::path> faulty_files(const std::vector<LibraryCard>& cards);

/// How a match stands.
struct MatchStanding {
  std::vector<Player> players;
  std::size_t moves = 0;  ///< that were made
  Seat to_move = Seat::nobody;
  int round = 0;
  std::vector<std::int64_t> points;      ///< of each, with those of the rounds before where they add up
  std::vector<std::int64_t> rounds_won;  ///< of each, where points are no sum; empty before a round has ended
  std::vector<int> sides;                ///< of each, the same for partners; see SeatLook::side
  std::vector<Text> side_names = {};     ///< of those: partners have their points together
};
/// May run scripts.
MatchStanding standing_of(const MatchView& match);

/// Whom a human alone at the table plays with and against; empty where several share it, or nobody does: points and turns name them all.
/// `sides` as in MatchStanding; absent while nobody knows who is whose partner: more than two players are said to play together then.
std::string opponents_label(const Locale& locale, const std::vector<Player>& players, const std::optional<std::vector<int>>& sides);

/// Of several players: who has how many points, where any are counted, and who is to move or which round is over. Without `names`
/// the points stand in the order of the seats.
std::string match_label(const Locale& locale, const MatchStanding& match, bool names = true);

/// The words of a match to go on with.
struct ResumeLabels {
  std::string title;     ///< `Katamino · Penta · …`
  std::string place;     ///< the title without its game, for cards that have no room for all of it
  std::string cell;      ///< of the place what tells a challenge from the others of its series, to be read in any room; else empty
  std::string standing;  ///< of several players whom one plays against, who is ahead and whose turn it is; else how many moves, how long
  std::string shorter = {};  ///< of what `standing` says the figures alone, in the order of the seats; empty: there are none
  std::string note;          ///< when it was left; of several players how many moves, too
  std::string when = {};     ///< when it was left alone, for cards that have no room for all of it
  bool stuck = false;        ///< it cannot, as things are
};
/// `standing`: once it is known, or why it cannot go on.
ResumeLabels resume_label(const Services& services, const SaveData& save, std::time_t now,
                          const std::optional<Result<MatchStanding>>& standing);

}  // namespace tablier
