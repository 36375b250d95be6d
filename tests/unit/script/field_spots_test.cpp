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

TEST_CASE("items of a list that nothing names are not taken for those of a field") {
  const FieldSpots spots(kGame);
  CHECK(spots.item({"tests"}, 0).line == 4);
  CHECK(spots.item({"tests"}, 1).line == 5);
  CHECK(FieldSpots("f({{1}, {2}})\nreturn {}\n").item({"tests"}, 0).line == 2);
}
