#include "catch.hpp"
#include "game_folder.hpp"
#include "generic/leaves.hpp"
#include "generic/position_checks.hpp"

/// Games in Lua, played through the engine's interface of games.
namespace tablier {
namespace {

using test::GameFolder;
using test::kDomineering;
using test::kTicTacToe;
using test::load_game;

std::string key_of(const Problem& p) {
  std::string all = p.text.key;
  for (const TextArg& arg : p.text.args)
    if (const auto* inner = std::get_if<std::vector<Text>>(&arg.value)) all += " " + inner->front().key;
  return all + " " + std::to_string(p.where.line);
}

/// Random rounds with everything checked that the SDK promises of a state.
void check_rounds(const Game& game, int seats, int rounds) {
  for (int round = 0; round < rounds; ++round) {
    const Setup setup{.seats = seats, .seed = static_cast<std::uint64_t>(round), .starter = round % seats};
    rules::PositionChecks checks(game, "trial", setup, [](std::string_view) { return true; });
    Rng rng(static_cast<std::uint64_t>(round));
    MoveList moves;
    const auto state = game.start(setup);
    for (;;) {
      checks.check(*state, rules::Care::full);
      moves.clear();
      state->legal_moves(moves);
      if (moves.empty()) break;
      state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    CHECK(state->outcome().over);
  }
}

TEST_CASE("tic-tac-toe in Lua is played to its end") {
  const GameFolder folder;
  const auto loaded = load_game(folder, kTicTacToe);
  INFO(key_of(loaded.problem));
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  for (const char* move : {"a1", "a2", "b1", "b2", "c1"}) {
    const auto read = state->parse(move);
    REQUIRE(read.ok());
    state->play(*read);
  }
  CHECK(state->outcome().over);
  CHECK(state->outcome().reason == "three");
  CHECK(state->outcome().winners == std::vector{seat(0)});
  CHECK(loaded.script->take_faults().empty());
}

TEST_CASE("Where colours go by turn, whoever begins has the first one on the board and at the seats") {
  const GameFolder folder;
  std::string text(kTicTacToe);
  const auto paint_of_first_stone = [&](int starter) {
    const auto loaded = load_game(folder, text);
    INFO(key_of(loaded.problem));
    REQUIRE(loaded.game);
    const auto state = loaded.start(2, 1, starter);
    state->play(*state->parse("a1"));
    const Scene scene = state->scene(Seat::nobody);
    REQUIRE(scene.tokens.size() == 1);
    REQUIRE(scene.seats.size() == 2);
    CHECK(scene.seats[static_cast<std::size_t>(starter)].paint == scene.tokens[0].paint);
    CHECK(scene.seats[0].paint != scene.seats[1].paint);
    return scene.tokens[0].paint;
  };
  CHECK(paint_of_first_stone(1) == "stone.1");
  text.replace(text.find("seats = {2, 2},"), 0, "colours = \"by_turn\", ");
  CHECK(paint_of_first_stone(0) == "stone.0");
  CHECK(paint_of_first_stone(1) == "stone.0");
}

TEST_CASE("tic-tac-toe in Lua has the known numbers of positions") {
  const GameFolder folder;
  const auto loaded = load_game(folder, kTicTacToe);
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  // 9, 72, 504, 3024, 15120, 54720: rounds of so many moves (J. Schaefer, "How many tic-tac-toe games are there?", 2002)
  const std::uint64_t counts[]{9, 72, 504, 3024, 15120, 54720};
  for (int depth = 1; depth <= 6; ++depth) CHECK(rules::count_leaves(*state, depth) == counts[depth - 1]);
}

void play_at_random(const Game& game, int rounds) {
  Rng rng(1);
  MoveList moves;
  for (int round = 0; round < rounds; ++round) {
    const auto state = game.start({.seats = 2});
    while (is_player(state->to_move())) {
      moves.clear();
      state->legal_moves(moves);
      if (moves.empty()) break;
      state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

TEST_CASE("a position may hold the options, as the data that they are") {
  const GameFolder folder;
  std::string script(kTicTacToe);
  const std::string start = "return {cells = cells, played = 0}";
  script.replace(script.find(start), start.size(), "return {cells = cells, played = 0, own = rules.options}");
  const auto loaded = load_game(folder, script);
  REQUIRE(loaded.game);
  CHECK_FALSE(loaded.start()->outcome().over);
  CHECK(loaded.script->take_faults().empty());
  check_rounds(*loaded.game, 2, 2);
}

TEST_CASE("that moves change a position is told after thousands of calls too") {
  const GameFolder folder;
  std::string text(kTicTacToe);
  const std::string_view line = "local list = {}\n";
  text.insert(text.find(line) + line.size(), "if position.rules.options.misere then position.seen = position.played end\n");
  const auto loaded = load_game(folder, text);
  REQUIRE(loaded.game);
  play_at_random(*loaded.game, 500);
  CHECK(loaded.script->take_faults().empty());
  const auto options = Options::make(loaded.script->parameters(), Value::map({{"misere", true}}));
  REQUIRE(options.ok());
  const auto other = loaded.script->make_game({.content = nullptr, .script = nullptr, .options = *options});
  REQUIRE(other.ok());
  play_at_random(**other, 10);
  const auto faults = loaded.script->take_faults();
  REQUIRE(faults.size() == 1);
  CHECK(key_of(faults.front().problem).starts_with("script.in_rule script.game.changes"));
}

TEST_CASE("games in Lua keep what the SDK promises of a state") {
  const GameFolder folder;
  SECTION("places") {
    const auto loaded = load_game(folder, kTicTacToe);
    REQUIRE(loaded.game);
    check_rounds(*loaded.game, 2, 6);
    CHECK(loaded.script->take_faults().empty());
  }
  SECTION("pieces that are laid") {
    const auto loaded = load_game(folder, kDomineering, Value::map({{"size", 5}}));
    INFO(key_of(loaded.problem));
    REQUIRE(loaded.game);
    check_rounds(*loaded.game, 2, 3);
    for (const auto& fault : loaded.script->take_faults()) FAIL(key_of(fault.problem));
  }
}

/// The faults of a first look at a tic-tac-toe that looks so, whose content has a paint `cross`.
std::vector<std::string> faults_of_paints(const std::string& look, const std::string& board = "width = 3, height = 3") {
  const GameFolder folder;
  std::string text(kTicTacToe);
  const std::string plain = "board = {width = 3, height = 3},";
  text.replace(text.find(plain), plain.size(), "board = {" + board + "},\n" + look);
  const auto loaded = load_game(folder, text);
  REQUIRE(loaded.script);
  const auto paints = std::make_shared<const Paints>(Paints{{"cross", Paint{}}});
  const auto game =
      loaded.script->make_game({.content = nullptr, .script = nullptr, .options = *Options::make(loaded.script->parameters(), {})}, paints);
  REQUIRE(game.ok());
  const auto state = (*game)->start({.seats = 2});
  state->scene(Seat::chance);
  state->scene(Seat::chance);
  std::vector<std::string> faults;
  for (const ScriptFault& fault : loaded.script->take_faults()) faults.push_back(key_of(fault.problem));
  return faults;
}

TEST_CASE("Cells that are drawn and are no seat's are told, at the function that made them, and not where `look` draws") {
  const auto faults_of = [](const std::string& cells, const std::string& look = "") {
    const GameFolder folder;
    const auto loaded = load_game(folder, "return {seats = {2, 2}, board = {width = 2, height = 2}, longest_round = 9,\n" + look +
                                              "moves = function() return {1} end, play = function() end, result = function() end,\n"
                                              "start = function() return {cells = " +
                                              cells + "} end}");
    REQUIRE(loaded.game);
    loaded.start()->scene(Seat::chance);
    std::vector<std::string> keys;
    for (const ScriptFault& fault : loaded.script->take_faults()) keys.push_back(key_of(fault.problem));
    return keys;
  };
  CHECK(faults_of("nil").empty());
  CHECK(faults_of("{0, 2, 1}").empty());
  CHECK(faults_of("{0, 'a', 0, 9}") == std::vector<std::string>{"script.in_function script.game.cell 3"});
  CHECK(faults_of("{0, 3}") == std::vector<std::string>{"script.in_function script.game.cell 3"});
  CHECK(faults_of("{0, 1.5}") == std::vector<std::string>{"script.in_function script.game.cell 3"});
  CHECK(faults_of("'full'") == std::vector<std::string>{"script.in_function script.game.cells 3"});
  CHECK(faults_of("{'a'}", "look = function() return {} end,").empty());
}

TEST_CASE("A paint that the game's content does not have is told once, at the line where it is written") {
  const auto with = [](const std::string& paint) {
    return faults_of_paints("look = function()\n  return {tokens = {{place = 1, paint = " + paint +
                            "}, {place = 2, paint = 'cross'}}}\nend,");
  };
  CHECK(with("'cross'").empty());
  CHECK(with("nil").empty());  // nobody's: it looks as a tile does
  CHECK(with("'stone.3'").empty());
  CHECK(with("'tile'").empty());
  CHECK(with("'stone.7'") == std::vector<std::string>{"script.in_function script.game.no_paint_near 8"});
  CHECK(with("'corss'") == std::vector<std::string>{"script.in_function script.game.no_paint_near 8"});
  CHECK(with("'blackboard'") == std::vector<std::string>{"script.in_function script.game.no_paint 8"});
  CHECK(with("'blackb' .. 'oard'") == std::vector<std::string>{"script.in_function script.game.no_paint 7"});
  CHECK(faults_of_paints("", "width = 3, height = 3, paint = 'wod', frame = 'felt_frame', paints = {a1 = 'cross', a2 = 'red'}") ==
        std::vector<std::string>{"script.field script.game.no_paint_near 6", "script.field script.game.no_paint 6"});
}

TEST_CASE("Lights and marks of one kind stand once on a place, however often a script says them") {
  const GameFolder folder;
  std::string text(kTicTacToe);
  const std::string many = R"(look = function()
    local lights, marks = {}, {}
    for i = 1, 900 do lights[i], marks[i] = {place = 2, kind = i % 2 == 0 and "bonus" or nil}, {place = 3, text = "m"} end
    return {highlights = lights, marks = marks}
  end,
  board = {)";
  text.replace(text.find("board = {"), 9, many);
  const auto loaded = load_game(folder, text);
  REQUIRE(loaded.game);
  const Scene scene = loaded.start()->scene(Seat::nobody);
  REQUIRE(scene.highlights.size() == 2);
  CHECK(scene.highlights[0].kind == HighlightKind::legal);  // where no kind is said
  CHECK(scene.highlights[1].kind == HighlightKind::bonus);
  CHECK(scene.surfaces[0].marks.size() == 1);
}

TEST_CASE("A kind of token, of mark or of light that there is not is told, and all that are wrong at once") {
  CHECK(faults_of_paints("look = function()\n  return {tokens = {{place = 1, kind = 'stome'}}, marks = {{place = 2, kind = 'star'}}}\nend,")
            .size() == 2);
}

TEST_CASE("Where evaluate fails the bot tries rounds at random, by level and by time, and does not play the first move of the list") {
  constexpr std::string_view kPick = R"(return {
    seats = {2, 2}, board = {width = 9, height = 1},
    start = function() return {picked = 0} end,
    moves = function() return {1, 2, 3, 4, 5, 6, 7, 8, 9} end,
    play = function(p, move) p.picked = move end,
    result = function(p) if p.picked > 0 then return {winners = {p.picked == 7 and 1 or 2}, reason = "picked"} end end,
    evaluate = function(p) EVALUATE end,
  })";
  for (const char* evaluate : {"return p.picked + 'x'", "return 0 / 0", "while true do end"}) {
    const GameFolder folder;
    std::string text(kPick);
    text.replace(text.find("EVALUATE"), 8, evaluate);
    const auto loaded = load_game(folder, text);
    REQUIRE(loaded.game);
    const auto state = loaded.start();
    for (const Limits& limits : {Limits{.level = 4}, Limits{.level = 0, .seconds = 0.2}})
      CHECK(state->notation(loaded.game->bot(1)->think(*state, limits, {}).move) == "g1");
    CHECK_FALSE(loaded.script->take_faults().empty());
  }
}

TEST_CASE("evaluate is asked where chance draws, and tells a bot what no round at random would show") {
  constexpr std::string_view kLong = R"(return {
    seats = {2, 4}, buttons = {"a", "b", "c", "d", "e", "f"}, board = {width = 1, height = 1},
    start = function(rules) local p = {} for seat = 1, rules.seats do p[seat] = 0 end return {points = p, played = 0, who = 1} end,
    moves = function() return {"a", "b", "c", "d", "e", "f"} end,
    chance = function() return math.random(3) end,
    play = function(p, move)
      if p.turn == 0 then return p.who % p.rules.seats + 1 end
      p.who, p.played = p.turn, p.played + 1
      if move == "e" then p.points[p.who] = p.points[p.who] + 1 end
      return 0
    end,
    result = function(p)
      if p.played < 300 then return nil end
      local best = 1
      for seat = 2, p.rules.seats do if p.points[seat] > p.points[best] then best = seat end end
      return {winners = {best}, reason = "most"}
    end,
    evaluate = function(p, seat) return 20 * p.points[seat] end,
  })";
  const GameFolder folder;
  const auto loaded = load_game(folder, kLong);
  REQUIRE(loaded.game);
  for (const int seats : {2, 3})
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const auto state = loaded.start(seats);
      CHECK(state->notation(loaded.game->bot(seed)->think(*state, {.level = 3}, {}).move) == "e");
    }
  CHECK(loaded.script->take_faults().empty());
}

TEST_CASE("Parameters are offered in the order in which the file writes them") {
  std::string text(kTicTacToe);
  const std::string only = "parameters = {misere = {type = \"boolean\", default = false}}";
  REQUIRE(text.find(only) != std::string::npos);
  text.replace(text.find(only), only.size(), R"(parameters = {
    width = {type = "integer", min = 1, max = 9, default = 3},
    height = {type = "integer", min = 1, max = 9, default = 3},
    misere = {type = "boolean", default = false}, again = {type = "boolean", default = false},
  })");
  const GameFolder folder;
  const auto script = folder.load(text);
  REQUIRE(script);
  std::vector<std::string> names;
  for (const Parameter& parameter : (*script)->parameters()) names.push_back(parameter.name);
  CHECK(names == std::vector<std::string>{"width", "height", "misere", "again"});
}

}  // namespace
}  // namespace tablier
