#include "play/typed_notation.hpp"

#include "catch.hpp"

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

TEST_CASE("what is typed has the form of a move or not, whichever its letters and figures are") {
  const auto moves = moves_of({"c3-c4", "pass"});
  CHECK(has_form_of_move(moves, "A10-b12"));
  CHECK(has_form_of_move(moves, "PASS"));
  CHECK_FALSE(has_form_of_move(moves, "c3"));
  CHECK_FALSE(has_form_of_move(moves, "c3c4"));
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
