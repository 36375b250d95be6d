#include "match/observation.hpp"

#include "cards.hpp"
#include "match/observation/written.hpp"
#include "match/observed_position.hpp"
#include "match/seed.hpp"
#include "match_helpers.hpp"
#include "spoiled.hpp"

#include <set>

using namespace tablier;
using nim::Texts;

namespace {

Texts moves_of(const Observation& seen) {
  Texts all;
  for (const OfferedMove& move : seen.table.moves) all.push_back(move.notation);
  return all;
}

Texts history_of(const Observation& seen) {
  Texts all;
  for (const ObservedPly& ply : seen.history) all.push_back((ply.joined ? "+" : "") + ply.notation);
  return all;
}

/// Seat 0 has drawn a card, and seat 1 another one.
Match two_draws(std::uint64_t seed = 5) {
  Match match = nim::begin(cards::ruleset(), nim::setup(2, 0, seed));
  nim::play(match, {"draw", "draw"});
  return match;
}

}  // namespace

TEST_CASE("A plugin that throws at a move, or when the position after it is shown, shows nothing of that position") {
  const auto defect = GENERATE(nim::Defect::throws_late, nim::Defect::throws_shown);
  Match match = nim::begin(nim::spoiled(nim::ruleset(), defect), nim::setup(2));
  match.play(Move{1});
  CHECK(observed_position(match.state(), Viewer::at(seat(0)))->after("take:1"));
  match.play(Move{1});
  const auto position = observed_position(match.state(), Viewer::at(seat(0)));
  CHECK_FALSE(position->after("take:1"));
  CHECK_FALSE(position->scene_after("take:1"));
}

TEST_CASE("The seat to move observes its moves, with what they are to a hand; the others none") {
  Match match = nim::begin(nim::ruleset(), nim::setup(2));
  nim::play(match, {"take:3"});
  const auto mover = observe(match, Viewer::at(seat(1)));
  CHECK(moves_of(mover) == Texts{"take:1", "take:2", "take:3"});
  CHECK(mover.table.moves.front().touch == match.state().touch(Move{1}));
  CHECK(mover.table.scene.tokens.size() == 7);
  REQUIRE(mover.resignation);
  CHECK(mover.resignation->notation == "resign");
  for (const Viewer& other : {Viewer::at(seat(0)), Viewer::onlooker()}) {
    CHECK(moves_of(observe(match, other)).empty());
    CHECK_FALSE(observe(match, other).resignation);
  }
}

TEST_CASE("At a place with several seats the moves are those of the seat whose eyes it looks with") {
  Match match = nim::begin(nim::ruleset(), nim::setup(3));
  const Viewer place{seat(0), {seat(0), seat(2)}};
  CHECK(moves_of(observe(match, place)).size() == 3);
  REQUIRE(match.play("take:1"));
  CHECK(moves_of(observe(match, place)).empty());
  REQUIRE(match.play("take:1"));
  CHECK(moves_of(observe(match, place)).empty());
  CHECK(moves_of(observe(match, {seat(2), place.seats})).size() == 3);
}

TEST_CASE("The history is that which the viewer may know") {
  const Match match = two_draws();
  const auto& history = match.history();
  REQUIRE(history.size() == 4);
  const std::string first = history[1].notation, second = history[3].notation;
  CHECK(history_of(observe(match, Viewer::at(seat(0)))) == Texts{"draw", first, "draw", "card"});
  CHECK(history_of(observe(match, Viewer::at(seat(1)))) == Texts{"draw", "card", "draw", second});
  CHECK(history_of(observe(match, Viewer::onlooker())) == Texts{"draw", "card", "draw", "card"});
  CHECK(history_of(observe(match, Viewer::all_seeing(2))) == Texts{"draw", first, "draw", second});
}

TEST_CASE("What a viewer knows of a history leads to the same position with the same seed") {
  const Match match = two_draws();
  Match again = nim::begin(cards::ruleset(), nim::setup(2, 0, 5));
  nim::play(again, history_of(observe(match, Viewer::at(seat(0)))));
  CHECK(again.state().hash() == match.state().hash());
}

TEST_CASE("What undo takes back and redo brings again is as unseen as it was") {
  Match match = two_draws();
  const auto before = write_observation(observe(match, Viewer::onlooker()));
  match.undo();
  match.redo();
  auto seen = observe(match, Viewer::onlooker());
  CHECK(seen.help.undos == 1);
  seen.help.undos = 0;
  seen.clocks = {};
  auto read = read_observation(before, "before");
  REQUIRE(read.ok());
  read->clocks = {};
  CHECK(write_observation(seen) == write_observation(*read));
}

TEST_CASE("Only who is to move is told why a hand cannot do something") {
  const Match match = nim::begin(nim::ruleset(), nim::setup(2));
  const Touch touch{{.kind = GestureKind::press, .button = "take:9"}};
  CHECK(why_refused(match.state(), Viewer::at(seat(0)), touch) == match.state().why_not(touch));
  CHECK(why_refused(match.state(), Viewer::at(seat(1)), touch) == Text("observation.not_to_move"));
  CHECK(why_refused(match.state(), Viewer::onlooker(), touch) == Text("observation.not_to_move"));
}

TEST_CASE("Scores, winners, rounds and clocks are those of the match") {
  nim::HandClock clock;
  nim::Rules rules;
  rules.turn_seconds = 30;
  Match match = nim::begin(nim::ruleset(rules), nim::setup(1, 1), clock.source());
  clock.pass(4.25);
  const auto going = observe(match, Viewer::at(seat(0)));
  CHECK(going.clocks.round == 4.25);
  CHECK(going.clocks.turn_limit == 30.0);
  CHECK(going.clocks.turn_left == 25.75);
  CHECK_FALSE(going.outcome.over);
  CHECK(going.players == match.setup().players);
  nim::play(match, {"take:3", "take:3", "take:3", "take:1"});
  const auto ended = observe(match, Viewer::at(seat(0)));
  CHECK(ended.over);
  CHECK(ended.winners == std::vector<Seat>{seat(1)});
  CHECK(ended.points == std::vector<std::int64_t>{0, 5});
  REQUIRE(ended.rounds.size() == 1);
  CHECK(ended.rounds[0].outcome.reason == "last");
  CHECK(ended.to_move == Seat::nobody);
  CHECK_FALSE(ended.clocks.turn_limit);
}

TEST_CASE("An observation is read as it was written, as YAML and as one line of JSON") {
  Match match = nim::begin(nim::ruleset(nim::dice()), nim::setup(1, 1));
  match.play(match.state().resignation());
  const auto seen = observe(match, Viewer::at(seat(0)));
  const std::string text = write_observation(seen), line = to_json(observation_value(seen));
  CHECK(line.find('\n') == std::string::npos);
  for (const std::string& form : {text, line}) {
    const auto read = read_observation(form, "seen");
    REQUIRE(read.ok());
    CHECK(write_observation(*read) == text);
    CHECK(to_json(observation_value(*read)) == line);
  }
}

TEST_CASE("All that an observation can hold is read as it was written") {
  Observation seen;
  seen.game = "any";
  seen.variant = "own";
  seen.players = {{true, 0, "Zoé: “yes”"}, {false, 7, "- x\n#"}};
  seen.viewer = {Seat::chance, {seat(1)}};
  seen.to_move = Seat::chance;
  seen.points = {3, -4};
  seen.rounds = {{{true, {9, 8}, {seat(0)}, "five"}, {1, 0}, 2}};
  seen.history = {{"a b", Seat::chance, false}, {"no", seat(1), true}};
  seen.help = {1, 2, true};
  seen.clocks = {0.001, 12.5, true, 30.0, 0.0};
  seen.facts = Value::map({{"real", 1.0}, {"text", "1"}, {"none", nullptr}, {"list", Value::list_of(std::vector<int>{1, 2})}});
  Grid grid{Lattice::points, 3, 2, 1, false, true, true, 1, 1, {1, 1, 1, 0, 1, 1}, {{{0, 1}, "camp"}}};
  Scene& scene = seen.table.scene;
  scene.round = RoundKind::score;
  scene.hand = {true, true, true, true, true, true, true, true};
  scene.letters_write = true;
  scene.surfaces = {{grid, "p", "f", {{{2, 1}, "dark"}}, {{MarkKind::letter, {0, 0}, "A"}, {MarkKind::divider, {-1, 0}}}, true, true},
                    {.grid = Grid::boundless(Lattice::triangles)}};
  scene.tokens = {{4, TokenKind::stroke, 1, {{-3, 300}, {0, 0, 2}}, seat(1), "ink", {"1", ""}, true, true, true}};
  const Orientation turned{.cells = {{0, 0}, {1, 0}}, .labels = {"x"}, .turned = 1, .flipped = 0, .tipped = 1};
  scene.trays = {{Text("t.title", {{"n", 2}, {"who", Text("t.who")}, {"word", "2"}}),
                  TrayKind::palette,
                  seat(0),
                  {{1, TokenKind::polyform, "red", {turned, {.cells = {{0, 0}}}}, 3, 5, true, true}},
                  6,
                  true}};
  scene.highlights = {{HighlightKind::value, 1, {5, 5}, Text("t.light"), 0.125}};
  scene.counters = {{Text("t.counter"), seat(0), -7, true}};
  scene.events = {{Text("t.event", {{"why", Text("t.why", {{"n", 1}})}}), 1, {2, 2}, seat(1)}};
  scene.seats = {{"white", "W", 0}, {}};
  scene.sides = {Text("t.side")};
  scene.status = Text("t.status");
  seen.table.moves = {
      {"a1-b2", Text("t.move"), {{.kind = GestureKind::slide, .item = 4, .places = {{0, 0}, {7, 7}}, .end_surface = 1}}},
      {"lay",
       {},
       {{.kind = GestureKind::lay, .item = 1, .orientation = 1, .places = {{1, 1}}}, {.kind = GestureKind::press, .button = "b"}}}};
  seen.resignation = OfferedMove{"resign"};
  const std::string text = write_observation(seen);
  const auto read = read_observation(text, "seen");
  if (!read) FAIL(read.problem().text.key << " at line " << read.problem().where.line << "\n" << text);
  CHECK(write_observation(*read) == text);
  CHECK(read->table.moves[0].touch == seen.table.moves[0].touch);
  CHECK(read->table.scene.trays[0].title == scene.trays[0].title);
  CHECK(read->table.scene.trays[0].kind == TrayKind::palette);
  CHECK(read->table.scene.round == RoundKind::score);
  CHECK(read->table.scene.hand == scene.hand);
  CHECK(read->table.scene.letters_write);
  CHECK(read->table.scene.events[0].text == scene.events[0].text);
  CHECK(read->table.scene.surfaces[0].grid.mask == grid.mask);
  CHECK(read->table.scene.surfaces[0].grid.own_names == grid.own_names);
  CHECK_FALSE(read->table.scene.surfaces[0].grid.rows_up);
  CHECK(read->table.scene.tokens[0].places == scene.tokens[0].places);
  CHECK(read->players == seen.players);
  CHECK(read->facts == seen.facts);
  CHECK(read->viewer.seats == seen.viewer.seats);
  CHECK(read->clocks.turn_left == 0.0);
}

TEST_CASE("A match's seed is in its save and in no observation") {
  const std::uint64_t seed = 0x7123456789abcdef;
  const Match match = two_draws(seed);
  const std::string number = std::to_string(seed);
  CHECK(write_save(match, "").find(number) != std::string::npos);
  for (const Viewer& viewer : {Viewer::at(seat(0)), Viewer::onlooker(), Viewer::all_seeing(2)}) {
    const std::string text = write_observation(observe(match, viewer));
    CHECK(text.find(number) == std::string::npos);
    CHECK(text.find("seed") == std::string::npos);
  }
}

TEST_CASE("Fresh seeds are 64 bits wide and never the same") {
  std::set<std::uint64_t> seeds;
  std::uint64_t ever = 0, always = ~std::uint64_t{0};
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t seed = fresh_seed();
    seeds.insert(seed);
    ever |= seed;
    always &= seed;
  }
  CHECK(seeds.size() == 100);
  CHECK(ever == ~std::uint64_t{0});
  CHECK(always == 0);
}

TEST_CASE("A save keeps all 64 bits of a seed") {
  const std::uint64_t seed = 0xfedcba9876543210;
  const Match match = nim::begin(nim::ruleset(), nim::setup(2, 0, seed));
  const auto sheet = parse_save(write_save(match, ""), "save.yaml");
  REQUIRE(sheet.ok());
  CHECK(sheet->setup.seed == seed);
}
