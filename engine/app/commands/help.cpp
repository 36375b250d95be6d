#include "app/commands.hpp"

#include <memory>

namespace tablier {
namespace {

/// The command that the words lead to.
const CLI::App& find(const CommandBuilder& root, const std::vector<std::string>& args) {
  CLI::App* found = &root.app();
  for (const std::string& word : args) {
    CLI::App* const below = CommandBuilder(*found, root.locale()).find_command(word);
    if (!below) throw unknown_argument(word, *found);
    found = below;
  }
  return *found;
}

}  // namespace

void add_help(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<std::vector<std::string>>();
  CommandBuilder args = root.command("help", "cli.command.help");
  args.positionals("COMMAND", *target, "cli.word.command", false);
  args.on_call([target, root, &session] { session.out << help_text(find(root, *target), session.services.locale); });
}

}  // namespace tablier
