#include "ui/screens/records_model.hpp"

#include "match/import_export.hpp"
#include "match/match_record.hpp"
#include "match/match_view.hpp"
#include "match/when_label.hpp"
#include "play/match_labels.hpp"
#include "play/rating.hpp"
#include "ui/screens/library_model.hpp"
#include "ui/screens/parameter_labels.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

std::string full_place(const Services& services, const std::string& name, const std::string& variant, const std::string& challenge) {
  const auto game = services.catalogue.peek(name);
  const std::string title = game_label(services.locale, game.get(), name);
  const std::string place = place_label(services.locale, game.get(), variant, challenge);
  return place.empty() || place == title ? title : title + " · " + place;
}

std::string reason_label(const Locale& locale, const Record& r) {
  if (r.solved && r.solution_seen) return {};
  const std::string general = "outcome." + r.reason;
  const std::string own = r.game + "." + general;
  if (r.reason.empty()) return {};
  return locale.has(own) ? locale.say(own) : locale.has(general) ? locale.say(general) : std::string();
}

/// Parts that are not empty, with dots between them.
std::string joined(std::initializer_list<std::string> parts) {
  std::string all;
  for (const std::string& part : parts)
    if (!part.empty()) all += (all.empty() ? "" : " · ") + part;
  return all;
}

/// The same with a time at the end, which on its own line would say nothing: it stays with the part before it.
std::string joined_with_time(std::initializer_list<std::string> parts, double seconds) {
  const std::string before = joined(parts);
  return before.empty() ? short_time(seconds) : before + "\u00a0·\u00a0" + short_time(seconds);
}

/// How often help of a kind was asked for; empty where it never was.
std::string asked_label(const Locale& locale, const char* kind, int times) {
  return times > 0 ? locale.say(Text(kind, {{"n", times}})) : std::string();
}

std::string help_label(const Locale& locale, const Record& r) {
  if (r.solution_seen) return locale.say("records.solution_seen");
  // Hints have a button of that name; against others they are advice. What is not known of earlier versions is help.
  const bool others = r.level > 0 || r.seats.size() > 1 || (r.seats.empty() && !r.own);
  const bool advice = others && r.challenge.empty();
  if (!r.values) return asked_label(locale, advice ? "records.help" : "records.hints", r.hints);
  return joined({asked_label(locale, advice ? "records.advice" : "records.hints", r.hints - *r.values),
                 *r.values > 0 ? locale.say("records.values") : std::string()});
}

/// Against others: in a puzzle pieces are tried and lifted.
std::string undos_label(const Locale& locale, const Record& r) {
  return r.level > 0 && r.undos > 0 ? locale.say("records.taken_back") : std::string();
}

std::string changed_label(const Locale& locale, const Record& r) { return r.changed ? locale.say("table.rules_set") : std::string(); }

std::string opponent_label(const Locale& locale, int level) {
  return level > 0 ? locale.say(Text("records.against", {{"n", level}})) : std::string();
}

/// What sets a puzzle apart within its variant: its numbers, the titles of what it names.
std::string puzzle_label(const Locale& locale, const GameEntry* game, const std::string& key) {
  std::string label;
  for (const auto& [name, value] : puzzle_options(key)) {
    if (value == "true" || value == "false") continue;
    const auto is_named = [&wanted = name](const Parameter& p) { return p.name == wanted; };
    const auto p = game ? std::ranges::find_if(game->parameters, is_named) : std::vector<Parameter>::const_iterator();
    const bool known = game && p != game->parameters.end();
    std::string text;
    for (std::size_t at = 0; at <= value.size();) {
      const std::size_t end = std::min(value.find(',', at), value.size());
      const std::string item = value.substr(at, end - at);
      text += (text.empty() ? "" : " ") + (known ? value_name(locale, *game, *p, item) : item);
      at = end + 1;
    }
    label += (label.empty() ? "" : " · ") + text;
  }
  return label;
}

std::string title_of(const Services& services, const Record& r) {
  const auto game = services.catalogue.peek(r.game);
  return joined({place_label(services.locale, game.get(), r.variant, r.challenge),
                 r.challenge.empty() ? puzzle_label(services.locale, game.get(), r.puzzle) : std::string()});
}

/// Whom one played, or who played each other where they have names, else how many did at one screen.
std::string company_label(const Locale& locale, const std::vector<Player>& players) {
  std::string opponents = opponents_label(locale, players, {});
  const auto named = [](const Player& p) { return !p.name.empty(); };
  const bool all_here = players.size() > 1 && std::ranges::all_of(players, [](const Player& p) { return p.human; });
  if (all_here && std::ranges::none_of(players, named)) return locale.say(Text("records.at_one_screen", {{"n", players.size()}}));
  if (!opponents.empty() || std::ranges::none_of(players, named)) return opponents;
  std::string names;
  for (std::size_t i = 0; i < players.size(); ++i) names += (names.empty() ? "" : " – ") + player_label(locale, players, i, true);
  return names;
}

/// The only human at a table of several; absent where there is none, or another.
std::optional<Seat> lone_human(const std::vector<Player>& players) {
  const auto human = [](const Player& p) { return p.human; };
  if (std::ranges::count_if(players, human) != 1) return std::nullopt;
  return seat(static_cast<int>(std::ranges::find_if(players, human) - players.begin()));
}

bool has_won(const std::vector<Player>& players, const std::vector<Seat>& winners) {
  const auto me = lone_human(players);
  return me && std::ranges::find(winners, *me) != winners.end();
}

/// How a match of several ended, for the one human or in the winners' names.
std::string end_label(const Locale& locale, const std::vector<Player>& players, const std::vector<Seat>& winners) {
  if (winners.empty()) return locale.say("records.drawn");
  if (lone_human(players)) return locale.say(has_won(players, winners) ? "records.won" : "records.lost");
  std::string names;
  for (const Seat s : winners)
    names += (names.empty() ? "" : ", ") + player_label(locale, players, static_cast<std::size_t>(index(s)), true);
  return locale.say(Text("records.won_by", {{"n", winners.size()}, {"names", names}}));
}

std::vector<Player> players_of(const Record& r) {
  std::vector<Player> players;
  for (const RecordSeat& s : r.seats) players.push_back(s.player);
  return players;
}

std::vector<Seat> winners_of(const Record& r) {
  std::vector<Seat> winners;
  for (std::size_t i = 0; i < r.seats.size(); ++i)
    if (r.seats[i].won) winners.push_back(seat(static_cast<int>(i)));
  return winners;
}

/// Of each seat, `20 – 10`; empty where none are counted but who won.
std::string seat_points_label(const Locale& locale, const Record& r) {
  if (std::ranges::all_of(r.seats, [](const RecordSeat& s) { return s.points == 0 || s.points == 1; })) return {};
  std::vector<std::int64_t> points;
  for (const RecordSeat& s : r.seats) points.push_back(s.points);
  return figures_label(locale, points);
}

/// Earlier versions did not keep why.
std::string uncounted_label(const Locale& locale, const Record& r) {
  if (!r.uncounted.empty()) return locale.say("records.uncounted." + r.uncounted);
  if (r.own) return counts(r) ? std::string() : locale.say("records.no_record");  // why is told before it
  return locale.say("records.uncounted.before");
}

std::string result_label(const Locale& locale, const Record& r, bool done) {
  if (!r.own && !r.seats.empty()) return end_label(locale, players_of(r), winners_of(r));
  if (!r.own) return locale.say("records.no_record");
  if (r.drawn) return locale.say("records.drawn");
  if (r.by_score && done) return locale.say(Text("table.score", {{"n", r.score}}));
  return locale.say(r.level > 0 ? (done ? "records.won" : "records.lost") : (done ? "records.done" : "records.not_done"));
}

RecordLine recent_line(const Services& services, const Record& r, std::time_t now) {
  const Locale& locale = services.locale;
  const bool done = is_done(r);
  return {title_of(services, r),
          joined({joined_with_time({locale.say(when_label(r.date, now)),
                                    r.seats.empty() ? opponent_label(locale, r.level) : company_label(locale, players_of(r)),
                                    seat_points_label(locale, r), reason_label(locale, r), help_label(locale, r), undos_label(locale, r),
                                    changed_label(locale, r)},
                                   r.seconds),
                  uncounted_label(locale, r)}),
          result_label(locale, r, done), done};
}

std::string best_label(const Locale& locale, const MatchCounts& of) {
  if (of.best_score) return figure_label(locale, *of.best_score);
  return of.fastest ? short_time(*of.fastest) : std::string();
}

/// What is wrong, and the line; the file is named beside.
std::string problem_label(const Locale& locale, const Problem& problem) {
  if (problem.where.line == 0) return locale.say(problem.text);
  return locale.say(Text("records.fault_at", {{"why", problem.text}, {"n", problem.where.line}}));
}

/// How many moves somebody marked or said something of, and how many lines were tried beside the moves: matches that are otherwise alike
/// are told apart by them.
std::string beside_label(const Locale& locale, const SaveData& save) {
  std::size_t remarks = 0, lines = 0;
  for (const SaveRound& round : save.rounds) {
    remarks += round.remarks.size();
    for (const SaveRound::LineMove& move : round.lines) {
      remarks += move.remark.empty() ? 0U : 1U;
      lines += move.under < 0 ? 1U : 0U;
    }
  }
  return joined({remarks > 0 ? locale.say(Text("records.remarks", {{"n", remarks}})) : std::string(),
                 lines > 0 ? locale.say(Text("records.lines", {{"n", lines}})) : std::string()});
}

/// A round ended by what is no move of the game.
bool was_given_up(const Round& round) {
  return round.end && (round.end->outcome.reason == "resigned" || round.end->outcome.reason == kTimeReason);
}

}  // namespace

bool is_worth_listing(const SavedGame& save, const std::optional<PlayedSave>& played) {
  return !played || played->begun || !save.name.empty() || save.data->has_remarks();
}

std::optional<PlayedSave> played_save(const SavedGame& save, const Catalogue& catalogue) {
  if (!save.data) return std::nullopt;
  const auto match = replay(*save.data, catalogue);
  if (!match) return std::nullopt;
  const auto told = result_not_played(*match);
  const std::size_t moves = MatchView{*match, Seat::nobody}.moves();
  return PlayedSave{.moves = moves,
                    .winners = match->over() ? std::optional(match->winners()) : told,
                    .by_record = told.has_value(),
                    .set_up = is_set_up(match->setup(), *match->rules().game),
                    .begun = moves > static_cast<std::size_t>(std::ranges::count_if(match->rounds(), was_given_up))};
}

std::string told_apart(const RecordLine& line) { return joined({line.note, line.figure}); }

RecordLine saved_line(const Services& services, const SavedGame& save, std::time_t now, const std::optional<PlayedSave>& played) {
  const Locale& locale = services.locale;
  const std::string when = save.date.empty() ? std::string() : locale.say(when_label(save.date, now));
  if (!save.data)
    return {save.file.filename().string(), joined({problem_label(locale, save.problem), when}), locale.say("records.broken"), false, true};
  const MatchSetup& setup = save.data->setup;
  const std::string place = full_place(services, setup.game, setup.variant, setup.challenge);
  const std::string moves = played ? locale.say(Text("records.moves", {{"n", played->moves}})) : std::string();
  const bool ended = played && played->winners && setup.players.size() > 1;
  const std::string set_up = played && played->set_up ? locale.say("records.from_set_up") : std::string();
  const std::string source = ended && played->by_record ? locale.say("records.by_record") : std::string();
  return {save.name.empty() ? place : save.name,
          joined({joined_with_time(
                      {save.name.empty() ? std::string() : place, company_label(locale, setup.players), set_up, source, when, moves},
                      save.data->seconds()),
                  beside_label(locale, *save.data)}),
          ended ? end_label(locale, setup.players, *played->winners) : locale.say(save.data->over ? "records.over" : "records.going_on"),
          ended && has_won(setup.players, *played->winners)};
}

std::vector<RecordLine> fastest_lines(const Services& services, const GameEntry& game, std::size_t max, std::time_t now) {
  std::vector<RecordLine> lines;
  if (!services.records) return lines;
  for (const Record& r : services.records->fastest(game.name, max))
    lines.push_back({title_of(services, r),
                     joined({services.locale.say(when_label(r.date, now)), opponent_label(services.locale, r.level)}),
                     short_time(r.seconds)});
  return lines;
}

std::vector<RecordLine> highest_lines(const Services& services, const GameEntry& game, std::size_t max, std::time_t now) {
  std::vector<RecordLine> lines;
  if (!services.records) return lines;
  for (const Record& r : services.records->highest(game.name, max)) {
    const std::string title = title_of(services, r);
    const auto alike = [&title](const RecordLine& line) { return line.title == title; };
    const auto last = std::find_if(lines.rbegin(), lines.rend(), alike);  // those of a variant stand together
    lines.insert(
        last == lines.rend() ? lines.end() : last.base(),
        RecordLine{.title = title,
                   .note = joined_with_time({services.locale.say(when_label(r.date, now)), reason_label(services.locale, r)}, r.seconds),
                   .figure = figure_label(services.locale, r.score),
                   .rank = last == lines.rend() ? 1 : last->rank + 1});
  }
  return lines;
}

std::vector<RecordLine> recent_lines(const Services& services, const GameEntry& game, std::size_t max, std::time_t now) {
  std::vector<RecordLine> lines;
  if (!services.records) return lines;
  for (const Record& r : services.records->recent(game.name, max)) lines.push_back(recent_line(services, r, now));
  return lines;
}

std::vector<RecordLine> recent_lines(const Services& services, const std::vector<std::shared_ptr<const GameEntry>>& games, std::size_t max,
                                     std::time_t now) {
  struct Played {
    std::string date;
    RecordLine line;
  };
  std::vector<Played> all;
  if (!services.records) return {};
  for (const auto& game : games)
    for (const Record& r : services.records->recent(game->name, max)) {
      all.push_back({r.date, recent_line(services, r, now)});
      all.back().line.title = joined({services.locale.say(game->spec.title), all.back().line.title});
    }
  std::ranges::stable_sort(all, std::ranges::greater(), &Played::date);
  std::vector<RecordLine> lines;
  for (Played& played : all)
    if (lines.size() < max) lines.push_back(std::move(played.line));
  return lines;
}

std::string rating_line(const Services& services, const GameEntry& game) {
  const auto rating = services.records ? own_rating(*services.records, game.spec) : std::nullopt;
  if (!rating) return {};
  return services.locale.say(Text(
      "records.rating",
      {{"elo", figure_label(services.locale, std::lround(rating->elo))}, {"error", std::lround(rating->error)}, {"n", rating->played}}));
}

std::vector<TallyLine> tally_lines(const Services& services, const GameEntry& game) {
  std::vector<TallyLine> lines;
  if (!services.records) return lines;
  for (const MatchCounts& t : services.records->tallies(game.name))
    lines.push_back({joined({place_label(services.locale, &game, t.variant, {}), opponent_label(services.locale, t.level)}), t.level == 0,
                     t.played, t.won, t.drawn, t.lost(), best_label(services.locale, t)});
  return lines;
}

std::vector<SeriesLine> series_lines(const Services& services, const GameEntry& game) {
  std::vector<SeriesLine> lines;
  if (!game.spec.series) return lines;
  for (const SeriesSpec& spec : game.spec.content.series) {
    const SeriesProgress p = series_progress(services.records, game, spec);
    double seconds = 0;
    if (services.records)
      for (const auto& [name, best] : services.records->solved(game.name, spec.name + "/")) seconds += best.helped ? 0 : best.seconds;
    lines.push_back({services.locale.say(spec.title), p.solved, p.total, seconds > 0 ? short_time(seconds) : std::string()});
  }
  return lines;
}

}  // namespace tablier
