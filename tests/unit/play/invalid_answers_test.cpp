#include "host/checked_game.hpp"
#include "jobs/left_behind.hpp"
#include "play_table.hpp"
#include "seconds.hpp"
#include "spoiled.hpp"

using namespace tablier;

namespace {

/// As a plugin is that did not come with the program.
class FromOutside final : public GameSource {
 public:
  FromOutside() : GameSource(SourceKind::plugin, "/plugins/nim.so") {}
  std::string name() const override { return "nim"; }
  std::string version() const override { return "1"; }
  Result<std::vector<Parameter>> parameters(const Content&) const override { return std::vector<Parameter>(); }
  Result<std::vector<HookSpec>> hooks() const override { return std::vector<HookSpec>(); }
  Result<std::unique_ptr<const Game>> make_game(const GameParts&) const override { return Problem("none"); }
  Result<std::vector<Tool>> tools() const override { return std::vector<Tool>(); }
  Result<std::vector<Benchmark>> benchmarks(const Content&) const override { return std::vector<Benchmark>(); }
  const RecordFormat* record_format() const override { return nullptr; }
};

Ruleset from_outside(nim::Defect defect) {
  Ruleset rules = nim::spoiled(nim::ruleset(), defect);
  auto game = checked(rules.game, std::make_shared<FromOutside>(), "nim/plain");
  REQUIRE(game.ok());
  rules.game = *std::move(game);
  return rules;
}

TextArg when(const char* call, const char* moves) {
  return {"when",
          Text("host.plugin.when.after",
               {{"what", Text(std::string("host.plugin.when.round.") + call, {{"move", ""}})}, {"name", "nim/plain"}, {"moves", moves}})};
}

/// The bot's turn has come, and it has said something.
void let_bot_think(PlayTable& table) {
  table.move("take:1");
  table.settle();
  table.pass(5);
}

}  // namespace

TEST_CASE("A move to a position that a plugin shows as no game may is not played, and told with the plugin, the call and the moves") {
  PlayTable table(from_outside(nim::Defect::counts_late), nim::setup(2));
  for (const char* move : {"take:1", "take:2", "take:3"}) table.move(move);
  const auto told = table.heard<Notice>();
  REQUIRE(told.size() == 1);
  CHECK(told[0].what.where.file == "/plugins/nim.so");
  CHECK(told[0].what.text.key == "host.plugin.invalid_answer");
  CHECK(told[0].what.text == Text("host.plugin.invalid_answer",
                                  {{"answer", Text("host.plugin.invalid_answer_of.marks", {{"of", "scene.counters[0].seat = 40"}})},
                                   when("look", "take:1 take:2 take:3")}));
  CHECK(table.match().notations() == std::vector<std::string>{"take:1", "take:2"});
  table->undo();
  table.move("take:3");
  CHECK(table.match().notations() == std::vector<std::string>{"take:1", "take:3"});
}

TEST_CASE("A bot that advises what cannot be played is told with that move, and any move may be made for it") {
  const auto defect = GENERATE(nim::Defect::bot_illegal, nim::Defect::bot_dreams);
  PlayTable table(from_outside(defect), nim::setup(1, 1));
  let_bot_think(table);
  const auto told = table.heard<Notice>();
  REQUIRE(told.size() == 1);
  CHECK(told[0].what.where.file == "/plugins/nim.so");
  const Text named("host.plugin.move_named", {{"name", "take:50"}, {"number", "0x32"}});
  const Text illegal("host.plugin.bot_illegal", {{"move", named}, when("think", "take:1")});
  const Text in_line("host.plugin.bot_line", {{"move", named}, {"n", 2}, when("think", "take:1")});
  CHECK(told[0].what.text == (defect == nim::Defect::bot_illegal ? illegal : in_line));
  CHECK(table->bot_is_stuck());
  table->hurry_bot();
  table.pass(1);
  CHECK(table.match().plies() == 2);
}

TEST_CASE("A bot that never stops holds nobody up who takes a move back, hurries it or leaves, and is told once") {
  take_left_behind();
  PlayTable table(from_outside(nim::Defect::bot_loops), nim::setup(1, 1));
  const auto move_and_wait = [](PlayTable& at) {
    const int before = nim::looping_bots();
    at.move("take:1");
    at.pass(0);
    REQUIRE(nim::wait_for([&] { return nim::looping_bots() > before; }));
  };
  move_and_wait(table);
  SECTION("taken back") {
    CHECK(test::seconds_of([&] { table->undo(); }) < 1);
    CHECK(table.match().plies() == 0);
    let_bot_think(table);
  }
  SECTION("hurried") {
    table->hurry_bot();
    table.settle();
    table.pass(5);
  }
  SECTION("left") {
    CHECK(test::seconds_of([&] { table.open(nim::ruleset(), nim::setup(2)); }) < 6);
    const auto told = take_left_behind();
    REQUIRE(told.size() == 1);
    CHECK(told[0].text == Text("host.plugin.bot_left", {when("think", "take:1")}));
    return;
  }
  CHECK(table.match().plies() == 1);
  CHECK(table->bot_is_stuck());
  CHECK(table.heard<Notice>().size() == 1);
  CHECK(take_left_behind().size() == 1);
  table->hurry_bot();
  table.pass(1);
  CHECK(table.match().plies() == 2);
}
