#include "catch.hpp"
#include "lua_folder.hpp"
#include "script/hook_vm.hpp"

#include <ctime>
#include <string>

using namespace tablier;
using test::LuaFolder;

namespace {

/// What a script did before it ended, and how it ended.
struct Trial {
  bool loaded = false;
  bool answered = false;
  lua::Failure failure;
  double seconds = 0;    ///< processor time: others may use this machine too
  std::size_t peak = 0;  ///< bytes
};

double processor_seconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

Trial run(const LuaFolder& folder, const std::string& source, const ScriptLimits& limits) {
  auto sources = lua::Sources::read(folder.write("hostile.lua", source), folder.roots());
  REQUIRE(sources.ok());
  Trial trial;
  lua::HookVm vm(*sources, limits);
  const double start = processor_seconds();
  if (const auto failure = vm.load()) trial.failure = *failure;
  else trial.loaded = true;
  if (trial.loaded) trial.answered = vm.call(Hook::score, {}, 0, trial.failure).has_value();
  trial.seconds = processor_seconds() - start;
  trial.peak = vm.arena().peak();
  return trial;
}

std::string as_score(const std::string& body) { return "return { score = function(given)\n" + body + "\nend }"; }

constexpr const char* kEndless[] = {
    "while true do end",
    "repeat until false",
    "::again:: goto again",
    "local function f() return f() end f()",
    "for i = 1, math.huge do end",
    "while true do pcall(error) end",
    "while true do pcall(function() while true do end end) end",
    "local function deep() while true do pcall(deep) end end deep()",
    "pcall(pcall, pcall, function() while true do end end)",
    "xpcall(function() while true do end end, function() while true do end end)",
    "xpcall(error, function() while true do end end)",
    "while true do xpcall(function() local x = nil + 1 end, function() return pcall(error) end) end",
    "local co = coroutine.wrap(function() while true do end end) co()",
    "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
    "while true do local co = coroutine.wrap(function() for i = 1, 90 do coroutine.yield(i) end end) for i = 1, 90 do co() end end",
    "while true do pcall(coroutine.create) end",
    "while true do pcall(coroutine.wrap, 1) end",
    "local co = coroutine.create(function() local x <close> = setmetatable({}, {__close = function() while true do end end}) "
    "coroutine.yield() end) "
    "coroutine.resume(co) coroutine.close(co)",
    "local t = setmetatable({}, {__index = function() while true do end end}) return t.x",
    "local t = setmetatable({}, {__add = function() while true do end end}) return t + 1",
    "local t = setmetatable({}, {__eq = function() while true do end end}) return t == setmetatable({}, getmetatable(t))",
    "local t = setmetatable({}, {__tostring = function() while true do end end}) return tostring(t)",
    "local t = setmetatable({}, {__tostring = function() while true do end end}) return ('%s'):format(t)",
    "local t = setmetatable({}, {__pairs = function() return function() return 1 end end}) for _ in pairs(t) do end",
    "local t = setmetatable({}, {__index = function(_, i) return i end}) for _ in ipairs(t) do end",
    "local x <close> = setmetatable({}, {__close = function() while true do end end})",
    "local x <close> = setmetatable({}, {__close = function() while true do pcall(function() while true do end end) end end}) error('now')",
    "string.gsub('x', 'x', function() while true do end end)",
    "string.gsub(('x'):rep(1.25e5), '.', function(c) pcall(error, c) end) while true do end",
    "table.sort({3, 2, 1}, function() while true do end end)",
    "local t = {} for i = 1, 1e5 do t[i] = i end while true do table.sort(t, function(a, b) return a > b end) end",
    "for _ in (function() return 1 end) do end",
    "for w in string.gmatch(('x '):rep(1e5), '()') do while true do end end",
    "error(setmetatable({}, {__tostring = function() while true do end end})) ",
    "local function f(...) while true do local n = select('#', ...) end end f(table.unpack({}, 1, 4e5))",
};

constexpr const char* kLongInC[] = {
    "string.find(('a'):rep(50), ('a*'):rep(50) .. 'b')",
    "string.find(('a'):rep(1.25e5), ('a-'):rep(20) .. 'b')",
    "string.match(('a'):rep(1.25e5), '.-.-.-.-.-b')",
    "string.gsub(('a'):rep(1.25e5), ('a?'):rep(60) .. ('a'):rep(60), '')",
    "for i = 1, 1e9 do string.find(('('):rep(1.25e5), '%b()') end",
    "string.match(('a'):rep(1.25e5), '(.*)(.*)(.*)%1%2%3b')",
    "for i = 1, 1e9 do string.find(('a'):rep(1.25e5), '[' .. ('a-z'):rep(1000) .. ']b') end",
    "while true do string.find(('a'):rep(1.25e5), ('a'):rep(1e5) .. 'b', 1, true) end",
    "local a, b = ('\\0'):rep(1.25e5), ('\\0'):rep(1.25e5) .. '' while true do if a < b then end end",
    "local a, b, t = ('\\0'):rep(2e5), ('\\0'):rep(2e5 + 1), {} for i = 1, 1e5 do t[i] = i % 2 == 0 and a or b end table.sort(t)",
    "local s = ('0'):rep(1.25e5) while true do local n = s + 1 end",
    "local t = {} while true do for i = 1, 16000 do t[i * 16383] = i end end",
    "local t = {} for i = 1, 16000 do t[i * 16383] = i end while true do for k in pairs(t) do end end",
    "local t = {} for i = 1, 16000 do t[i * 16383] = i end while true do next(t, 16383) end",
    "while true do local t = {} for i = 1, 16000 do t[i * 16383.0] = i end end",
    "local t = {} for i = 1, 5e5 do t[i] = i end for i = 1, 1e9 do t['x' .. i % 7], t['x' .. (i + 1) % 7] = 1, nil end",
    "while true do ('x'):rep(1.25e5):upper() end",
    "while true do local s = ('x'):rep(1.25e5) s = s:reverse() end",
    "local s = ('x'):rep(1.25e5) while true do local a, b = s .. 'a', s .. 'b' if a < b and a == b then end end",
    "local s = ('0'):rep(1.25e5) while true do tonumber(s, 36) end",
    "local s = ('x'):rep(1.25e5) while true do utf8.len(s) end",
    "local s = ('\\x80'):rep(1.25e5) local f = utf8.codes(s) while true do pcall(f, s, 1) end",
    "string.rep('', 1e18) while true do string.rep('', 1e18) end",
    "table.move({}, 1, 1e15, 2)",
    "table.move({}, 1, math.maxinteger - 1, 2, setmetatable({}, {__newindex = rawequal}))",
    "table.insert(setmetatable({}, {__len = function() return 1e15 // 1 | 0 end}), 1, 'x')",
    "table.remove(setmetatable({}, {__len = function() return math.maxinteger end}), 1)",
    "table.sort(setmetatable({}, {__len = function() return 1 << 30 end}))",
    "table.concat(setmetatable({}, {__len = function() return math.maxinteger end, __index = function() return '' end}))",
    "table.concat(setmetatable({}, {__len = function() return math.maxinteger end, __index = function() return 'x' end}))",
    "local t = {} for i = 1, 2e5 do t[i] = i end while true do for k in pairs(t) do break end end",
    "local t = {} for i = 1, 2e5 do t[i] = i end while next(t) do t[next(t)] = nil end",
    "local t = {} for i = 1, 9e5 do t[i] = 'x' end while true do select(-1, table.unpack(t)) end",
    "local f = ('%99.99f'):rep(2000) local t = {} for i = 1, 2000 do t[i] = 1e308 end while true do f:format(table.unpack(t)) end",
    "local a = setmetatable({}, {}) for i = 1, 1900 do a = setmetatable({}, {__index = a}) end while true do local x = a.x end",
    "while true do local s = '' for i = 1, 250 do s = s .. string.char(i):rep(4000) end end",
};

constexpr const char* kHungry[] = {
    "local s = 'x' while true do s = s .. s end",
    "local t = {} for i = 1, 1e9 do t[i * 65535] = i end",
    "local t = {} for i = 1, 1e9 do t['x' .. i] = i end",
    "local t = {} for i = 1, 1e9 do t[i + 0.5] = i end",
    "return ('x'):rep(1 << 30)",
    "return ('x'):rep(1.25e5):rep(1e3)",
    "local t = {} while true do t[#t + 1] = ('x'):rep(1.25e5) .. #t end",
    "local t = {} while true do t[#t + 1] = {} end",
    "local t = {} while true do t[#t + 1] = #t end",
    "local t = {} for i = 1, 1e9 do t[i .. 'x'] = i end",
    "local t = {} while true do local n = #t + 1 t[n] = function() return n end end",
    "local t = {} while true do t[#t + 1] = coroutine.create(function() end) end",
    "local function f() return 1 + f() end f()",
    "local function f() local ok = pcall(f) return ok and f() end while true do f() end",
    "local t = setmetatable({}, {}) getmetatable(t).__index = function(_, k) return t[k .. 'x'] end return t.x",
    "local t = {} while true do pcall(function() while true do t[#t + 1] = {} end end) end",
    "local s = {} for i = 1, 1e9 do s[i] = ('%d'):rep(1000):format(table.unpack({}, 1, 0)) end",
    "return table.pack(table.unpack({}, 1, 1e8))",
    "return table.concat({('x'):rep(1.25e5), ('y'):rep(1.25e5), ('z'):rep(1.25e5)})",
    "return (('x'):rep(1.25e5):gsub('x', ('y'):rep(1000)))",
    "local function wrap(n) return coroutine.wrap(function() return wrap(n + 1)() end) end wrap(1)()",
    "local t = {} for i = 1, 1e7 do t[i] = utf8.char(table.unpack(t, 1, 200)) end",
    "return ('x'):rep(1e5, ('y'):rep(1e5))",
};

/// The trial of a body in `score`: it has to end in time and memory, and without an answer.
void check_ends(const LuaFolder& folder, const std::string& body, const ScriptLimits& limits = {}) {
  INFO(body);
  constexpr double kSeconds = 2;
  Trial trial = run(folder, as_score(body), limits);
  if (trial.seconds >= kSeconds) trial = run(folder, as_score(body), limits);  // a virtual processor's time has its neighbours' in it
  CHECK(trial.loaded);
  CHECK_FALSE(trial.answered);
  CHECK(trial.seconds < kSeconds);
  CHECK(trial.peak <= 64u << 20);
}

}  // namespace

TEST_CASE("what never ends is killed, whatever it hides behind") {
  const LuaFolder folder;
  // A tenth of the budget, to be done sooner: these run in Lua itself, where the count is exact.
  for (const char* body : kEndless) check_ends(folder, body, {.instructions = 5'000'000});
}

TEST_CASE("what works long inside the library is killed there") {
  const LuaFolder folder;
  // A fifth of the budget, to be done sooner; what is not counted there is ended by the clock all the same.
  for (const char* body : kLongInC) check_ends(folder, body, {.instructions = 10'000'000});
}

TEST_CASE("what eats memory is stopped within its ceiling") {
  const LuaFolder folder;
  for (const char* body : kHungry) check_ends(folder, body);
}
