#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/variant_template.hpp"
#include "content/files.hpp"
#include "script/variant.hpp"

#include <filesystem>
#include <memory>

namespace tablier {
namespace {

struct NewVariantArguments {
  GameArguments game;
  std::string name;
};

/// What stands there is the user's: it stays.
void write_new(const std::filesystem::path& file, std::string_view text) {
  std::error_code error;
  if (std::filesystem::exists(std::filesystem::symlink_status(file, error)))
    throw Stop(ExitStatus::no, "cli.new.exists", {{"file", file.string()}});
  std::filesystem::create_directories(file.parent_path(), error);
  if (const Status written = write_file(file, text); !written) throw Stop(ExitStatus::broken, written.problem());
}

void write_variant(const Session& session, const NewVariantArguments& args) {
  if (!is_variant_name(args.name)) throw Stop(ExitStatus::usage_error, "cli.new.name", {{"name", args.name}});
  const Ruleset rules = make_rules(session, args.game);
  if (rules.entry->variant(args.name)) throw Stop(ExitStatus::no, "cli.new.hides", {{"name", args.name}});
  const auto file = session.services.paths.user_data / "scripts" / rules.entry->name / (args.name + ".lua");
  write_new(file, variant_template(session.services.locale, rules, args.name));
  session.print_line(session.say("cli.new.made", {{"file", file.string()}, {"game", rules.entry->name + "/" + args.name}}));
}

}  // namespace

void add_new(CommandBuilder& root, Session& session) {
  const CommandBuilder group = root.group("new", "cli.command.new");
  const auto target = std::make_shared<NewVariantArguments>();
  CommandBuilder args = group.command("variant", "cli.command.new_variant");
  args.positional("GAME[/VARIANT]", target->game.game, "cli.word.base");
  args.positional("NAME", target->name, "cli.word.variant_name");
  args.on_call([target, &session] { write_variant(session, *target); });
}

}  // namespace tablier
