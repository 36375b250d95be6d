#include "play_table.hpp"
#include "spoiled.hpp"

using namespace tablier;

TEST_CASE("Where a plugin throws at a move it is told with the move, the match stays as it was, and goes on") {
  PlayTable table(nim::spoiled(nim::ruleset(), nim::Defect::throws_late), nim::setup(2));
  table.move("take:1");
  table.move("take:2");
  table.move("take:3");
  const auto told = table.heard<Notice>();
  REQUIRE(told.size() == 1);
  CHECK(told[0].what.text.key == "host.plugin.threw_words");
  CHECK(told[0].what.text.args[0].value ==
        TextArg("", Text("host.plugin.when.after", {{"what", Text("host.plugin.when.round.play", {{"move", "take:3"}})},
                                                    {"name", "nim/plain"},
                                                    {"moves", "take:1 take:2"}}))
            .value);
  CHECK(table.match().notations() == std::vector<std::string>{"take:1", "take:2"});
  table->undo();
  table.move("take:3");
  CHECK(table.match().notations() == std::vector<std::string>{"take:1", "take:3"});
}

TEST_CASE("A bot whose move makes a plugin throw is not asked for it again and again") {
  PlayTable table(nim::spoiled(nim::ruleset(), nim::Defect::throws_late), nim::setup(1, 1));
  table.move("take:1");
  table.settle();
  table.pass(5);
  REQUIRE(table.match().plies() == 2);
  table.move("take:1");
  CHECK(table.heard<Notice>().size() == 1);
  PlayTable other(nim::spoiled(nim::ruleset(), nim::Defect::throws_late), nim::setup(0, 2));
  for (int i = 0; i < 20; ++i) {
    other.settle();
    other.pass(5);
  }
  CHECK(other.match().plies() == 2);
  CHECK(other.heard<Notice>().size() == 1);
}
