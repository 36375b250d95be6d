#include "built_program.hpp"
#include "catch.hpp"
#include "content/files.hpp"
#include "content/yaml.hpp"
#include "fuzz_run.hpp"
#include "match/import_export.hpp"
#include "match/observation/written.hpp"
#include "match/save.hpp"
#include "match/settings.hpp"
#include "mutation.hpp"
#include "temp_folder.hpp"
#include "yaml_marks.hpp"

#include <algorithm>
#include <map>

/// What reads matches, with every game that comes with the program: the game's own reader of notations and maker of rules are fuzzed with
/// it.
namespace {

using namespace tablier;

const Catalogue& catalogue() { return test::built_program().catalogue; }

/// `game/variant` of all that can be played.
const std::vector<std::string>& variants() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> names;
    for (const auto& game : catalogue().games())
      for (const VariantEntry& variant : game->variants)
        if (game->playable() && !variant.problem) names.push_back(game->name + "/" + variant.name);
    return names;
  }();
  REQUIRE(kNames.size() > 10);
  return kNames;
}

void play_on(Match& match, int plies, Rng& rng) {
  MoveList moves;
  for (; plies > 0 && !match.over(); --plies) {
    if (match.round_over()) match.next_round();
    moves.clear();
    match.state().legal_moves(moves);
    if (moves.empty()) return;
    match.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

/// A match of that variant after some random moves, its clock standing still.
Match some_match(const std::string& name, Rng& rng, int plies) {
  auto rules = catalogue().ruleset(name);
  REQUIRE(rules.ok());
  MatchSetup setup;
  setup.game = rules->entry->name;
  setup.variant = rules->variant;
  const SeatRange seats = rules->game->seats();
  setup.players.resize(static_cast<std::size_t>(seats.min) + rng.below(static_cast<std::uint32_t>(seats.max - seats.min + 1)));
  setup.seed = rng.below(1000);
  auto match = Match::start(std::move(*rules), std::move(setup), [] { return 0.0; });
  REQUIRE(match.ok());
  play_on(*match, plies, rng);
  return std::move(match).value();
}

std::vector<std::string> notations(const Match& match) {
  MoveList moves;
  match.state().legal_moves(moves);
  std::vector<std::string> all;
  for (const Move move : moves) all.push_back(match.state().notation(move));
  return all;
}

/// One match of each variant, in turn with others of the same, and what the mutators of its texts need.
template <typename Text>
std::vector<Mutator> mutators(int plies, const std::vector<std::string>& marks, Text text) {
  std::vector<Mutator> all;
  for (const std::string& name : variants()) {
    std::vector<std::string> corpus, with_moves = marks;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      Rng rng(seed);
      const Match match = some_match(name, rng, static_cast<int>(seed) * plies);
      corpus.push_back(text(match));
      for (const std::string& notation : notations(match))
        if (with_moves.size() < marks.size() + 60) with_moves.push_back(notation);
    }
    all.emplace_back(std::move(corpus), std::move(with_moves));
  }
  return all;
}

bool is_told(const Problem& problem) { return !problem.text.empty(); }

/// Written, it is read as it was.
void check_saved(const Match& match) {
  const std::string once = write_save(match, "2026-01-01T00:00:00Z");
  const auto data = parse_save(once, "again.yaml");
  REQUIRE(data.ok());
  const auto again = replay(*data, catalogue());
  REQUIRE(again.ok());
  CHECK(again->state().hash() == match.state().hash());
}

}  // namespace

TEST_CASE("Spoiled saves are a match that can be saved again, or a problem with its place") {
  const auto all = mutators(8, yaml_marks(), [](const Match& match) { return write_save(match, "2026-01-01T00:00:00Z"); });
  std::uint64_t sound = 0;
  FuzzRun run("saves");
  while (const auto i = run.next()) {
    const std::string text = all[*i % all.size()].text(*i);
    INFO(told(*i, text));
    const auto data = parse_save(text, "t.yaml");
    if (!data) {
      CHECK((is_told(data.problem()) && data.problem().where.file == "t.yaml" && data.problem().where.line > 0));
      continue;
    }
    const auto match = replay(*data, catalogue());
    if (!match) {
      CHECK((is_told(match.problem()) && match.problem().where.line > 0));
      continue;
    }
    ++sound;
    check_saved(*match);
  }
  CHECK((sound > 0 || run.tried() < 100));
}

TEST_CASE("Spoiled notations are a legal move that is written as it is read, or refused in words") {
  std::vector<Match> matches;
  std::vector<Mutator> mutators;
  for (std::uint64_t seed = 0; const std::string& name : variants()) {
    Rng rng(seed++);
    matches.push_back(some_match(name, rng, 6));
    std::vector<std::string> moves = notations(matches.back());
    if (moves.empty()) moves.emplace_back("resign");
    std::vector<std::string> marks{" ",      "-", "+", "!",    "@",  ",",
                                   ":",      "/", "0", "9",    "-1", "99999999999999999999",
                                   "resign", "?", "é", "\xFF", "\n", std::string(1, '\0')};
    marks.insert(marks.end(), moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(moves.size(), 30)));
    mutators.emplace_back(std::move(moves), std::move(marks));
  }
  FuzzRun run("notations");
  while (const auto i = run.next()) {
    const State& state = matches[*i % matches.size()].state();
    const std::string text = mutators[*i % matches.size()].text(*i);
    INFO(variants()[*i % matches.size()] << " " << told(*i, text));
    const auto move = state.parse(text);
    if (!move) {
      CHECK(is_told(move.problem()));
      continue;
    }
    const auto again = state.parse(state.notation(*move));
    REQUIRE(again.ok());
    CHECK(*again == *move);
    const auto next = state.clone();
    next->play(*move);
    next->undo();
    CHECK(next->hash() == state.hash());
  }
}

TEST_CASE("Spoiled settings make a game that can be played, or are refused with the name") {
  std::vector<std::pair<std::string, Parameter>> all;
  for (const auto& game : catalogue().games())
    for (const Parameter& parameter : game->parameters) all.emplace_back(game->name, parameter);
  std::vector<std::string> corpus{"1,2,3", "A,B-,C2,D-1", "A1,B2", "true"};
  for (const auto& [game, parameter] : all) {
    corpus.push_back(to_text(parameter.fallback));
    corpus.insert(corpus.end(), parameter.values.begin(), parameter.values.end());
  }
  const Mutator mutator(std::move(corpus), {",", "-", "0", "9", "-9223372036854775808", " ", ";", "@", "1e9", ".nan", "é", "\xFF", "none"});
  FuzzRun run("options");
  while (const auto i = run.next()) {
    Rng rng(*i);
    const std::string& name = variants()[*i % variants().size()];
    Value settings = Value::map();
    std::string shown = name;
    const auto entry = catalogue().find(name.substr(0, name.find('/')));
    for (std::uint64_t n = 0; n < 1 + *i % 3 && !entry->parameters.empty(); ++n) {
      const Parameter& parameter = entry->parameters[rng.below(static_cast<std::uint32_t>(entry->parameters.size()))];
      const std::string text = mutator.text(*i * 3 + n);
      const auto value = parse(parameter, text);
      shown += " " + parameter.name + "=" + text;
      settings.set(parameter.name, value ? *value : Value(text));
    }
    INFO(told(*i, shown));
    auto rules = catalogue().ruleset(name, settings);
    if (!rules) {
      CHECK(is_told(rules.problem()));
      continue;
    }
    MatchSetup setup;
    setup.game = rules->entry->name;
    setup.variant = rules->variant;
    setup.options = settings;
    setup.players.resize(static_cast<std::size_t>(rules->game->seats().min));
    setup.seed = *i;
    auto match = Match::start(std::move(*rules), std::move(setup), [] { return 0.0; });
    if (!match) {
      CHECK(is_told(match.problem()));
      continue;
    }
    play_on(*match, 4, rng);
    check_saved(*match);
  }
}

TEST_CASE("Spoiled observations are one that is written as it was read, or a problem with its place") {
  const auto all = mutators(5, yaml_marks(),
                            [](const Match& match) { return write_observation(observe(match, Viewer::at(seat(0)))).substr(0, 20'000); });
  FuzzRun run("observations");
  while (const auto i = run.next()) {
    const std::string text = all[*i % all.size()].text(*i);
    INFO(told(*i, text));
    const auto seen = read_observation(text, "t.yaml");
    if (!seen) {
      CHECK((is_told(seen.problem()) && seen.problem().where.file == "t.yaml"));
      continue;
    }
    const std::string once = write_observation(*seen);
    const auto again = read_observation(once, "again.yaml");
    REQUIRE(again.ok());
    CHECK(write_observation(*again) == once);
  }
}

TEST_CASE("Spoiled records of other programs are a match, or a problem with its place") {
  const auto entry = catalogue().find("pente");
  REQUIRE(entry);
  std::vector<std::string> corpus;
  for (std::uint64_t seed = 0; const VariantEntry& variant : entry->variants) {
    Rng rng(seed++);
    corpus.push_back(write_round(some_match("pente/" + variant.name, rng, 8), ""));
  }
  const Mutator mutator(corpus,
                        {"[", "]", "\"", "{", "}", "(", ")", "1. ", "swap", "resign", "K10", "!", "*", "1-0", "\n", "\n\n", "é", "\xFF"});
  FuzzRun run("records");
  while (const auto i = run.next()) {
    const std::string text = mutator.text(*i);
    INFO(told(*i, text));
    const auto round = read_round(text, "t.txt", *entry, rulesets_of(catalogue()));
    if (!round) CHECK(is_told(round.problem()));
    else check_saved(round->match);
  }
}

TEST_CASE("Spoiled settings of the player are read as far as they go, and written so that nothing of them is lost") {
  const test::TempFolder folder;
  const auto file = folder / "settings.yaml";
  Settings set;
  set.last_setup.set("pente", Value::map({{"variant", "keryo"}, {"seats", Value(Value::List{"human", "bot:3"})}}));
  REQUIRE(save_settings(file, set, {}).ok());
  const Mutator mutator({read_file(file).value()}, yaml_marks());
  FuzzRun run("settings");
  while (const auto i = run.next()) {
    const std::string text = mutator.text(*i);
    INFO(told(*i, text));
    std::filesystem::remove_all(folder.path());
    folder.write("settings.yaml", text);
    const LoadedSettings loaded = load_settings(file);
    for (const Problem& problem : loaded.problems) CHECK(is_told(problem));
    Settings now = loaded.settings;
    now.motion = !now.motion;
    REQUIRE(save_settings(file, now, loaded.settings).ok());
    const LoadedSettings again = load_settings(file);
    // A key that is nearly a setting's is another one's to mend: it is kept as it is, and told each time.
    CHECK(std::ranges::all_of(again.problems, [](const Problem& p) { return p.text.key == "yaml.unknown_key_near"; }));
    CHECK(again.settings.motion == now.motion);
    // What was no map stands beside it, whole.
    bool kept = read_yaml(text, "t").document && read_yaml(text, "t").problems.empty();
    for (const auto& other : std::filesystem::directory_iterator(folder.path())) kept = kept || read_file(other.path()).value() == text;
    CHECK(kept);
  }
}
