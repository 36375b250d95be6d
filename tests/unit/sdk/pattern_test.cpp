#include "sdk/pattern.hpp"

#include "catch.hpp"
#include "sdk/parameter.hpp"

using namespace tablier;

TEST_CASE("a placed pattern is read and written by name, side and quarter turns") {
  CHECK(*parse_placed_pattern("C") == PlacedPattern{"C"});
  CHECK(*parse_placed_pattern("C-3") == PlacedPattern{"C", true, 3});
  CHECK(*parse_placed_pattern("C0") == PlacedPattern{"C"});
  for (const char* text : {"C", "C-", "C1", "C-3"}) CHECK(to_text(*parse_placed_pattern(text)) == text);
  for (const char* text : {"", "-", "1", "C--", "C4", "C12", "-1"}) CHECK_FALSE(parse_placed_pattern(text).ok());
}

TEST_CASE("the reverse is mirrored first and turned clockwise then") {
  const std::vector<std::string> rows{"ab", "cd"};
  CHECK(rows_as_placed(rows, {"X", false, 1}) == std::vector<std::string>{"ca", "db"});
  CHECK(rows_as_placed(rows, {"X", true, 0}) == std::vector<std::string>{"ba", "dc"});
  CHECK(rows_as_placed(rows, {"X", true, 1}) == std::vector<std::string>{"db", "ca"});
  CHECK(rows_as_placed(rows, {"X", false, 2}) == rows_as_placed(rows_as_placed(rows, {"X", false, 3}), {"X", false, 3}));
}

TEST_CASE("a parameter of patterns takes as many as it says, or none, each by a name that there is") {
  const Parameter board{.name = "board", .type = ParameterType::patterns, .fallback = Value::list(), .max = 2, .values = {"A", "B"}};
  CHECK(parse(board, "A B-1").ok());
  for (const char* text : {"A,B-1", "A, B-1", " A  B-1 ", "A , B-1"}) CHECK(to_text(*parse(board, text)) == "A,B-1");
  CHECK(parse(board, "").ok());
  for (const char* text : {"A", "A,B,A", "A,C", "A,B5"}) CHECK_FALSE(parse(board, text).ok());
}
