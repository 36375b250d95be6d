#include "full_disk.hpp"
#include "play_table.hpp"

using namespace tablier;

namespace {

using Moves = std::vector<std::string>;

}  // namespace

TEST_CASE("A save that fails is told") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  table.folder.write("matches", "a file where the folder should be");
  table.move("take:1");
  table->leave();
  const auto told = table.heard<Notice>();
  REQUIRE(told.size() == 1);
  CHECK(told[0].what.text.key == "table.not_kept");
  CHECK(told[0].what.where.file.empty());
  REQUIRE(told[0].what.text.args.size() == 1);
  const auto* const reason = std::get_if<std::vector<Text>>(&told[0].what.text.args[0].value);
  REQUIRE(reason);
  CHECK(reason->front().args.empty());  // in short: the file is not the player's
  const auto why = table->keep_now();
  table.pass(0);
  CHECK(table.heard<Notice>().empty());  // whoever asked tells it
  REQUIRE(why);
  CHECK(why->text.key == "save.write");
  std::filesystem::remove(table.folder / "matches");
  CHECK_FALSE(table->keep_now());
}

TEST_CASE("A match that its player saved elsewhere is not lost: nothing else is told, and what was kept before is not gone on with") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  const auto kept = [&] { return AutosaveFolder(table.folder / "matches").list().size(); };
  table.move("take:1");
  CHECK_FALSE(table->keep_now());
  CHECK(kept() == 1);
  {
    const FullDisk disk;
    table.move("take:2");
    CHECK(table->keep_now());
  }
  REQUIRE(table->save_to(table.folder / "mine.yaml"));
  {
    const FullDisk disk;
    table.pass(2);
    CHECK_FALSE(table->keep_now());
    table.heard<Notice>();
    table->leave();
    CHECK(table.heard<Notice>().empty());
  }
  CHECK(kept() == 0);
  const auto saved = load_match(table.folder / "mine.yaml", nim::source());
  REQUIRE(saved.ok());
  CHECK(nim::line(saved->history()) == Moves{"take:1", "take:2"});
}

TEST_CASE(
    "A match that found no room on the disk is written as soon as there is some again, though nobody moves, and is missing until then") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  const auto settled = [&] { return nim::wait_for([&] { return table.pass(0.01), table.saves().size() == 1 && !table->unwritten(); }); };
  {
    const FullDisk disk;
    table.move("take:1");
    REQUIRE(nim::wait_for([&] { return table.pass(0.01), table->unwritten().has_value(); }));
    CHECK(table->unwritten()->text.key == "table.not_kept");
    CHECK(table.heard<Notice>().size() == 1);
    table.pass(20);
    nim::wait_for([&] { return table.pass(0.01), false; });
    CHECK(table.heard<Notice>().empty());  // told once; what is missing stays
    CHECK(table->unwritten());
    REQUIRE(table->next_wake(table.now()));
  }
  table.pass(20);
  CHECK(settled());
  CHECK(table.heard<Notice>().empty());
}

TEST_CASE("A result that found no room is missing until it is in the records") {
  PlayTable table(nim::ruleset({.heap = 3}), nim::setup(2));
  const auto told = [&] { return table->unwritten() ? table->unwritten()->text.key : ""; };
  REQUIRE(told().empty());
  {
    const FullDisk disk;
    table.move("take:3");
  }
  CHECK_FALSE(table->keep_now());
  CHECK(told().starts_with("records."));
  REQUIRE(table.records->add_waiting());
  CHECK(told().empty());
  CHECK(table.records->count("nim") == 1);
}
