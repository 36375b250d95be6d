#include "match/import_export.hpp"

#include "content/text_limits.hpp"
#include "content/utf8.hpp"
#include "match/play_line.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

std::string english(const Localised& text, const std::string& otherwise) {
  for (const auto& [language, label] : text)
    if (language == "en") return label;
  return otherwise;
}

bool is_called(const VariantEntry& variant, const std::string& name) {
  const auto same = [&name](const auto& title) { return title.second == name; };
  return variant.name == name || std::any_of(variant.title.begin(), variant.title.end(), same);
}

Problem placed(Text text, const SourceSpot& where) { return Problem(std::move(text), where); }

Result<std::string> variant_of(const GameEntry& game, const GameRecord& record) {
  for (const std::string& name : record.variants)
    for (const VariantEntry& variant : game.variants)
      if (is_called(variant, name)) return variant.name;
  const std::string name = record.variants.empty() ? std::string() : record.variants.front();
  return placed(Text("match.record.variant", {{"game", game.name}, {"name", name}}), record.where);
}

Result<Value> options_of(const GameEntry& game, const GameRecord& record) {
  Value settings = Value::map();
  for (const auto& [name, text] : record.options) {
    const auto p = std::find_if(game.parameters.begin(), game.parameters.end(), [&](const Parameter& q) { return q.name == name; });
    // The SDK knows how to say it.
    if (p == game.parameters.end())
      return placed(Options::make(game.parameters, Value::map({{name, nullptr}})).problem().text, record.where);
    const auto value = parse(*p, text);
    if (!value) return placed(value.problem().text, record.where);
    settings.set(name, *value);
  }
  return settings;
}

std::vector<Player> players_of(const GameRecord& record, SeatRange seats) {
  const int named = static_cast<int>(record.players.size());
  std::vector<Player> players(static_cast<std::size_t>(std::clamp(named, seats.min, seats.max)));
  for (std::size_t i = 0; i < std::min(players.size(), record.players.size()); ++i)
    players[i].name = clipped(repaired_utf8(record.players[i]), kMaxTitle);
  return players;
}

bool agrees(const Outcome& outcome, const GameRecord& record) {
  if (!outcome.over || !record.winners) return true;
  const auto& found = outcome.winners;
  if (record.winners->empty()) return found.empty();
  return std::find(found.begin(), found.end(), record.winners->front()) != found.end();
}

/// Nobody writes a resignation down as a move.
void resign_as_told(Match& match, const GameRecord& record) {
  if (match.round_over() || !record.winners || record.winners->empty()) return;
  const Move resignation = match.state().resignation();
  if (resignation == Move::none) return;
  const auto after = match.state().clone();
  after->play(resignation);
  if (agrees(after->outcome(), record)) match.play(resignation);
}

/// In Match::table.
constexpr const char *kSaid = "record", *kPlies = "plies", *kDate = "date", *kTimeControl = "time_control", *kWinners = "winners";

/// What a record says and its moves do not.
void keep_said(Match& match, const GameRecord& record) {
  Value said = Value::map({{kPlies, static_cast<std::int64_t>(match.history().size())}});
  if (!record.date.empty()) said.set(kDate, record.date);
  if (!record.time_control.empty()) said.set(kTimeControl, record.time_control);
  if (record.winners && !match.round_over()) {
    Value winners = Value::list();
    for (const Seat s : *record.winners) winners.push(index(s));
    said.set(kWinners, std::move(winners));
  }
  match.table.set(kSaid, std::move(said));
}

/// Of the round as it was read; absent where it was not, or was played on.
const Value* said_of(const Value& table, std::size_t rounds, std::size_t plies_played) {
  const Value* said = table.as_map() ? table.find(kSaid) : nullptr;
  const Value* plies = said && said->as_map() ? said->find(kPlies) : nullptr;
  const bool as_read = plies && plies->as_int() && *plies->as_int() == static_cast<std::int64_t>(plies_played);
  return as_read && rounds == 1 ? said : nullptr;
}

const Value* said_of(const Match& match) { return said_of(match.table, match.rounds().size(), match.history().size()); }

/// A save may hold anything there.
const std::string* said_text(const Value* said, const char* name) {
  const Value* text = said ? said->find(name) : nullptr;
  return text ? text->as_string() : nullptr;
}

std::optional<std::vector<Seat>> said_winners(const Value& said, std::size_t seats) {
  const Value* list = said.find(kWinners);
  if (!list || !list->as_list()) return std::nullopt;
  std::vector<Seat> winners;
  for (const Value& v : *list->as_list()) {
    if (!v.as_int() || *v.as_int() < 0 || *v.as_int() >= static_cast<std::int64_t>(seats)) return std::nullopt;
    winners.push_back(seat(static_cast<int>(*v.as_int())));
  }
  return winners;
}

RecordMove record_move(const std::string& notation, const Remark& remark) {
  return {.notation = notation, .mark = remark.mark, .comment = remark.comment};
}

/// From a move of the tree on: what came first after each goes on, the rest are lines of their own.
std::vector<RecordMove> record_line(const MoveTree& tree, int node) {
  std::vector<RecordMove> line{record_move(tree.node(node).notation, tree.node(node).remark)};
  for (auto next = tree.after(0, node); !next.empty(); next = tree.after(0, node)) {
    node = next.front();
    line.push_back(record_move(tree.node(node).notation, tree.node(node).remark));
    for (std::size_t i = 1; i < next.size(); ++i) line.back().variations.push_back(record_line(tree, next[i]));
  }
  return line;
}

std::vector<RecordMove> record_moves(const Round& round) {
  std::vector<RecordMove> moves;
  for (std::size_t i = 0; i < round.history.size(); ++i) {
    moves.push_back(record_move(round.history[i].notation, round.tree.remark(i + 1)));
    for (const int node : round.tree.after(i, -1)) moves.back().variations.push_back(record_line(round.tree, node));
  }
  return moves;
}

/// A line beside the moves, and those that leave it. What cannot be played ends it: others may write what these rules do not know.
void grow_line(MoveTree& tree, const State& at, std::size_t from, int parent, const std::vector<RecordMove>& line) {
  const auto state = at.clone();
  for (const RecordMove& move : line) {
    if (!is_player(state->to_move()) || tree.nodes().size() >= kMaxLineMoves) return;
    const auto grown = grow(tree, *state, from, parent, move.notation);
    if (!grown) return;
    const int before = std::exchange(parent, *grown);
    tree.set_node_remark(parent, {move.mark, clipped(repaired_utf8(move.comment), kMaxComment)});
    for (const auto& variation : move.variations) grow_line(tree, *state, from, before, variation);
    state->play(tree.node(parent).move);
  }
}

std::string name_of(const Player& player) {
  if (!player.name.empty() || player.human) return player.name;
  return player.bot.empty() ? "Bot " + std::to_string(player.level) : player.bot;
}

/// Seats in the order of play of a round.
int turn_of(int seat, const Setup& setup) { return (seat - setup.starter + setup.seats) % setup.seats; }

std::vector<Seat> turns_of(const std::vector<Seat>& seats, const Setup& setup) {
  std::vector<Seat> turns;
  for (const Seat s : seats) turns.push_back(seat(turn_of(index(s), setup)));
  std::sort(turns.begin(), turns.end());
  return turns;
}

/// Of the match that is seated so, with the players of the record in its order of play, who began; 0 where they are others.
int starter_among(const MatchSetup& seated, const GameRecord& record) {
  const int seats = static_cast<int>(seated.players.size());
  if (seats != static_cast<int>(record.players.size())) return 0;
  const auto begun_by = [&](int starter) {
    for (int turn = 0; turn < seats; ++turn)
      if (name_of(seated.players[static_cast<std::size_t>((starter + turn) % seats)]) != record.players[static_cast<std::size_t>(turn)])
        return false;
    return true;
  };
  for (int i = 0; i < seats; ++i)
    if (const int starter = (seated.starter + i) % seats; begun_by(starter)) return starter;
  return 0;
}

/// The record by seat, in place of the order of play.
GameRecord seated_from(GameRecord record, int starter) {
  const auto seats = static_cast<int>(record.players.size());
  if (starter == 0) return record;
  std::rotate(record.players.begin(), record.players.end() - starter, record.players.end());
  if (record.winners)
    for (Seat& s : *record.winners) s = seat((index(s) + starter) % seats);
  return record;
}

}  // namespace

GameRecord game_record(const Match& match, std::size_t number, const std::string& date) {
  expects(number < match.rounds().size());
  const MatchSetup& setup = match.setup();
  const Round& round = match.rounds()[number];
  GameRecord record;
  const VariantEntry* variant = match.rules().entry->variant(match.rules().variant);
  record.variants = {english(variant->title, variant->name)};
  record.date = date;
  if (setup.clock && setup.players.size() == 2) record.time_control = to_text(*setup.clock);
  for (const Member& option : *setup.options.as_map()) record.options.emplace_back(option.name, to_text(option.value));
  record.players.resize(setup.players.size());
  for (int s = 0; s < static_cast<int>(setup.players.size()); ++s)
    record.players[static_cast<std::size_t>(turn_of(s, round.setup))] = name_of(setup.players[static_cast<std::size_t>(s)]);
  record.moves = record_moves(round);
  const Value* said = said_of(match);
  if (const std::string* date_said = said_text(said, kDate)) record.date = *date_said;
  if (const std::string* control = said_text(said, kTimeControl)) record.time_control = *control;
  if (!round.end) {
    if (const auto winners = said ? said_winners(*said, setup.players.size()) : std::nullopt)
      record.winners = turns_of(*winners, round.setup);
    return record;
  }
  record.winners = turns_of(round.end->outcome.winners, round.setup);
  return record;
}

Result<Match> match_of(const GameRecord& in_turns, const GameEntry& game, const RulesetSource& rulesets, const MatchSetup* seated) {
  MatchSetup setup;
  setup.starter = seated ? starter_among(*seated, in_turns) : 0;
  const GameRecord record = seated_from(in_turns, setup.starter);
  setup.game = game.name;
  auto variant = variant_of(game, record);
  if (!variant) return variant.problem();
  setup.variant = *std::move(variant);
  auto options = options_of(game, record);
  if (!options) return options.problem();
  setup.options = *std::move(options);
  auto rules = rulesets(game.name + "/" + setup.variant, setup.options);
  if (!rules) return placed(rules.problem().text, record.where);
  setup.players = players_of(record, rules->game->seats());
  auto match = Match::start(*std::move(rules), std::move(setup));
  if (!match) return match;
  MoveTree tree;
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const RecordMove& move = record.moves[i];
    for (const auto& line : move.variations) grow_line(tree, match->state(), match->history().size(), -1, line);
    if (const auto done = match->play(move.notation); !done) return placed(bad_move(i + 1, move.notation, done.problem()).text, move.where);
    tree.set_remark(match->history().size(), {move.mark, clipped(repaired_utf8(move.comment), kMaxComment)});
  }
  resign_as_told(*match, record);
  if (!tree.empty()) match->set_tree(std::move(tree));
  if (!agrees(match->state().outcome(), record)) return placed(Text("match.record.winner"), record.where);
  keep_said(*match, record);
  return match;
}

std::optional<std::vector<Seat>> result_not_played(const Match& match) {
  const Value* said = match.round_over() ? nullptr : said_of(match);
  return said ? said_winners(*said, match.setup().players.size()) : std::nullopt;
}

bool tells_result(const SaveData& save) {
  const Value* said = save.rounds.empty() ? nullptr : said_of(save.table, save.rounds.size(), save.moves());
  return said && said_winners(*said, save.setup.players.size()).has_value();
}

std::string write_round(const Match& match, std::size_t round, const std::string& date) {
  return printable(record_format_of(*match.rules().entry)->write(game_record(match, round, date)));
}

std::string write_round(const Match& match, const std::string& date) { return write_round(match, match.rounds().size() - 1, date); }

Result<ReadRound> read_round(std::string_view text, const std::string& file, const GameEntry& game, const RulesetSource& rulesets,
                             const MatchSetup* seated) {
  const auto record = record_format_of(game)->read(text, file);
  if (!record) return record.problem();
  auto match = match_of(*record, game, rulesets, seated);
  if (!match) return match.problem();
  return ReadRound{*std::move(match), record->date};
}

const RecordFormat* record_format_of(const GameEntry& game) { return game.source ? game.source->record_format() : nullptr; }

}  // namespace tablier
