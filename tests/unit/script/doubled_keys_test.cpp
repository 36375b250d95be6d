#include "script/doubled_keys.hpp"

#include "catch.hpp"
#include "lua_folder.hpp"
#include "script/check.hpp"

#include <string>

using namespace tablier;

namespace {

std::string brief(const char* source) {
  std::string all;
  for (const auto& key : lua::doubled_keys(source))
    all += std::string(key.name) + "@" + std::to_string(key.line) + ":" + std::to_string(key.column) + "<" +
           std::to_string(key.first_line) + " ";
  return all;
}

}  // namespace

TEST_CASE("A key that a table is given twice is found where it stands for the second time") {
  CHECK(brief("return {\n  title = 1,\n  allow = function(p) if p then return {1, 2} end end,\n  title = 2,\n}") == "title@4:3<2 ");
  CHECK(brief("return {options = {size = 13, size = 15}}") == "size@1:31<1 ");
  CHECK(brief("return {allow = f; [\"allow\"] = g}") == "allow@1:20<1 ");
  CHECK(brief("return {[1] = f, [ 1 ] = g}") == "1@1:18<1 ");
  CHECK(brief("return {a = 1, b = function() for i = 1, 2 do a = i end repeat a = 1 until b end, b = 2}") == "b@1:83<1 ");
  CHECK(brief("return {a = f(1, {a = 1}), a = t[1]}") == "a@1:28<1 ");
}

TEST_CASE("Keys of other tables, items of a list and what functions assign are no doubled keys") {
  for (const char* source : {
           "return {title = {fr = 1, en = 2}, summary = {fr = 1, en = 2}}",
           "return {{name = 1}, {name = 2}, name = 3}",
           "return {name, name, 'name', name = 1, [1] = 2, 'x', [\"1\"] = 3}",
           "return {a = function() a = 1, 2 a = 2 end, b = function(a, a) local a, b = 1, 2; b = 3 end}",
           "return {[a] = 1, [a] = 2, [a .. 'x'] = 3, ['x' .. a] = 4, ['x' .. b] = 5}",
           "return {a == 1, a == 1, a.b == 1, a.b, a = 1}",
           "return {a = 1, --[[ a = 2, ]] b = 'a = 3, a = 4', -- a = 5,\n}",
           "return {a = function() if x then y() elseif z then w() else v() end end, function() a = 1 end}",
           "t.a = {1} t.a = {2} return t",
       })
    CHECK(brief(source).empty());
}

TEST_CASE("The check of a variant tells a key that stands twice in a table, with its place") {
  const test::LuaFolder folder;
  const auto file = folder.write("game/twice.lua", "return {\n  title = { en = 'x' },\n  options = { size = 13, size = 15 },\n}");
  const auto problems = check_variant_file(file, folder.roots());
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].text.key == "script.doubled_key");
  CHECK(problems[0].where.line == 3);
  CHECK(problems[0].where.column == 26);
}
