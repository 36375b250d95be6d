#include "ui/screens/pattern_board.hpp"

#include "catch.hpp"
#include "ui/screens/pattern_tiles.hpp"

using namespace tablier;

namespace {

Parameter parameter(std::int64_t places) {
  return {.name = "board", .type = ParameterType::patterns, .fallback = Value::list(), .max = places, .values = {"A", "B", "C", "D", "E"}};
}

Value board(const Parameter& p, const char* text) {
  const auto value = parse(p, text);
  REQUIRE(value.ok());
  return *value;
}

const std::vector<std::string> kRows{"abc", "def", "ghi"};

}  // namespace

TEST_CASE("A board of patterns reads and writes what the parameter holds") {
  const Parameter p = parameter(4);
  PatternBoard patterns(p, board(p, "A C- B1 D-3"));
  CHECK(to_text(patterns.value()) == "A,C-,B1,D-3");
  CHECK(patterns.columns() == 2);
  CHECK_FALSE(patterns.by_chance());
  CHECK(PatternBoard(p, Value::list()).by_chance());
  CHECK(PatternBoard(parameter(1), Value::list()).columns() == 1);
}

TEST_CASE("Turning goes round, and the reverse is the mirror image of what is seen") {
  const Parameter p = parameter(1);
  for (const char* lying : {"A", "A1", "A2", "A-", "A-3"}) {
    PatternBoard patterns(p, board(p, lying));
    auto seen = rows_as_placed(kRows, patterns.placed().front());
    for (std::string& row : seen) std::reverse(row.begin(), row.end());
    patterns.flip(0);
    CHECK(rows_as_placed(kRows, patterns.placed().front()) == seen);
    patterns.flip(0);
    patterns.turn(0, 1);
    patterns.turn(0, 3);
    CHECK(to_text(patterns.value()) == lying);
    patterns.turn(0, -1);
    patterns.turn(0, 1);
    CHECK(to_text(patterns.value()) == lying);
  }
}

TEST_CASE("There is one of each: what comes from another place changes places with what was there") {
  const Parameter p = parameter(4);
  PatternBoard patterns(p, board(p, "A C- B1 D"));
  patterns.put(0, "B");
  CHECK(to_text(patterns.value()) == "B1,C-,A,D");
  patterns.put(3, "E");
  CHECK(to_text(patterns.value()) == "B1,C-,A,E");
  patterns.swap(0, 1);
  CHECK(to_text(patterns.value()) == "C-,B1,A,E");
  patterns.step(3, 1);  // past the last comes the first, which lies elsewhere
  CHECK(to_text(patterns.value()) == "C-,B1,E,A");
  patterns.step(0, 1);
  CHECK(to_text(patterns.value()) == "D,B1,E,A");
  patterns.step(0, -1);
  CHECK(to_text(patterns.value()) == "C,B1,E,A");
  CHECK(patterns.is_placed("E"));
  CHECK_FALSE(patterns.is_placed("D"));
}

TEST_CASE("What is left to chance has nothing to turn until it is filled") {
  const Parameter p = parameter(4);
  PatternBoard patterns(p, board(p, "D C B A"));
  patterns.leave_to_chance();
  patterns.turn(0, 1);
  patterns.flip(1);
  patterns.swap(0, 1);
  patterns.put(2, "C");
  patterns.step(3, 1);
  CHECK(patterns.by_chance());
  CHECK(patterns.value() == Value::list());
  patterns.fill();
  CHECK(to_text(patterns.value()) == "A,B,C,D");
  CHECK(check(p, patterns.value()).ok());
}

TEST_CASE("The right button acts on the tile under the hand, keys on the one chosen last; the wheel is left to the page") {
  PatternHand hand;
  CHECK_FALSE(hand.input(KeyChange{.key = Key::r}));  // no tile is chosen yet
  hand.tiles = {{"board", 0, {0, 0, 10, 10}}, {"board", 1, {10, 0, 10, 10}}};
  CHECK_FALSE(hand.input(PointerPressed{.at = {30, 5}, .button = Button::right}));
  CHECK_FALSE(hand.input(PointerPressed{.at = {5, 5}}));
  CHECK(hand.input(PointerPressed{.at = {15, 5}, .button = Button::right}));
  CHECK(hand.parameter == "board");
  CHECK(hand.chosen == 1);
  CHECK(hand.command == PatternCommand::turn);
  CHECK_FALSE(hand.input(WheelTurned{.at = {5, 5}, .steps = 1}));
  CHECK(hand.chosen == 1);
  CHECK(hand.input(KeyChange{.key = Key::r, .shift = true}));
  CHECK(hand.command == PatternCommand::turn_back);
  CHECK(hand.input(KeyChange{.key = Key::f}));
  CHECK(hand.command == PatternCommand::flip);
  CHECK_FALSE(hand.input(KeyChange{.key = Key::page_up}));  // scrolls
  CHECK(hand.input(KeyChange{.key = Key::del}));
  CHECK(hand.command == PatternCommand::to_chance);
  CHECK_FALSE(hand.input(KeyChange{.key = Key::r, .ctrl = true}));
}

TEST_CASE("Arrows go from tile to tile and leave the board at its edges") {
  PatternHand hand;
  for (std::size_t i = 0; i < 4; ++i) hand.tiles.push_back({"board", i, {}});
  hand.parameter = "board";
  hand.columns = 2;
  CHECK_FALSE(hand.input(KeyChange{.key = Key::down}));  // the keyboard is elsewhere
  hand.on = 1;
  CHECK_FALSE(hand.input(KeyChange{.key = Key::right}));
  CHECK_FALSE(hand.input(KeyChange{.key = Key::up}));
  CHECK(hand.input(KeyChange{.key = Key::down}));
  CHECK(hand.go == 3);
  CHECK(hand.input(KeyChange{.key = Key::left}));
  CHECK(hand.go == 0);
  hand.on = 2;
  CHECK(hand.input(KeyChange{.key = Key::right}));
  CHECK(hand.go == 3);
  CHECK_FALSE(hand.input(KeyChange{.key = Key::down}));
  hand.begin_frame();
  CHECK_FALSE(hand.input(KeyChange{.key = Key::up}));
}
