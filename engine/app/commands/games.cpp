#include "app/columns.hpp"
#include "app/commands.hpp"

#include <memory>

namespace tablier {
namespace {

Value titles(const Localised& text) {
  Value all = Value::map();
  for (const auto& [language, args] : text) all.set(language, args);
  return all;
}

Value reasons(const Session& session, const std::vector<Problem>& problems) {
  Value all = Value::list();
  for (const Problem& problem : problems) all.push(session.say(problem));
  return all;
}

Value plugin_json(const GameEntry& game) {
  if (!game.source || game.source->kind() != SourceKind::plugin) return {};
  return Value::map({{"file", game.source->file().string()}, {"version", game.source->version()}, {"sdk", kSdkMark}});
}

Value script_json(const GameEntry& game) {
  if (!game.source || game.source->kind() != SourceKind::script) return {};
  return Value::map({{"file", game.source->file().string()}, {"version", game.source->version()}});
}

Value variant_json(const Session& session, const GameEntry& game, const VariantEntry& variant) {
  return Value::map({{"name", variant.name},
                     {"title", session.say(variant.title)},
                     {"titles", titles(variant.title)},
                     {"summary", session.say(variant.summary)},
                     {"default", &variant == game.variant("")},
                     {"reason", variant.problem ? Value(session.say(*variant.problem)) : Value()}});
}

Value game_json(const Session& session, const GameEntry& game) {
  Value variants = Value::list();
  for (const VariantEntry& variant : game.variants) variants.push(variant_json(session, game, variant));
  const SeatRange seats = game.spec.seats;
  return Value::map({{"name", game.name},
                     {"title", session.say(game.spec.title)},
                     {"titles", titles(game.spec.title)},
                     {"summary", session.say(game.spec.summary)},
                     {"players", Value::list_of(std::vector<int>{seats.min, seats.max})},
                     {"plugin", plugin_json(game)},
                     {"script", script_json(game)},
                     {"playable", game.playable()},
                     {"reason", game.playable() ? Value() : Value(session.say(game.problems.front()))},
                     {"problems", reasons(session, game.problems)},
                     {"variants", std::move(variants)}});
}

std::string players(const Session& session, SeatRange seats) {
  if (seats.min == seats.max) return session.say("cli.games.players", {{"n", seats.max}});
  return session.say("cli.games.players_range", {{"min", seats.min}, {"n", seats.max}});
}

void print_variants(Columns& rows, const Session& session, const GameEntry& game) {
  for (const VariantEntry& variant : game.variants)
    rows.add({"  " + game.name + "/" + variant.name, session.say(variant.title),
              variant.problem ? session.say(*variant.problem) : session.say(variant.summary)});
}

void print_games(const Session& session) {
  Columns rows;
  for (const auto& game : session.services.catalogue.games()) {
    const std::string title = game->spec.title.empty() ? game->name : session.say(game->spec.title);
    if (game->playable()) rows.add({game->name, title, players(session, game->spec.seats) + ", " + game->source->version()});
    else rows.add({game->name, title, session.say(game->problems.front())});
    print_variants(rows, session, *game);
  }
  session.out << rows.text(160);
}

void print(const Session& session, bool json) {
  const Catalogue& catalogue = session.services.catalogue;
  if (!json) {
    print_games(session);
    for (const Problem& problem : session.services.problems) session.warn(problem);
    for (const Problem& problem : catalogue.problems()) session.warn(problem);
    return;
  }
  Value all = Value::list();
  for (const auto& game : catalogue.games()) all.push(game_json(session, *game));
  session.print(all);
}

}  // namespace

void add_games(CommandBuilder& root, Session& session) {
  const auto json = std::make_shared<bool>(false);
  CommandBuilder args = root.command("games", "cli.command.games");
  args.flag("--json", *json, "cli.word.json");
  args.on_call([json, &session] { print(session, *json); });
}

}  // namespace tablier
