
#include "catch.hpp"
#include "folders.hpp"
#include "game_case.hpp"
#include "golden.hpp"
#include "hook_checks.hpp"
#include "leaves.hpp"
#include "match/dry_run.hpp"
#include "match/play_line.hpp"
#include "observation_checks.hpp"
#include "perft.hpp"
#include "playout.hpp"
#include "script/decision.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

/// The tests that a game gets for one line in tests/rules/CMakeLists.txt; the environment names it in TABLIER_GAME.
namespace {

using namespace tablier;
using namespace tablier::rules;

std::string named_game() {
  const char* name = std::getenv("TABLIER_GAME");
  return name ? name : "";
}

const std::string kGame = named_game();
const std::filesystem::path kData = source_folder() / "tests/data";

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSlowBuild = true;
#else
constexpr bool kSlowBuild = false;
#endif

/// Random settings of all parameters at once that each variant is tried with.
constexpr int kMixes = kSlowBuild ? 2 : 8;

/// Variants as they are get long rounds, those with other options shorter ones: there are many, so that few of their positions are looked
/// at, the later ones farther apart.
constexpr PlayoutPlan kLong{.max_plies = kSlowBuild ? 30 : 120, .full_check_every = 20, .rounds = 2, .dense_plies = 16, .sparse_every = 4};
constexpr PlayoutPlan kShort{.max_plies = kSlowBuild ? 8 : 20, .full_check_every = 20, .rounds = 2, .dense_plies = 3, .sparse_every = 5};

/// Null where the environment has none, or nothing in it.
const char* named(const char* variable) {
  const char* const value = std::getenv(variable);
  return value && *value ? value : nullptr;
}

/// Of the environment nothing but the data folder of a game that does not come with the program.
const char* own_data(const char* variable) { return std::string(variable) == "TABLIER_DATA" ? named("TABLIER_GAME_DATA") : nullptr; }

/// The game as the built program finds it, with nothing of the player's own.
struct Found {
  Locale locale;
  Catalogue catalogue;
  std::shared_ptr<const GameEntry> entry;

  Found() {
    const auto paths = find_paths(build_folder() / "bin/tablier", own_data);
    locale.add_folder(source_folder() / "content/locale");
    catalogue = Catalogue::load(paths, locale);
    entry = catalogue.find(kGame);
  }
};

const Found& found() {
  static const Found kFound;
  return kFound;
}

const GameEntry& entry() {
  REQUIRE(found().entry);
  REQUIRE(found().entry->playable());
  return *found().entry;
}

bool in_every_language(std::string_view key) {
  const Locale& locale = found().locale;
  const auto text = locale.texts().find(key);
  const auto sentences = text == locale.texts().end() ? locale.own_texts()->find(key) : std::optional(text->second);
  std::set<std::string> languages;
  for (const auto& [language, sentence] : sentences.value_or(Localised()))
    if (!sentence.empty()) languages.insert(language);
  return languages.count("fr") && languages.count("en");
}

Result<Ruleset> rules_of(const GameCase& c) { return found().catalogue.ruleset(c.game + "/" + c.variant, c.options); }

/// The ruleset of a case that must be accepted.
Ruleset sure_rules(const GameCase& c) {
  auto rules = rules_of(c);
  INFO(c.describe());
  if (!rules) FAIL(found().locale.say(rules.problem()));
  return std::move(rules).value();
}

std::vector<GameCase> cases_of(const VariantEntry& variant) {
  const Ruleset plain = sure_rules({kGame, variant.name});
  return rules::cases_of(entry(), variant, plain.options, plain.game->seats(), kMixes);
}

GameCase plain_case(const VariantEntry& variant) {
  GameCase plain{kGame, variant.name};
  plain.seats = sure_rules(plain).game->seats().min;
  return plain;
}

/// By the fewest players.
void check_picture(const Picture& picture) {
  const Ruleset rules = sure_rules({kGame, picture.variant, picture.options});
  MatchSetup setup;
  setup.players.resize(static_cast<std::size_t>(rules.game->seats().min));
  auto match = Match::start(rules, setup);
  REQUIRE(match);
  const auto played = play_line(match.value(), picture.moves);
  if (!played) FAIL_CHECK(found().locale.say(played.problem()));
}

bool sets_none(const VariantScript* script) {
  return !script || std::ranges::none_of(entry().hooks, [&](const HookSpec& spec) { return script->has(spec.hook); });
}

/// The first plies of a round, without any match around it.
void play_some(const Game& game, int seats) {
  const auto state = game.start({.seats = seats});
  Rng rng(1);
  for (int ply = 0; ply < 12 && state->to_move() != Seat::nobody; ++ply) {
    MoveList moves;
    state->legal_moves(moves);
    if (!moves.empty()) state->play(moves[0]);
    else if (state->to_move() == Seat::chance) state->play(state->chance(rng));
  }
}

}  // namespace

TEST_CASE("The game is found with variants, and nothing is wrong with any") {
  for (const Problem& problem : entry().problems) FAIL_CHECK(found().locale.say(problem));
  CHECK_FALSE(entry().variants.empty());
  CHECK(entry().variant("") != nullptr);
  for (const VariantEntry& variant : entry().variants)
    if (variant.problem) FAIL_CHECK(found().locale.say(*variant.problem));
  CHECK(entry().spec.variants.size() == entry().variants.size());
}

TEST_CASE("The pictures of the rules and of the card can be played") {
  check_picture(entry().spec.card);
  REQUIRE_FALSE(entry().spec.rules.empty());
  for (const RulesChapter& chapter : entry().spec.rules)
    for (const Picture& picture : chapter.pictures) check_picture(picture);
}

TEST_CASE("Every parameter has a name and a meaning in every language") {
  for (const Parameter& p : entry().parameters) {
    INFO(p.name);
    CHECK(in_every_language(kGame + ".parameter." + p.name));
    CHECK(in_every_language(kGame + ".parameter_help." + p.name));
    CHECK(check(p, p.fallback).ok());
  }
}

TEST_CASE("Every hook, its fields, its answer and their units are explained in every language") {
  for (const std::string& key : missing_texts(entry(), in_every_language)) FAIL_CHECK(key);
}

TEST_CASE("Hooks get what the game declares, every one of them is asked, and each may leave everything as it is") {
  for (const VariantEntry& variant : entry().variants) {
    INFO(variant.name);
    const HookReport report = watch_hooks(found().entry, variant);
    for (const std::string& what : report.broken) FAIL_CHECK(what);
    CHECK(report.asked == report.expected);
  }
}

TEST_CASE("The hooks of every bundled variant answer as is declared") {
  for (const VariantEntry& variant : entry().variants) {
    INFO(variant.name);
    const DryRunReport report = dry_run(found().entry, variant);
    for (const Problem& fault : report.faults) FAIL_CHECK(found().locale.say(fault));
    for (int i = 0; i < kHooks && variant.hooks; ++i)
      if (sure_rules({kGame, variant.name}).hooks->has(static_cast<Hook>(i))) {
        INFO(kHookNames[static_cast<std::size_t>(i)]);
        CHECK(report.calls[static_cast<std::size_t>(i)] > 0);
      }
  }
}

TEST_CASE("A variant that sets none of the game's hooks asks no script for a move, and a game in Lua always does") {
  for (const VariantEntry& variant : entry().variants) {
    const GameCase c = plain_case(variant);
    const Ruleset rules = sure_rules(c);
    if (!is_in_lua(entry()) && !sets_none(rules.hooks.get())) continue;
    INFO(variant.name);
    const ScriptWatch watch;
    play_some(*rules.game, c.seats);
    CHECK((watch.calls() > 0) == is_in_lua(entry()));
  }
}

TEST_CASE("Random matches of every variant with every option keep every promise of the SDK") {
  for (const VariantEntry& variant : entry().variants) {
    for (GameCase& c : cases_of(variant)) {
      const auto rules = rules_of(c);
      if (!rules) {
        INFO(c.describe());
        CHECK(in_every_language(rules.problem().text.key));
        continue;
      }
      // Options may ask for other seats than the variant does.
      const auto seats = rules.value().game->seats();
      c.seats = std::clamp(c.seats, seats.min, seats.max);
      const bool plain = c.options.as_map()->empty();
      const auto report = play_out(rules.value(), c, plain ? kLong : kShort, in_every_language);
      if (!report.broken.empty()) FAIL_CHECK(report.broken);
    }
  }
}

TEST_CASE("An observation tells what its viewer may know and nothing else, and is read as it was written") {
  constexpr ObservationPlan kPlan{.max_plies = kSlowBuild ? 20 : 40, .together = 4, .written_every = 20};
  for (const VariantEntry& variant : entry().variants) {
    GameCase c = plain_case(variant);
    const Ruleset rules = sure_rules(c);
    for (const SeatRange seats = rules.game->seats(); c.seats <= seats.max; ++c.seats, ++c.seed) {
      const auto report = check_observations(rules, c, kPlan);
      if (!report.broken.empty()) FAIL_CHECK(report.broken);
      CHECK(report.compared > 0);
    }
  }
}

TEST_CASE("A bot of its own advises what can be played, the same each time, and stops when told") {
  for (const VariantEntry& variant : entry().variants) {
    const GameCase c = plain_case(variant);
    const auto broken = bot_fault(sure_rules(c), c, {0, 3, 6});
    if (broken) FAIL_CHECK(*broken);
  }
}

TEST_CASE("Every value of a boolean or a choice is accepted where it matters") {
  std::set<std::string> offered;
  std::set<std::string> accepted;
  for (const Parameter& p : entry().parameters) {
    if (p.type != ParameterType::boolean && (p.type != ParameterType::choice || p.values.empty())) continue;
    for (const Value& v : samples(p)) {
      const std::string name = p.name + "=" + to_text(v);
      offered.insert(name);
      for (const VariantEntry& variant : entry().variants)
        if (rules_of({kGame, variant.name, Value::map({{p.name, v}})})) accepted.insert(name);
    }
  }
  for (const std::string& name : offered)
    if (!accepted.count(name)) FAIL_CHECK("no variant accepts " + name);
}

TEST_CASE("The trees of legal moves have as many leaves as is known") {
  const auto lines = load_perft(kData / "perft" / (kGame + ".yaml"), kGame);
  if (!lines) FAIL(found().locale.say(lines.problem()));
  for (const PerftLine& line : lines.value()) {
    GameCase c = line.game_case;
    INFO("line " << line.where.line << ": " << line.source);
    const Ruleset rules = sure_rules(c);
    c.seats = c.seats ? c.seats : rules.game->seats().min;
    MatchSetup setup;
    setup.players.resize(static_cast<std::size_t>(c.seats));
    setup.seed = c.seed;
    auto match = Match::start(rules, setup);
    REQUIRE(match.ok());
    const auto played = play_line(match.value(), line.moves);
    if (!played) FAIL(found().locale.say(played.problem()));
    CHECK(count_leaves(*match.value().state().clone(), line.depth) == line.leaves);
  }
}

TEST_CASE("A round of each variant goes as it went") {
  for (const VariantEntry& variant : entry().variants) {
    const GameCase c = plain_case(variant);
    const auto text = transcript(sure_rules(c), c);
    REQUIRE(text.ok());
    const auto difference = compare_with_golden(kData / "golden" / (kGame + "-" + variant.name + ".txt"), text.value());
    if (difference) FAIL_CHECK(*difference);
  }
}
