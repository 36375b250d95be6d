#include "catch.hpp"
#include "sdk/rng.hpp"
#include "side_by_side.hpp"

#include <array>

using namespace tablier;
using test::SideBySide;

namespace {

constexpr std::string_view kProbe = R"(
  local function all(s, p)
    local out = {}
    for a, b in s:gmatch(p) do out[#out + 1] = quote(a) .. '/' .. quote(b) end
    return table.concat(out, ';')
  end
  local function probe(given)
    local s, p, r = given.s, given.p, given.r
    local init = tonumber(given.init)
    return table.concat({
      show(pcall(string.find, s, p, init)),
      show(pcall(string.match, s, p, init)),
      show(pcall(all, s, p)),
      show(pcall(string.gsub, s, p, r)),
      show(pcall(string.gsub, s, p, r, 2)),
      show(pcall(string.gsub, s, p, { a = 'x', b = false, ab = 7 })),
      show(pcall(string.gsub, s, p, function(a, b) return a ~= 'b' and quote(a) .. quote(b) end)),
      show(pcall(string.find, s, p, init, true)),
    }, ' | ')
  end
)";

std::string draw(Rng& rng, std::span<const char* const> pieces, std::uint32_t max) {
  std::string text;
  for (std::uint32_t n = rng.below(max + 1); n > 0; --n) text += pieces[rng.below(static_cast<std::uint32_t>(pieces.size()))];
  return text;
}

constexpr std::array kSubjectPieces{"a", "b", "ab", "c", " ", "1", "(", ")", "-", "]", "A", "%", ".", "\n", "\x80", "\xFF", "^"};
constexpr std::array kSoundPieces{"a",     "b",      ".",   "%a",  "%d",    "[ab]", "[^a]", "[a-c%d]", "[%w_]", "a*", "b-",
                                  ".-",    ".*",     "%a+", "b?",  "[ab]*", "()",   "(a)",  "(.-)",    "(%a",   ")",  "%b()",
                                  "%f[a]", "%f[%A]", "%1",  "%s*", "[^%s]", "[]]",  "[^]]", "$",       "^",     "%."};
constexpr std::array kWildPieces{"a", "b", "[",  "]",  "(",  ")",  "%",  "^",  "$",  "-",  "*",  "+",
                                 "?", ".", "%b", "%f", "%1", "%0", "[^", "%a", "%z", "a-", "-z", "1"};
constexpr std::array kReplacementPieces{"x", "%0", "%1", "%2", "%%", "a", "-"};

void compare(const SideBySide& both, Rng& rng, std::span<const char* const> pieces, int times) {
  int alike = 0;
  for (; alike < times; ++alike) {
    const std::string pattern = draw(rng, pieces, 7);
    const std::string subject = draw(rng, kSubjectPieces, 12);
    const std::string init = std::to_string(static_cast<int>(rng.below(16)) - 6);
    const std::vector<SideBySide::Given> given{{"s", subject}, {"p", pattern}, {"r", draw(rng, kReplacementPieces, 3)}, {"init", init}};
    const std::string ours = both.ours(given);
    const std::string theirs = both.theirs(given);
    if (ours == theirs) continue;
    CAPTURE(pattern, subject, init, given[2].text);
    CHECK(ours == theirs);
    break;
  }
  CHECK(alike == times);
}

}  // namespace

TEST_CASE("patterns match as in plain Lua") {
  const SideBySide both(kProbe);
  Rng rng(1);
  compare(both, rng, kSoundPieces, 8000);
}

TEST_CASE("malformed patterns fail as in plain Lua, and only where a match comes to them") {
  const SideBySide both(kProbe);
  Rng rng(2);
  compare(both, rng, kWildPieces, 8000);
}

TEST_CASE("every class of characters holds the bytes that it holds in plain Lua") {
  const SideBySide both(R"(
    local function probe(given)
      local bytes = {}
      for i = 0, 255 do if string.find(string.char(i), given.p) then bytes[#bytes + 1] = i end end
      return table.concat(bytes, ' ')
    end
  )");
  for (int letter = 1; letter < 256; ++letter) {
    const std::string one(1, static_cast<char>(letter));
    for (const std::string& pattern : {"%" + one, "[%" + one + "]", "[^%" + one + "]", "[" + one + "-z]"}) {
      if (one == "b" || one == "f" || (letter >= '0' && letter <= '9')) continue;
      if (letter == '%' || letter == '^') continue;  // malformed, which the test before this one compares
      CAPTURE(pattern);
      REQUIRE(both.ours({{"p", pattern}}) == both.theirs({{"p", pattern}}));
    }
  }
}

TEST_CASE("a text with zero bytes is searched to its end") {
  const test::LuaFolder folder;
  const auto hooks = folder.score(R"(
    assert(("a\0b"):find("\0") == 2)
    assert(("a\0b"):match("a.b") == "a\0b")
    assert(("a\0b"):match("[\0-\1]b") == "\0b")
    assert(("a\0b\0"):gsub("\0", "0") == "a0b0")
    return true)");
  REQUIRE(hooks);
  CHECK(hooks->call(Hook::score, {}, 0) == Value(true));
}

TEST_CASE("a pattern may have more repetitions than plain Lua has stack for") {
  const test::LuaFolder folder;
  const auto hooks = folder.score("return (('a'):rep(1000)):match('^' .. ('a?'):rep(1000) .. '$') == ('a'):rep(1000)");
  REQUIRE(hooks);
  CHECK(hooks->call(Hook::score, {}, 0) == Value(true));
}

TEST_CASE("a pattern that is too long is an error that says so") {
  const test::LuaFolder folder;
  const auto hooks = folder.score("return ('a'):match(('a?'):rep(6e4))");
  REQUIRE(hooks);
  CHECK_FALSE(hooks->call(Hook::score, {}, 0));
  const auto faults = hooks->take_faults();
  REQUIRE(faults.size() == 1);
  CHECK(std::get<std::vector<Text>>(faults[0].problem.text.args[1].value)[0].key == "script.pattern_too_long");
}

TEST_CASE("the number of captures is bounded as in plain Lua") {
  const SideBySide both("local function probe(given) return show(pcall(string.find, ('a'):rep(40), given.p)) end");
  for (const int captures : {31, 32, 33}) {
    std::string pattern;
    for (int i = 0; i < captures; ++i) pattern += "(a)";
    CHECK(both.ours({{"p", pattern}}) == both.theirs({{"p", pattern}}));
  }
}
