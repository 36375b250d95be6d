#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/game_template.hpp"
#include "app/new_folders.hpp"
#include "app/variant_template.hpp"
#include "content/files.hpp"
#include "host/game_source.hpp"
#include "script/variant.hpp"

#include <array>
#include <filesystem>
#include <memory>
#include <vector>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// What a game is made of: content without a script means nothing to whoever looks for games.
constexpr std::array kPartsOfGame{"content", "scripts"};

struct NewVariantArguments {
  GameArguments game;
  std::string name;
};

/// What stands there is the user's: it stays.
void keep_what_is_there(const fs::path& path) {
  std::error_code error;
  if (fs::exists(fs::symlink_status(path, error))) throw Stop(ExitStatus::no, "cli.new.exists", {{"file", path.string()}});
}

void write_new(const fs::path& file, std::string_view text) {
  keep_what_is_there(file);
  if (const Status written = write_file(file, text); !written) throw Stop(ExitStatus::broken, written.problem());
}

void write_variant(const Session& session, const NewVariantArguments& args) {
  if (!is_variant_name(args.name)) throw Stop(ExitStatus::usage_error, "cli.new.name", {{"name", args.name}});
  const Ruleset rules = make_rules(session, args.game);
  if (rules.entry->variant(args.name) || args.name + ".lua" == kGameScript)
    throw Stop(ExitStatus::no, "cli.new.hides", {{"name", args.name}});
  const auto file = session.services.paths.user_data / "scripts" / rules.entry->name / (args.name + ".lua");
  write_new(file, variant_template(session.services.locale, rules, args.name));
  session.print_line(session.say("cli.new.made", {{"file", file.string()}, {"game", rules.entry->name + "/" + args.name}}));
}

/// Folders under scripts/ and content/ that have this name are a game's, or are to be none. Where only the user has some, they are named.
void refuse_taken_name(const Session& session, const std::string& name) {
  const Paths& paths = session.services.paths;
  bool taken = session.services.catalogue.peek(name) != nullptr, of_program = false;
  for (const char* folder : {"scripts", "content"})
    for (const fs::path& there : paths.all(fs::path(folder) / name)) {
      taken = true;
      of_program = of_program || !paths.is_own(there);
    }
  if (!of_program)
    for (const char* folder : {"scripts", "content"}) keep_what_is_there(paths.user_data / folder / name);
  if (taken) throw Stop(ExitStatus::no, "cli.new.game_is_there", {{"name", name}});
}

/// Files of folders that are not there yet: all of them or, where one cannot be written, nothing.
Status write_drafts(const NewFolders& folders, const std::string& name, const std::vector<TemplateFile>& files) {
  for (const char* part : kPartsOfGame)
    for (const TemplateFile& file : files)
      if (*file.path.begin() == part)
        if (Status written = write_file(folders.draft(part, name) / file.path.filename(), file.text); !written) return written;
  return folders.appear(name);
}

void write_game(const Session& session, const std::string& name, const CommandBuilder& root) {
  if (!is_game_name(name)) throw Stop(ExitStatus::usage_error, "cli.new.game_name", {{"name", name}});
  const NewFolders folders(session.services.paths.user_data, {kPartsOfGame.begin(), kPartsOfGame.end()});
  refuse_taken_name(session, name);
  if (root.find_command(name)) throw Stop(ExitStatus::no, "cli.new.command_name", {{"name", name}});
  const auto files = game_template(session.services.locale, name);
  if (const Status written = write_drafts(folders, name, files); !written) {
    folders.drop(name);
    throw Stop(ExitStatus::broken, Problem(written.problem().text, {folders.place_of(written.problem().where.file, name).string()}));
  }
  for (const TemplateFile& file : files) session.print_line((session.services.paths.user_data / file.path).string());
  session.print_line(session.say("cli.new.game_made", {{"game", name}}));
}

void add_new_variant(const CommandBuilder& group, Session& session) {
  const auto target = std::make_shared<NewVariantArguments>();
  CommandBuilder args = group.command("variant", "cli.command.new_variant");
  args.positional("GAME[/VARIANT]", target->game.game, "cli.word.base");
  args.positional("NAME", target->name, "cli.word.variant_name");
  args.on_call([target, &session] { write_variant(session, *target); });
}

void add_new_game(const CommandBuilder& group, const CommandBuilder& root, Session& session) {
  const auto name = std::make_shared<std::string>();
  CommandBuilder args = group.command("game", "cli.command.new_game");
  args.positional("NAME", *name, "cli.word.game_name");
  args.on_call([name, root, &session] { write_game(session, *name, root); });
}

}  // namespace

void add_new(CommandBuilder& root, Session& session) {
  const CommandBuilder group = root.group("new", "cli.command.new");
  add_new_variant(group, session);
  add_new_game(group, root, session);
}

}  // namespace tablier
