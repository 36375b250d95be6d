#pragma once

#include "match/saved_games.hpp"
#include "ui/core/services.hpp"

#include <ctime>
#include <optional>
#include <string>
#include <vector>

/// What the records screen shows, ready to read.
namespace tablier {

/// One line of a list.
struct RecordLine {
  std::string title;
  std::string note;
  std::string figure;    ///< at the right: a time, a result
  bool good = false;     ///< won, solved: the figure bears a tick
  bool broken = false;   ///< a save that cannot be read
  std::size_t rank = 0;  ///< among its like, from 1; 0: none
};

/// What a save tells once it is played again.
struct PlayedSave {
  std::size_t moves = 0;                     ///< that the players made, as its table counts them: what chance drew is no move
  std::optional<std::vector<Seat>> winners;  ///< of the match; empty: nobody; absent while it goes on
  bool by_record = false;                    ///< a record of another program told them, and its moves do not show it
  bool set_up = false;                       ///< it began from a position that was set up
  bool begun = true;                         ///< somebody has moved, and not only given up or run out of time
};
/// Absent where it cannot be played.
std::optional<PlayedSave> played_save(const SavedGame& save, const Catalogue& catalogue);

/// There is something to come back to, or somebody has named it or said something of it. `played`: where that is known.
bool is_worth_listing(const SavedGame& save, const std::optional<PlayedSave>& played);

/// `played`: where that is known.
RecordLine saved_line(const Services& services, const SavedGame& save, std::time_t now, const std::optional<PlayedSave>& played = {});

/// What sets a save apart from others of the same name: when, who, how far.
std::string told_apart(const RecordLine& line);

/// The fastest solve of each puzzle of a game and win against each bot; the highest scores of one player alone, variant by variant; the
/// last matches.
std::vector<RecordLine> fastest_lines(const Services& services, const GameEntry& game, std::size_t max, std::time_t now);
std::vector<RecordLine> highest_lines(const Services& services, const GameEntry& game, std::size_t max, std::time_t now);
std::vector<RecordLine> recent_lines(const Services& services, const GameEntry& game, std::size_t max, std::time_t now);
/// The last matches of several games, the latest first, each named with its game.
std::vector<RecordLine> recent_lines(const Services& services, const std::vector<std::shared_ptr<const GameEntry>>& games, std::size_t max,
                                     std::time_t now);

/// How strong one is against the bots of a game, and from how many matches; empty where that is not known.
std::string rating_line(const Services& services, const GameEntry& game);

/// One variant, or one level of bots in it.
struct TallyLine {
  std::string title;
  bool alone = false;  ///< what is won is done then, and what is lost not done
  std::size_t played = 0, won = 0, drawn = 0, lost = 0;
  std::string best;  ///< the fastest time; alone, the highest score; empty: none
};
std::vector<TallyLine> tally_lines(const Services& services, const GameEntry& game);

/// One series: how far, and the sum of its best times.
struct SeriesLine {
  std::string title;
  std::size_t solved = 0, total = 0;
  std::string time;  ///< empty: nothing solved
};
std::vector<SeriesLine> series_lines(const Services& services, const GameEntry& game);

}  // namespace tablier
