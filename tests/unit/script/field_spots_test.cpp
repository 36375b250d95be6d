#include "script/field_spots.hpp"

#include "catch.hpp"

using namespace tablier;
using namespace tablier::lua;

namespace {

constexpr const char* kGame =
    "local SQUARES = squares(3, {{0, 0}, {0, 1}})\n"
    "return {\n"
    "  tests = {\n"
    "    {name = \"one\"},\n"
    "    {name = \"two\"},\n"
    "  },\n"
    "}\n";

}  // namespace

TEST_CASE("an item is counted whatever it is, and its fields are found in it") {
  const FieldSpots spots(
      "return {\n"
      "  tests = {\n"
      "    \"K10\",\n"
      "    {turn = 1, legal = {\"A1\", \"B1\"}},\n"
      "    make(1, 2), -- one item\n"
      "    (function() local a, b = {1, 2}, 3 return a end)(),\n"
      "    {turn = 2,\n"
      "     nope = 3},\n"
      "    [\"seven\"] = 1, seven = 2,\n"
      "    7,\n"
      "  },\n"
      "}\n");
  const auto items = spots.items({"tests"});
  REQUIRE(items.size() == 6);
  const auto line = [&](std::size_t i, const char* field = "") { return items[i].of(field).line; };
  CHECK(std::vector{line(0), line(1), line(2), line(3), line(4), line(5)} == std::vector{3, 4, 5, 6, 7, 10});
  CHECK(line(4, "nope") == 8);
  CHECK(line(1, "nope") == 4);
  CHECK(items[1].of("legal").column == 16);
}

TEST_CASE("a local variable is no field of the table of that name") {
  const FieldSpots spots(
      "local board = require(\"lib.board\")\n"
      "local game = {\n"
      "  board = {width = 0},\n"
      "}\n"
      "return game\n");
  CHECK(spots.find({"board"}).line == 3);
  CHECK(FieldSpots("local board = f()\nreturn {}\n").find({"board"}).line == 1);
}

TEST_CASE("items of a list that nothing names are not taken for those of a field") {
  const FieldSpots spots(kGame);
  const auto items = spots.items({"tests"});
  REQUIRE(items.size() == 2);
  CHECK(items[0].where.line == 4);
  CHECK(items[1].where.line == 5);
  CHECK(FieldSpots("f({{1}, {2}})\nreturn {}\n").items({"tests"}).empty());
}
