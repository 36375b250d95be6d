#include "app/position_view.hpp"

#include "app/columns.hpp"
#include "sdk/score_sheet.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// A list that a person looks at is cut when it is longer than this.
constexpr std::size_t kMaxShown = 60;

Value to_move_json(Seat seat) {
  if (seat == Seat::chance) return "chance";
  return is_player(seat) ? Value(index(seat)) : Value();
}

std::vector<int> indices(const std::vector<Seat>& seats) {
  std::vector<int> all;
  for (const Seat s : seats) all.push_back(index(s));
  return all;
}

/// Of plies or of moves.
template <typename T>
std::vector<std::string> notations(const std::vector<T>& all) {
  std::vector<std::string> texts;
  for (const T& one : all) texts.push_back(one.notation);
  return texts;
}

std::vector<std::string> sorted(std::vector<std::string> texts) {
  std::sort(texts.begin(), texts.end());
  return texts;
}

/// A ply that the viewer may not know has no notation.
constexpr const char* kUnseen = "?";

std::string shown(std::vector<std::string> args) {
  std::ranges::replace(args, std::string(), kUnseen);
  if (args.size() > kMaxShown) {
    args.resize(kMaxShown);
    args.emplace_back("…");
  }
  return joined(args, " ");
}

/// `move 12, seat 1 to move` or how it ended.
std::string stand(const Session& session, const Observation& seen) {
  if (!seen.outcome.over) {
    if (!is_player(seen.to_move)) return session.say("cli.position.chance");
    return session.say("cli.position.to_move", {{"seat", index(seen.to_move) + 1}});
  }
  const std::string why = session.say(seen.game + ".outcome." + seen.outcome.reason);
  if (seen.outcome.winners.empty()) return session.say("cli.position.over", {{"why", why}});
  std::vector<std::string> names;
  for (const Seat s : seen.outcome.winners) names.push_back(std::to_string(index(s) + 1));
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

bool is_nested(const Value& value) { return value.as_list() || value.as_map(); }

/// Lists within a list keep their brackets, so that rows stay rows.
std::string fact_text(const Value& fact) {
  const auto* const list = fact.as_list();
  return list && std::ranges::any_of(*list, is_nested) ? to_json(fact) : to_text(fact);
}

}  // namespace

Viewer viewer_of(const Match& match, bool reveal) {
  const Seat seat = match.state().to_move();
  if (reveal || !is_player(seat)) return Viewer::all_seeing(static_cast<int>(match.setup().players.size()));
  return Viewer::at(seat);
}

Value position_json(const Observation& seen) {
  const Outcome& outcome = seen.outcome;
  return Value::map({{"game", seen.game},
                     {"variant", seen.variant},
                     {"seats", static_cast<std::int64_t>(seen.players.size())},
                     {"ply", static_cast<std::int64_t>(seen.history.size())},
                     {"to_move", to_move_json(seen.to_move)},
                     {"over", outcome.over},
                     {"scores", Value::list_of(outcome.scores)},
                     {"winners", Value::list_of(indices(outcome.winners))},
                     {"reason", outcome.reason.empty() ? Value() : Value(outcome.reason)},
                     {"moves", Value::list_of(sorted(notations(seen.table.moves)))},
                     {"history", Value::list_of(notations(seen.history))},
                     {"facts", seen.facts}});
}

void print_position(const Session& session, const Observation& seen) {
  const auto moves = sorted(notations(seen.table.moves));
  const GameEntry& game = *session.services.catalogue.find(seen.game);
  session.print_line(session.title(game, *game.variant(seen.variant)) + " · " + stand(session, seen));
  Columns rows(2);
  add_row(rows, session, "cli.position.scores", scores(seen.outcome));
  if (const auto* members = seen.facts.as_map())
    for (const Member& fact : *members)
      if (fact.name != kSheetFact) rows.add({fact.name, fact_text(fact.value)});  // it is for adding up, not for reading
  add_row(rows, session, "cli.position.history", shown(notations(seen.history)));
  if (!moves.empty()) rows.add({session.say("cli.position.moves", {{"n", moves.size()}}), shown(moves)});
  session.out << rows.text();
}

}  // namespace tablier
