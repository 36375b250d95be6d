#include "script/decision.hpp"

#include "catch.hpp"
#include "lua_folder.hpp"
#include "seconds.hpp"

#include <array>
#include <chrono>
#include <functional>
#include <thread>

using namespace tablier;
using test::Afterwards;
using test::ends_within;
using test::LuaFolder;

namespace {

using Clock = std::chrono::steady_clock;

/// Some 10 ms on a quick machine, by work alone.
constexpr std::string_view kSlow = "local n = 0 for i = 1, 500000 do n = n + i end ";
constexpr std::string_view kBrief = "local n = 0 for i = 1, 250000 do n = n + i end ";
constexpr std::string_view kSlowish = "local n = 0 for i = 1, 200000 do n = n + i end ";

std::shared_ptr<const VariantScript> load(const LuaFolder& folder, const std::string& fields) {
  const auto variant = folder.load_fields(fields);
  REQUIRE(variant.ok());
  return variant->hooks;
}

std::string why(const ScriptFault& fault) { return std::get<std::vector<Text>>(fault.problem.text.args[1].value).front().key; }

/// As a game asks where stones may stand.
int asked_all(const VariantScript& hooks, std::int64_t points = 361) {
  int answers = 0;
  for (std::int64_t point = 0; point < points; ++point)
    answers += hooks.call(Hook::allow, std::array{Field{"point", point}}, 0).has_value();
  return answers;
}

std::function<void()> asking(const VariantScript& hooks) {
  return [&hooks] { asked_all(hooks); };
}

}  // namespace

TEST_CASE("Whatever a hook takes for one position ends with the budget of a decision, and the hook is off") {
  const Afterwards fresh;
  const LuaFolder folder;
  for (const std::string_view body : {kSlow, kSlowish}) {
    const auto hooks = load(folder, "allow = function() " + std::string(body) + "return true end, score = function() return 1 end");
    CHECK(ends_within(0.35, [&] {
      hooks->revive();
      hooks->begin_decision();
      asked_all(*hooks);
    }));
    CHECK(hooks->switched_off() == std::vector<Hook>{Hook::allow});
    hooks->begin_decision();
    CHECK(asked_all(*hooks) == 0);
    CHECK(hooks->call(Hook::score, {}, 0) == Value(1));
    const auto faults = hooks->take_faults();
    REQUIRE(faults.size() == 1);
    CHECK(test::brief(faults[0].problem) == "variant.lua:2 script.in_hook_off");
    CHECK((body == kSlow || why(faults[0]) == "script.killed.decision"));  // a slow machine finds the slow one endless
    CHECK(hooks->take_faults().empty());
    hooks->revive();
    hooks->begin_decision();
    CHECK(hooks->call(Hook::allow, {}, 0) == Value(true));
  }
}

TEST_CASE("What a call takes counts in full, whatever it leaves behind for the engine to clear away") {
  const Afterwards fresh;
  const LuaFolder folder;
  const std::string slow(kSlow), twice = slow + slow, file(kSlow);
  const std::string kSwelling = "local t = {} for i = 1, 150000 do t[i] = {} end ";
  const auto hooks_of = [&](const std::string& head, const std::string& body) {
    const auto variant = folder.load(head + "return {title = {en = 'T'}, allow = function() " + body + "return true end}");
    REQUIRE(variant.ok());
    return variant->hooks;
  };
  for (const auto& hooks : {
           hooks_of("", twice + "local t = {} for i = 1, 30000 do t[i] = {} end "),  // garbage
           hooks_of("", twice + kSwelling),                                          // so much that its machine is thrown away
           hooks_of(file + file + file + file, kSwelling),                           // and made anew from a file that takes long
       }) {
    CHECK(ends_within(0.4, [&] {
      hooks->revive();
      hooks->begin_decision();
      asked_all(*hooks);
    }));
    CHECK(hooks->switched_off() == std::vector<Hook>{Hook::allow});
  }
}

TEST_CASE("A call that does not come to an end is told as such, and only its hook is off") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder,
                          "allow = function()\nwhile true do end end, round_end = function() return 1 end, "
                          "bonus = function() while true do end end");
  CHECK(ends_within(0.7, [&] {
    hooks->revive();
    hooks->begin_decision();
    asked_all(*hooks);
    hooks->call(Hook::bonus, {}, 0);
    CHECK(hooks->call(Hook::round_end, {}, 0) == Value(1));
  }));
  CHECK(hooks->switched_off() == std::vector<Hook>{Hook::bonus, Hook::allow});
  const auto faults = hooks->take_faults();
  REQUIRE(faults.size() == 2);
  // A fast machine is through with the instructions of a call before its time is over.
  for (const ScriptFault& fault : faults) CHECK((why(fault) == "script.killed.endless" || why(fault) == "script.killed.instructions"));
  CHECK(faults[0].hook == "allow");
  CHECK(test::brief(faults[0].problem) == "variant.lua:3 script.in_hook_off");
}

TEST_CASE("Where hooks take too long together the slowest is off, be it of the base, and the others answer") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto base = load(folder, "allow = function() return true end, match_end = function() return 7 end");
  const auto over = load(folder, "round_end = function() " + std::string(kBrief) + "return 5 end");
  const auto hooks = with_base(over, base);
  hooks->begin_decision();
  CHECK(hooks->call(Hook::allow, {}, 0) == Value(true));
  lua::t_work.spend(static_cast<std::size_t>(Hook::allow), lua::t_work.left - 1);  // as where its calls took all but nothing
  CHECK(hooks->call(Hook::round_end, {}, 0) == Value(5));
  CHECK(hooks->call(Hook::match_end, {}, 0) == Value(7));
  CHECK(hooks->switched_off() == std::vector<Hook>{Hook::allow});
  const auto faults = hooks->take_faults();
  REQUIRE(faults.size() == 1);
  CHECK(faults[0].hook == "allow");
  CHECK(why(faults[0]) == "script.killed.decision");
}

TEST_CASE("Each position has a budget of its own, but where many are one piece of work") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "allow = function(given) " + std::string(kBrief) + "return given.at end");
  const auto ask = [&](std::int64_t at) {
    hooks->begin_decision();
    return hooks->call(Hook::allow, std::array{Field{"at", at}}, 0).has_value();
  };
  for (std::int64_t at = 0; at < 20; ++at) REQUIRE(ask(at));
  const OneDecision all;
  int answered = 0;
  for (std::int64_t at = 20; at < 1220; ++at) answered += ask(at);
  CHECK(answered < 1200);
  CHECK(hooks->switched_off() == std::vector<Hook>{Hook::allow});
}

TEST_CASE("Nothing is asked twice for one position, by any thread that works for one") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "allow = function(given) if given.point == 7 then error('seven') end return given.point end");
  hooks->begin_decision();
  CHECK(asked_all(*hooks) == 360);
  CHECK(asked_all(*hooks) == 360);
  std::thread([&] {
    hooks->begin_decision();
    CHECK(asked_all(*hooks) == 360);
  }).join();
  CHECK(hooks->report().calls[static_cast<std::size_t>(Hook::allow)].count == 361);
  CHECK(hooks->call(Hook::allow, std::array{Field{"point", std::int64_t{12}}}, 0) == Value(12));
  CHECK(hooks->call(Hook::allow, std::array{Field{"point", 12.0}}, 1) == Value(12.0));
}

TEST_CASE("A new match hears again what a script prints and where it fails") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "allow = function(given) print('asked') return given.x.y end");
  for (int match = 0; match < 2; ++match) {
    hooks->revive();
    hooks->begin_decision();
    CHECK_FALSE(hooks->call(Hook::allow, {}, 0));
    CHECK(hooks->take_faults().size() == 1);
    CHECK(hooks->report().prints.size() == 1);
    CHECK(hooks->report().calls[static_cast<std::size_t>(Hook::allow)].count == 1);
  }
}

TEST_CASE("What `allow` said in a decision is counted, remembered answers too") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "allow = function(given) return given.point > 300 and true or 'low' end");
  for (int i = 0; i < 2; ++i) {
    hooks->begin_decision();
    asked_all(*hooks);
    CHECK(allow_counts().allowed == 60);
    CHECK(allow_counts().forbidden == 301);
    CHECK_FALSE(allow_counts().all_forbidden());
  }
  hooks->begin_decision();
  asked_all(*hooks, 10);
  CHECK(allow_counts().all_forbidden());
}

TEST_CASE("A bot's calls end with its time, on the threads that it starts too, and nobody is told of a fault") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "allow = function() while true do end end");
  CHECK(ends_within(0.4, [&] {
    const auto thinking = hooks->think(Clock::now() + std::chrono::milliseconds(50), {});
    std::jthread other(asking(*hooks));
    asked_all(*hooks);
  }));
  CHECK(hooks->take_faults().empty());
  CHECK(hooks->switched_off().empty());
}

TEST_CASE("A bot that is stopped leaves a call that never ends") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "allow = function() while true do end end");
  CHECK(ends_within(0.4, [&] {
    std::stop_source stop;
    std::jthread bot([&] {
      const auto thinking = hooks->think(std::nullopt, stop.get_token());
      asked_all(*hooks);
    });
    stop.request_stop();
  }));
  CHECK(hooks->take_faults().empty());
}

TEST_CASE("A bot past its time still knows what was answered for the position") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "allow = function(given) return given.point end");
  hooks->begin_decision();
  asked_all(*hooks, 5);
  const auto thinking = hooks->think(Clock::now() - std::chrono::seconds(1), {});
  CHECK(asked_all(*hooks, 10) == 5);
}

TEST_CASE("What a script prints is kept by line with a count, clipped, the latest of it") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "score = function(given)\nprint('n', given.n, nil, true)\nprint('again') print('again')\nend");
  for (std::int64_t n = 0; n < 300; ++n) hooks->call(Hook::score, std::array{Field{"n", n}}, 0);
  const auto report = hooks->report();
  CHECK(report.prints.size() == ScriptReport::kMaxPrints);
  CHECK(report.older_prints == 300 + 600 - 100 - 200);
  CHECK(report.prints.front().text == "n 200 nil true");
  CHECK(report.prints.front().where.line == 3);
  CHECK(report.prints.back().count == 2);
  const auto long_line = load(folder, "score = function() print(('é'):rep(50000)) end");
  long_line->call(Hook::score, {}, 0);
  REQUIRE(long_line->report().prints.size() == 1);
  CHECK(long_line->report().prints[0].text.size() <= 2 * ScriptReport::kMaxPrint + 2);
}

TEST_CASE("A table that is printed shows its content on one line, clipped, whatever is in it") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto printed = [&](const std::string& what) {
    const auto hooks = load(folder, "score = function(given) print(" + what + ") return 1 end");
    CHECK(hooks->call(Hook::score, std::array{Field{"point", "K10"}}, 0) == Value(1));
    const auto report = hooks->report();
    REQUIRE(report.prints.size() == 1);
    return report.prints[0].text;
  };
  CHECK(printed("{1, 'two', {x = true}}, 'three'") == "{1, \"two\", {x = true}} three");
  CHECK(printed("{b = 2, a = 1, 9, ['b c'] = {}, [2.5] = print}") == "{9, [2.5] = function, a = 1, b = 2, [\"b c\"] = {}}");
  CHECK(printed("given") == "{point = \"K10\"}");
  CHECK(printed("(function() local t = {} t.t = t return t end)()") == "{t = {t = {t = {t = {…}}}}}");
  CHECK(printed("{[{}] = 1, 2}") == "{2, …}");
  CHECK(printed("setmetatable({1}, {__tostring = function() return 'mine' end})") == "mine");
  const std::string many = printed("(function() local t = {} for i = 1, 10000 do t[i] = i end return t end)()");
  CHECK(many.starts_with("{1, 2, 3, "));
  CHECK(many.size() < 2 * ScriptReport::kMaxPrint);
}

TEST_CASE("Lines that a call prints past the first hundred are counted") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "score = function() for i = 1, 250 do print(i) end end");
  for (std::uint64_t i = 0; i < 2; ++i) hooks->call(Hook::score, {}, i);
  const auto report = hooks->report();
  CHECK(report.prints.size() == 2 * ScriptReport::kMaxPrintsACall);
  CHECK(report.dropped_prints == 300);
}

TEST_CASE("More kinds of faults than anybody reads are counted, not kept") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "score = function(given) error('fault ' .. given.n) end");
  for (std::int64_t n = 0; n < 50; ++n) hooks->call(Hook::score, std::array{Field{"n", n}}, 0);
  CHECK(hooks->report().faults.size() == ScriptReport::kMaxFaults);
  CHECK(hooks->report().more_faults == 50 - ScriptReport::kMaxFaults);
}

TEST_CASE("A call that nobody waits for any more ends at once, without a fault, and is asked anew another time") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "allow = function(p) if p.point == 1 then while true do end end return true end");
  std::stop_source stop;
  std::jthread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    stop.request_stop();
  });
  hooks->begin_decision();
  const auto token = stop.get_token();
  {
    const StoppableScripts stoppable(token);
    CHECK(ends_within(0.15, [&] { CHECK_FALSE(hooks->call(Hook::allow, std::array{Field{"point", std::int64_t{1}}}, 0)); }));
    CHECK_FALSE(hooks->call(Hook::allow, std::array{Field{"point", std::int64_t{2}}}, 0));
  }
  CHECK(hooks->take_faults().empty());
  CHECK(hooks->switched_off().empty());
  CHECK(hooks->call(Hook::allow, std::array{Field{"point", std::int64_t{2}}}, 0) == Value(true));
}

TEST_CASE("A thread that draws is told whether it called a script itself") {
  const Afterwards fresh;
  const LuaFolder folder;
  const auto hooks = load(folder, "allow = function() return true end");
  const ScriptWatch watch;
  std::jthread([&] { asked_all(*hooks, 3); }).join();
  CHECK(watch.calls() == 0);
  asked_all(*hooks, 2);
  CHECK(watch.calls() == 2);
}
