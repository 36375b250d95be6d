#include "catch.hpp"
#include "lua_folder.hpp"

#include <clocale>
#include <string>

using namespace tablier;
using test::LuaFolder;

namespace {

/// What `score` with that body returns; null when it fails.
Value answer(const LuaFolder& folder, const std::string& body, std::uint64_t seed = 0, std::span<const Field> fields = {}) {
  const auto hooks = folder.score(body);
  REQUIRE(hooks);
  return hooks->call(Hook::score, fields, seed).value_or(Value());
}

/// The key of what is wrong with `score` with that body, without the hook's name.
std::string hook_complaint(const LuaFolder& folder, const std::string& body) {
  const auto hooks = folder.score(body);
  REQUIRE(hooks);
  CHECK_FALSE(hooks->call(Hook::score, {}, 0));
  const auto faults = hooks->take_faults();
  REQUIRE(faults.size() == 1);
  REQUIRE(faults[0].problem.text.key == "script.in_hook");
  CHECK(faults[0].problem.text.args[0] == TextArg("hook", "score"));
  CHECK(faults[0].problem.where.line == 2);
  return std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front().key;
}

}  // namespace

TEST_CASE("a script finds no way to files, other programs, compilers or the machine's inside") {
  const LuaFolder folder;
  for (const char* name : {"io", "os", "debug", "package", "load", "loadstring", "loadfile", "dofile", "collectgarbage", "warn",
                           "string.dump", "string.pack", "string.unpack", "string.packsize", "math.pow"}) {
    INFO(name);
    const std::string body = std::string("local at = _G for word in ('") + name + "'):gmatch('%a+') do at = at[word] end return at == nil";
    CHECK(answer(folder, body) == Value(true));
  }
}

TEST_CASE("the names that a script finds are these and no others") {
  const LuaFolder folder;
  const Value names = answer(folder, R"(
    local out = {}
    for name, value in pairs(_G) do
      out[#out + 1] = name
      if type(value) == 'table' and value ~= _G then for sub in pairs(value) do out[#out + 1] = name .. '.' .. sub end end
    end
    return table.concat(out, ' '))");
  CHECK(
      names ==
      Value(
          "_G _VERSION assert coroutine coroutine.close coroutine.create coroutine.isyieldable coroutine.resume coroutine.running "
          "coroutine.status coroutine.wrap coroutine.yield error getmetatable ipairs math math.abs math.acos math.asin math.atan math.ceil "
          "math.cos math.deg math.exp math.floor math.fmod math.huge math.log math.max math.maxinteger math.min math.mininteger math.modf "
          "math.pi math.rad math.random math.randomseed math.sin math.sqrt math.tan math.tointeger math.type math.ult next pairs pcall "
          "print "
          "rawequal rawget rawlen rawset require select setmetatable string string.byte string.char string.find string.format "
          "string.gmatch "
          "string.gsub string.len string.lower string.match string.rep string.reverse string.sub string.upper table table.concat "
          "table.insert "
          "table.move table.pack table.remove table.sort table.unpack tonumber tostring type utf8 utf8.char utf8.charpattern "
          "utf8.codepoint "
          "utf8.codes utf8.len utf8.offset xpcall"));
}

TEST_CASE("compiled chunks are refused") {
  const LuaFolder folder;
  const auto variant = folder.load("\x1bLua\x54\x00\x19\x93\r\n\x1a\n");
  REQUIRE_FALSE(variant.ok());
  CHECK(variant.problem().text.key == "script.lua");
}

TEST_CASE("the methods of texts cannot be changed, nor their table be reached") {
  const LuaFolder folder;
  CHECK(answer(folder, "return getmetatable('') == false") == Value(true));
  CHECK(hook_complaint(folder, "getmetatable('').__index = {}") == "script.lua");
  CHECK(hook_complaint(folder, "string.upper = string.lower") == "script.frozen_table");
  CHECK(hook_complaint(folder, "string.new = 1") == "script.frozen_table");
  CHECK(hook_complaint(folder, "rawset(string, 'upper', string.lower)") == "script.frozen_table");
  CHECK(hook_complaint(folder, "setmetatable(string, {})") == "script.frozen");
  CHECK(hook_complaint(folder, "table.insert(string, 1)") == "script.frozen_table");
  CHECK(hook_complaint(folder, "math.pi = 3") == "script.frozen_table");
  CHECK(answer(folder, "return (pcall(rawset, string, 'upper', nil)) == false and ('a'):upper()") == Value("A"));
}

TEST_CASE("finalisers and weak tables are refused") {
  const LuaFolder folder;
  CHECK(hook_complaint(folder, "setmetatable({}, {__gc = function() end})") == "script.finaliser");
  CHECK(hook_complaint(folder, "setmetatable({}, {__gc = true})") == "script.finaliser");
  CHECK(hook_complaint(folder, "setmetatable({}, {__mode = 'k'})") == "script.weak_table");
}

TEST_CASE("a finaliser that is put in later never runs") {
  const LuaFolder folder;
  const auto hooks = folder.score(R"(
    local meta = {}
    for i = 1, 100 do setmetatable({}, meta) end
    meta.__gc = function() while true do end end
    for i = 1, 1e6 do local garbage = { i } end
    return 1)",
                                  test::patient());
  REQUIRE(hooks);
  for (int i = 0; i < 3; ++i) CHECK(hooks->call(Hook::score, {}, 0) == Value(1));
}

TEST_CASE("tables are walked through in the order of their keys") {
  const LuaFolder folder;
  const std::string walk =
      "local out = {} for k, v in pairs(t) do out[#out + 1] = tostring(k) .. '=' .. tostring(v) end return table.concat(out, ' ')";
  CHECK(answer(folder,
               "local t = {z = 1, a = 2, [10] = 3, [2] = 4, [1.5] = 5, [true] = 6, [false] = 7, aa = 8, [-1] = 9, [''] = 10, Z = 11}" +
                   walk) == Value("-1=9 1.5=5 2=4 10=3 =10 Z=11 a=2 aa=8 z=1 false=7 true=6"));
  CHECK(
      answer(
          folder,
          "local t = {} for i = 100, 1, -1 do t['k' .. i] = i end local t, last = t, '' for k in pairs(t) do assert(k > last) last = k end "
          "return last") == Value("k99"));
  CHECK(answer(folder,
               "local t, out = {b = 1, a = 2, 30}, {} local k, v = next(t) while k do out[#out + 1] = k .. v k, v = next(t, k) end "
               "return table.concat(out, ' ')") == Value("130 a2 b1"));
  CHECK(hook_complaint(folder, "for k in pairs({[{}] = 1}) do end") == "script.no_order");
  CHECK(hook_complaint(folder, "next({[print] = 1})") == "script.no_order");
}

TEST_CASE("a table may be emptied and changed while it is walked through") {
  const LuaFolder folder;
  CHECK(answer(folder, "local t = {a = 1, b = 2, c = 3} local n = 0 for k in pairs(t) do n = n + 1 t[k] = nil end return n") == Value(3));
  CHECK(answer(folder, "local t = {a = 1, b = 2, c = 3} local n = 0 for k in pairs(t) do n = n + 1 t.b = nil end return n") == Value(2));
  CHECK(answer(folder, "local t = {a = 1, b = 2} local n = 0 for k, v in pairs(t) do t.b = 5 n = n + v end return n") == Value(6));
}

TEST_CASE("chance comes from the seed of the call alone") {
  const LuaFolder folder;
  const auto hooks =
      folder.score("local t = {} for i = 1, 20 do t[i] = math.random(6) end t[21] = math.random() t[22] = math.random(0) return t");
  REQUIRE(hooks);
  const auto first = hooks->call(Hook::score, {}, 7);
  REQUIRE(first);
  CHECK(hooks->call(Hook::score, {}, 8) != first);
  CHECK(hooks->call(Hook::score, {}, 7) == first);
  for (std::size_t i = 0; i < 20; ++i) {
    const std::int64_t die = *(*first->as_list())[i].as_int();
    CHECK(die >= 1);
    CHECK(die <= 6);
  }
}

TEST_CASE("random numbers keep to their bounds, however wide") {
  const LuaFolder folder;
  CHECK(answer(folder, R"(
    local seen = {}
    for i = 1, 1000 do
      local n = math.random(-2, 3)
      assert(math.type(n) == 'integer' and n >= -2 and n <= 3)
      seen[n] = true
      local r = math.random()
      assert(r >= 0 and r < 1)
      math.random(math.mininteger, math.maxinteger)
      assert(math.random(5, 5) == 5)
      assert(math.random(math.maxinteger - 1, math.maxinteger) >= math.maxinteger - 1)
    end
    assert(not pcall(math.random, 2, 1) and not pcall(math.random, 1, 2, 3) and not pcall(math.random, -1))
    math.randomseed(5)
    local a = math.random(1 << 40)
    math.randomseed(5)
    return a == math.random(1 << 40) and #seen == 3)") == Value(true));
}

TEST_CASE("no address shows, for addresses differ from run to run") {
  const LuaFolder folder;
  CHECK(answer(folder, "return tostring({}) .. tostring(print) .. ('%s'):format({}) .. tostring(coroutine.create(print))") ==
        Value("tablefunctiontablethread"));
  CHECK(hook_complaint(folder, "return ('%p'):format({})") == "script.lua");
}

TEST_CASE("texts are compared and numbers written the same in every locale") {
  const LuaFolder folder;
  const char* const french = std::setlocale(LC_ALL, "fr_FR.UTF-8");
  const Value value = answer(folder, "return tostring(1.5) .. (('%.1f'):format(2.5)) .. tostring('Z' < 'a') .. tostring(tonumber('0.5'))");
  std::setlocale(LC_ALL, "C");
  INFO((french ? french : "no French locale on this machine"));
  CHECK(value == Value("1.52.5true0.5"));
}

TEST_CASE("print is silent") {
  const LuaFolder folder;
  CHECK(answer(folder, "print('x', {}, nil) return 1") == Value(1));
}
