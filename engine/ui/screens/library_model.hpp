#pragma once

#include "match/match_view.hpp"
#include "match/records.hpp"
#include "match/save.hpp"
#include "ui/core/services.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What the library shows: a card for each game, and the match that was left last.
namespace tablier {

/// How many of a game's challenges are solved.
struct SeriesProgress {
  std::size_t solved = 0, total = 0;
};
/// Of all series of a game; `total` 0 where it has none.
SeriesProgress series_progress(const std::optional<Records>& records, const GameEntry& game);
/// Of one series.
SeriesProgress series_progress(const std::optional<Records>& records, const GameEntry& game, const SeriesSpec& series);

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
std::vector<LibraryCard> library_cards(const Services& services);

/// How a match of several players stands: who has how many points, where any are counted, and who is to move or which round is over.
std::string match_label(const Locale& locale, const MatchView& match);

/// The words of a match to go on with.
struct ResumeLabels {
  std::string title;   ///< `Katamino · Penta · …`
  std::string note;    ///< of several players who is ahead and whose turn it is; when, how long, how many moves
  bool stuck = false;  ///< it cannot, as things are
};
ResumeLabels resume_label(const Services& services, const SaveData& save, std::time_t now);

}  // namespace tablier
