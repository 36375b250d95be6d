#include "app/columns.hpp"
#include "app/commands.hpp"
#include "host/library_file.hpp"
#include "host/plugin_answers.hpp"
#include "host/plugin_registry.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// A plugin file, and why it runs or does not.
struct Row {
  fs::path file;
  std::string state;  ///< `ours`, `allowed`, `refused`, `unknown`; `broken`: no library; `replaced`: another file gives its game
  std::string game;   ///< that it gives; empty: none
};

/// Whether another plugin gives a game in the place of this one.
bool is_replaced(const Session& session, const fs::path& file) {
  const auto& games = session.services.catalogue.games_as_read();
  return std::any_of(games.begin(), games.end(),
                     [&](const auto& g) { return g->source && session.services.locale.stand_ins().place_of(g->source->file()) == file; });
}

std::string state_of(const Session& session, const fs::path& folder, const fs::path& file, const PluginAnswers& answers) {
  const Paths& paths = session.services.paths;
  const bool own = folder == paths.own_plugins();
  if (own && answers.of(file) == PluginAnswer::no) return "refused";
  if (library_fault(file)) return "broken";
  if (is_replaced(session, file)) return "replaced";
  if (!own) return "ours";
  switch (answers.of(file)) {
    case PluginAnswer::yes: return "allowed";
    case PluginAnswer::no: return "refused";
    case PluginAnswer::none: break;
  }
  return "unknown";
}

std::string game_of(const Session& session, const fs::path& file) {
  for (const auto& game : session.services.catalogue.games_as_read())
    if (game->source && game->source->file() == file) return game->name;
  return "";
}

std::vector<Row> rows_of(const Session& session) {
  const Paths& paths = session.services.paths;
  const PluginAnswers answers(paths.plugin_answers());
  const PluginFiles files = find_plugins(paths.plugins);
  std::vector<Row> rows;
  for (std::size_t i = 0; i < files.folders.size(); ++i)
    for (const fs::path& file : files.folders[i])
      rows.push_back({file, state_of(session, paths.plugins[i], file, answers), game_of(session, file)});
  return rows;
}

Value to_json(const Row& row) {
  return Value::map({{"file", row.file.string()}, {"state", row.state}, {"game", row.game.empty() ? Value() : Value(row.game)}});
}

void print_plugins(const Session& session, bool json) {
  Value all = Value::list();
  Columns columns;
  for (const Row& row : rows_of(session)) {
    all.push(to_json(row));
    columns.add({row.file.string(), session.say("cli.plugins." + row.state), row.game});
  }
  if (json) session.print(all);
  else session.out << columns.text(160);
}

bool came_along(const Paths& paths, const fs::path& file) {
  std::error_code none;
  const fs::path folder = fs::absolute(file).parent_path();
  return std::ranges::any_of(paths.plugins, [&](const fs::path& f) { return f != paths.own_plugins() && fs::equivalent(f, folder, none); });
}

void answer(const Session& session, const std::string& file, PluginAnswer said) {
  require_file(file);
  if (came_along(session.services.paths, file)) throw Stop(ExitStatus::no, "cli.plugins.came_along", {{"file", file}});
  value_or_stop(PluginAnswers(session.services.paths.plugin_answers()).remember(file, said), ExitStatus::no);
  session.print_line(session.say(said == PluginAnswer::yes ? "cli.plugins.now_allowed" : "cli.plugins.now_refused", {{"file", file}}));
}

void add_answer(const CommandBuilder& plugins, Session& session, const std::string& name, PluginAnswer said) {
  const auto file = std::make_shared<std::string>();
  CommandBuilder args = plugins.command(name, "cli.plugins." + name);
  args.positional("FILE", *file, "cli.plugins.file");
  args.on_call([file, said, &session] { answer(session, *file, said); });
}

}  // namespace

void add_plugins(CommandBuilder& root, Session& session) {
  const auto json = std::make_shared<bool>(false);
  CommandBuilder args = root.command("plugins", "cli.command.plugins");
  args.flag("--json", *json, "cli.word.json");
  add_answer(args, session, "allow", PluginAnswer::yes);
  add_answer(args, session, "refuse", PluginAnswer::no);
  args.on_call([json, &session, &app = args.app()] {
    if (app.get_subcommands().empty()) print_plugins(session, *json);
  });
}

}  // namespace tablier
