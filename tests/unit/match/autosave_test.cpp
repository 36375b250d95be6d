#include "match/autosave.hpp"

#include "child_process.hpp"
#include "content/files.hpp"
#include "content/yaml.hpp"
#include "match/autosave_writer.hpp"
#include "match/date.hpp"
#include "match/saved_games.hpp"
#include "match_helpers.hpp"
#include "temp_folder.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <set>

using namespace tablier;
using nim::begin;
using nim::line;
using nim::play;
using nim::Texts;
using test::ChildProcess;
using test::TempFolder;

namespace {

Match played(const Texts& moves = {"take:1"}) {
  Match match = begin(nim::ruleset(), nim::setup(2));
  play(match, moves);
  return match;
}

const Texts kWhole{"take:3", "take:3", "take:3", "take:1"};

/// A save in the folder with that date, made by no running program.
std::filesystem::path put(const TempFolder& folder, const std::string& name, const Match& match, const std::string& date) {
  return folder.write(name, write_save(match, date));
}

std::size_t saves_in(const TempFolder& folder) { return list_files(folder.path(), ".yaml").size(); }

std::optional<SaveSummary> latest(const AutosaveFolder& autosaves) {
  auto found = autosaves.unfinished(1);
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

}  // namespace

TEST_CASE("A match is saved after each change and found again with its last one") {
  const TempFolder folder;
  Match match = begin(nim::ruleset(), nim::setup(2));
  {
    Autosave autosave{AutosaveFolder(folder / "autosaves")};
    REQUIRE(autosave.keep(match).ok());
    CHECK(autosave.file().empty());
    for (int i = 0; i < 3; ++i) {
      match.play(Move{1});
      REQUIRE(autosave.keep(match).ok());
      CHECK(line(load_match(autosave.file(), nim::source()).value().history()) == line(match.history()));
    }
    match.undo();
    REQUIRE(autosave.keep(match).ok());
  }
  const auto found = latest(AutosaveFolder(folder / "autosaves"));
  REQUIRE(found);
  auto resumed = replay(found->data, nim::source());
  REQUIRE(resumed.ok());
  CHECK(line(resumed.value().history()) == Texts{"take:1", "take:1"});
  CHECK(resumed.value().can_redo());
}

TEST_CASE("A link that was put in the place of a kept match is replaced, and what it leads to stays") {
  const TempFolder folder;
  Match match = begin(nim::ruleset(), nim::setup(2));
  Autosave autosave{AutosaveFolder(folder / "autosaves")};
  match.play(Move{1});
  REQUIRE(autosave.keep(match).ok());
  const auto target = folder.write("mine.txt", "mine");
  std::filesystem::remove(autosave.file());
  std::filesystem::create_symlink(target, autosave.file());
  match.play(Move{1});
  REQUIRE(autosave.keep(match).ok());
  CHECK(*read_file(target) == "mine");
  CHECK(load_match(autosave.file(), nim::source()).value().history().size() == 2);
}

TEST_CASE("A moment of a clock set wrong has a year of four figures, and is a date all the same") {
  CHECK(iso_date(32'503'680'000) == "3000-01-01T00:00:00Z");  // beyond what nanoseconds of 64 bits reach
  for (const std::time_t when :
       {std::numeric_limits<std::time_t>::max(), std::numeric_limits<std::time_t>::min(), std::time_t{253'402'300'800}}) {
    CHECK(is_iso_date(iso_date(when)));
    CHECK(is_iso_date(local_day(when)));
  }
  CHECK(iso_date(std::numeric_limits<std::time_t>::max()).starts_with("9999-"));
}

TEST_CASE("Nothing is written where nothing changed") {
  const TempFolder folder;
  Match match = played();
  Autosave autosave{AutosaveFolder(folder.path())};
  REQUIRE(autosave.keep(match).ok());
  std::filesystem::remove(autosave.file());
  REQUIRE(autosave.keep(match).ok());
  CHECK_FALSE(std::filesystem::exists(autosave.file()));
  match.count_hint();
  REQUIRE(autosave.keep(match).ok());
  CHECK(std::filesystem::exists(autosave.file()));
}

TEST_CASE("A match is kept whose first turn was lost to the sandglass") {
  const TempFolder folder;
  nim::HandClock hand;
  nim::Rules rules;
  rules.turn_seconds = 10;
  Match match = begin(nim::ruleset(rules), nim::setup(1, 1), hand.source());
  hand.pass(11);
  REQUIRE(match.tick());
  REQUIRE_FALSE(match.can_undo());
  Autosave autosave{AutosaveFolder(folder.path())};
  REQUIRE(autosave.keep(match).ok());
  CHECK_FALSE(autosave.file().empty());
}

TEST_CASE("A resumed match goes on in its own file") {
  const TempFolder folder;
  const auto file = put(folder, "a.yaml", played(), "2024-01-01T00:00:00Z");
  Match match = std::move(load_match(file, nim::source())).value();
  Autosave autosave(AutosaveFolder(folder.path()), file);
  match.play(Move{2});
  REQUIRE(autosave.keep(match).ok());
  CHECK(autosave.file() == file);
  CHECK(saves_in(folder) == 1);
}

TEST_CASE("A match that is only looked at keeps the day on which it was played; a move is of today") {
  const TempFolder folder;
  const std::string then = "2024-01-01T00:00:00Z";
  const auto file = put(folder, "a.yaml", played(), then);
  Match match = std::move(load_match(file, nim::source())).value();
  Autosave autosave(AutosaveFolder(folder.path()), file);
  match.count_hint();
  REQUIRE(autosave.keep(match).ok());
  CHECK(read_save(file)->date == then);
  CHECK(date_of(match) == then);
  CHECK(date_of(*replay(match, nim::source())) == then);
  match.play(Move{2});
  REQUIRE(autosave.keep(match).ok());
  CHECK(read_save(file)->date > then);
}

TEST_CASE("The latest unfinished match is the newest that is not over") {
  const TempFolder folder;
  CHECK_FALSE(latest(AutosaveFolder(folder / "none")));
  put(folder, "a.yaml", played({"take:1"}), "2024-01-01T00:00:00Z");
  const auto newest = put(folder, "b.yaml", played({"take:2"}), "2024-01-03T00:00:00Z");
  put(folder, "c.yaml", played({"take:3"}), "2024-01-02T00:00:00Z");
  put(folder, "d.yaml", played(kWhole), "2024-01-04T00:00:00Z");
  const auto found = latest(AutosaveFolder(folder.path()));
  REQUIRE(found);
  CHECK(found->file == newest);
}

TEST_CASE("Of the unfinished matches the newest come first, and none in which no move stands") {
  const TempFolder folder;
  const auto oldest = put(folder, "a.yaml", played({"take:1"}), "2024-01-01T00:00:00Z");
  const auto newest = put(folder, "b.yaml", played({"take:2"}), "2024-01-03T00:00:00Z");
  const auto middle = put(folder, "c.yaml", played({"take:3"}), "2024-01-02T00:00:00Z");
  Match taken_back = played({"take:3"});
  taken_back.undo();
  put(folder, "d.yaml", taken_back, "2024-01-04T00:00:00Z");
  const auto files = [&](std::size_t max) {
    std::vector<std::filesystem::path> all;
    for (const SaveSummary& save : AutosaveFolder(folder.path()).unfinished(max)) all.push_back(save.file);
    return all;
  };
  CHECK(files(2) == std::vector{newest, middle});
  CHECK(files(9) == std::vector{newest, middle, oldest});
}

TEST_CASE("Damaged autosaves are skipped and never removed") {
  const TempFolder folder;
  folder.write("broken.yaml", "tablier_save: 1\ngame: [");
  folder.write("future.yaml", "tablier_save: 77\n");
  folder.write("empty.yaml", "");
  put(folder, "20240101T000000Z-7.yaml", played(), "2024-01-01T00:00:00Z");
  const AutosaveFolder autosaves(folder.path());
  std::size_t unread = 0;
  CHECK(autosaves.list(&unread).size() == 1);
  CHECK(unread == 2);  // an empty one is a name that was taken
  CHECK(latest(autosaves));
  autosaves.prune(0);
  CHECK(saves_in(folder) == 3);
}

TEST_CASE("Pruning takes all but the newest matches, unfinished and finished") {
  const TempFolder folder;
  for (int i = 1; i <= 5; ++i)
    put(folder, "2024010" + std::to_string(i) + "T000000Z-1.yaml", played(), "2024-01-0" + std::to_string(i) + "T00:00:00Z");
  for (int i = 1; i <= 3; ++i)
    put(folder, "2024020" + std::to_string(i) + "T000000Z-1.yaml", played(kWhole), "2024-02-0" + std::to_string(i) + "T00:00:00Z");
  AutosaveFolder(folder.path()).prune(2, 1);
  std::set<std::string> left;
  for (const auto& file : list_files(folder.path(), ".yaml")) left.insert(file.filename().string());
  CHECK(left == std::set<std::string>{"20240104T000000Z-1.yaml", "20240105T000000Z-1.yaml", "20240203T000000Z-1.yaml"});
  CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 3);
}

TEST_CASE("Pruning leaves every match that somebody has written or tried something beside") {
  const TempFolder folder;
  Match said = played(kWhole);
  MoveTree tree = said.tree();
  tree.set_remark(1, {.mark = "!", .comment = "here it is won"});
  said.set_tree(std::move(tree));
  put(folder, "20240101T000000Z-1.yaml", said, "2024-01-01T00:00:00Z");
  put(folder, "20240102T000000Z-1.yaml", played(kWhole), "2024-01-02T00:00:00Z");
  AutosaveFolder(folder.path()).prune(0, 0);
  REQUIRE(saves_in(folder) == 1);
  CHECK(AutosaveFolder(folder.path()).list().front().data.rounds.front().remarks.at(1).comment == "here it is won");
}

TEST_CASE("A match that is open is neither offered again nor pruned") {
  const TempFolder folder;
  Match match = played();
  const AutosaveFolder autosaves(folder.path());
  Autosave autosave{autosaves};
  REQUIRE(autosave.keep(match).ok());
  CHECK_FALSE(latest(autosaves));
  autosaves.prune(0);
  CHECK(saves_in(folder) == 1);
}

TEST_CASE("A match that another program has taken goes on in a file of its own") {
  const TempFolder folder;
  const auto file = put(folder, "a.yaml", played(), "2024-01-01T00:00:00Z");
  const Autosave first(AutosaveFolder(folder.path()), file);
  Autosave second(AutosaveFolder(folder.path()), file);
  CHECK_FALSE(first.is_apart());
  CHECK(second.is_apart());
  Match match = std::move(load_match(file, nim::source())).value();
  match.play(Move{2});
  REQUIRE(second.keep(match).ok());
  CHECK(second.file() != file);
  CHECK(load_match(file, nim::source()).value().history().size() == 1);
}

TEST_CASE("Two programs on one profile never write the same autosave") {
  const TempFolder folder;
  const auto play_ten = [&folder] {
    bool good = true;
    for (int i = 0; i < 10; ++i) {
      auto started = Match::start(nim::ruleset(), nim::setup(2));
      Autosave autosave{AutosaveFolder(folder.path())};
      for (int ply = 0; ply < 3; ++ply) {
        started.value().play(Move{1});
        good = good && autosave.keep(started.value()).ok();
      }
    }
    return good;
  };
  ChildProcess one(play_ten);
  ChildProcess two(play_ten);
  CHECK(one.succeeded());
  CHECK(two.succeeded());
  const auto all = AutosaveFolder(folder.path()).list();
  CHECK(all.size() == 20);
  for (const SaveSummary& save : all) CHECK(save.data.moves() == 3);
}

TEST_CASE("A program that died leaves its match to the next") {
  const TempFolder folder;
  ChildProcess dead([&folder] {
    auto started = Match::start(nim::ruleset(), nim::setup(2));
    started.value().play(Move{1});
    static Autosave never_destroyed{AutosaveFolder(folder.path())};
    return never_destroyed.keep(started.value()).ok();
  });
  CHECK(dead.succeeded());
  CHECK(latest(AutosaveFolder(folder.path())));
}

TEST_CASE("The lock that a killed program left goes with the next pruning, one that is held stays") {
  const TempFolder folder;
  const auto killed = lock_file_of(folder.write("killed.yaml", "")), played = lock_file_of(folder.write("played.yaml", ""));
  folder.write(killed.filename(), "");
  const FileLock held = lock_save(folder / "played.yaml");
  REQUIRE(held.held());
  AutosaveFolder(folder.path()).prune();
  CHECK_FALSE(std::filesystem::exists(killed));
  CHECK(std::filesystem::exists(played));
  CHECK_FALSE(lock_save(folder / "played.yaml").held());
}

TEST_CASE("What killed programs left goes with the next pruning once it is old: names without a match, and what was half written") {
  const TempFolder folder;
  const auto name = folder.write("20240531T170409Z-4711.yaml", ""), own = folder.write("of my own.yaml", "");
  const auto half = folder.write(".20240531T170409Z-4711.yaml.4711-0.tmp", "tablier_save: 1"), other = folder.write(".notes.tmp", "mine");
  const auto fresh = folder.write("20240531T170409Z-4712.yaml", ""),
             being_written = folder.write(".20240531T170409Z-4712.yaml.4712-3.tmp", "");
  for (const auto& file : {name, own, half, other})
    std::filesystem::last_write_time(file, std::filesystem::file_time_type::clock::now() - std::chrono::hours(2));
  AutosaveFolder(folder.path()).prune();
  for (const auto& file : {name, half}) CHECK_FALSE(std::filesystem::exists(file));
  for (const auto& file : {own, other, fresh, being_written}) CHECK(std::filesystem::exists(file));
}

TEST_CASE("A folder that cannot be made is told as that, not as a file that is missing") {
  const TempFolder folder;
  folder.write("state", "a file");
  const auto made = AutosaveFolder(folder / "state" / "matches").new_file();
  REQUIRE_FALSE(made.ok());
  CHECK(made.problem().text.key == "save.write");
  CHECK(made.problem().text.args[0].value == TextArg("", (folder / "state" / "matches").string()).value);
}

TEST_CASE("A writer's thread writes the last of what it was given") {
  const TempFolder folder;
  Match match = begin(nim::ruleset({60}), nim::setup(2));
  AutosaveWriter writer{Autosave(AutosaveFolder(folder.path()))};
  writer.keep(match);
  writer.flush();
  CHECK(writer.file().empty());
  for (int i = 0; i < 50; ++i) {
    match.play(Move{1});
    writer.keep(match);
  }
  writer.flush();
  CHECK_FALSE(writer.take_problem());
  CHECK(load_match(writer.file(), nim::source({60})).value().history().size() == 50);
  CHECK(saves_in(folder) == 1);
}

TEST_CASE("A writer that ends has written everything") {
  const TempFolder folder;
  {
    AutosaveWriter writer{Autosave(AutosaveFolder(folder.path()))};
    writer.keep(played({"take:1", "take:2"}));
  }
  const auto found = latest(AutosaveFolder(folder.path()));
  REQUIRE(found);
  CHECK(found->data.moves() == 2);
}

TEST_CASE("A writer tells what went wrong and tries again") {
  const TempFolder folder;
  const auto place = folder / "autosaves";
  folder.write("autosaves", "a file where the folder should be");
  AutosaveWriter writer{Autosave(AutosaveFolder(place))};
  writer.keep(played());
  writer.flush();
  CHECK(writer.take_problem());
  CHECK_FALSE(writer.take_problem());
  CHECK_FALSE(writer.has_written());
  std::filesystem::remove(place);
  writer.flush();
  CHECK_FALSE(writer.take_problem());
  CHECK(writer.has_written());
  std::filesystem::remove_all(place);
  folder.write("autosaves", "no folder again");
  writer.keep(played({"take:1", "take:2"}));
  writer.flush();
  CHECK(writer.failure());
  CHECK(writer.has_written());  // as it stood before
  std::filesystem::remove(place);
  writer.flush();
  CHECK(AutosaveFolder(place).list().size() == 1);
}

TEST_CASE("What would not be read again is not written over what would be, and that is told") {
  const TempFolder folder;
  const auto text_of = [](std::size_t moves, std::string_view move) {
    std::string text = write_save(begin(nim::ruleset(), nim::setup(2)), "2026-01-01T00:00:00Z");
    text += "more:\n";
    for (std::size_t i = 0; i < moves; ++i) text.append("  - ").append(move).append("\n");
    return text;
  };
  const std::string many = text_of(kMaxYamlNodes, "1"), large = text_of(1, std::string(kMaxYamlBytes, 'x'));
  const std::string fits = text_of(kMaxYamlNodes - 100, "1");
  CHECK(read_yaml(fits, {}).document);
  CHECK(fits_save(fits).ok());
  Autosave autosave(AutosaveFolder(folder.path()));
  REQUIRE(autosave.write(fits).ok());
  for (const std::string& text : {many, large}) {
    CHECK_FALSE(read_yaml(text, {}).document);
    const Status written = autosave.write(text);
    REQUIRE_FALSE(written.ok());
    CHECK(written.problem().text.key == "save.too_much");
    CHECK(read_file(autosave.file()).value() == fits);
  }
}

TEST_CASE("Of thousands of files those are read that were written last, in a moment") {
  const TempFolder folder;
  const std::string text = write_save(played(), "2026-01-01T00:00:00Z");
  for (std::size_t i = 0; i < 3 * AutosaveFolder::kMaxRead; ++i) folder.write(std::to_string(i) + ".yaml", text);
  const auto newest = put(folder, "a.yaml", played(), "2025-01-01T00:00:00Z");
  std::filesystem::last_write_time(newest, std::filesystem::file_time_type::clock::now() + std::chrono::hours(1));
  const AutosaveFolder autosaves(folder.path());
  const auto all = autosaves.list();
  CHECK(all.size() == AutosaveFolder::kMaxRead);
  CHECK(std::ranges::count(all, newest, &SaveSummary::file) == 1);
  std::size_t older = 0;
  const auto games = saved_games(autosaves, &older);
  CHECK(games.size() == AutosaveFolder::kMaxRead);
  CHECK(older == 2 * AutosaveFolder::kMaxRead + 1);
  CHECK(std::ranges::count(games, newest, &SavedGame::file) == 1);
}
