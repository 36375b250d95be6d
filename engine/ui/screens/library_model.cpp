#include "ui/screens/library_model.hpp"

#include "match/match_view.hpp"
#include "match/when_label.hpp"
#include "play/match_labels.hpp"
#include "ui/screens/series_map.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace tablier {
namespace {

std::string seat_label(const Locale& locale, SeatRange seats) {
  if (seats.min == seats.max) return locale.say(Text("library.players", {{"n", seats.min}}));
  return locale.say(Text("library.players_range", {{"min", seats.min}, {"n", seats.max}}));
}

/// Both with a dot between them, or the one that there is.
std::string dotted(const std::string& a, const std::string& b) { return a.empty() || b.empty() ? a + b : a + " · " + b; }

std::string progress_label(const Services& services, const GameEntry& game) {
  const SeriesProgress series = series_progress(services.records, game);
  if (series.total > 0) return services.locale.say(Text("map.progress", {{"done", series.solved}, {"n", series.total}}));
  const std::size_t played = services.records ? services.records->count(game.name) : 0;
  return played == 0 ? std::string() : services.locale.say(Text("library.played", {{"n", played}}));
}

std::string spot_label(const SourceSpot& where) {
  if (where.file.empty() || where.line == 0) return where.file;
  return where.file + ":" + std::to_string(where.line) + (where.column > 0 ? ":" + std::to_string(where.column) : "");
}

/// That a game is the player's own, and where it takes the place of one that came with the program, by which file.
std::string own_label(const Services& services, const std::filesystem::path& file) {
  if (!services.locale.stand_ins().place_of(file)) return services.locale.say("library.own");
  return services.locale.say(Text("library.own_instead", {{"file", file.filename().string()}}));
}

LibraryCard make_card(const Services& services, const std::shared_ptr<const GameEntry>& game) {
  LibraryCard card{.game = game,
                   .title = game_label(services.locale, game.get(), game->name),
                   .summary = {},
                   .seats = {},
                   .progress = {},
                   .own = {},
                   .place = {}};
  if (game->playable()) {
    card.summary = services.locale.say(game->spec.summary);
    card.seats = seat_label(services.locale, game->spec.seats);
    card.progress = progress_label(services, *game);
    if (services.paths.is_own(game->source->file())) card.own = own_label(services, game->source->file());
  } else if (!game->problems.empty()) {
    card.summary = services.locale.say(game->problems.front().text);
    const SourceSpot& where = game->problems.front().where;
    card.place = spot_label(where);
    if (services.locale.stand_ins().place_of(where.file)) card.own = own_label(services, where.file);
  }
  return card;
}

/// With those of the rounds before, where they add up.
std::int64_t points_of(const MatchView& match, std::size_t seat) {
  const std::vector<std::int64_t> before = match.points(), now = match.outcome().scores;
  const bool apart = match.has_score_sheet() && !match.adds_up_rounds() && !match.round_over();
  std::int64_t points = seat < before.size() && !apart ? before[seat] : 0;
  if (!match.round_over() && seat < now.size()) points += now[seat];
  return points;
}

/// How many rounds each has won, where their points are no sum; empty before one has ended.
std::vector<std::int64_t> rounds_won(const MatchView& match) {
  const auto rounds = match.ended_rounds();
  if (match.adds_up_rounds() || !match.several_rounds()) return {};
  std::vector<std::int64_t> won;
  for (int i = 0; i < static_cast<int>(match.players().size()); ++i)
    won.push_back(std::count_if(rounds.begin(), rounds.end(), [i](const RoundEnd* end) {
      return std::count(end->outcome.winners.begin(), end->outcome.winners.end(), seat(i)) > 0;
    }));
  return won;
}

std::string rounds_label(const Locale& locale, const MatchStanding& match) {
  if (match.rounds_won.empty()) return {};
  std::string won;
  for (const std::int64_t n : match.rounds_won) won += (won.empty() ? "" : " – ") + std::to_string(n);
  return locale.say(Text("library.rounds", {{"won", won}})) + " · ";
}

/// True where a partner before that seat stands for both: what they have they have together.
bool told_with_partner(const MatchStanding& match, std::size_t i) {
  const auto before = match.sides.begin() + static_cast<std::ptrdiff_t>(std::min(i, match.sides.size()));
  return i < match.sides.size() && match.sides[i] >= 0 && std::find(match.sides.begin(), before, match.sides[i]) != before;
}

/// Of the seat, or of its side.
std::string holder_label(const Locale& locale, const MatchStanding& match, std::size_t i) {
  const auto side = i < match.sides.size() ? static_cast<std::size_t>(match.sides[i]) : match.side_names.size();
  return side < match.side_names.size() ? locale.say(match.side_names[side]) : player_label(locale, match.players, i, true);
}

std::string points_label(const Locale& locale, const MatchStanding& match, bool names) {
  std::string points;
  for (std::size_t i = 0; i < match.players.size(); ++i) {
    if (told_with_partner(match, i)) continue;
    const std::string figure = figure_label(locale, match.points[i]);
    const Text named("library.points", {{"name", holder_label(locale, match, i)}, {"n", figure}});
    // Beside a minus a dash is not read.
    const char* const between = std::ranges::any_of(match.points, [](std::int64_t n) { return n < 0; }) ? ", " : " – ";
    points += (points.empty() ? "" : between) + (names ? locale.say(named) : figure);
  }
  return points;
}

/// Where the points are the rounds that were won these are told already.
bool tells_points(const MatchStanding& match) {
  return match.points != match.rounds_won && std::ranges::any_of(match.points, [](std::int64_t n) { return n != 0; });
}

std::string standing_label(const Locale& locale, const MatchStanding& match, bool names) {
  const auto& players = match.players;
  const std::string points = points_label(locale, match, names);
  const bool any = tells_points(match);
  const Seat mover = match.to_move;
  if (!is_player(mover)) {
    const std::string over = locale.say(Text("library.round_over", {{"n", match.round + 1}}));
    return any ? over + " · " + points : over;
  }
  const bool human = players[static_cast<std::size_t>(index(mover))].human;
  const bool alone = std::count_if(players.begin(), players.end(), [](const Player& p) { return p.human; }) == 1;
  const std::string name = player_label(locale, players, static_cast<std::size_t>(index(mover)), true);
  const std::string turn = human && alone ? locale.say("library.your_turn") : locale.say(Text("library.turn_of", {{"name", name}}));
  return any ? turn + " · " + points : turn;
}

bool has_title(const GameEntry* game) { return game && !game->spec.title.empty(); }

bool are_partners(const std::optional<std::vector<int>>& sides, std::size_t a, std::size_t b) {
  return sides && std::max(a, b) < sides->size() && (*sides)[a] >= 0 && (*sides)[a] == (*sides)[b];
}

/// Those of the players who are `wanted`, named after a word of what they are; empty where there are none.
template <class Wanted>
std::string company_label(const Locale& locale, const char* word, const std::vector<Player>& players, const Wanted& wanted) {
  std::string names;
  for (std::size_t i = 0; i < players.size(); ++i)
    if (wanted(i)) names += (names.empty() ? "" : ", ") + player_label(locale, players, i, true);
  return names.empty() ? names : locale.say(Text(word, {{"names", names}}));
}

std::vector<int> sides_of(const Scene& scene) {
  std::vector<int> sides;
  for (const SeatLook& look : scene.seats) sides.push_back(look.side);
  return sides;
}

}  // namespace

std::string opponents_label(const Locale& locale, const std::vector<Player>& players, const std::optional<std::vector<int>>& sides) {
  const auto human = [](const Player& p) { return p.human; };
  if (players.size() < 2 || std::ranges::count_if(players, human) != 1) return {};
  const auto me = static_cast<std::size_t>(std::ranges::find_if(players, human) - players.begin());
  if (!sides && players.size() > 2) return company_label(locale, "library.together", players, [me](std::size_t i) { return i != me; });
  const auto partner = [&](std::size_t i) { return i != me && are_partners(sides, i, me); };
  const std::string with = company_label(locale, "library.together", players, partner);
  const std::string against = company_label(locale, "library.against", players, [&](std::size_t i) { return i != me && !partner(i); });
  return with.empty() || against.empty() ? with + against : with + " " + against;
}

MatchStanding standing_of(const MatchView& match) {
  const Scene scene = match.scene();
  MatchStanding standing{match.players(),   match.moves(),   match.to_move(), match.round(), {},
                         rounds_won(match), sides_of(scene), scene.sides};
  for (std::size_t i = 0; i < standing.players.size(); ++i) standing.points.push_back(points_of(match, i));
  return standing;
}

std::string match_label(const Locale& locale, const MatchStanding& match, bool names) {
  return rounds_label(locale, match) + standing_label(locale, match, names);
}

SeriesProgress series_progress(const std::optional<Records>& records, const GameEntry& game, const SeriesSpec& series) {
  return {records ? records->solved_count(game.name, series.name + "/") : 0, challenge_count(series)};
}

SeriesProgress series_progress(const std::optional<Records>& records, const GameEntry& game) {
  SeriesProgress all;
  if (!game.spec.series) return all;
  for (const SeriesSpec& series : game.spec.content.series) {
    const SeriesProgress one = series_progress(records, game, series);
    all.solved += one.solved;
    all.total += one.total;
  }
  return all;
}

std::vector<std::shared_ptr<const GameEntry>> games_by_title(const Services& services) {
  auto games = services.catalogue.games_as_read();
  const auto key = [&](const std::shared_ptr<const GameEntry>& game) {
    std::string title = services.locale.say(game->spec.title);
    std::ranges::transform(title, title.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
    return std::pair(!game->playable(), title);
  };
  std::ranges::stable_sort(games, {}, key);
  return games;
}

std::vector<LibraryCard> library_cards(const Services& services) {
  std::vector<LibraryCard> cards;
  for (const auto& game : games_by_title(services)) cards.push_back(make_card(services, game));
  return cards;
}

std::vector<std::filesystem::path> faulty_files(const std::vector<LibraryCard>& cards) {
  std::set<std::filesystem::path> files;
  for (const LibraryCard& card : cards) {
    if (card.game->playable()) continue;
    for (const Problem& problem : card.game->problems)
      if (!problem.where.file.empty()) files.insert(problem.where.file);
    for (const ReadFile& read : card.game->script_files) files.insert(read.file);
  }
  return {files.begin(), files.end()};
}

ResumeLabels resume_label(const Services& services, const SaveData& save, std::time_t now,
                          const std::optional<Result<MatchStanding>>& standing) {
  const Locale& locale = services.locale;
  const auto game = services.catalogue.peek(save.setup.game);
  const auto& [variant, challenge] = std::tie(save.setup.variant, save.setup.challenge);
  const bool named = is_place_known(game.get(), variant, challenge);  // what files call it is nothing to be read
  const std::string place = named ? place_label(locale, game.get(), variant, challenge) : std::string();
  const std::string title = standing || has_title(game.get()) ? game_label(locale, game.get(), save.setup.game) : std::string();
  ResumeLabels labels{.title = title,
                      .place = place.empty() ? title : place,
                      .cell = cell_label(locale, game.get(), challenge),
                      .standing = {},
                      .shorter = {},
                      .note = {}};
  if (labels.place != title) labels.title += " · " + place;
  const auto& players = save.setup.players;
  const bool known = standing && *standing;  // what chance drew is no move, and stands among them in a save
  const std::string played = known ? locale.say(Text("records.moves", {{"n", (*standing)->moves}})) : std::string();
  const std::string when = locale.say(when_label(save.date, now));
  labels.stuck = standing && !*standing;
  if (labels.stuck) labels.standing = locale.say("library.stuck.now");
  else if (players.size() < 2) labels.standing = dotted(played, short_time(save.seconds()));
  else {
    const bool scored = standing && std::ranges::any_of((**standing).points, [](std::int64_t n) { return n != 0; });
    if (standing && scored) labels.shorter = match_label(locale, **standing, false);
    if (standing) labels.standing = match_label(locale, **standing);  // whose turn it is comes first: the rest may be cut
    const auto sides = standing ? std::optional((**standing).sides) : std::nullopt;
    const std::string names = scored ? std::string() : opponents_label(locale, players, sides);  // else the points name them
    if (!names.empty()) labels.standing += (labels.standing.empty() ? "" : " · ") + names;
  }
  labels.note = players.size() < 2 ? when : dotted(when, played);
  labels.when = when;
  return labels;
}

}  // namespace tablier
