#include "catch.hpp"
#include "content/files.hpp"
#include "folders.hpp"
#include "fuzz_run.hpp"
#include "mutation.hpp"
#include "script/check.hpp"
#include "script/checked_hooks.hpp"
#include "script/shape_check.hpp"
#include "temp_folder.hpp"

#include <array>
#include <chrono>

using namespace tablier;

namespace {

namespace fs = std::filesystem;

/// Small, so that many are tried; what holds for them holds for the usual ones.
constexpr ScriptLimits kLimits{.memory = 8u << 20, .instructions = 300'000, .seconds = 0.3, .text = 32u << 10, .keys = 1024};
/// A call that takes longer was not ended in time; a machine that is busy has its part in it.
constexpr double kPatience = 5;

std::vector<std::string> lua_marks() {
  return {"{",
          "}",
          "(",
          ")",
          "[",
          "]",
          "[[",
          "]]",
          "=",
          "==",
          "..",
          "...",
          ",",
          ";",
          ":",
          "::a::",
          "goto a ",
          "#",
          "-",
          "--",
          "~",
          "//",
          "\"",
          "'",
          "\\",
          "\\z",
          "\\x",
          "\\u{",
          "\n",
          " nil ",
          " true ",
          " return ",
          " end ",
          " do ",
          " while true do ",
          " for i = 1, 1e9 do ",
          " function() ",
          " local x <close> = ",
          " local x <const> = ",
          " if ",
          " then ",
          "0/0",
          "-1/0",
          "1e400",
          "0x7fffffffffffffff",
          "math.mininteger",
          "('x'):rep(1e5)",
          "string.gsub(('x'):rep(999), '.', ",
          "pcall(",
          "error(",
          "setmetatable({}, {__index = ",
          "coroutine.wrap(",
          "table.sort(",
          "require('lib.stars')",
          "print(",
          "_G",
          "_ENV",
          "math.random()",
          "\x1bLua",
          "\xEF\xBB\xBF",
          "\xFF",
          "\r\n",
          std::string(1, '\0')};
}

std::vector<std::string> variants() {
  std::vector<std::string> texts;
  for (const char* folder : {"scripts", "tests/data/tutorial/scripts", "tests/data/heap/scripts"})
    for (const auto& entry : fs::recursive_directory_iterator(source_folder() / folder))
      if (entry.path().extension() == ".lua" && entry.path().filename() != "api.meta.lua")
        texts.push_back(read_file(entry.path())->substr(0, 8000));
  return texts;
}

bool is_told(const Problem& problem) { return !problem.text.empty() && problem.where.line >= 0 && problem.where.column >= 0; }

/// What a game might hand to any hook.
std::vector<Field> fields(const Value& table) {
  static constexpr std::array<std::int64_t, 2> kScores{3, -4};
  return {{"number", std::int64_t{3}},
          {"seat", std::int64_t{1}},
          {"first", true},
          {"seconds", 2.5},
          {"point", "K10"},
          {"scores", std::span(kScores)},
          {"options", &table},
          {"carried", &table},
          {"racks", std::span(kScores)}};
}

void call_hooks(const VariantScript& hooks, std::uint64_t seed) {
  const Value table = Value::map({{"size", 19}, {"pieces", Value(Value::List{1, 2})}});
  hooks.begin_decision();
  for (int h = 0; h < kHooks; ++h)
    if (hooks.has(static_cast<Hook>(h))) hooks.call(static_cast<Hook>(h), fields(table), seed);
  for (const ScriptFault& fault : hooks.take_faults()) CHECK(is_told(fault.problem));
  for (const ScriptPrint& print : hooks.report().prints) CHECK(print.text.size() <= 4 * ScriptReport::kMaxPrint);
}

void check_variant(const fs::path& file, std::uint64_t number) {
  const std::vector<fs::path> roots{source_folder() / "scripts"};
  const auto start = std::chrono::steady_clock::now();
  const auto variant = load_variant(file, roots, kLimits);
  if (!variant) CHECK(is_told(variant.problem()));
  if (variant && variant->hooks) call_hooks(*variant->hooks, number);
  for (const Problem& problem : check_variant_file(file, roots, kLimits)) CHECK(is_told(problem));
  CHECK(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() < kPatience);
}

/// Values as Lua writes them, for what hooks answer.
std::vector<std::string> answers() {
  return {"{points = {1, 2}, holders = {I = 1, S = 2}, winners = {1}, reason = 'five'}",
          "{bridge = 40, hexagon = 50, start = 10}",
          "{{seat = 1, cause = 'tile', points = -5}, {seat = 2, cause = 'out', points = 25}}",
          "{awards = {{seat = 1, cause = 'tile', points = 5}}, winners = {2}}",
          "{over = true, winners = {}, line = 5, carried = {a = {b = {1, 2, 3}}, c = 'd'}}",
          "true",
          "'en_prise'",
          "-12.5",
          "{1, 2, nil, 4, [1.5] = 2, [true] = {}}"};
}

/// Every kind of shape once, some within others.
std::vector<ValueShape> shapes() {
  const ValueShape points = ValueShape::whole(-1000, 1000, "points");
  const ValueShape award =
      ValueShape::record({{"seat", ValueShape::seat(4)}, {"cause", ValueShape::word({"tile", "out"})}, {"points", points}});
  const ValueShape bonus = ValueShape::record({{"bridge", points, true}, {"hexagon", points, true}, {"start", points, true}});
  const ValueShape result = ValueShape::record({{"over", ValueShape::boolean()},
                                                {"winners", ValueShape::list(ValueShape::seat(2)), true},
                                                {"reason", ValueShape::name("outcome"), true},
                                                {"line", ValueShape::count("pawns"), true},
                                                {"carried", ValueShape::data(), true}});
  const ValueShape sheet = ValueShape::record(
      {{"points", ValueShape::by_seat(points, 2), true}, {"holders", ValueShape::map(ValueShape::seat(2), {"I", "S"}), true}});
  return {ValueShape::permission(),
          bonus,
          result,
          sheet,
          ValueShape::number(-10, 10),
          ValueShape::either({ValueShape::nothing(), ValueShape::list(award), points}),
          ValueShape::list(ValueShape::text(), 3)};
}

}  // namespace

TEST_CASE("Spoiled variants are a variant or a problem, and their hooks come to an end") {
  const test::TempFolder folder;
  const Mutator mutator(variants(), lua_marks());
  FuzzRun run("variants");
  while (const auto i = run.next()) {
    const std::string text = mutator.text(*i);
    INFO(told(*i, text));
    check_variant(folder.write("game/variant.lua", text), *i);
  }
}

TEST_CASE("Whatever a hook answers is as it was declared, or a fault") {
  const test::TempFolder folder;
  const Mutator mutator(answers(), lua_marks());
  const std::vector<ValueShape> all = shapes();
  std::uint64_t answered = 0;
  FuzzRun run("answers");
  while (const auto i = run.next()) {
    const ValueShape& shape = all[*i % all.size()];
    const std::string text = "return {title = {en = 'T', fr = 'T'}, score = function(t) return " + mutator.text(*i) + "\nend}";
    INFO(told(*i, text));
    const auto variant = load_variant(folder.write("game/variant.lua", text), {}, kLimits);
    if (!variant || !variant->hooks) continue;
    const auto hooks = checked(variant->hooks, {{.hook = Hook::score, .fields = {}, .answer = shape}});
    if (!hooks->has(Hook::score)) continue;
    auto answer = hooks->call(Hook::score, {}, *i);
    const auto faults = hooks->take_faults();
    CHECK(answer.has_value() == faults.empty());
    if (!answer) continue;
    ++answered;
    CHECK_FALSE(conform(shape, *answer, 0));
    CHECK(to_json(*answer).find("nan") == std::string::npos);
  }
  CHECK(answered > 0);
}
