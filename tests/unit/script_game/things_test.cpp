#include "catch.hpp"
#include "game_folder.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <stop_token>
#include <thread>

/// Things that hands hold in games in Lua: trays, who sees them, and the moves that name them.
namespace tablier {
namespace {

using test::GameFolder;
using test::load_game;
using test::TempFolder;

/// Each of two seats holds two things that the other does not see; they are laid on a board of three squares.
constexpr std::string_view kHands = R"(
return {
  seats = {2, 2},
  board = {width = 3, height = 1},
  things = {{name = "red", label = "r"}, {name = "blue", kind = "pawn"}, {name = "grey", kind = "stone", paint = "wood"}},
  buttons = {"pass"},
  longest_round = 9,
  start = function() return {cells = {0, 0, 0}, on = {"", "", ""}, hands = {{"red", "blue"}, {"blue", "blue"}}, pool = {"grey", "grey"}} end,
  moves = function(p)
    local list = {"pass"}
    for i, thing in ipairs(p.hands[p.turn]) do
      if i == 1 or thing ~= p.hands[p.turn][1] then
        for place = 1, 3 do
          if p.cells[place] == 0 then list[#list + 1] = {thing, place} end
        end
      end
    end
    return list
  end,
  play = function(p, move)
    if move == "pass" then return end
    for i, thing in ipairs(p.hands[p.turn]) do
      if thing == move[1] then table.remove(p.hands[p.turn], i) break end
    end
    p.cells[move[2]], p.on[move[2]] = p.turn, move[1]
  end,
  result = function(p) if #p.hands[1] + #p.hands[2] == 1 then return {reason = "laid"} end end,
  look = function(p)
    local tokens = {}
    for place, seat in ipairs(p.cells) do
      if seat > 0 then tokens[#tokens + 1] = {place = place, seat = seat, thing = p.on[place]} end
    end
    return {tokens = tokens, trays = {
      {name = "hand", seat = 1, hidden_from = "others", things = p.hands[1]},
      {name = "hand", seat = 2, hidden_from = "others", things = p.hands[2]},
      {name = "pool", kind = "stones", things = p.pool}}}
  end,
  sample = function() end,
}
)";

/// Of six stones two are dealt to each of two seats, and two lie aside; each is there once.
constexpr std::string_view kDealt = R"(
local NAMES = {"ash", "box", "elm", "fir", "oak", "yew"}
local things = {{name = "pearl", kind = "stone", paint = "wood"}}
for i, name in ipairs(NAMES) do things[i + 1] = {name = name, kind = "stone", paint = "wood"} end
return {
  seats = {2, 2},
  board = {width = 4, height = 1},
  things = things,
  longest_round = 4,
  start = function()
    local left = table.move(NAMES, 1, #NAMES, 1, {})
    local function draw() return table.remove(left, math.random(#left)) end
    return {cells = {0, 0, 0, 0}, hands = {{draw(), draw()}, {draw(), draw()}}, aside = {draw(), draw()}, pool = {"pearl"}}
  end,
  moves = function(p)
    local list = {}
    for _, thing in ipairs(p.hands[p.turn]) do
      for place = 1, 4 do
        if p.cells[place] == 0 then list[#list + 1] = {thing, place} end
      end
    end
    return list
  end,
  play = function(p, move)
    for i, thing in ipairs(p.hands[p.turn]) do
      if thing == move[1] then table.remove(p.hands[p.turn], i) break end
    end
    p.cells[move[2]] = p.turn
  end,
  result = function(p) if #p.hands[1] == 0 or #p.hands[2] == 0 then return {reason = "laid"} end end,
  look = function(p)
    local tokens = {}
    for place, seat in ipairs(p.cells) do
      if seat > 0 then tokens[#tokens + 1] = {place = place, seat = seat} end
    end
    return {tokens = tokens, trays = {
      {name = "hand", seat = 1, hidden_from = "others", things = p.hands[1]},
      {name = "hand", seat = 2, hidden_from = "others", things = p.hands[2]},
      {name = "pool", kind = "stones", things = p.pool}}}
  end,
  sample = function() end,
}
)";

std::string changed(std::string text, const std::string& part, const std::string& by) {
  REQUIRE(text.find(part) != text.npos);
  return text.replace(text.find(part), part.size(), by);
}

std::string reason_of(const Problem& problem) {
  const Text* text = &problem.text;
  for (const TextArg& arg : problem.text.args)
    if (const auto* inner = std::get_if<std::vector<Text>>(&arg.value)) text = &inner->front();
  return text->key;
}

/// What is wrong with that in the place of a part: where the game cannot be made, or its first look.
std::string fault_with(const std::string& part, const std::string& by) {
  const GameFolder folder;
  const auto loaded = load_game(folder, changed(std::string(kHands), part, by));
  if (!loaded.game) return reason_of(loaded.problem);
  const auto state = loaded.start();
  state->scene(seat(0));
  MoveList moves;
  state->legal_moves(moves);
  for (const Move move : moves) state->touch(move);
  const auto faults = loaded.script->take_faults();
  return faults.empty() ? "" : reason_of(faults.front().problem);
}

}  // namespace

TEST_CASE("Each seat sees its own things, and of the others how many there are") {
  const GameFolder folder;
  const auto loaded = load_game(folder, kHands);
  INFO(reason_of(loaded.problem));
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  const Scene own = state->scene(seat(0));
  REQUIRE(own.trays.size() == 3);
  CHECK(own.trays[0].kind == TrayKind::rack);
  CHECK(own.trays[0].owner == seat(0));
  CHECK(own.trays[0].title == Text("trial.tray.hand"));
  REQUIRE(own.trays[0].items.size() == 2);
  CHECK(own.trays[0].items[0].kind == TokenKind::tile);
  CHECK(own.trays[0].items[0].orientations[0].labels == std::vector<std::string>{"r"});
  CHECK(own.trays[0].items[1].kind == TokenKind::pawn);
  CHECK(own.trays[1].items.empty());
  CHECK(own.trays[1].hidden == 2);
  CHECK(own.trays[2].items.size() == 2);  // stones lie one by one
  const Scene others = state->scene(seat(1));
  CHECK(others.trays[0].hidden == 2);
  REQUIRE(others.trays[1].items.size() == 1);
  CHECK(others.trays[1].items[0].copies == 2);
  const Scene onlookers = state->scene(Seat::chance);
  CHECK((onlookers.trays[0].hidden == 2 && onlookers.trays[1].hidden == 2));
  const Scene all = state->scene(Seat::nobody);
  CHECK((all.trays[0].hidden == 0 && all.trays[1].hidden == 0));
  CHECK(loaded.script->take_faults().empty());
}

TEST_CASE("A move names a thing, is written with it, and is that thing laid from the mover's own tray") {
  const GameFolder folder;
  const auto loaded = load_game(folder, kHands);
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  const auto move = state->parse("red-b1");
  REQUIRE(move.ok());
  CHECK(state->notation(*move) == "red-b1");
  CHECK_FALSE(state->parse("grey-b1").ok());
  CHECK_FALSE(state->parse("green-b1").ok());
  const int red = state->scene(seat(0)).trays[0].items[0].id;
  CHECK(state->touch(*move) == Touch{{.kind = GestureKind::lay, .item = red, .orientation = 0, .places = {Place{1, 0}}}});
  state->play(*move);
  for (const Seat eyes : {seat(0), seat(1), Seat::chance, Seat::nobody}) {
    const Scene scene = state->scene(eyes);
    REQUIRE(scene.tokens.size() == 1);
    CHECK(scene.tokens[0].id == red);  // it is the same thing
    CHECK(scene.tokens[0].kind == TokenKind::tile);
    CHECK(scene.tokens[0].labels == std::vector<std::string>{"r"});
    CHECK(scene.tokens[0].last);
    CHECK(scene.gone.empty());
  }
  state->undo();
  CHECK(state->scene(seat(0)).trays[0].items.size() == 2);
}

TEST_CASE("Of two equal things one is laid and one is left, and each token has an id of its own") {
  const GameFolder folder;
  const auto loaded = load_game(folder, kHands);
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  for (const char* move : {"pass", "blue-a1", "pass", "blue-c1"}) {
    const auto read = state->parse(move);
    REQUIRE(read.ok());
    state->play(*read);
    const Scene scene = state->scene(Seat::nobody);
    std::vector<int> ids;
    for (const Token& token : scene.tokens) ids.push_back(token.id);
    for (const Tray& tray : scene.trays)
      for (const TrayItem& item : tray.items) ids.push_back(item.id);
    std::ranges::sort(ids);
    CHECK(std::ranges::adjacent_find(ids) == ids.end());
  }
  CHECK(loaded.script->take_faults().empty());
}

TEST_CASE("touch says what a hand does with a thing, from a tray of its own or of everybody") {
  const GameFolder folder;
  const auto loaded = load_game(folder, changed(std::string(kHands), "buttons =", R"(touch = function(p, move)
    return {{gesture = "pick", thing = move[1]}, {gesture = "pick", thing = "grey", shared = true}, {gesture = "put", places = {move[2]}}}
  end, buttons =)"));
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  const Scene scene = state->scene(seat(0));
  const auto red = state->touch(*state->parse("red-c1"));
  REQUIRE(red.size() == 3);
  CHECK(red[0].kind == GestureKind::pick);
  CHECK(red[0].item == scene.trays[0].items[0].id);
  CHECK(red[1].item == scene.trays[2].items[0].id);
  CHECK(red[2].places == std::vector{Place{2, 0}});
}

TEST_CASE("What is wrong with things and trays is told") {
  CHECK(fault_with("hands[1]},", "hands[1]},").empty());
  CHECK(fault_with("\"red\", \"blue\"}, {", "\"rde\", \"blue\"}, {") == "script.game.unknown_button");
  CHECK(fault_with("thing = p.on[place]", "thing = 'x'").empty());
  CHECK(fault_with("things = p.pool", "things = {'gery'}") == "script.game.no_thing_near");
  CHECK(fault_with("things = p.pool", "things = {'red'}") == "script.game.no_stone");
  CHECK(fault_with("kind = \"stones\", things", "kind = 'stones', hidden_from = 'all', things") == "script.game.hidden_stones");
  CHECK(fault_with("seat = 2, hidden", "seat = 1, hidden") == "script.game.thing_in_two_trays");
  CHECK(fault_with("sample = function() end,", "") == "script.game.hidden_no_sample");
  CHECK(fault_with("name = \"red\"", "name = 'a1'") == "script.game.thing_place");
  CHECK(fault_with("name = \"red\"", "name = '7'") == "script.game.unknown_button");  // what the hands hold is none of them
  CHECK(fault_with("sample =", "chance = function() return 1 end, sample =").empty());
  CHECK(fault_with("things = {{name = \"red\"", "chance = function() return 1 end, things = {{name = '7'") == "script.game.thing_number");
  CHECK(fault_with("name = \"red\"", "name = 'pass'") == "script.game.thing_twice");
  CHECK(fault_with("name = \"red\"", "name = 'blue'") == "script.game.thing_twice");
  CHECK(fault_with("buttons =", "touch = function() return {{gesture = 'pick', thing = 'rde'}} end, buttons =") ==
        "script.game.no_thing_near");
  CHECK(fault_with("buttons =", "touch = function() return {{gesture = 'put', places = {4}}} end, buttons =") == "script.game.off_board");
}

TEST_CASE("Of a look that has a fault nothing is drawn") {
  const GameFolder folder;
  std::string text(test::kTicTacToe);
  text.insert(text.find("seats = "),
              "look = function() return {highlights = {{place = 3, kind = 'bonus'}, {place = 99}}, marks = {{place = 1}}} end,\n  ");
  const test::LoadedGame loaded = test::load_game(folder, text);
  REQUIRE(loaded.game);
  const Scene scene = loaded.start()->scene(seat(0));
  CHECK(scene.highlights.empty());
  CHECK(scene.surfaces[0].marks.empty());
  CHECK(loaded.script->take_faults().size() == 1);
}

TEST_CASE("A gesture that no hand can make is told, and the move is one of a hand all the same") {
  const auto fault_of = [](const std::string& gesture) {
    return fault_with("buttons =", "touch = function() return {{" + gesture + "}} end, buttons =");
  };
  for (const char* gesture :
       {"gesture = 'slide'", "gesture = 'put'", "gesture = 'lay', thing = 'red'", "gesture = 'slide', places = {1}",
        "gesture = 'slide', places = {1, 2, 3}", "gesture = 'put', places = {1, 2}", "gesture = 'pick', thing = 'red', places = {1}"}) {
    INFO(gesture);
    CHECK(fault_of(gesture) == "script.game.gesture_places");
  }
  CHECK(fault_of("gesture = 'trace'") == "script.game.gesture_any_places");
  CHECK(fault_of("gesture = 'trace', places = {1}") == "script.game.gesture_any_places");
  CHECK(fault_of("gesture = 'pick', item = 7") == "script.game.gesture_thing");
  CHECK(fault_of("gesture = 'lay', places = {1}") == "script.game.gesture_thing");
  CHECK(fault_of("gesture = 'press', button = 'psas'") == "script.game.unknown_button");
  CHECK(fault_of("gesture = 'press', button = 'pass'").empty());
  const GameFolder folder;
  const auto loaded =
      load_game(folder, changed(std::string(kHands), "buttons =", "touch = function() return {{gesture = 'slide'}} end, buttons ="));
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  CHECK(state->touch(*state->parse("red-b1")).front().kind == GestureKind::lay);
}

TEST_CASE("A thing that no move takes is named where somebody tries it, and no number is drawn below 1") {
  const GameFolder folder;
  constexpr std::string_view kOne = R"(return {
    seats = {2, 2}, board = {width = 2, height = 1}, things = {{name = "red"}, {name = "blue"}},
    start = function() return {n = 0} end, moves = function() return {{"red", 1}, {"red", 2}} end,
    play = function(p) p.n = p.n + 1 return CHANCE end, chance = function() return 0 end,
    result = function(p) if p.n == 2 then return {reason = "over", scores = {3, 4}} end end,
    look = function() return {} end,
  })";
  std::string text(kOne);
  text.replace(text.find("CHANCE"), 6, "nil");
  const auto loaded = load_game(folder, text);
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  CHECK(state->parse("blue-a1").problem().text.key == "script.move.no_thing");
  CHECK(state->parse("red-a1").ok());
  CHECK(state->parse("red").problem().text.key == "script.move.illegal");
  CHECK(state->scene(Seat::nobody).counters.empty());
  for (int i = 0; i < 2; ++i) state->play(*state->parse("red-b1"));
  const Scene scene = state->scene(Seat::nobody);  // the round's points, since the script shows none
  REQUIRE(scene.counters.size() == 2);
  CHECK(scene.counters[1].seat == seat(1));
  CHECK(scene.counters[1].value == 4);

  text = kOne;
  text.replace(text.find("CHANCE"), 6, "0");
  const auto drawn = load_game(folder, text);
  REQUIRE(drawn.game);
  const auto round = drawn.start();
  round->play(*round->parse("red-a1"));
  Rng rng(1);
  CHECK(round->chance(rng) == Move::none);
  const auto faults = drawn.script->take_faults();
  REQUIRE(faults.size() == 1);
  CHECK(std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front().key == "script.game.no_draw");
}

TEST_CASE("Chance may draw things, and no number of theirs") {
  const auto drawing = [](const std::string& drawn) {
    const GameFolder folder;
    std::string text = changed(std::string(kHands), "return {cells", "return {cells");
    text = changed(text, "pool = {\"grey\", \"grey\"}} end", "pool = {'grey'}}, 0 end, chance = function() return " + drawn + " end");
    text = changed(text, "if move == \"pass\" then return end",
                   "if p.turn == 0 then p.drawn = move return 1 end if move == 'pass' then return end");
    const auto loaded = load_game(folder, text);
    REQUIRE(loaded.game);
    const auto state = loaded.start();
    Rng rng(1);
    const Move move = state->chance(rng);
    if (move == Move::none) return reason_of(loaded.script->take_faults().front().problem);
    CHECK(state->parse(state->notation(move)).value() == move);
    return state->notation(move);
  };
  CHECK(drawing("'blue'") == "blue");
  CHECK(drawing("{'blue', 7}") == "blue-7");
  CHECK(drawing("7") == "7");
  CHECK(drawing("65300") == "script.game.no_draw");
}

namespace {

/// What is told of `sample` where it is asked of the first position for the first seat; a guess that cannot be used is over.
std::vector<ScriptFault> faults_of_sample(const std::string& sample) {
  const GameFolder folder;
  const auto loaded = load_game(folder, changed(std::string(kHands), "sample = function() end", "sample = " + sample));
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  Rng rng(1);
  const auto guess = state->sample(seat(0), rng);
  auto faults = loaded.script->take_faults();
  CHECK(faults.empty() == (guess->to_move() == seat(0)));
  return faults;
}

}  // namespace

TEST_CASE("A sample in which the own seat can play something else is a fault of sample, and nothing to think with") {
  CHECK(faults_of_sample("function() end").empty());
  CHECK(faults_of_sample("function(p) p.hands[2] = {'red', 'grey'} end").empty());
  const auto adds = faults_of_sample("function(p, seat) p.hands[seat] = {'red', 'blue', 'grey'} end");
  REQUIRE(adds.size() == 1);
  CHECK(reason_of(adds[0].problem) == "script.game.sample_adds");
  CHECK(adds[0].problem.text.key == "script.in_sample");
  const auto lacks = faults_of_sample("function(p, seat) p.hands[seat] = {'blue'} end");
  REQUIRE(lacks.size() == 1);
  CHECK(reason_of(lacks[0].problem) == "script.game.sample_lacks");
  const auto over = faults_of_sample("function(p) p.hands = {{}, {'red'}} end");
  REQUIRE(over.size() == 1);
  CHECK(reason_of(over[0].problem) == "script.game.sample_lacks");
}

TEST_CASE("A sample is not held to moves that nobody waits for any more") {
  const GameFolder folder;
  const auto loaded = load_game(folder, kHands);
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  for (unsigned i = 0; i < 3'000; ++i) {
    std::stop_source stop;
    const auto thinking = loaded.script->with_hooks(nullptr)->think(std::nullopt, stop.get_token());
    const std::jthread stopper([&stop, i] {  // sooner or later, between two calls too
      const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(i % 150);
      while (std::chrono::steady_clock::now() < end) continue;
      stop.request_stop();
    });
    Rng rng(1);
    for (int n = 0; n < 8; ++n) static_cast<void>(state->sample(seat(0), rng));
  }
  CHECK(loaded.script->take_faults().empty());
}

TEST_CASE("A sample that fails, or whose position the rules cannot use, is told as such and shows nothing that is hidden") {
  const auto number = faults_of_sample("function() return 7 end");
  REQUIRE(number.size() == 1);
  CHECK(number[0].problem.text.key == "script.in_sample");
  const auto broken = faults_of_sample("function(p) return {cells = p.cells} end");
  REQUIRE(broken.size() == 1);
  CHECK(broken[0].problem.text.key == "script.in_sample");
  const auto* why = std::get_if<std::vector<Text>>(&broken[0].problem.text.args.back().value);
  REQUIRE(why);
  CHECK(why->front().key == "script.game.sample_position");
}

TEST_CASE("check plays on from what sample imagines: what fails there is told of sample, unless the rules fail in true rounds too") {
  const TempFolder files;
  const auto found = [&](const std::string& text) {
    std::vector<std::string> keys;
    for (const Problem& problem : check_game_file(files.write("trial/game.lua", text), {files.path()}, 0.5))
      keys.push_back(problem.text.key + " " + reason_of(problem));
    return keys;
  };
  using Found = std::vector<std::string>;
  const std::string sound = changed(std::string(kHands), "result = function(p) if #p.hands[1] + #p.hands[2] == 1 then",
                                    "result = function(p) if #p.hands[1] == 0 or #p.hands[2] == 0 or p.passed == 2 then");
  const std::string ends = changed(
      changed(sound, "if move == \"pass\" then return end", "if move == \"pass\" then p.passed = p.passed + 1 return end p.passed = 0"),
      "pool = {\"grey\", \"grey\"}", "pool = {\"grey\", \"grey\"}, passed = 0");
  CHECK(found(ends).empty());
  CHECK(found(changed(ends, "sample = function() end", "sample = function(p, seat) p.hands[3 - seat][1] = 'nosuch' end")) ==
        Found{"script.in_function script.game.sample_line"});
  CHECK(found(changed(changed(ends, "p.passed = 0", "p.passed = 0 p.nothing = p.cells.nowhere.x"), "sample = function() end",
                      "sample = function() return end")) == Found{"script.in_rule script.lua"});
  const Found no_reason = found(changed(ends, "{reason = \"laid\"}", "{}"));
  REQUIRE(no_reason.size() == 1);
  CHECK_FALSE(no_reason[0].starts_with("script.in_sample"));
}

TEST_CASE("A thing that a touch takes from nowhere is told of touch") {
  const TempFolder files;
  const std::string text = changed(std::string(kHands), "sample = function() end",
                                   "sample = function() end,\n  touch = function(p, move)\n    if move == \"pass\" then return nil end\n"
                                   "    return {{gesture = \"pick\", thing = \"red\"}, {gesture = \"put\", places = {move[2]}}}\n  end");
  std::vector<std::string> told;
  for (const Problem& problem : check_game_file(files.write("trial/game.lua", text), {files.path()}, 0.5))
    if (reason_of(problem) == "script.game.not_in_tray") told.push_back(std::get<std::string>(problem.text.args.front().value));
  CHECK(told == std::vector<std::string>{"touch"});
}

TEST_CASE("check holds what sample imagines against what the seat that it is for sees, and knows what cannot be there twice") {
  const TempFolder files;
  const auto found = [&](const std::string& text, double seconds = 0.5) {
    std::vector<std::string> keys;
    for (const Problem& problem : check_game_file(files.write("trial/game.lua", text), {files.path()}, seconds))
      keys.push_back(problem.text.key + " " + reason_of(problem));
    return keys;
  };
  using Found = std::vector<std::string>;
  const auto with_sample = [](const std::string& sample) {
    return changed(std::string(kDealt), "sample = function() end", "sample = " + sample);
  };
  CHECK(found(std::string(kDealt)).empty());
  CHECK(found(with_sample(
                  "function(p, seat) local hand = p.hands[3 - seat] for i = 1, #hand do hand[i], p.aside[i] = p.aside[i], hand[i] end end"))
            .empty());
  CHECK(found(with_sample("function(p, seat) p.hands[3 - seat][1] = p.hands[seat][1] end"), 2) ==
        Found{"script.in_function script.game.sample_doubles"});
  CHECK(found(with_sample("function(p, seat) p.pool = {'pearl', 'pearl'} end")) == Found{"script.in_function script.game.sample_tray"});
  CHECK(found(with_sample("function(p, seat) table.remove(p.hands[3 - seat]) end")) == Found{"script.in_function script.game.sample_tray"});
  CHECK(found(with_sample("function(p, seat) if p.cells[1] == 3 - seat then p.cells[1] = seat end end")) ==
        Found{"script.in_function script.game.sample_board"});
}

TEST_CASE("A bot's rounds end at the first that sample has spoiled") {
  const GameFolder folder;
  const auto loaded =
      load_game(folder, changed(std::string(kHands), "sample = function() end",
                                "evaluate = function() return 0 end,\n  sample = function(p, seat) p.hands[3 - seat][1] = 'nosuch' end"));
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  const Advice advice = loaded.game->bot(1)->think(*state, {.level = 4}, {});
  MoveList legal;
  state->legal_moves(legal);
  CHECK(legal.contains(advice.move));
  const auto faults = loaded.script->take_faults();
  REQUIRE(faults.size() == 1);
  CHECK(faults[0].hook == "sample");
  CHECK(faults[0].count == 1);
}

TEST_CASE("A move of which seen cannot say who sees it is seen by whoever makes it, and by nobody else") {
  for (const char* seen : {"function(p, move, viewer) return p.nobody.at end", "function() return 7 end"}) {
    INFO(seen);
    const GameFolder folder;
    const auto loaded = load_game(folder, changed(std::string(kHands), "sample =", "seen = " + std::string(seen) + ", sample ="));
    REQUIRE(loaded.game);
    const auto state = loaded.start();
    const Move move = *state->parse("red-c1");
    CHECK(state->seen_notation(move, seat(0)) == "red-c1");
    CHECK(state->seen_notation(move, seat(1)).empty());
    CHECK(state->seen_notation(move, Seat::chance).empty());
    CHECK(state->seen_notation(move, Seat::nobody) == "red-c1");
    CHECK_FALSE(loaded.script->take_faults().empty());
  }
}

}  // namespace tablier
