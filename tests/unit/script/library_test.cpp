#include "catch.hpp"
#include "side_by_side.hpp"

using namespace tablier;
using test::SideBySide;

namespace {

/// Each is an expression list, evaluated in the sandbox and in plain Lua.
constexpr const char* kExpressions[] = {
    // string.format
    "('%d %i %5d|%-5d|%05d|%+d|% d|%.3d'):format(1, -2, 3, 4, 5, 6, 7, 8)",
    "('%x %X %#x %o %#o'):format(255, 255, 255, 8, 8)",
    "('%5.1f|%-8.3f|%+.2e|%g|%G|%.14g'):format(3.14159, 2.5, 12345.678, 1e20, 1e-10, 0.1)",
    "('%a %A'):format(1.5, 1.5)",
    "('%s %s %s %s'):format(nil, true, 12, 1.5)",
    "('%10s|%-10s|%.2s|%5.1s|'):format('abc', 'abc', 'abc', 'abc')",
    "('%c%c%5c|%-3c|'):format(72, 105, 33, 46)",
    "('%q %q %q %q'):format(1, 1.5, 'a\\nb\\0c\\\\\"d\\r1', math.mininteger)",
    "('%q %q %q'):format(1/0, -1/0, true), ('%q'):format(nil)",
    "('%%|%5%|'):format()",
    "('%%'):format(), (''):format(), ('plain'):format(1, 2)",
    "('%d'):format(3.0), ('%d'):format('10'), ('%s'):format('x\\0y')",
    "('%d'):format(3.5)",
    "('%d'):format('x')",
    "('%d'):format()",
    "('%y'):format(1)",
    "('%'):format(1)",
    "('%123d'):format(1)",
    "('%.123d'):format(1)",
    "('%05s'):format('x')",
    "('%#d'):format(1)",
    "('%.3c'):format(65)",
    "('%10q'):format('x')",
    "('%q'):format({})",
    "('%u'):format(1)",
    "('%u'):format(-1), ('%05u|%-5u|'):format(1, 2)",
    "('%F'):format(1.5)",
    "('%00d|%-+5d|%+-5d|%--5d'):format(1, 2, 3, 4)",
    "('%99d'):format(1), ('%.99f'):format(1/3), ('%99.99f'):format(1e308)",
    "('%s'):format(setmetatable({}, {__tostring = function() return 'me' end}))",
    "('%5s|'):format(setmetatable({}, {__tostring = function() return 'me' end}))",
    "('%s'):format(setmetatable({}, {__tostring = function() return 1 end}))",
    "('%s'):format(setmetatable({}, {__tostring = function() return {} end}))",
    "('%5.2s|'):format(1.25), ('%-5d|%s'):format(1, ('x'):rep(200))",
    "('%i'):format(-0.0), ('%.0f'):format(0.5), ('%5.f|'):format(2.5), ('%.d'):format(0)",
    // string.rep and the borrowed ones
    "('ab'):rep(3), ('ab'):rep(3, '-'), ('ab'):rep(1, '-'), ('ab'):rep(0), ('ab'):rep(-1), (''):rep(10), (''):rep(3, ',')",
    "('x'):rep(2.0), ('x'):rep('3')",
    "('x'):rep(1.5)",
    "('Hello'):upper(), ('Hello'):lower(), ('Hello'):reverse(), ('Hello'):len(), ('Hello'):sub(2, -2), ('Hello'):byte(1, -1)",
    "string.char(72, 105), string.char(), #string.char(0, 255)",
    "string.char(256)",
    "('10' + 5), '3' * '4', 10 .. 20, #'abc', 'a' < 'b', 'a' < 'B', 'Z' < 'a', '' < 'a', 'a\\0b' < 'a\\0c'",
    "tostring(1e15), tostring(1e100), tostring(0.1), tostring(-0.0), tostring(1e15 // 1), 2^53, 10 / 2, 7 // 2, 7.0 // 2, -7 % 3",
    "tostring(nil), tostring(true), tostring('x'), tostring(12)",
    "tonumber('0x10'), tonumber('  12  '), tonumber('1e2'), tonumber('z', 36), tonumber('8', 8), tonumber(''), tonumber('1 2'), "
    "tonumber('10', 2)",
    "tonumber('10', 99)",
    // table
    "table.concat({1, 2, 3}), table.concat({1, 'a', 2.5}, ', '), table.concat({}, 'x'), table.concat({1, 2, 3}, '-', 2), table.concat({1, "
    "2, 3}, '-', 2, 2)",
    "table.concat({1, 2, 3}, '-', 3, 2), table.concat({1, 2, 3}, '-', -1, 0)",
    "table.concat({1, {}, 3})",
    "table.concat({1, 2}, '', 1, 3)",
    "table.concat(setmetatable({}, {__len = function() return 3 end, __index = function(_, i) return i * 2 end}), ' ')",
    "table.unpack({1, 2, 3})",
    "table.unpack({1, 2, 3}, 2), table.unpack({1, 2, 3}, 2, 5)",
    "table.unpack({}, 1, 3)",
    "table.unpack({}, 1, 1e8)",
    "table.unpack({}, math.mininteger, math.maxinteger)",
    "table.pack().n, table.pack(nil, nil).n, table.pack(1, 2)[2]",
    "select('#'), select('#', nil, nil), select(2, 'a', 'b', 'c'), select(-1, 'a', 'b')",
    "select(0)",
    "rawlen({1, 2}), rawlen('abc'), rawequal('a', 'a'), rawget({a = 1}, 'a'), #rawset({}, 1, 2)",
    "next({}), next({5}), type(next), rawequal({}, {})",
    "getmetatable({}), getmetatable(setmetatable({}, {__metatable = 'locked'}))",
    "setmetatable(setmetatable({}, {__metatable = 1}), {})",
    "setmetatable({}, 1)",
    "setmetatable(1, {})",
    "getmetatable(setmetatable({}, {__name = 'x'})).__name",
    "pcall(error), pcall(error, nil), select('#', pcall(error))",
    "type(select(2, pcall(error, {1})))",
    "select(2, pcall(error, 'msg', 0)), select(2, pcall(error, 'msg', 0))",
    "xpcall(error, function(m) return 'handled ' .. tostring(m) end, 'x')",
    "xpcall(function(...) return select('#', ...) end, print, 1, 2, 3)",
    "assert(1, 2, 3)",
    "assert(false)",
    "assert(nil, 'why')",
    "math.type(1), math.type(1.0), math.type('1'), math.tointeger(3.0), math.tointeger('8'), math.ult(1, -1), math.maxinteger + 1 == "
    "math.mininteger",
    "math.floor(-3.5), math.ceil(-3.5), math.max(1, 2.5), math.min(3), math.fmod(-7, 3), math.abs(-4), math.modf(3.7)",
    "utf8.char(233, 8364), utf8.len('é€'), utf8.codepoint('é', 1), utf8.offset('é€', 2), #utf8.charpattern, utf8.len('\\xff')",
    "coroutine.isyieldable(), coroutine.status(coroutine.create(print))",
    "coroutine.wrap(function(...) local a = coroutine.yield(...) return a end)(1, 2)",
    "coroutine.resume(coroutine.create(function() error('x', 0) end))",
    "_VERSION, type(_G), _G == _ENV, _G._G == _G",
};

/// Each is a block that returns.
constexpr const char* kBlocks[] = {
    "local t = {1, 2, 3} table.insert(t, 4) table.insert(t, 1, 0) table.insert(t, 3, 'x') return table.concat(t, ' ')",
    "local t = {} table.insert(t, 1, 'a') return t[1]",
    "table.insert({1, 2, 3}, 5, 'x')",
    "table.insert({1, 2, 3}, 0, 'x')",
    "table.insert({1})",
    "table.insert({1}, 1, 2, 3)",
    "table.insert(1, 2)",
    "local t = {1, 2, 3} local a = table.remove(t) local b = table.remove(t, 1) return a, b, #t, t[1]",
    "local t = {} return table.remove(t), table.remove(t, 0), table.remove(t, #t), table.remove(t, 1)",
    "local t = {1, 2, 3} return table.remove(t, 4), #t, table.remove(t, 3), #t",
    "return table.remove({1, 2, 3}, 5)",
    "return table.remove({1, 2, 3}, -1)",
    "return table.remove({[0] = 'z'}, 0)",
    "local t = table.move({1, 2, 3, 4, 5}, 2, 4, 1) return table.concat(t, ' ')",
    "local t = table.move({1, 2, 3, 4, 5}, 1, 3, 3) return table.concat(t, ' ')",
    "local t = table.move({1, 2, 3}, 1, 3, 2, {9}) return table.concat(t, ' ')",
    "local t = table.move({1, 2, 3}, 2, 1, 5) return #t",
    "return table.move({}, 1, math.maxinteger, 2)",
    "return table.move({}, math.mininteger, math.maxinteger, 2)",
    "return table.move({}, -5, math.maxinteger - 3, 2)",
    "local t = {3, 1, 2} table.sort(t) return table.concat(t, ' ')",
    "local t = {3, 1, 2} table.sort(t, function(a, b) return a > b end) return table.concat(t, ' ')",
    "local t = {} for i = 1, 1000 do t[i] = i * 7919 % 1009 end table.sort(t) return table.concat(t, ' ')",
    "local t = {'b', 'a', 'C', 'aa', ''} table.sort(t) return table.concat(t, ' ')",
    "local t = {3, 1.5, -2, 2^53} table.sort(t) return table.concat(t, ' ')",
    "local t = {1, 'a'} table.sort(t)",
    "table.sort({1, 2, nil, 4}, 1)",
    "table.sort({3, 2, 1}, function() error('out') end)",
    "local log = {} local t = setmetatable({}, {__newindex = function(_, k, v) log[#log + 1] = k .. '=' .. v end, __index = function(_, k) "
    "return k * 10 end, "
    "__len = function() return 3 end}) table.insert(t, 1, 99) table.remove(t) table.move(t, 1, 2, 7) return table.concat(log, ' ')",
    "local sum = 0 for k, v in pairs({10, 20, 30}) do sum = sum * 100 + k * v end return sum",
    "local n = 0 for k in pairs({a = 1, b = 2, c = 3}) do n = n + #k end return n",
    "local out = {} for i, v in ipairs({1, 2, nil, 4}) do out[#out + 1] = v end return #out",
    "local t = {a = 1, b = 2, c = 3} for k in pairs(t) do t[k] = nil end return next(t)",
    "local t = setmetatable({}, {__pairs = function(t) return function(_, k) if not k then return 1, 2 end end, t, nil end}) for k, v in "
    "pairs(t) do return k, v end",
    "for k in pairs(nil) do return k end",
    "return ipairs()",
    "local x <close> = setmetatable({}, {__close = function() end}) return 'closed'",
    "local t <const> = 5 return t",
    "local a, b = {}, {} for c in ('héllo'):gmatch(utf8.charpattern) do a[#a + 1] = c end for p, c in utf8.codes('aé') do b[#b + 1] = p .. "
    "':' .. c end "
    "return table.concat(a, ','), table.concat(b, ',')",
    "goto done do return 1 end ::done:: return 2",
    "return (function(...) return select('#', ...), ... end)(nil, 1, nil)",
    "local co = coroutine.wrap(function() for i = 1, 3 do coroutine.yield(i) end end) return co(), co(), co()",
    "local co = coroutine.create(function() local ok, e = pcall(function() coroutine.yield(1) error('x', 0) end) coroutine.yield(e) return "
    "'end' end) "
    "return select(2, coroutine.resume(co)), select(2, coroutine.resume(co)), select(2, coroutine.resume(co)), coroutine.status(co)",
    "local ok, e = pcall(string.rep) return ok, e",
    "local ok, e = pcall(string.gsub, 'x', 'x', true) return ok, e",
    "local ok, e = pcall(setmetatable, 1) return ok, e",
    "local ok, e = pcall(ipairs) return ok, e",
    "local t = {} t[1.0] = 'a' t[2^53] = 'b' return t[1], #t, t[2^53 | 0]",
    "local ok, e = pcall(function() local t = nil; t.x = 1 end) return ok, (e:gsub('^.-:%d+: ', ''))",
    "local ok, e = pcall(string.find, 'a', '[a') return ok, e",
    "local ok, e = pcall(string.find, 'a', '%') return ok, e",
    "local ok, e = pcall(string.find, 'a', 'a)') return ok, e",
    "local ok, e = pcall(string.find, 'a', '(a') return ok, e",
    "local ok, e = pcall(string.find, 'a', '%f') return ok, e",
    "local ok, e = pcall(string.gsub, 'a', 'a', '%2') return ok, (e:gsub(' in replacement string', ''))",
    "local ok, e = pcall(string.gsub, 'a', 'a', '%x') return ok, e",
    "local ok, e = pcall(string.gsub, 'a', 'a', function() return {} end) return ok, e",
    "local ok, e = pcall(table.concat, {1, {}, 3}) return ok, e",
    "local ok, e = pcall(table.insert, {1, 2, 3}, 9, 1) return ok, e",
    "local ok, e = pcall(string.format, '%d', 1.5) return ok, e",
};

/// The sandbox and plain Lua with the same list of functions, called by number.
std::string as_cases(std::span<const char* const> bodies, const std::string& before) {
  std::string source = "local cases = {\n";
  for (const char* body : bodies) source += "function() " + before + body + " end,\n";
  return source + "}\nlocal function probe(given) return show(pcall(cases[tonumber(given.n)])) end\n";
}

void compare_all(std::span<const char* const> bodies, const std::string& before) {
  const SideBySide both(as_cases(bodies, before));
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    INFO(bodies[i]);
    const std::string n = std::to_string(i + 1);
    CHECK(both.ours({{"n", n}}) == both.theirs({{"n", n}}));
  }
}

}  // namespace

TEST_CASE("functions of the library give what they give in plain Lua") { compare_all(kExpressions, "return "); }

TEST_CASE("blocks with the library do what they do in plain Lua") { compare_all(kBlocks, ""); }

TEST_CASE("a sort keeps the order of equals, and a mad order function ends") {
  const test::LuaFolder folder;
  const auto hooks = folder.score(R"(
    local t = {}
    for i = 1, 200 do t[i] = { key = i % 7, place = i } end
    table.sort(t, function(a, b) return a.key < b.key end)
    for i = 2, 200 do
      assert(t[i - 1].key < t[i].key or (t[i - 1].key == t[i].key and t[i - 1].place < t[i].place))
    end
    local u = {}
    for i = 1, 100 do u[i] = i end
    table.sort(u, function() return true end)
    table.sort(u, function() return false end)
    local sum = 0
    for _, v in ipairs(u) do sum = sum + v end
    return sum)");
  REQUIRE(hooks);
  CHECK(hooks->call(Hook::score, {}, 0) == Value(5050));
  CHECK(hooks->take_faults().empty());
}
