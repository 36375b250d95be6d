#include "catch.hpp"
#include "lua_folder.hpp"

#include <array>

using namespace tablier;
using test::LuaFolder;

TEST_CASE("a variant's file gives its titles, options and hooks") {
  const LuaFolder folder;
  const auto variant = folder.load(R"(
-- A test.
return {
  extends = "standard",
  title = { fr = "Essai", en = "Trial" },
  summary = { fr = "Un essai.", en = "A trial." },
  options = {
    size = 15,
    ["captures"] = { 2, 3 },
    name = "boat",
    wild = true,
  },
  score = function(given) return given.a + given.b end,
}
)");
  REQUIRE(variant.ok());
  CHECK(variant->name == "variant");
  CHECK(variant->extends == "standard");
  CHECK(variant->title == Localised{{"en", "Trial"}, {"fr", "Essai"}});
  CHECK(variant->summary.size() == 2);
  CHECK(variant->options.at("size").value == Value(15));
  CHECK(variant->options.at("size").where.line == 8);
  CHECK(variant->options.at("size").where.column == 5);
  CHECK(variant->options.at("captures").where.line == 9);
  CHECK(variant->options.at("captures").value == Value(Value::List{2, 3}));
  CHECK(variant->where.line == 3);
  REQUIRE(variant->hooks);
  CHECK(variant->hooks->has(Hook::score));
  CHECK_FALSE(variant->hooks->has(Hook::bonus));

  const std::array fields{Field{"a", std::int64_t{2}}, Field{"b", std::int64_t{3}}};
  CHECK(variant->hooks->call(Hook::score, fields, 0) == Value(5));
  CHECK(variant->hooks->take_faults().empty());
}

TEST_CASE("an endless loop is killed") {
  const LuaFolder folder;
  const auto hooks = folder.score("while true do pcall(function() while true do end end) end");
  REQUIRE(hooks);
  CHECK_FALSE(hooks->call(Hook::score, {}, 0));
  const auto faults = hooks->take_faults();
  REQUIRE(faults.size() == 1);
  CHECK(test::brief(faults[0].problem) == "variant.lua:2 script.in_hook");
}
