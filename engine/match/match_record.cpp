#include "match/match_record.hpp"

#include "host/option_meaning.hpp"
#include "match/date.hpp"
#include "script/variant.hpp"

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

std::string plain_text(const Value& value) { return value.as_string() ? *value.as_string() : to_json(value); }

/// Numbers of a list in their order, whatever order they came in.
std::string option_key(const Value& value) {
  if (!value.as_list()) return plain_text(value);
  Value::List items = *value.as_list();
  const auto number = [](const Value& v) { return v.as_int() != nullptr; };
  if (std::all_of(items.begin(), items.end(), number))
    std::sort(items.begin(), items.end(), [](const Value& a, const Value& b) { return *a.as_int() < *b.as_int(); });
  std::string key;
  for (const Value& item : items) key += (key.empty() ? "" : ",") + plain_text(item);
  return key;
}

/// A match of several: what came of it for each.
std::vector<RecordSeat> seats_of(const Match& match) {
  const auto& players = match.setup().players;
  const auto winners = match.winners();
  const auto points = match.points();
  std::vector<RecordSeat> seats;
  for (std::size_t i = 0; players.size() > 1 && i < players.size(); ++i)
    seats.push_back({players[i], std::ranges::find(winners, seat(static_cast<int>(i))) != winners.end(), points[i]});
  return seats;
}

/// See Record. The settings of a challenge, and of one alone who does not play for points, are what is to be solved.
bool settings_changed(const Match& match, bool by_score) {
  const MatchSetup& setup = match.setup();
  const GameEntry& game = *match.rules().entry;
  const VariantEntry* const variant = game.variant(setup.variant);
  if (!variant || !setup.challenge.empty() || (setup.players.size() == 1 && !by_score)) return false;
  return !changed_parameters(game.parameters, variant->settings, setup.options).empty();
}

/// In Match::table.
constexpr const char *kFormer = "recorded", *kFormerDate = "date", *kFormerMoves = "moves", *kFormerReason = "reason",
                     *kFormerScore = "score", *kFormerSolved = "solved", *kFormerCounts = "counts";

/// It went on from a list of moves.
bool is_listed(const Match& match) { return match.table.as_map() && match.table.find(kListedKey); }

/// See Record.
std::string why_uncounted(const Match& match, bool set_up) {
  const auto people = std::ranges::count_if(match.setup().players, [](const Player& p) { return p.human; });
  if (people == 0) return "watched";
  if (set_up) return "set_up";
  if (people == 1 && is_listed(match)) return "listed";
  return people > 1 ? "several" : "";
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
  record.values = help.values;
  record.undos = help.undos;
  record.uncounted = why_uncounted(match, is_set_up(match.setup(), *match.rules().game));  // who won from a position says nothing
  record.own = record.uncounted.empty();
  record.seats = seats_of(match);
  record.solved = human && std::find(winners.begin(), winners.end(), *human) != winners.end();
  if (record.solved) record.stars = match.stars();
  record.solution_seen = help.solution_seen;
  record.reason = match.round_over() ? match.rounds().back().end->outcome.reason : match.state().outcome().reason;
  record.score = human ? points[static_cast<std::size_t>(index(*human))] : *std::max_element(points.begin(), points.end());
  record.date = iso_date();
  record.level = human ? strongest_bot(match.setup().players) : 0;
  record.drawn = match.setup().players.size() > 1 && winners.empty();
  record.by_score = match.setup().players.size() == 1 && !match.state().outcome().scores.empty();
  record.changed = settings_changed(match, record.by_score);
  return record;
}

bool has_result(const Match& match) {
  return match.over() && !(match.round_over() && match.rounds().back().end->outcome.reason == kFaultReason);
}

void keep_former_record(Match& match, const Record& record) {
  match.table.set(kFormer, Value::map({{kFormerDate, record.date},
                                       {kFormerMoves, record.moves},
                                       {kFormerReason, record.reason},
                                       {kFormerScore, record.score},
                                       {kFormerSolved, record.solved},
                                       {kFormerCounts, counts(record)}}));
}

std::optional<Record> former_record(const Match& match) {
  const Value* const kept = match.table.find(kFormer);
  if (!kept || !kept->as_map()) return std::nullopt;
  const Value *const date = kept->find(kFormerDate), *const moves = kept->find(kFormerMoves);
  if (!date || !date->as_string() || !moves || !moves->as_int()) return std::nullopt;
  Record record;
  record.game = match.setup().game;
  record.variant = match.setup().variant;
  record.challenge = match.setup().challenge;
  record.date = *date->as_string();
  record.moves = static_cast<int>(*moves->as_int());
  if (const Value* const reason = kept->find(kFormerReason); reason && reason->as_string()) record.reason = *reason->as_string();
  if (const Value* const score = kept->find(kFormerScore); score && score->as_int()) record.score = *score->as_int();
  if (const Value* const solved = kept->find(kFormerSolved); solved && solved->as_bool()) record.solved = *solved->as_bool();
  if (const Value* const counted = kept->find(kFormerCounts); counted && counted->as_bool()) record.own = *counted->as_bool();
  return record;
}

void forget_former_record(Value& table) {
  if (Value::Map* const kept = table.as_map()) std::erase_if(*kept, [](const Member& one) { return one.name == kFormer; });
}

std::string puzzle_key(const MatchSetup& setup) {
  Value::Map options = setup.options.as_map() ? *setup.options.as_map() : Value::Map();
  std::sort(options.begin(), options.end(), [](const Member& a, const Member& b) { return a.name < b.name; });
  std::string key = setup.variant;
  for (const Member& option : options) key += (&option == options.data() ? '?' : '&') + option.name + '=' + option_key(option.value);
  return key;
}

std::vector<std::pair<std::string, std::string>> puzzle_options(std::string_view key) {
  std::vector<std::pair<std::string, std::string>> options;
  for (std::size_t at = key.find('?'); at != std::string_view::npos; at = key.find('&', at)) {
    ++at;
    const std::string_view option = key.substr(at, key.find('&', at) - at);
    const std::size_t equals = option.find('=');
    if (equals != std::string_view::npos) options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  return options;
}

}  // namespace tablier
