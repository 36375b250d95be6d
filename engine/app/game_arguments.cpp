#include "app/game_arguments.hpp"

#include "content/utf8.hpp"
#include "host/refused_files.hpp"
#include "match/play_line.hpp"
#include "match/plugin_fault.hpp"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <sstream>

namespace tablier {
namespace {

std::string game_of(const std::string& game_and_variant) { return game_and_variant.substr(0, game_and_variant.find('/')); }

/// Empty where none is named.
std::string variant_of(const std::string& game_and_variant) {
  const auto slash = game_and_variant.find('/');
  return slash == std::string::npos ? std::string() : game_and_variant.substr(slash + 1);
}

const Parameter& find_parameter(const std::vector<Parameter>& parameters, const std::string& name) {
  const auto found = std::find_if(parameters.begin(), parameters.end(), [&](const Parameter& p) { return p.name == name; });
  if (found != parameters.end()) return *found;
  // The SDK knows how to say it.
  throw Stop(ExitStatus::usage_error, Options::make(parameters, Value::map({{name, nullptr}})).problem());
}

/// A variant that is bad by itself is not the caller's fault; a combination with options given by hand is.
ExitStatus blame(const GameEntry& game, const GameArguments& args) {
  const VariantEntry* variant = game.variant(variant_of(args.game));
  const bool sound = variant && !variant->problem;
  return !variant || (sound && !args.options.empty()) ? ExitStatus::usage_error : ExitStatus::broken;
}

/// Whether a game that did not come with the program cannot be made whatever is asked for, or says so in no words that there are.
bool is_for_author(const Locale& locale, const GameEntry& game, const GameArguments& args, const Problem& why) {
  return why.where.file.empty() && (!locale.has(why.text.key) || (game.source->is_checked() && args.options.empty()));
}

}  // namespace

void add_rules_arguments(CommandBuilder& args, GameArguments& target, bool required) {
  args.positional("GAME[/VARIANT]", target.game, "cli.word.game", required);
  args.texts("--option", target.options, "K=V", "cli.word.option");
}

void add_position_arguments(CommandBuilder& args, GameArguments& target) {
  add_rules_arguments(args, target);
  args.number("--seats", target.seats, 1, kMaxSeats, "cli.word.seats");
  add_line_arguments(args, target);
}

void add_line_arguments(CommandBuilder& args, GameArguments& target) {
  args.number("--seed", target.seed, std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max(), "cli.word.seed");
  args.text("--moves", target.moves, "\"M1 M2 …\"", "cli.word.moves");
}

std::shared_ptr<const GameEntry> find_game(const Session& session, const std::string& game_and_variant) {
  const Catalogue& catalogue = session.services.catalogue;
  const auto game = catalogue.find(game_of(game_and_variant), variant_of(game_and_variant));
  if (!game) throw Stop(ExitStatus::usage_error, catalogue.ruleset(game_and_variant).problem());
  if (!game->playable()) throw Stop(ExitStatus::broken, game->problems.front());
  return game;
}

Value read_setting(const GameEntry& game, const Parameter& p, std::string_view text) {
  if (auto refused = refused_file(game, p, text)) throw Stop(ExitStatus::no, *std::move(refused));
  return value_or_stop(parse(p, text), ExitStatus::usage_error);
}

Value read_options(const GameEntry& game, const std::vector<Parameter>& parameters, const std::vector<std::string>& options) {
  Value settings = Value::map();
  for (const std::string& option : options) {
    const auto equals = option.find('=');
    if (equals == std::string::npos || equals == 0) throw Stop(ExitStatus::usage_error, "cli.error.option", {{"value", option}});
    const std::string name = option.substr(0, equals);
    const auto text = std::string_view(option).substr(equals + 1);
    settings.set(name, read_setting(game, find_parameter(parameters, name), text));
  }
  return settings;
}

Ruleset make_rules(const Session& session, const GameArguments& args) {
  const auto game = find_game(session, args.game);
  auto rules = session.services.catalogue.ruleset(args.game, read_options(*game, game->parameters, args.options));
  const VariantEntry* const variant = game->variant(variant_of(args.game));
  if (!rules && variant && !variant->problem && is_for_author(session.services.locale, *game, args, rules.problem()))
    throw Stop(blame(*game, args), not_made(session.services.locale, *game, variant->name, rules.problem()));
  return value_or_stop(std::move(rules), blame(*game, args));
}

Problem not_made(const Locale& locale, const GameEntry& game, const std::string& variant, const Problem& why) {
  const SourceSpot where = why.where.file.empty() ? SourceSpot{game.source->file().string()} : why.where;
  const TextArg name{"name", game.name + "/" + variant};
  if (!locale.has(why.text.key)) return Problem(Text("host.plugin.not_made_untold", {name, {"key", clipped(why.text.key)}}), where);
  return Problem(Text("host.plugin.not_made", {name, {"why", why.text}}), where);
}

MatchSetup match_setup(const Ruleset& rules, const GameArguments& args) {
  MatchSetup setup;
  setup.game = rules.entry->name;
  setup.variant = rules.variant;
  setup.options = read_options(*rules.entry, rules.entry->parameters, args.options);
  setup.players.resize(static_cast<std::size_t>(args.seats ? args.seats : usual_seats(*rules.game)));
  setup.seed = static_cast<std::uint64_t>(args.seed.value_or(0));
  return setup;
}

Match play_moves(const Session& session, const GameArguments& args) {
  Ruleset rules = make_rules(session, args);
  MatchSetup setup = match_setup(rules, args);
  session.played = rules;
  auto started = Match::start(std::move(rules), std::move(setup));
  const bool of_plugin = !started && !started.problem().where.file.empty();
  Match match = value_or_stop(std::move(started), of_plugin ? ExitStatus::broken : ExitStatus::usage_error);
  const auto play = [&] { return play_line(match, split_arguments(args.moves)); };
  value_or_stop(value_or_stop(unless_thrown(match, play), ExitStatus::broken), ExitStatus::no);
  return match;
}

SeriesSpec find_series(const GameEntry& game, const std::string& name) {
  if (std::error_code none; std::filesystem::exists(name, none)) {
    SeriesSpec series = value_or_stop(load_series(name, {}, game.content->pieces), ExitStatus::no);
    if (names_nothing(game.spec, series)) throw Stop(ExitStatus::no, Problem(Text("series.no_items"), place_of_numbers(name)));
    return series;
  }
  if (const SeriesSpec* known = find_spec(game.content->series, name)) return *known;
  if (const RefusedFile* refused = refused_part(game, PartKind::series, name)) throw Stop(ExitStatus::no, refused->why);
  throw Stop(ExitStatus::usage_error, "cli.error.no_such_file", {{"file", name}});
}

std::vector<std::string> split_arguments(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> args;
  for (std::string word; stream >> word;) args.push_back(word);
  return args;
}

}  // namespace tablier
