#include "catch.hpp"
#include "lua_folder.hpp"
#include "script/check.hpp"

#include <array>
#include <ctime>
#include <string>

using namespace tablier;
using test::LuaFolder;

namespace {

struct Fault {
  const char* source;
  int line;
  int column;
  const char* key;
};

void check_fault(const LuaFolder& folder, const Fault& fault) {
  INFO(fault.source);
  const auto variant = folder.load(fault.source, test::patient());
  REQUIRE_FALSE(variant.ok());
  const Problem& problem = variant.problem();
  CHECK(problem.text.key == fault.key);
  CHECK(problem.where.file.ends_with("variant.lua"));
  CHECK(problem.where.line == fault.line);
  CHECK(problem.where.column == fault.column);
}

}  // namespace

TEST_CASE("A file may keep a list of many tables, up to what a machine may keep, and is told that where it keeps more") {
  const LuaFolder folder;
  const auto load = [&](int tables) {
    return folder.load("local kept = {} for i = 1, " + std::to_string(tables) +
                       " do kept[i] = {} end return {title = {en = 'x'}, score = function() return #kept end}");
  };
  const auto many = load(12000);
  REQUIRE(many.ok());
  CHECK(many->hooks->call(Hook::score, {}, 0) == Value(12000));
  const auto too_many = load(20000);
  REQUIRE_FALSE(too_many.ok());
  CHECK(too_many.problem().text.key == "script.keeps_much");
}

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
  CHECK(variant->summary == Localised{{"en", "A trial."}, {"fr", "Un essai."}});
  REQUIRE(variant->options.size() == 4);
  CHECK(variant->options.at("size").value == Value(15));
  CHECK(variant->options.at("captures").value == Value(Value::List{2, 3}));
  CHECK(variant->options.at("name").value == Value("boat"));
  CHECK(variant->options.at("wild").value == Value(true));
  CHECK(variant->where.line == 3);
  CHECK(variant->where.file.ends_with("variant.lua"));
  REQUIRE(variant->hooks);
  CHECK(variant->hooks->has(Hook::score));
  CHECK_FALSE(variant->hooks->has(Hook::bonus));

  const std::array fields{Field{"a", std::int64_t{2}}, Field{"b", std::int64_t{3}}};
  CHECK(variant->hooks->call(Hook::score, fields, 0) == Value(5));
  CHECK_FALSE(variant->hooks->call(Hook::bonus, fields, 0));
  CHECK(variant->hooks->take_faults().empty());
}

TEST_CASE("a variant brings words of its own for names that its hooks answer") {
  const LuaFolder folder;
  const auto variant = folder.load(R"(
return {
  title = {en = "Trial"},
  texts = {
    reason = {too_bold = {en = "{point} is too bold.", fr = "{point} : trop hardi."}},
    outcome = {bold = {en = "Bold play wins."}},
  },
  allow = function() return "too_bold" end,
}
)");
  REQUIRE(variant.ok());
  REQUIRE(variant->texts.size() == 2);
  CHECK(variant->texts.at("outcome.variant.bold") == Localised{{"en", "Bold play wins."}});
  CHECK(variant->texts.at("reason.variant.too_bold").size() == 2);
  CHECK(variant->hooks->own_name(Hook::allow, "reason", "too_bold") == "variant.too_bold");
  CHECK(variant->hooks->own_name(Hook::allow, "reason", "bold") == "bold");
  CHECK(variant->hooks->own_name(Hook::allow, "outcome", "too_bold") == "too_bold");
}

TEST_CASE("what is wrong with a variant's words is told at its place") {
  const LuaFolder folder;
  check_fault(folder, {"return {title = {en = 'T'},\n texts = 'x'}", 2, 2, "script.texts"});
  check_fault(folder, {"return {title = {en = 'T'},\n texts = {\n reasons = {x = {en = 'X'}}}}", 3, 2, "script.text_group"});
  check_fault(folder, {"return {title = {en = 'T'},\n texts = {reason = {\n  Bad = {en = 'X'}}}}", 3, 3, "script.text_name"});
  check_fault(folder, {"return {title = {en = 'T'},\n texts = {reason = {\n  x = 'X'}}}", 3, 3, "script.localised"});
  check_fault(folder, {"return {title = {en = 'T'},\n texts = {reason = {x = {\n en = ''}}}}", 3, 2, "script.empty_text"});
  check_fault(folder, {"return {title = {en = 'T'},\n texts = {reason = {x = {\n en = 'a {b'}}}}", 3, 2, "locale.malformed"});
}

TEST_CASE("a variant without hooks has no virtual machine") {
  const LuaFolder folder;
  const auto variant = folder.load("return { title = { en = 'Plain' }, options = {} }");
  REQUIRE(variant.ok());
  CHECK(variant->hooks == nullptr);
  CHECK(variant->options.empty());
}

TEST_CASE("each setting carries its place, however it is written") {
  const LuaFolder folder;
  const auto variant = folder.load(R"(local v = { title = { en = "Test" } }
v.options = {
  size = 15, length = 5,
  ["quoted"] = 1,
}
-- size = 99
v.options.later = "size = 4"
v.options["last"] = 2
function v.score() return { size = 1 } end
for i = 1, 1 do v.options["made" .. i] = i end
return v)");
  REQUIRE(variant.ok());
  const auto where = [&](const char* name) {
    const SourceSpot& spot = variant->options.at(name).where;
    return std::pair(spot.line, spot.column);
  };
  CHECK(where("size") == std::pair(3, 3));
  CHECK(where("length") == std::pair(3, 14));
  CHECK(where("quoted") == std::pair(4, 4));
  CHECK(where("later") == std::pair(7, 11));
  CHECK(where("last") == std::pair(8, 11));
  CHECK(where("made1") == std::pair(2, 3));
  CHECK(variant->where.line == 11);
}

TEST_CASE("a fault in a variant's file is told with its place") {
  const LuaFolder folder;
  const Fault faults[] = {
      {"return {\n  title = { en = 'x' }\n  options = {},\n}", 3, 3, "script.lua"},
      {"return { title = 'x }", 1, 1, "script.lua"},
      {"\n\nx = = 1", 3, 1, "script.lua"},
      {"for", 1, 1, "script.lua"},
      {"", 1, 1, "script.no_table"},
      {"return 5", 1, 1, "script.no_table"},
      {"return nil", 1, 1, "script.no_table"},
      {"\nerror('no')", 2, 1, "script.lua"},
      {"\nlocal x = nil\nreturn { title = x.y }", 3, 18, "script.lua"},
      {"return {}", 1, 1, "script.no_title"},
      {"return { title = {} }", 1, 10, "script.localised"},
      {"return {\n  title = 'x' }", 2, 3, "script.localised"},
      {"return {\n  title = { en = 5 } }", 2, 13, "script.localised"},
      {"return {\n  title = { [1] = 'x' } }", 2, 3, "script.localised"},
      {"return {\n  title = { en = '' } }", 2, 13, "script.empty_text"},
      {"\nlocal n = math.random(6)", 2, 1, "script.random_early"},
      {"\nreturn { title = { en = 'x' }, extends = nill }", 2, 42, "script.undefined_early"},
      {"return { title = { en = 'x' },\n summary = true }", 2, 2, "script.localised"},
      {"return { title = { en = 'x' },\n extends = 5 }", 2, 2, "script.extends"},
      {"return { title = { en = 'x' },\n extends = '../x' }", 2, 2, "script.extends"},
      {"return { title = { en = 'x' },\n options = 5 }", 2, 2, "script.options"},
      {"return { title = { en = 'x' },\n options = { 1, 2 } }", 2, 2, "script.options"},
      {"return { title = { en = 'x' },\n options = { f = print } }", 2, 14, "script.field"},
      {"return { title = { en = 'x' },\n\n scores = function() end }", 3, 2, "script.unknown_field_near"},
      {"return { title = { en = 'x' },\n\n nonsense = 1 }", 3, 2, "script.unknown_field"},
      {"return { title = { en = 'x' },\n nonsense = coroutine.create(print) }", 2, 2, "script.unknown_field"},
      {"return { title = { en = 'x' },\n score = 5 }", 2, 2, "script.not_function"},
      {"return { title = { en = 'x' },\n score = { sum = function() end } }", 2, 2, "script.not_function"},
      {"return { title = { en = 'x' },\n options = function() end }", 2, 2, "script.is_function"},
      {"return { title = { en = 'x' }, 7 }", 1, 1, "script.unknown_field"},
      {"return { title = { en = '\xFF' } }", 1, 20, "script.field"},
      {"while true do end", 1, 1, "script.killed.instructions"},
      {"\nlocal s = 'x'\nwhile true do s = s .. s end", 3, 1, "script.killed.memory"},
      {"local t = {} for i = 1, 1 << 20 do t[i] = i end return { title = { en = 'x' }, score = function() return #t end }", 1, 1,
       "script.keeps_much"},
      {"local t = { title = { en = 'x' } } t.options = { t } t.options[1] = t.options\nreturn t", 1, 38, "script.field"},
  };
  for (const Fault& fault : faults) check_fault(folder, fault);
}

TEST_CASE("a global that the file sets somewhere may be read before") {
  const LuaFolder folder;
  CHECK(folder.load("count = count or 1\nreturn { title = { en = 'x' } }").ok());
}

TEST_CASE("each test carries its line, however the table is called that it is in") {
  const LuaFolder folder;
  for (const std::string before : {"return { title = { en = 'x' },", "local v = { title = { en = 'x' },",
                                   "local other = {\n{} } local v = { title = { en = 'x' } } v.tests = {"}) {
    INFO(before);
    const bool own = before.ends_with("tests = {");
    const auto variant = folder.load(before + (own ? "\n" : " tests = {\n") + "  {over = true},\n  {\n over = false},\n}" +
                                     (own ? "" : "}") + (before.starts_with("return") ? "" : "\nreturn v"));
    REQUIRE(variant.ok());
    REQUIRE(variant->tests.size() == 2);
    const int first = own ? 3 : 2;
    CHECK(variant->tests[0].where.line == first);
    CHECK(variant->tests[1].where.line == first + 1);
  }
}

TEST_CASE("a variant is named with what a save can hold and a call can name: any other file name is refused at its head") {
  const LuaFolder folder;
  for (const std::string name : {"My Corner", "Corner", "corn\u00e9", "a b", "-x", ".x", "a,b"}) {
    INFO(name);
    const auto variant = load_variant(folder.write(name + ".lua", "return { title = { en = 'x' } }"), {});
    REQUIRE_FALSE(variant.ok());
    CHECK(variant.problem().text.key == "script.name");
    CHECK(variant.problem().where.line == 1);
  }
  for (const std::string name : {"my-corner", "my_corner.2", "6x6", "_"})
    CHECK(load_variant(folder.write(name + ".lua", "return { title = { en = 'x' }, extends = '" + name + "' }"), {}).ok());
}

TEST_CASE("a file that is missing, a folder or too large is told as such") {
  const LuaFolder folder;
  const auto root = folder.roots()[0];
  CHECK(load_variant(root / "none.lua", {}).problem().text.key == "file.missing");
  CHECK_FALSE(load_variant(root, {}).ok());
  CHECK_FALSE(load_variant(folder.write("large.lua", std::string(1u << 20, ' ')), {}).ok());
}

TEST_CASE("a byte order mark before the first word is passed over") {
  const LuaFolder folder;
  CHECK(folder.load("\xEF\xBB\xBFreturn { title = { en = 'x' } }").ok());
}

TEST_CASE("a file that declares too much is refused in time") {
  const LuaFolder folder;
  for (const char* source :
       {"local t = { title = { en = 'x' } } for i = 1, 1e5 do t[i] = print end return t",
        "local t = {} for i = 1, 1e4 do t['k' .. i] = i end return t",
        "local t = {} for i = 1, 5000 do t['k' .. i] = i end return { title = { en = 'x' }, options = t }",
        "local t = {} for i = 1, 5000 do t['k' .. i] = 'x' end return { title = t }",
        "local t = {} for i = 1, 20 do t['k' .. i] = ('x'):rep(1.2e5) end return { title = { en = 'x' }, options = t }",
        "local t = {} for i = 1, 5000 do t[i] = function() return i end end return { title = { en = 'x' }, score = "
        "function() return t end }"}) {
    INFO(source);
    const std::clock_t start = std::clock();
    CHECK_FALSE(folder.load(source).ok());
    CHECK(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC < 2.0);
  }
}

TEST_CASE("a source whose tables are nested in ways that only a text shows is read in time") {
  const LuaFolder folder;
  const std::string source = "local s = \"\\z\n" + std::string(120'000, '{') + "\"\nlocal t = [==[" + std::string(120'000, '{') +
                             "]==]\nreturn { title = { en = 'x' }, nonsense = 1 }";
  const auto variant = folder.load(source);
  REQUIRE_FALSE(variant.ok());
  CHECK(variant.problem().text.key == "script.unknown_field");
  CHECK(variant.problem().where.line == 4);
}

TEST_CASE("a check finds everything at once, in the order of the lines") {
  const LuaFolder folder;
  const auto file = folder.write("game/bad.lua", "return {\n  title = 5,\n  wrong = 1,\n  score = 'x',\n  options = 3,\n}");
  std::vector<std::string> found;
  for (const Problem& p : check_variant_file(file, folder.roots())) found.push_back(test::brief(p));
  CHECK(found == std::vector<std::string>{"bad.lua:2 script.localised", "bad.lua:3 script.unknown_field", "bad.lua:4 script.not_function",
                                          "bad.lua:5 script.options"});
  CHECK(check_variant_file(folder.write("game/good.lua", "return { title = { en = 'x' } }"), folder.roots()).empty());
}

TEST_CASE("sources that take the compiler long are stopped too") {
  const LuaFolder folder;
  std::string labels;
  for (int i = 0; labels.size() < 500'000; ++i) labels += "::a" + std::to_string(i) + "::";
  std::string nested(150, '(');
  std::string branches = "if a then ";
  while (branches.size() < 500'000) branches += "elseif a then ";
  std::string jumps;
  for (int i = 0; jumps.size() < 250'000; ++i) jumps += "goto a" + std::to_string(i) + " ";
  for (int i = 0; jumps.size() < 500'000; ++i) jumps += "::a" + std::to_string(i) + "::";
  std::string chain = "return a";
  while (chain.size() < 500'000) chain += " and a";
  for (const std::string& source : {labels, nested, branches + "end", jumps, chain, std::string(400'000, '{'),
                                    "return " + std::string(400'000, '-') + "1", "x = [[" + std::string(400'000, '[')}) {
    const std::clock_t start = std::clock();
    CHECK_FALSE(folder.load(source).ok());
    CHECK(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC < 2.0);
  }
}
