#include "sdk/parameter.hpp"

#include "catch.hpp"

#include <array>
#include <limits>

using namespace tablier;

namespace {
const std::array<Parameter, 4> kParameters{
    Parameter{"size", ParameterType::integer, 19, 5, 19},
    Parameter{"teams", ParameterType::boolean, false},
    Parameter{"first", ParameterType::choice, "centre", 0, 0, {"centre", "anywhere"}},
    Parameter{"pieces", ParameterType::integers, Value::list(), 1, 12, {}, true},
};
}  // namespace

TEST_CASE("Options are the defaults with the settings over them") {
  const auto options = Options::make(kParameters, Value::map({{"size", 9}}));
  REQUIRE(options.ok());
  CHECK(options->integer("size") == 9);
  CHECK_FALSE(options->flag("teams"));
  CHECK(options->text("first") == "centre");
  CHECK(options->integers("pieces").empty());
}

TEST_CASE("An unknown option is told with the one that was meant, or else with those that there are") {
  const auto near = Options::make(kParameters, Value::map({{"sise", 9}}));
  REQUIRE_FALSE(near.ok());
  CHECK(near.problem().text == Text("option.unknown_near", {{"name", "sise"}, {"near", "size"}}));
  const auto far = Options::make(kParameters, Value::map({{"colour", 9}}));
  REQUIRE_FALSE(far.ok());
  CHECK(far.problem().text == Text("option.unknown", {{"name", "colour"}, {"values", "size, teams, first, pieces"}}));
  CHECK(Options::make({}, Value::map({{"colour", 9}})).problem().text == Text("option.unknown_of_none", {{"name", "colour"}}));
}

TEST_CASE("A value of the wrong type, out of range, or said twice is refused") {
  CHECK(check(kParameters[0], Value("nine")).problem().text.key == "option.type.integer");
  const auto list = check(kParameters[0], Value(Value::List{13}));
  REQUIRE_FALSE(list.ok());
  CHECK(list.problem().text.args[1] == TextArg("found", Text("option.found.table", {{"value", "13"}})));
  CHECK(check(kParameters[0], Value(20)).problem().text.key == "option.range");
  CHECK(check(kParameters[1], Value(1)).problem().text.key == "option.type.boolean");
  const Parameter sizes{.name = "size", .type = ParameterType::choice, .fallback = "8", .values = {"6", "8"}};
  CHECK(check(sizes, Value(6)).problem().text ==
        Text("option.type.choice", {{"name", "size"}, {"found", Text("option.found.other", {{"value", "6"}})}, {"values", R"("6", "8")"}}));
  CHECK(check(kParameters[2], Value("corner")).problem().text.key == "option.choice");
  CHECK(parse(kParameters[3], "2,3,2").problem().text.key == "option.twice");
  const auto both = parse(kParameters[3], "2,2,x");
  REQUIRE_FALSE(both);
  CHECK(both.problem().text.key == "faults.and");  // each wrong item of a list is told
  CHECK(parse(kParameters[3], "2,x").problem().text.key == "option.type.integer");
  CHECK(parse(kParameters[3], "2,13").problem().text.key == "option.range");
  CHECK(check(kParameters[3], Value("2")).problem().text.key == "option.type.list");
}

TEST_CASE("A text that reads as the number that is wanted is told to be a text, and a number that is none as such") {
  const auto found = [](const Value& value) {
    const auto checked = check(kParameters[0], value);
    REQUIRE_FALSE(checked);
    for (const TextArg& arg : checked.problem().text.args)
      if (arg.name == "found") return std::get<std::vector<Text>>(arg.value).front().key;
    return std::string();
  };
  CHECK(found("9") == "option.found.text");
  CHECK(found("nine") == "option.found.other");
  CHECK(found(9.5) == "option.found.other");
  CHECK(found(std::numeric_limits<double>::quiet_NaN()) == "option.found.no_number");
  CHECK(found(std::numeric_limits<double>::infinity()) == "option.found.no_number");
}

TEST_CASE("A whole number is one however a file writes it") {
  CHECK(*check(kParameters[0], Value(9.0)) == Value(9));
  CHECK(check(kParameters[0], Value(1e300)).problem().text.key == "option.type.integer");
  CHECK(*check(kParameters[3], Value::list_of(std::vector<double>{2.0, 3.0})) == Value::list_of(std::vector<int>{2, 3}));
}

TEST_CASE("What the command line reads is written the same") {
  CHECK(to_text(*parse(kParameters[3], "2,3,6,11")) == "2,3,6,11");
  CHECK(to_text(*parse(kParameters[3], " 2, 3 ,6")) == "2,3,6");
  CHECK(to_text(*parse(kParameters[0], "15")) == "15");
  CHECK(to_text(*parse(kParameters[1], "true")) == "true");
  CHECK(to_text(*parse(kParameters[2], "anywhere")) == "anywhere");
}
