#include "app/api_pages.hpp"
#include "app/commands.hpp"
#include "app/game_arguments.hpp"

#include <memory>

namespace tablier {
namespace {

struct ApiArguments {
  std::string form;
  std::vector<std::string> games;
};

/// A variant of it may be named, too: it has all that scripts of its game have.
std::shared_ptr<const GameEntry> find(const Session& session, const std::string& name) {
  if (const auto rules = session.services.catalogue.ruleset(name); !rules) throw Stop(ExitStatus::usage_error, rules.problem());
  return find_game(session, name);
}

GameList wanted(const Session& session, const std::vector<std::string>& names) {
  GameList games;
  for (const std::string& name : names) games.push_back(find(session, name));
  if (!names.empty()) return games;
  for (const auto& game : session.services.catalogue.games())
    if (game->playable()) games.push_back(game);
  return games;
}

void print(Session& session, const ApiArguments& args) {
  const GameList games = wanted(session, args.games);
  if (args.form == "markdown") session.out << api_markdown(games, session.services.locale);
  else if (args.form == "lua") session.out << api_lua(games, session.services.locale);
  else throw Stop(ExitStatus::usage_error, "cli.error.api_form", {{"value", args.form}});
}

}  // namespace

void add_api(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<ApiArguments>();
  CommandBuilder args = root.command("api", "cli.command.api");
  args.positional("FORM", target->form, "cli.word.api_form");
  args.positionals("GAME", target->games, "cli.word.api_games", false);
  args.on_call([target, &session] { print(session, *target); });
}

}  // namespace tablier
