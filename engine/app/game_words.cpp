#include "app/game_words.hpp"

#include "host/refused_sheets.hpp"
#include "match/play_line.hpp"

#include <algorithm>
#include <limits>
#include <sstream>

namespace tablier {
namespace {

std::string game_of(const std::string& game_and_variant) { return game_and_variant.substr(0, game_and_variant.find('/')); }

const Parameter& find_parameter(const std::vector<Parameter>& parameters, const std::string& name) {
  const auto found = std::find_if(parameters.begin(), parameters.end(), [&](const Parameter& p) { return p.name == name; });
  if (found != parameters.end()) return *found;
  // The SDK knows how to say it.
  throw Stop(ExitStatus::wrong_words, Options::make(parameters, Value::map({{name, nullptr}})).problem());
}

/// A variant that is bad by itself is not the caller's fault; a combination with options given by hand is.
ExitStatus blame(const GameEntry& game, const GameWords& words) {
  const auto slash = words.game.find('/');
  const VariantEntry* variant = game.variant(slash == std::string::npos ? "" : std::string_view(words.game).substr(slash + 1));
  const bool sound = variant && !variant->problem;
  return !variant || (sound && !words.options.empty()) ? ExitStatus::wrong_words : ExitStatus::broken;
}

}  // namespace

void add_rules_words(Words& words, GameWords& target, bool required) {
  words.positional("GAME[/VARIANT]", target.game, "cli.word.game", required);
  words.texts("--option", target.options, "K=V", "cli.word.option");
}

void add_position_words(Words& words, GameWords& target) {
  add_rules_words(words, target);
  words.number("--seats", target.seats, 1, kMaxSeats, "cli.word.seats");
  add_line_words(words, target);
}

void add_line_words(Words& words, GameWords& target) {
  words.number("--seed", target.seed, 0, std::numeric_limits<std::int64_t>::max(), "cli.word.seed");
  words.text("--moves", target.moves, "\"M1 M2 …\"", "cli.word.moves");
}

std::shared_ptr<const GameEntry> find_game(const Session& session, const std::string& game_and_variant) {
  const Catalogue& catalogue = session.services.catalogue;
  const auto game = catalogue.find(game_of(game_and_variant));
  if (!game) throw Stop(ExitStatus::wrong_words, catalogue.ruleset(game_and_variant).problem());
  if (!game->playable()) throw Stop(ExitStatus::broken, game->problems.front());
  return game;
}

Value read_setting(const GameEntry& game, const Parameter& p, std::string_view text) {
  if (auto refused = refused_sheet(game, p, text)) throw Stop(ExitStatus::no, *std::move(refused));
  return value_or_stop(parse(p, text), ExitStatus::wrong_words);
}

Value read_options(const GameEntry& game, const std::vector<Parameter>& parameters, const std::vector<std::string>& options) {
  Value settings = Value::map();
  for (const std::string& option : options) {
    const auto equals = option.find('=');
    if (equals == std::string::npos) throw Stop(ExitStatus::wrong_words, "cli.error.option", {{"value", option}});
    const std::string name = option.substr(0, equals);
    const auto text = std::string_view(option).substr(equals + 1);
    settings.set(name, read_setting(game, find_parameter(parameters, name), text));
  }
  return settings;
}

Ruleset make_rules(const Session& session, const GameWords& words) {
  const auto game = find_game(session, words.game);
  auto rules = session.services.catalogue.ruleset(words.game, read_options(*game, game->parameters, words.options));
  return value_or_stop(std::move(rules), blame(*game, words));
}

int usual_seats(const Game& game) { return game.seats().contains(2) ? 2 : game.seats().least; }

MatchSetup match_setup(const Ruleset& rules, const GameWords& words) {
  MatchSetup setup;
  setup.game = rules.entry->name;
  setup.variant = rules.variant;
  setup.options = read_options(*rules.entry, rules.entry->parameters, words.options);
  setup.players.resize(static_cast<std::size_t>(words.seats ? words.seats : usual_seats(*rules.game)));
  setup.seed = static_cast<std::uint64_t>(words.seed);
  return setup;
}

Match play_moves(const Session& session, const GameWords& words) {
  Ruleset rules = make_rules(session, words);
  MatchSetup setup = match_setup(rules, words);
  Match match = value_or_stop(Match::start(std::move(rules), std::move(setup)), ExitStatus::wrong_words);
  value_or_stop(play_line(match, split_words(words.moves)), ExitStatus::no);
  return match;
}

std::vector<std::string> split_words(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

}  // namespace tablier
