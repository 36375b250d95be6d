#include "app/columns.hpp"
#include "app/commands.hpp"
#include "app/versions.hpp"

#include <memory>

namespace tablier {
namespace {

bool is_plugin(const GameEntry& game) { return game.source && game.source->kind() == SourceKind::plugin; }

void print_json(const Session& session) {
  Value plugins = Value::map();
  for (const auto& game : session.services.catalogue.games_as_read())
    if (is_plugin(*game)) plugins.set(game->name, game->source->version());
  Value libraries = Value::map();
  for (const Library& library : libraries_used()) libraries.set(library.name, library.version);
  session.print(Value::map({{"tablier", engine_version()},
                            {"sdk", kSdkMark},
                            {"build", kBuildStamp},
                            {"plugins", std::move(plugins)},
                            {"libraries", std::move(libraries)}}));
}

void print_versions(const Session& session) {
  Columns rows;
  rows.add({"tablier", engine_version()});
  rows.add({"sdk", kBuildStamp});
  for (const auto& game : session.services.catalogue.games_as_read())
    if (is_plugin(*game)) rows.add({game->name, game->source->version()});
  for (const Library& library : libraries_used()) rows.add({library.name, library.version});
  session.out << rows.text();
}

}  // namespace

void add_version(CommandBuilder& root, Session& session) {
  const auto json = std::make_shared<bool>(false);
  CommandBuilder args = root.command("version", "cli.command.version");
  args.flag("--json", *json, "cli.word.json");
  args.on_call([json, &session] {
    if (*json) print_json(session);
    else print_versions(session);
  });
}

}  // namespace tablier
