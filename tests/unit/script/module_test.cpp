#include "catch.hpp"
#include "lua_folder.hpp"
#include "script/check.hpp"
#include "script/sources.hpp"

#include <string>
#include <sys/stat.h>
#include <variant>
#include <vector>

using namespace tablier;
using test::LuaFolder;

namespace {

constexpr const char* kUser =
    "local lines = require 'lib.lines'\nreturn { title = { en = 'Test' }, score = function(given) return lines.twice(given.n) end }";

/// The key of what is wrong with a chunk, and the file and line.
std::string complaint(const LuaFolder& folder, const std::string& chunk) {
  const auto variant = folder.load(chunk);
  REQUIRE_FALSE(variant.ok());
  return test::brief(variant.problem());
}

}  // namespace

TEST_CASE("a variant requires modules of lib and of its game") {
  const LuaFolder folder;
  folder.write("lib/lines.lua", "local M = {}\nfunction M.twice(n) return 2 * n end\nreturn M");
  folder.write("game/rules.lua", "local lines = require 'lib.lines'\nreturn { four = function(n) return lines.twice(lines.twice(n)) end }");
  const auto variant = folder.load(
      "local rules = require 'game.rules'\nlocal again = require 'game.rules'\nassert(rules == again)\n"
      "return { title = { en = 'Test' }, score = function(given) return require('game.rules').four(given.n) end }");
  REQUIRE(variant.ok());
  const Field field{"n", std::int64_t{3}};
  CHECK(variant->hooks->call(Hook::score, {&field, 1}, 0) == Value(12));
}

TEST_CASE("the first root that has a module wins") {
  const LuaFolder user;
  const LuaFolder shipped;
  user.write("lib/lines.lua", "return { twice = function(n) return 20 * n end }");
  shipped.write("lib/lines.lua", "return { twice = function(n) return 2 * n end }");
  const auto file = shipped.write("game/variant.lua", kUser);
  const auto variant = load_variant(file, {user.roots()[0], shipped.roots()[0]});
  REQUIRE(variant.ok());
  const Field field{"n", std::int64_t{3}};
  CHECK(variant->hooks->call(Hook::score, {&field, 1}, 0) == Value(60));
}

TEST_CASE("a module that is not there is told with the one that was meant, among those that require finds") {
  const LuaFolder folder;
  const LuaFolder outside;
  outside.write("secret.lua", "return {}");
  folder.write("lib/rounds.lua", "return {}");
  std::filesystem::create_symlink(outside.roots()[0] / "secret.lua", folder.roots()[0] / "lib" / "secret.lua");
  const auto told = [&](const char* name) {
    const auto variant = folder.load(std::string("\nrequire '") + name + "'");
    REQUIRE_FALSE(variant.ok());
    CHECK(variant.problem().where.line == 2);
    return variant.problem().text;
  };
  CHECK(told("lib.round") == Text("script.module.not_found_near", {{"detail", "lib.round"}, {"near", "lib.rounds"}}));
  CHECK(told("lib.secret") == Text("script.module.not_found", {{"detail", "lib.secret"}}));
}

TEST_CASE("a check goes on without the modules that are not there, and tells what is wrong beside") {
  const LuaFolder folder;
  const auto file = folder.write("game/variant.lua",
                                 "local rounds, other = require 'lib.round', require 'other'\n"
                                 "for k, v in pairs(rounds.all) do error(k .. v) end\n"
                                 "local limit = rounds.limit(3) * 2 .. #rounds.names\n"
                                 "return {\n"
                                 "  title = { en = rounds.title }, texts = { reason = other.reasons },\n"
                                 "  round_end = rounds.first_to(3), score = function() return foo end,\n"
                                 "  optoins = { a = 1 },\n"
                                 "  extends = 3,\n"
                                 "}");
  std::vector<std::string> found;
  for (const Problem& p : check_variant_file(file, folder.roots())) found.push_back(test::brief(p));
  CHECK(found == std::vector<std::string>{"variant.lua:1 script.module.not_found", "variant.lua:1 script.module.bad_name",
                                          "variant.lua:7 script.unknown_field_near", "variant.lua:8 script.extends",
                                          "variant.lua:6 script.undefined"});
  CHECK_FALSE(load_variant(file, folder.roots()).ok());
}

TEST_CASE(
    "a function that a module does not have is told with the one that was meant, and keeps the variant from being loaded where it is a "
    "field") {
  const LuaFolder folder;
  folder.write("lib/rounds.lua",
               "local rounds = {limit = 3}\nfunction rounds.first_to() end\nfunction rounds.loser_begins() end\nreturn rounds");
  folder.write("lib/open.lua", "return setmetatable({}, {__index = function() return 1 end})");
  const auto told = [&](const std::string& text) {
    const auto file = folder.write("game/variant.lua", text);
    std::vector<std::string> found;
    for (const Problem& p : check_variant_file(file, folder.roots()))
      found.push_back(test::brief(p) + ":" + std::to_string(p.where.column));
    return found;
  };
  using Found = std::vector<std::string>;
  const std::string head = "local rounds = require('lib.rounds')\n";
  const std::string misspelt = head + "return {title = {en = 'A'},\n  match_end = rounds.first_too}";
  CHECK(told(misspelt) == Found{"variant.lua:3 script.no_module_member_near:22"});
  const auto loaded = folder.load(misspelt);
  REQUIRE_FALSE(loaded.ok());
  CHECK(loaded.problem().text ==
        Text("script.no_module_member_near", {{"name", "first_too"}, {"module", "lib.rounds"}, {"near", "first_to"}}));

  const std::string within = head + "return {title = {en = 'A'}, score = function() return rounds.nothing_alike() end}";
  CHECK(told(within) == Found{"variant.lua:2 script.no_module_member:62"});
  CHECK(folder.load(within).ok());
  for (const char* sound : {"rounds.first_to", "rounds.last or rounds.first_to", "rounds['first_too']", "rounds.loser_begins"}) {
    CAPTURE(sound);
    CHECK(told(head + "return {title = {en = 'A'}, match_end = " + sound + "}").empty());
  }
  const std::string keyed = "return {title = {en = 'A'}, match_end = function()\n  local all = {1, rounds = function() end}\n";
  CHECK(told(head + keyed + "  return rounds.first_too end}") == Found{"variant.lua:4 script.no_module_member_near:17"});
  CHECK(told(head + keyed + "  rounds = all return rounds.first_too end}").empty());
  CHECK(told(head + "local function f(rounds) return rounds.any end\nreturn {title = {en = 'A'}, match_end = f}").empty());
  const std::string body = "return {title = {en = 'A'}, score = function() ";
  CHECK(told(body + "return math.rondom() end}") == Found{"variant.lua:1 script.no_module_member_near:60"});
  CHECK(told(body + "return string.dump and table.unpack({}) end}").empty());
  CHECK(told("local math = {rondom = 1}\n" + body + "return math.rondom end}").empty());
  CHECK(told("local open = require 'lib.open'\nreturn {title = {en = 'A'}, options = {a = open.any}}").empty());
}

TEST_CASE("what stands beside a missing module in one table is looked at in the same call") {
  const LuaFolder folder;
  const auto file = folder.write("game/variant.lua",
                                 "local rounds = require 'lib.round'\n"
                                 "return {\n"
                                 "  title = { en = rounds.title,\n"
                                 "    xx = 'Test' },\n"
                                 "  texts = { reason = { low = rounds.text,\n"
                                 "    High = { en = 'High' } },\n"
                                 "    reasn = { x = { en = 'X' } } },\n"
                                 "  options = { size = rounds.size, two = { 1, rounds.two }, three = 3 },\n"
                                 "  tests = { { moves = rounds.line }, { moves = 'a1' } },\n"
                                 "}");
  const CheckedVariant checked = try_variant_file(file, folder.roots());
  std::vector<std::string> found;
  for (const Problem& p : checked.problems) found.push_back(test::brief(p));
  CHECK(found == std::vector<std::string>{"variant.lua:1 script.module.not_found", "variant.lua:4 yaml.language",
                                          "variant.lua:6 script.text_name", "variant.lua:7 script.text_group"});
  REQUIRE(checked.variant);
  REQUIRE(checked.variant->options.size() == 1);
  CHECK(checked.variant->options.at("three").value == Value(3));
  REQUIRE(checked.variant->tests.size() == 1);
  CHECK(checked.variant->tests.front().where.line == 9);
}

TEST_CASE("a table with too much in it is told once, and no other") {
  const LuaFolder folder;
  for (const char* large : {"tests", "texts"}) {
    INFO(large);
    const auto file =
        folder.write("game/variant.lua", std::string("local all = {}\nfor i = 1, 12000 do all[i] = {} end\nreturn {\n"
                                                     "  extends = 'standard', title = { en = 'Test' }, options = { a = 1 },\n  ") +
                                             large + " = all,\n}");
    std::vector<std::string> found;
    for (const Problem& p : check_variant_file(file, folder.roots())) found.push_back(test::brief(p));
    CHECK(found == std::vector<std::string>{"variant.lua:5 script.field"});
  }
}

TEST_CASE("what fails only for want of a module is not told") {
  const LuaFolder folder;
  for (const char* rest : {"for x in lines.each do end", "error(lines.what)", "while lines.more() do end", "local t = {[lines] = 1}"}) {
    CAPTURE(rest);
    const auto file =
        folder.write("game/variant.lua", std::string("local lines = require 'lib.lines'\n") + rest + "\nreturn { title = bar }");
    std::vector<std::string> found;
    for (const Problem& p : check_variant_file(file, folder.roots())) found.push_back(test::brief(p));
    CHECK(found == std::vector<std::string>{"variant.lua:1 script.module.not_found", "variant.lua:3 script.undefined"});
  }
}

TEST_CASE("names of modules are words joined by dots") {
  for (const char* good : {"lib.lines", "pente.a-b_c", "lib.sub.deep", "lib.2d"}) CHECK(lua::is_module_name(good));
  for (const char* bad :
       {"", "lib", ".", "..", "lib.", ".lib", "lib..x", "../lib.x", "lib/x.y", "Lib.x", "lib.x\n", "/etc.passwd", "lib.\xC3\xA9"})
    CHECK_FALSE(lua::is_module_name(bad));
}

TEST_CASE("require leads nowhere but to the roots") {
  const LuaFolder folder;
  const LuaFolder outside;
  outside.write("secret/file.lua", "return { secret = true }");
  std::filesystem::create_directories(folder.roots()[0] / "lib");
  std::filesystem::create_symlink(outside.roots()[0] / "secret", folder.roots()[0] / "lib" / "way");
  CHECK(complaint(folder, "require 'lib.way.file'") == "variant.lua:1 script.module.not_found");
  CHECK(complaint(folder, "\nrequire '../secret.file'") == "variant.lua:2 script.module.bad_name");
  CHECK(complaint(folder, "require 'io'") == "variant.lua:1 script.module.bad_name");
  CHECK(complaint(folder, "require 'lib.none'") == "variant.lua:1 script.module.not_found");
  CHECK(complaint(folder, "require('lib.x\\0y')") == "variant.lua:1 script.module.bad_name");
}

TEST_CASE("a module that requires itself, returns nothing, is a folder or does not compile is told with its line") {
  const LuaFolder folder;
  folder.write("lib/a.lua", "\nreturn require 'lib.b'");
  folder.write("lib/b.lua", "return { require 'lib.a' }");
  folder.write("lib/empty.lua", "local x = 1");
  folder.write("lib/broken.lua", "\n\nlocal = 1");
  folder.write("lib/fails.lua", "\n\n\nerror('no')");
  folder.write("lib/binary.lua", "\x1bLua");
  std::filesystem::create_directories(folder.roots()[0] / "lib" / "folder.lua");
  CHECK(complaint(folder, "require 'lib.a'") == "b.lua:1 script.module.cycle");
  CHECK(complaint(folder, "require 'lib.empty'") == "variant.lua:1 script.module.empty");
  CHECK(complaint(folder, "require 'lib.broken'") == "broken.lua:3 script.lua");
  CHECK(complaint(folder, "require 'lib.fails'") == "fails.lua:4 script.lua");
  CHECK(complaint(folder, "require 'lib.folder'") == "variant.lua:1 script.module.unreadable_why");
  CHECK(complaint(folder, "require 'lib.binary'").find("script.lua") != std::string::npos);
}

TEST_CASE("a module that is no file is told with why it cannot be read, whatever a script itself says of it") {
  const LuaFolder folder;
  const auto lib = folder.roots()[0] / "lib";
  std::filesystem::create_directories(lib / "folder.lua");
  REQUIRE(mkfifo((lib / "fifo.lua").c_str(), 0600) == 0);
  std::filesystem::create_symlink(lib / "round.lua", lib / "around.lua");
  std::filesystem::create_symlink(lib / "around.lua", lib / "round.lua");
  const auto why = [&](const std::string& code) {
    const Text told = folder.load(code).problem().text;
    CHECK(told.key == "script.module.unreadable_why");
    return std::get<std::vector<Text>>(told.args[1].value).front().key;
  };
  CHECK(why("require 'lib.folder'") == "file.folder");
  CHECK(why("require 'lib.fifo'") == "file.special");
  CHECK(why("require 'lib.round'") == "file.link_loop");
  CHECK(complaint(folder, "error('script.module.unreadable_why: lib.x cli.about', 0)").find("script.module.unreadable") !=
        std::string::npos);
}

TEST_CASE("a variant cannot have modules without end") {
  const LuaFolder folder;
  for (int i = 0; i < 80; ++i) folder.write("lib/m" + std::to_string(i) + ".lua", "return " + std::to_string(i));
  CHECK(complaint(folder, "for i = 0, 79 do require('lib.m' .. i) end") == "variant.lua:1 script.module.too_many");
}

TEST_CASE("a hook finds the modules that the file required, and no new ones") {
  const LuaFolder folder;
  folder.write("lib/lines.lua", "return { twice = function(n) return 2 * n end }");
  const auto hooks = folder.score("return require('lib.lines').twice(1)");
  REQUIRE(hooks);
  CHECK_FALSE(hooks->call(Hook::score, {}, 0));
  const auto faults = hooks->take_faults();
  REQUIRE(faults.size() == 1);
  CHECK(std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front().key == "script.module.late");
}

TEST_CASE("modules have globals of their own and cannot be changed by who requires them") {
  const LuaFolder folder;
  folder.write("lib/lines.lua", "shared = 1\nreturn { twice = function(n) return n + shared end }");
  const auto variant = folder.load(
      "shared = 100\nlocal lines = require 'lib.lines'\nlocal ok = pcall(function() lines.twice = nil end)\n"
      "return { title = { en = 'Test' }, score = function() return { ok, lines.twice(1), shared } end }");
  REQUIRE(variant.ok());
  CHECK(variant->hooks->call(Hook::score, {}, 0) == Value(Value::List{false, 2, 100}));
}

TEST_CASE("an error in a module's function names the module's file and line") {
  const LuaFolder folder;
  folder.write("lib/lines.lua", "local M = {}\nfunction M.twice(n)\n  return n.x.y\nend\nreturn M");
  const auto variant = load_variant(folder.write("game/variant.lua", kUser), folder.roots());
  REQUIRE(variant.ok());
  const Field field{"n", std::int64_t{1}};
  CHECK_FALSE(variant->hooks->call(Hook::score, {&field, 1}, 0));
  const auto faults = variant->hooks->take_faults();
  REQUIRE(faults.size() == 1);
  CHECK(test::brief(faults[0].problem) == "lines.lua:3 script.in_hook");
}
