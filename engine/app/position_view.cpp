#include "app/position_view.hpp"

#include "app/columns.hpp"
#include "sdk/score_sheet.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// A list that a person looks at is cut when it is longer than this.
constexpr std::size_t kMostShown = 60;

Value to_move_json(Seat seat) {
  if (seat == Seat::chance) return "chance";
  return is_player(seat) ? Value(index(seat)) : Value();
}

std::vector<int> indices(const std::vector<Seat>& seats) {
  std::vector<int> all;
  for (const Seat s : seats) all.push_back(index(s));
  return all;
}

std::vector<std::string> notations(const std::vector<Ply>& history) {
  std::vector<std::string> all;
  for (const Ply& ply : history) all.push_back(ply.notation);
  return all;
}

std::string shown(std::vector<std::string> words) {
  if (words.size() > kMostShown) {
    words.resize(kMostShown);
    words.emplace_back("…");
  }
  return joined(words, " ");
}

/// `move 12, seat 1 to move` or how it ended.
std::string stand(const Session& session, const Match& match) {
  const State& state = match.state();
  const Outcome outcome = state.outcome();
  if (!outcome.over) {
    if (!is_player(state.to_move())) return session.say("cli.position.chance");
    return session.say("cli.position.to_move", {{"seat", index(state.to_move()) + 1}});
  }
  const std::string why = session.say(match.setup().game + ".outcome." + outcome.reason);
  if (outcome.winners.empty()) return session.say("cli.position.over", {{"why", why}});
  std::vector<std::string> names;
  for (const Seat s : outcome.winners) names.push_back(std::to_string(index(s) + 1));
  return session.say("cli.position.won", {{"why", why}, {"n", names.size()}, {"seats", joined(names)}});
}

std::string scores(const Outcome& outcome) {
  std::vector<std::string> all;
  for (const auto score : outcome.scores) all.push_back(std::to_string(score));
  return joined(all, " : ");
}

void add_row(Columns& rows, const Session& session, const char* key, std::string value) {
  if (!value.empty()) rows.add({session.say(key), std::move(value)});
}

}  // namespace

Seat viewer_of(const State& state, bool reveal) { return reveal ? Seat::nobody : state.to_move(); }

std::vector<std::string> legal_notations(const State& state) {
  MoveList moves;
  state.legal_moves(moves);
  std::vector<std::string> all;
  for (const Move move : moves) all.push_back(state.notation(move));
  std::sort(all.begin(), all.end());
  return all;
}

Value position_json(const Match& match, Seat viewer) {
  const State& state = match.state();
  const Outcome outcome = state.outcome();
  return Value::map({{"game", match.setup().game},
                     {"variant", match.setup().variant},
                     {"seats", static_cast<std::int64_t>(match.setup().players.size())},
                     {"ply", static_cast<std::int64_t>(match.history().size())},
                     {"to_move", to_move_json(state.to_move())},
                     {"over", outcome.over},
                     {"scores", Value::list_of(outcome.scores)},
                     {"winners", Value::list_of(indices(outcome.winners))},
                     {"reason", outcome.reason.empty() ? Value() : Value(outcome.reason)},
                     {"moves", Value::list_of(legal_notations(state))},
                     {"history", Value::list_of(notations(match.history()))},
                     {"facts", state.facts(viewer)}});
}

void print_position(const Session& session, const Match& match, Seat viewer) {
  const State& state = match.state();
  const auto moves = legal_notations(state);
  const GameEntry& game = *match.rules().entry;
  session.print_line(session.title(game, *game.variant(match.rules().variant)) + " · " + stand(session, match));
  Columns rows(2);
  add_row(rows, session, "cli.position.scores", scores(state.outcome()));
  const Value facts = state.facts(viewer);
  if (const auto* members = facts.as_map())
    for (const Member& fact : *members)
      if (fact.name != kSheetFact) rows.add({fact.name, to_text(fact.value)});  // it is for adding up, not for reading
  add_row(rows, session, "cli.position.history", shown(notations(match.history())));
  if (!moves.empty()) rows.add({session.say("cli.position.moves", {{"n", moves.size()}}), shown(moves)});
  session.out << rows.text();
}

}  // namespace tablier
