#include "app/columns.hpp"
#include "app/command_builder.hpp"
#include "app/exit_status.hpp"
#include "content/utf8.hpp"
#include "sdk/spelling.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace tablier {
namespace {

std::string heading(const Locale& locale, const char* key) { return "\n" + locale.say(key) + "\n"; }

std::string option_label(const CLI::Option& option) {
  std::string args;
  for (const std::string& letter : option.get_snames()) args += "-" + letter + ", ";
  for (const std::string& name : option.get_lnames()) args += "--" + name + ", ";
  args.erase(args.size() - 2);
  return option.get_type_name().empty() ? args : args + " " + option.get_type_name();
}

std::string usage(const CLI::App& app) {
  std::string line = full_name(app);
  for (const CLI::Option* option : app.get_options([](const CLI::Option* o) { return o->get_positional(); }))
    line += option->get_required() ? " " + option->get_type_name() : " [" + option->get_type_name() + "]";
  if (!app.get_subcommands([](const CLI::App*) { return true; }).empty()) line += " …";
  return line;
}

/// Commands and options that may stand where the wrong word stands.
std::vector<std::string> possible_names(const CLI::App& app) {
  std::vector<std::string> all;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) all.push_back(command->get_name());
  for (const CLI::Option* option : app.get_options([](const CLI::Option* o) { return !o->get_positional(); }))
    for (const std::string& name : option->get_lnames()) all.push_back("--" + name);
  return all;
}

}  // namespace

Stop unknown_argument(const std::string& word, const CLI::App& command) {
  const std::string meant = nearest(word.substr(0, word.find('=')), possible_names(command));
  if (meant.empty()) return {ExitStatus::usage_error, "cli.error.unknown_argument", {{"value", word}}};
  return {ExitStatus::usage_error, "cli.error.near_argument", {{"value", word}, {"meant", meant}}};
}

std::string full_name(const CLI::App& app) {
  return app.get_parent() ? full_name(*app.get_parent()) + " " + app.get_name() : app.get_name();
}

std::string help_text(const CLI::App& app, const Locale& locale) {
  std::string text = usage(app) + "\n" + app.get_description() + "\n";
  Columns positionals(2), options(2), commands(2);
  for (const CLI::Option* option : app.get_options([](const CLI::Option*) { return true; })) {
    if (option->get_positional()) positionals.add({option->get_type_name(), option->get_description()});
    else options.add({option_label(*option), option->get_description()});
  }
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    commands.add({command->get_name(), command->get_description()});
  if (!positionals.empty()) text += heading(locale, "cli.help.arguments") + positionals.text();
  if (!commands.empty()) text += heading(locale, "cli.help.commands") + commands.text();
  if (!options.empty()) text += heading(locale, "cli.help.options") + options.text();
  if (const std::string footer = app.get_footer(); !footer.empty()) text += "\n" + footer + "\n";
  return printable(text);
}

}  // namespace tablier
