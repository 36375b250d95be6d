#include "app/commands.hpp"

#include <memory>

namespace tablier {
namespace {

/// The command that the words lead to.
const CLI::App& find(const Words& root, const std::vector<std::string>& words) {
  CLI::App* found = &root.app();
  for (const std::string& word : words) {
    found = Words(*found, root.locale()).find_command(word);
    if (!found) throw Stop(ExitStatus::wrong_words, "cli.error.unknown_word", {{"value", word}});
  }
  return *found;
}

}  // namespace

void add_help(Words& root, Session& session) {
  const auto target = std::make_shared<std::vector<std::string>>();
  Words words = root.command("help", "cli.command.help");
  words.positionals("COMMAND", *target, "cli.word.command", false);
  words.on_call([target, root, &session] { session.out << help_text(find(root, *target), session.services.locale); });
}

}  // namespace tablier
