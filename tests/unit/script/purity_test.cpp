#include "catch.hpp"
#include "lua_folder.hpp"

#include <string>

using namespace tablier;
using test::LuaFolder;

namespace {

/// Hooks of a chunk that ends with a `score`.
std::shared_ptr<const VariantScript> load(const LuaFolder& folder, const std::string& head, const std::string& score) {
  const auto variant = folder.load(head + "\nreturn { title = { en = 'Test' }, score = function(given) " + score + " end }");
  if (!variant.ok()) FAIL(variant.problem().text.key << " line " << variant.problem().where.line);
  return variant->hooks;
}

std::string complaint_of(const VariantScript& hooks) {
  CHECK_FALSE(hooks.call(Hook::score, {}, 0));
  const auto faults = hooks.take_faults();
  REQUIRE(faults.size() == 1);
  return std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front().key;
}

}  // namespace

TEST_CASE("a chunk may set globals while it runs, and its hooks read them") {
  const LuaFolder folder;
  const auto hooks = load(folder, "total = 40\nfunction add(n) return total + n end", "return add(2)");
  CHECK(hooks->call(Hook::score, {}, 0) == Value(42));
}

TEST_CASE("a hook cannot set a global") {
  const LuaFolder folder;
  CHECK(complaint_of(*load(folder, "total = 1", "total = 2")) == "script.frozen");
  CHECK(complaint_of(*load(folder, "", "fresh = 2")) == "script.frozen");
  CHECK(complaint_of(*load(folder, "", "_G.fresh = 2")) == "script.frozen");
  CHECK(complaint_of(*load(folder, "", "rawset(_G, 'fresh', 2)")) == "script.frozen");
  CHECK(complaint_of(*load(folder, "", "setmetatable(_G, {})")) == "script.frozen");
}

TEST_CASE("a hook cannot change a table that outlives it, however it holds it") {
  const LuaFolder folder;
  const std::string head = "local memo = { deep = { list = { 3, 1, 2 } } }\nlocal function keep() return memo end";
  for (const char* change : {"memo.x = 1", "memo.deep.x = 1", "memo.deep = nil", "keep().x = 1", "table.insert(memo.deep.list, 4)",
                             "table.sort(memo.deep.list)", "table.remove(memo.deep.list)", "rawset(memo, 'x', 1)", "setmetatable(memo, {})",
                             "table.move({1}, 1, 1, 1, memo)", "for k, v in pairs(memo) do v.x = 1 end", "local k, v = next(memo) v.x = 1",
                             "rawget(memo, 'deep').x = 1", "for _, v in pairs({memo}) do v.y = 1 end", "select(1, memo).x = 1"}) {
    INFO(change);
    CHECK(complaint_of(*load(folder, head, change)).starts_with("script.frozen"));
  }
}

TEST_CASE("a hook that changes a table is told by the name that the table has there") {
  const LuaFolder folder;
  const std::pair<const char*, const char*> changes[]{{"seen[#seen + 1] = 1", "seen[1]"}, {"table.insert(seen, 1)", "seen[1]"},
                                                      {"rawset(seen, 'x', 1)", "seen.x"}, {"seen.deep.x = 1", "seen.deep.x"},
                                                      {"({seen})[1].x = 1", "seen.x"},    {"local other = seen other.x = 1", "other.x"},
                                                      {"seen.deep.far.x = 1", "x"},       {"seen.deep.far[3] = 1", "[3]"}};
  for (const auto& [change, name] : changes) {
    INFO(change);
    const auto hooks = load(folder, "local seen = {deep = {far = {}}}", change);
    hooks->call(Hook::score, {}, 0);
    const auto faults = hooks->take_faults();
    REQUIRE(faults.size() == 1);
    const Text& why = std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front();
    CHECK(why.key == "script.frozen_table");
    CHECK(why.args[0] == TextArg("detail", name));
  }
}

TEST_CASE("tables that outlive a hook read like any other") {
  const LuaFolder folder;
  const auto hooks = load(folder, R"(
    local list = { 10, 20, 30 }
    local map = { a = 1, b = { c = 2 } }
    local mixed = setmetatable({}, { __index = map, __len = function() return 7 end, __call = function(_, n) return n * 2 end })
  )",
                          R"(
    local sum = 0
    for i, v in ipairs(list) do sum = sum + i * v end
    for k, v in pairs(map) do sum = sum + #k end
    assert(#list == 3 and rawlen(list) == 3 and list[4] == nil and next({}) == nil)
    assert(table.concat(list, ' ') == '10 20 30' and select('#', table.unpack(list)) == 3)
    assert(map.b.c == 2 and rawget(map, 'a') == 1 and rawequal(map.b, map.b) and map.b == map.b)
    assert(mixed.a == 1 and #mixed == 7 and mixed(21) == 42)
    local copy = table.move(list, 1, #list, 1, {})
    table.sort(copy, function(a, b) return a > b end)
    return sum + copy[1])");
  CHECK(hooks->call(Hook::score, {}, 0) == Value(10 + 40 + 90 + 2 + 30));
  CHECK(hooks->take_faults().empty());
}

TEST_CASE("classes work in hooks") {
  const LuaFolder folder;
  const auto hooks = load(folder, R"(
    local Point = {}
    Point.__index = Point
    Point.__add = function(a, b) return Point.new(a.x + b.x, a.y + b.y) end
    Point.__eq = function(a, b) return a.x == b.x and a.y == b.y end
    Point.__tostring = function(p) return p.x .. ',' .. p.y end
    function Point.new(x, y) return setmetatable({ x = x, y = y }, Point) end
    function Point:sum() return self.x + self.y end
    local origin = Point.new(1, 1)
    local Lazy = setmetatable({}, { __index = function(t, k) return k .. '!' end })
  )",
                          R"(
    local p = Point.new(2, 3) + origin
    p.x = p.x + 1
    assert(getmetatable(p) == Point and getmetatable(origin) == Point and p ~= origin and Point.new(1, 1) == origin)
    assert(tostring(origin) == '1,1' and tostring(p) == '4,4' and Lazy.a == 'a!')
    return p:sum() + origin:sum())");
  CHECK(hooks->call(Hook::score, {}, 0) == Value(10));
  CHECK(hooks->take_faults().empty());
}

TEST_CASE("a metamethod is never handed the table behind a frozen one") {
  const LuaFolder folder;
  const std::string head = R"(
    local held
    local memo = setmetatable({}, { __index = function(t, k) t[k] = k return k end })
    local plain = setmetatable({}, { __index = function(t, k) return rawset(t, k, 1) end })
  )";
  CHECK(complaint_of(*load(folder, head, "return memo.x")) == "script.frozen_table");
  CHECK(complaint_of(*load(folder, head, "return plain.x")).starts_with("script.frozen"));
}

TEST_CASE("a local that hooks share is put back, and the fault names it") {
  const LuaFolder folder;
  const auto hooks = load(folder, "local count = 5\nlocal function bump() count = count + 1 return count end", "return bump()");
  for (int i = 0; i < 2; ++i) {
    CHECK_FALSE(hooks->call(Hook::score, {}, 0));
    const auto faults = hooks->take_faults();
    hooks->revive();
    REQUIRE(faults.size() == 1);
    const Text why = std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front();
    CHECK(why.key == "script.keeps_local");
    CHECK(why.args[0] == TextArg("name", "count"));
    CHECK(faults[0].problem.where.line == 3);
  }
}

TEST_CASE("locals are put back when the hook fails too") {
  const LuaFolder folder;
  const auto hooks = load(folder, "local count = 5", "if given.peek then return count end count = 6 error('now')");
  CHECK_FALSE(hooks->call(Hook::score, {}, 0));
  const Field peek{"peek", true};
  CHECK(hooks->call(Hook::score, {&peek, 1}, 0) == Value(5));
}

TEST_CASE("a local that is not a number may stay one") {
  const LuaFolder folder;
  const auto hooks = load(folder, "local odd = 0/0", "return odd ~= odd");
  CHECK(hooks->call(Hook::score, {}, 0) == Value(true));
  CHECK(hooks->take_faults().empty());
}

TEST_CASE("a hook cannot change what it is given for the next call") {
  const LuaFolder folder;
  const auto hooks =
      load(folder, "", "local sum = given.a given.a = 100 given.extra = 1 setmetatable(given, {__index = given}) return sum");
  const Field field{"a", std::int64_t{3}};
  for (int i = 0; i < 3; ++i) CHECK(hooks->call(Hook::score, {&field, 1}, 0) == Value(3));
}

TEST_CASE("what goes on by itself cannot be kept") {
  const LuaFolder folder;
  for (const char* head :
       {"local co = coroutine.create(function() end)", "local co = coroutine.wrap(function() end)", "local co = ('a b'):gmatch('%a')",
        "local co = { pairs({}) }", "local co = { deep = { coroutine.wrap(print) } }", "co = coroutine.create(print)"}) {
    INFO(head);
    const auto variant = folder.load(std::string(head) + "\nreturn { title = { en = 'Test' }, score = function() return co end }");
    REQUIRE_FALSE(variant.ok());
    CHECK(variant.problem().text.key == "script.keeps");
  }
}

TEST_CASE("a table that stays has plain keys") {
  const LuaFolder folder;
  const auto variant = folder.load("local set = {[{}] = true}\nreturn { title = { en = 'Test' }, score = function() return set end }");
  REQUIRE_FALSE(variant.ok());
  CHECK(variant.problem().text.key == "script.odd_key");
}

TEST_CASE("tables that hold each other can be kept") {
  const LuaFolder folder;
  const auto hooks = load(folder, "local a, b = {}, {} a.b, b.a, a.n = b, a, 5", "return a.b.a.b.a.n");
  CHECK(hooks->call(Hook::score, {}, 0) == Value(5));
}

TEST_CASE("a frozen table is a value like another") {
  const LuaFolder folder;
  const auto hooks = load(folder, "local fixed = { 1, { a = 2 } }", "return fixed");
  CHECK(hooks->call(Hook::score, {}, 0) == Value(Value::List{1, Value::map({{"a", 2}})}));
}
