#include "play/typed_notation.hpp"

#include "catch.hpp"
#include "play_table.hpp"

using namespace tablier;

namespace {

std::vector<OfferedMove> moves_of(const std::vector<std::string>& notations) {
  std::vector<OfferedMove> moves;
  for (const std::string& notation : notations) moves.push_back({.notation = notation});
  return moves;
}

}  // namespace

TEST_CASE("half a notation stands for the only move that begins so") {
  const auto moves = moves_of({"c3-c4", "c31-c32", "d3-d4", "d3-e3"});
  REQUIRE(only_completion(moves, "c3"));
  CHECK(only_completion(moves, "c3")->notation == "c3-c4");
  CHECK_FALSE(only_completion(moves, "d3"));
  CHECK_FALSE(only_completion(moves, "c"));
  CHECK_FALSE(only_completion(moves, "e3"));
  CHECK_FALSE(only_completion(moves, ""));
  CHECK_FALSE(only_completion(moves, "c3-c4"));
}

TEST_CASE("where rules can be asked at once moves are looked through only for what they do not know") {
  const auto moves = [] { return moves_of({"c3-c4", "d3-d4", "d3-e3"}); };
  const auto knows = []() -> Result<OfferedMove> { return OfferedMove{.notation = "c31"}; };
  const auto refuses = []() -> Result<OfferedMove> { return Problem("game.no"); };
  const auto nobody = []() -> std::vector<OfferedMove> {
    FAIL("asked for moves");
    return {};
  };
  CHECK(read_typed_at_once("c31", knows, nobody)->notation == "c31");
  CHECK(read_typed_at_once("c3c4", refuses, moves)->notation == "c3-c4");
  CHECK(read_typed_at_once("c3", refuses, moves)->notation == "c3-c4");
  CHECK(read_typed_at_once("e3-e4", refuses, moves).problem().text.key == "game.no");
  CHECK(read_typed_at_once("e3e4", refuses, moves).problem().text.key == "game.no");  // a dash makes no other move of it
  CHECK(read_typed_at_once("d3", refuses, moves).problem().text.key == "table.typed_form");
}

TEST_CASE("where things beside the board are chosen the rules tell what is no name of one") {
  const std::vector<OfferedMove> moves{{.notation = "take:I", .touch = {{.kind = GestureKind::pick}}}};
  const auto refuses = []() -> Result<OfferedMove> { return Problem("game.no"); };
  CHECK(read_typed(&moves, "13", refuses).problem().text.key == "game.no");
}

TEST_CASE("what is typed has the form of a move or not, whichever its letters and figures are") {
  const auto moves = moves_of({"c3-c4", "pass"});
  CHECK(has_form_of_move(moves, "A10-b12"));
  CHECK(has_form_of_move(moves, "PASS"));
  CHECK_FALSE(has_form_of_move(moves, "c3"));
  CHECK(has_form_of_move(moves, "c3d4"));
  CHECK_FALSE(has_form_of_move(moves, "c3.c4"));
  CHECK(has_form_of_move({}, "c3"));
}

TEST_CASE("what is typed where only buttons can be pressed is told which words there are") {
  const std::vector<OfferedMove> choices{{.notation = "swap", .touch = {{.kind = GestureKind::press, .button = "swap"}}},
                                         {.notation = "keep", .touch = {{.kind = GestureKind::press, .button = "keep"}}}};
  const std::vector<OfferedMove> moves{{.notation = "K10", .touch = {{.kind = GestureKind::put}}}, choices.front()};
  CHECK(no_move_typed(choices, "o10").text == Text("table.typed_choice", {{"text", "o10"}, {"choices", "swap, keep"}}));
  const auto tiles = moves_of({"000@0,0", "011@1,0", "011@4,1"});
  CHECK(no_move_typed(tiles, "0-1-1").text == Text("table.typed_form", {{"text", "0-1-1"}, {"example", "011@1,0"}}));
  CHECK(no_move_typed(moves, "hm!").text == Text("table.typed_form", {{"text", "hm!"}, {"example", "K10"}}));
}

TEST_CASE("The beginning of a move's notation is read as the only move that begins so, where no script is asked either") {
  PlayTable table(nim::ruleset({.heap = 1}), nim::setup(2));
  const auto typed = table->read("take");
  REQUIRE(typed.ok());
  CHECK(typed->notation == "take:1");
  PlayTable several(nim::ruleset(), nim::setup(2));
  CHECK(several->read("take").problem().text.key == "table.typed_choice");
  for (const char* notation : {"take:3", "take:3", "take:3", "take:1"}) several.move(notation);
  several->navigation().look_at(3);
  REQUIRE(several->variations().may_try());
  REQUIRE(several->read("take").ok());
  CHECK(several->read("take")->notation == "take:1");
}
