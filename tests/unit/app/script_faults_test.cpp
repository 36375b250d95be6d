#include "catch.hpp"
#include "folders.hpp"
#include "program.hpp"
#include "seconds.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

using tablier::test::has;
using tablier::test::Program;

namespace {

/// The real program with one game and a variant of it.
class ScriptedPente {
 public:
  explicit ScriptedPente(const std::string& hooks) {
    namespace fs = std::filesystem;
    fs::create_directories(folder_ / "content");
    fs::create_directories(folder_ / "plugins");
    for (const char* name : {"content/pente", "content/locale"}) fs::create_directory_symlink(source_folder() / name, folder_ / name);
    fs::copy_file(build_folder() / "lib/tablier/plugins/pente.so", folder_ / "plugins/pente.so");
    folder_.write("scripts/pente/mine.lua", "return {\n  title = {fr = 'M', en = 'M'},\n" + hooks + "\n}\n");
    run.environment["TABLIER_DATA"] = folder_.path();
    run.environment["XDG_STATE_HOME"] = folder_ / "state";
  }
  std::string file() const { return folder_ / "scripts/pente/mine.lua"; }
  std::string log() const {
    std::ifstream stream(folder_ / "state/tablier/scripts.log", std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  Program run;

 private:
  tablier::test::TempFolder folder_;
};

std::ptrdiff_t lines_of(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }

double seconds_of(const Program& run, const std::vector<std::string>& args) {
  return test::seconds_of([&] { CHECK(run(args).status == 0); });
}

std::string working(int rounds) {
  return "  allow = function() local n = 0 for i = 1, " + std::to_string(rounds) + " do n = n + i end return true end";
}

}  // namespace

TEST_CASE("A hook that fails is told once with its count: on standard error, in the document and in the log") {
  const ScriptedPente pente("  allow = function(given)\n    return given.point.x.y\n  end");
  const auto answer = pente.run({"position", "pente/mine", "--moves", "K10", "--json"});
  CHECK(answer.status == 0);
  CHECK(lines_of(answer.err) == 1);
  CHECK(has(answer.err, "mine.lua:4:"));
  CHECK(has(answer.err, "hook allow"));
  CHECK(has(answer.err, "(361 times)"));
  CHECK(has(answer.out, R"("faults": [{"file": )"));
  CHECK(has(answer.out, R"("line": 4, "hook": "allow", "text": )"));
  CHECK(has(answer.out, R"("count": 361}])"));
  CHECK(lines_of(pente.log()) == 1);
  CHECK(has(pente.log(), "(361 times)"));
}

TEST_CASE("A variant's own words tell why a move may not be played and how the round ended") {
  ScriptedPente pente(
      "extends = 'standard', texts = {reason = {bold = {en = '{point} is too bold.', fr = '{point} : trop hardi.'}},\n"
      "outcome = {meek = {en = 'The meek inherit.'}}}, allow = function(p) return p.point ~= 'A1' or 'bold' end,\n"
      "after_move = function(m) if m.point == 'B2' then return {over = true, winners = {m.seat}, reason = 'meek'} end end,\n"
      "round_end = function(r) print('ended by ' .. r.reason) end,\n"
      "tests = {{moves = 'K10', illegal = {A1 = 'bold'}}, {moves = 'K10 B2', reason = 'meek', winners = {2}}}");
  const auto refused = pente.run({"position", "pente/mine", "--moves", "K10 A1"});
  CHECK(refused.status == 1);
  CHECK(has(refused.err, "A1 is too bold."));
  const auto ended = pente.run({"position", "pente/mine", "--moves", "K10 B2"});
  CHECK(has(ended.out, "The meek inherit."));
  CHECK(has(ended.err, "ended by meek"));
  CHECK(has(pente.run({"position", "pente/mine", "--moves", "K10 B2", "--json"}).out, "mine.meek"));
  CHECK(has(pente.run({"check", pente.file()}).out, "1 file checked, faults: 0\n"));
  CHECK(pente.run({"test-script", pente.file()}).status == 0);
  pente.run.environment["LANG"] = "fr_FR.UTF-8";
  CHECK(has(pente.run({"position", "pente/mine", "--moves", "K10 A1"}).err, "A1\u00A0: trop hardi."));
}

TEST_CASE("A script without a fault leaves an empty list and nothing on standard error") {
  const ScriptedPente pente("  allow = function(given) return true end");
  const auto answer = pente.run({"position", "pente/mine", "--json"});
  CHECK(answer.err.empty());
  CHECK(has(answer.out, R"("faults": [])"));
  CHECK(pente.log().empty());
}

TEST_CASE("What a script prints goes to standard error and never into the document") {
  const ScriptedPente pente("  allow = function(given) if given.point == 'K10' then print('here', given.number) end return true end");
  const auto answer = pente.run({"position", "pente/mine", "--json"});
  CHECK(has(answer.err, "mine.lua:3: here 1\n"));
  CHECK(lines_of(answer.err) == 1);
  CHECK_FALSE(has(answer.out, "here"));
}

TEST_CASE("A hook that takes its time costs a position 200 ms in all; it is off then and told") {
  const ScriptedPente pente(working(400'000));
  const ScriptedPente quick("  allow = function() return true end");
  const double usual = seconds_of(quick.run, {"position", "pente/mine"});
  CHECK(seconds_of(pente.run, {"position", "pente/mine"}) < 2 * usual + 1);  // without a budget: 14 s
  const auto answer = pente.run({"position", "pente/mine", "--moves", "K10", "--json"});
  CHECK(answer.status == 0);
  CHECK(lines_of(answer.err) == 1);
  CHECK(has(answer.err, "200 ms"));
  CHECK(has(answer.out, R"("count": 1}])"));
}

TEST_CASE("A bot keeps its time, whatever a hook takes of it") {
  const ScriptedPente quick("  allow = function() return true end");
  const double usual = seconds_of(quick.run, {"position", "pente/mine"});
  for (const int rounds : {20'000, 100'000, 4'000'000}) {
    INFO(rounds);
    const ScriptedPente pente(working(rounds));
    CHECK(test::ends_within(3 * usual + 3, [&] {  // a busy machine is slow in both
      CHECK(pente.run({"bestmove", "pente/mine", "--moves", "K10 A1", "--time", "1"}).status == 0);
    }));
  }
}

TEST_CASE("Where a hook forbids every move it is said that it did") {
  const ScriptedPente first("  allow = function() return false end");
  const auto begun = first.run({"position", "pente/mine", "--moves", "K10", "--json"});
  CHECK(begun.status == 0);
  CHECK(has(begun.err, "forbids every move"));
  const auto played = first.run({"arena", "pente/mine", "--bot", "1", "--bot", "1", "--games", "2", "--json"});
  CHECK(played.status == 0);
  CHECK(has(played.err, "forbids every move"));
  CHECK(has(played.out, R"("draws": 0)"));
  CHECK(has(played.out, R"("hook": "allow")"));
  const ScriptedPente later("  allow = function(given) return given.number < 3 end");
  const auto ended = later.run({"position", "pente/mine", "--moves", "K10 A1 B1"});
  CHECK(ended.status == 1);
  CHECK(has(ended.err, "the hook allow of the variant mine forbade every move"));
}

TEST_CASE("check tries the hooks that read no unknown name in the same call, and tells nothing that comes of such names") {
  const ScriptedPente pente(
      "  allow = function(stone)\n    return stone.rowe > 3\n  end,\n  after_move = function()\n    return limitt.x.y\n  end,");
  const auto answer = pente.run({"check", pente.file()});
  CHECK(has(answer.out, "mine.lua:4:"));
  CHECK(has(answer.out, "hook allow: nothing that it gets is called 'rowe'; did you mean 'row'?"));
  CHECK(has(answer.out, "nothing defines 'limitt'"));
  CHECK_FALSE(has(answer.out, "hook after_move"));
  CHECK(has(answer.out, "faults: 2\n"));
}

TEST_CASE("check tries no hook where a function that several may share reads an unknown name") {
  const ScriptedPente pente(
      "  allow = (function()\n    local function many() return limitt end\n"
      "    return function(stone)\n      return stone.rowe > 3 or many()\n    end\n  end)(),");
  const auto answer = pente.run({"check", pente.file()});
  CHECK(has(answer.out, "nothing defines 'limitt'"));
  CHECK(has(answer.out, "faults: 1\n"));
}
