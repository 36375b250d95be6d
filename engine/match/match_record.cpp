#include "match/match_record.hpp"

#include "match/date.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// The only human's seat.
std::optional<Seat> lone_human(const std::vector<Player>& players) {
  std::optional<Seat> found;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!players[i].human) continue;
    if (found) return std::nullopt;
    found = seat(static_cast<int>(i));
  }
  return found;
}

int strongest_bot(const std::vector<Player>& players) {
  int level = 0;
  for (const Player& p : players)
    if (!p.human) level = std::max(level, p.level);
  return level;
}

int decisions(const Match& match) {
  int count = 0;
  for (const Round& r : match.rounds())
    count +=
        static_cast<int>(std::count_if(r.history.begin(), r.history.end(), [](const Ply& p) { return is_player(p.seat) && !p.joined; }));
  return count;
}

}  // namespace

Record record_of(const Match& match) {
  const auto human = lone_human(match.setup().players);
  const auto winners = match.winners();
  const auto points = match.points();
  const Help help = match.total_help();
  Record record;
  record.game = match.setup().game;
  record.variant = match.setup().variant;
  record.challenge = match.setup().challenge;
  record.seconds = match.total_seconds();
  record.moves = decisions(match);
  record.hints = help.hints;
  record.solved = human ? std::find(winners.begin(), winners.end(), *human) != winners.end() : !winners.empty();
  record.solution_seen = help.solution_seen;
  record.reason = match.state().outcome().reason;
  record.score = human ? points[static_cast<std::size_t>(index(*human))] : *std::max_element(points.begin(), points.end());
  record.date = iso_date();
  record.level = human ? strongest_bot(match.setup().players) : 0;
  record.drawn = match.setup().players.size() > 1 && winners.empty();
  record.by_score = match.setup().players.size() == 1 && !match.state().outcome().scores.empty();
  return record;
}

}  // namespace tablier
