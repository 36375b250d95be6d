#include "app/run.hpp"

#include "app/commands.hpp"
#include "app/early_exit.hpp"
#include "app/script_news.hpp"
#include "app/start.hpp"
#include "content/utf8.hpp"
#include "host/plugin_answers.hpp"
#include "jobs/left_behind.hpp"
#include "jobs/told_failure.hpp"
#include "match/plugin_fault.hpp"
#include "match/round_trial.hpp"
#include "sdk/spelling.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <ostream>

namespace tablier {
namespace {

constexpr std::string_view kLanguageWord = "--lang";
constexpr std::string_view kTrustWord = "--allow-plugins";

/// Takes `--lang xx` or `--lang=xx` out of the call: texts are needed before the rest of it can be read. `--lang` without a value stays.
std::optional<std::string> take_language(std::vector<std::string>& args) {
  std::optional<std::string> language;
  for (auto word = args.begin(); word != args.end();) {
    const bool joined = word->starts_with(std::string(kLanguageWord) + "=");
    const bool apart = *word == kLanguageWord && word + 1 != args.end() && !(word + 1)->starts_with("-");
    if (joined) language = word->substr(kLanguageWord.size() + 1);
    if (apart) language = *(word + 1);
    if (joined || apart) word = args.erase(word, word + (apart ? 2 : 1));
    else ++word;
  }
  return language;
}

/// Takes the word out of the call; whether it was there.
bool take_flag(std::vector<std::string>& args, std::string_view flag) { return std::erase(args, flag) > 0; }

/// Then it is told there that it may not run.
bool is_checked(const std::filesystem::path& plugin, const std::vector<std::string>& args) {
  std::error_code none;
  return args.front() == "check" &&
         std::ranges::any_of(args, [&](const std::string& word) { return std::filesystem::equivalent(word, plugin, none); });
}

/// One line each. The window asks instead, and `plugins` tells more.
void tell_unknown_plugins(const Session& session, const std::vector<std::string>& args) {
  if (args.empty() || args.front() == "play" || args.front() == "plugins") return;
  const PluginAnswers answers(session.services.paths.plugin_answers());
  for (const auto& file : session.services.catalogue.unknown_plugins())
    if (!is_checked(file, args)) session.warn(answers.refusal(file));
}

/// `--moves=` with nothing behind it: CLI11 would take the next word for the value.
std::vector<std::string> with_empty_values(const std::vector<std::string>& args) {
  std::vector<std::string> all;
  for (const std::string& word : args) {
    const bool empty_value = word.starts_with("--") && word.find('=') == word.size() - 1;
    all.push_back(empty_value ? word.substr(0, word.size() - 1) : word);
    if (empty_value) all.emplace_back();
  }
  return all;
}

void check_language(const Services& services, const std::optional<std::string>& language) {
  const auto offered = services.locale.languages();
  if (!language || std::find(offered.begin(), offered.end(), *language) != offered.end()) return;
  throw Stop(ExitStatus::usage_error, "cli.error.language", {{"value", *language}, {"values", joined(offered)}});
}

/// `-h` and `--help` on every command.
void add_help_flags(CLI::App& app, const Locale& locale) {
  app.set_help_flag("-h,--help", locale.say("cli.word.help"));
  for (CLI::App* below : app.get_subcommands([](const CLI::App*) { return true; })) add_help_flags(*below, locale);
}

void add_commands(CommandBuilder& root, Session& session) {
  add_play(root, session);
  add_games(root, session);
  add_rules(root, session);
  add_api(root, session);
  add_position(root, session);
  add_perft(root, session);
  add_bestmove(root, session);
  add_arena(root, session);
  add_replay(root, session);
  add_import(root, session);
  add_export(root, session);
  add_check(root, session);
  add_new(root, session);
  add_test_script(root, session);
  add_bench(root, session);
  add_edit(root, session);
  add_shot(root, session);
  add_plugins(root, session);
  add_version(root, session);
  add_help(root, session);
  add_tools(root, session);
  add_print_series(root, session);
}

/// The command that was named last: the one whose help is asked for, or whose words were wrong.
const CLI::App& deepest(const CLI::App& app) {
  const auto named = app.get_subcommands();
  return named.empty() ? app : deepest(*named.back());
}

/// The command among those named whose words were not understood; null where all were.
const CLI::App* puzzled(const CLI::App& app) {
  if (!app.remaining().empty()) return &app;
  for (const CLI::App* below : app.get_subcommands())
    if (const CLI::App* found = puzzled(*below)) return found;
  return nullptr;
}

/// What CLI11 found, in our words. It says which option or word it means before the first colon or " is required".
Stop usage_error(const CLI::ParseError& error, const CLI::App& app) {
  const std::string what = error.what();
  const CLI::App& command = deepest(app);
  if (const CLI::App* unsure = puzzled(app)) return unknown_argument(unsure->remaining().front(), *unsure);
  if (dynamic_cast<const CLI::RequiredError*>(&error)) {
    const std::string name = what.substr(0, what.find(" is required"));
    if (name == "A subcommand") return {ExitStatus::usage_error, "cli.error.no_command", {{"name", full_name(command)}}};
    return {ExitStatus::usage_error, "cli.error.missing", {{"name", name}}};
  }
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error)) {
    const bool missing = what.ends_with(" missing") || what.ends_with("received 0");
    return {
        ExitStatus::usage_error, missing ? "cli.error.value_missing" : "cli.error.values_many", {{"name", what.substr(0, what.find(':'))}}};
  }
  return {ExitStatus::usage_error, "cli.error.words", {{"why", what}}};
}

void parse(CLI::App& app, const Session& session, std::vector<std::string> args) {
  args = with_empty_values(args);
  std::reverse(args.begin(), args.end());  // as CLI11 wants them
  try {
    app.parse(args);
  } catch (const CLI::CallForHelp&) {
    if (const CLI::App* unsure = puzzled(app)) throw unknown_argument(unsure->remaining().front(), *unsure);
    session.out << help_text(deepest(app), session.services.locale);
  } catch (const CLI::ParseError& error) {
    throw usage_error(error, app);
  }
}

/// `-- games`: no option comes after it, and before a command none has to.
void take_end_of_options(std::vector<std::string>& args) {
  if (!args.empty() && args.front() == "--") args.erase(args.begin());
}

/// As other programs have it.
void take_version_flag(std::vector<std::string>& args) {
  if (!args.empty() && (args.front() == "--version" || args.front() == "-V")) args.front() = "version";
}

void perform(Session& session, std::vector<std::string> args, const std::optional<std::string>& language) {
  check_language(session.services, language);
  if (std::ranges::count(args, kLanguageWord) > 0)
    throw Stop(ExitStatus::usage_error, "cli.error.value_missing", {{"name", std::string(kLanguageWord)}});
  CLI::App app(session.say("cli.about"), "tablier");
  CommandBuilder root(app, session.services.locale);
  add_commands(root, session);
  std::string shown_only;
  root.text(std::string(kLanguageWord), shown_only, joined(session.services.locale.languages()), "cli.word.language");
  bool shown_too = false;
  root.flag(std::string(kTrustWord), shown_too, "cli.word.allow_plugins");
  bool shown_in_help = false;
  root.flag("-V,--version", shown_in_help, "cli.command.version");
  add_help_flags(app, session.services.locale);
  take_end_of_options(args);
  take_version_flag(args);
  if (args.empty()) return open_library(session);
  app.require_subcommand(1);
  parse(app, session, std::move(args));
}

void tell_broken(Session& session, const std::string& why) {
  const auto fault = session.played ? round_fault(*session.played) : std::nullopt;
  session.warn(fault.value_or(Problem("cli.error.broken", {{"why", printable(why)}})));
  session.status = ExitStatus::broken;
}

int run_with_services(const std::vector<std::string>& args, std::ostream& out, std::ostream& err) {
  std::vector<std::string> rest = args;
  const auto language = take_language(rest);
  const PluginTrust trust = take_flag(rest, kTrustWord) ? PluginTrust::all : PluginTrust::as_answered;
  Services services = make_services(language.value_or(""), trust);
  Session session{services, out, err};
  set_early_exit_sentence(session.say("cli.error.early_exit"));
  tell_unknown_plugins(session, rest);
  try {
    perform(session, std::move(rest), language);
    out.flush();
    if (!out) throw Stop(ExitStatus::broken, "cli.error.output");
  } catch (const Stop& stop) {
    tell_scripts(session);  // what the stop only comes of
    session.warn(stop.problem);
    session.status = stop.status;
  } catch (const ToldFailure& fault) {
    session.warn(fault.problem());
    session.status = ExitStatus::broken;
  } catch (const std::exception& failure) {
    tell_broken(session, said_by(failure));
  } catch (...) {  // a plugin may throw what says nothing
    tell_broken(session, "?");
  }
  tell_scripts(session);
  for (const Problem& left : take_left_behind()) session.warn(left);
  return static_cast<int>(session.status);
}

}  // namespace

int run(const std::vector<std::string>& args, std::ostream& out, std::ostream& err) {
  try {
    return run_with_services(args, out, err);
  } catch (const std::exception& failure) {  // before there are any texts to say it with
    err << "tablier: " << said_by(failure) << '\n';
    return static_cast<int>(ExitStatus::broken);
  }
}

}  // namespace tablier
