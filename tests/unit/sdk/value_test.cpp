#include "sdk/value.hpp"

#include "catch.hpp"

#include <limits>

using namespace tablier;

TEST_CASE("A value is written as JSON in the order in which it was made") {
  Value v = Value::map({{"game", "pente"}, {"ply", 3}, {"over", false}, {"reason", nullptr}});
  v.set("scores", Value(Value::List{0, 1.5}));
  CHECK(to_json(v) == R"({"game": "pente", "ply": 3, "over": false, "reason": null, "scores": [0, 1.5]})");
}

TEST_CASE("JSON texts escape what they must") { CHECK(to_json(Value("a\"\\\n\x01é")) == "\"a\\\"\\\\\\n\\u0001é\""); }

TEST_CASE("JSON has no infinity") { CHECK(to_json(Value(std::numeric_limits<double>::infinity())) == "null"); }

TEST_CASE("Setting a member again replaces it") {
  Value v;
  v.set("a", 1);
  v.set("a", 2);
  CHECK(*v.find("a")->as_int() == 2);
  CHECK(v.find("b") == nullptr);
}
