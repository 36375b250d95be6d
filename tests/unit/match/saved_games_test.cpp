#include "match/saved_games.hpp"

#include "catch.hpp"
#include "content/files.hpp"
#include "nim.hpp"
#include "temp_folder.hpp"

#include <algorithm>

using namespace tablier;
using test::TempFolder;

namespace {

std::filesystem::path put(const TempFolder& folder, const std::string& name, std::string_view date) {
  auto match = Match::start(nim::ruleset(), nim::setup(2));
  REQUIRE(match.ok());
  match->play(Move{2});
  return folder.write(name, write_save(*match, date));
}

constexpr const char* kAutomatic = "20240101T000000Z-7.yaml";

}  // namespace

TEST_CASE("Saved games come newest first, those that cannot be read last and with the reason") {
  const TempFolder folder;
  put(folder, kAutomatic, "2024-01-01T00:00:00Z");
  put(folder, "With Ada.yaml", "2024-03-01T00:00:00Z");
  folder.write("broken.yaml", "tablier_save: 1\ngame: [");
  folder.write("20240101T000000Z-9.yaml", "");
  const auto games = saved_games(AutosaveFolder(folder.path()));
  REQUIRE(games.size() == 3);
  CHECK(games[0].name == "With Ada");
  CHECK(games[1].name.empty());
  CHECK(games[1].data->moves() == 1);
  CHECK_FALSE(games[2].data);
  CHECK_FALSE(games[2].problem.text.empty());
  CHECK(games[2].problem.where.line > 0);
}

TEST_CASE("A match that is opened from elsewhere is known where it is kept already, with its moves and remarks") {
  const TempFolder folder, elsewhere;
  const auto kept = put(folder, kAutomatic, "2024-01-01T00:00:00Z");
  const auto data = read_save(put(elsewhere, "theirs.yaml", "2025-01-01T00:00:00Z"));
  REQUIRE(data);
  CHECK(file_of_same(AutosaveFolder(folder.path()), *data) == kept);
  auto longer = *data;
  longer.rounds.front().moves.push_back("take:1");
  CHECK(file_of_same(AutosaveFolder(folder.path()), longer).empty());
  auto told = *data;
  told.rounds.front().remarks[1].comment = "Why?";
  CHECK(file_of_same(AutosaveFolder(folder.path()), told).empty());
}

TEST_CASE("A match in which no move stands is no saved game unless it was named") {
  const TempFolder folder;
  const auto match = Match::start(nim::ruleset(), nim::setup(2));
  REQUIRE(match.ok());
  for (const char* name : {kAutomatic, "With Ada.yaml"}) folder.write(name, write_save(*match, "2024-01-01T00:00:00Z"));
  const auto games = saved_games(AutosaveFolder(folder.path()));
  REQUIRE(games.size() == 1);
  CHECK(games[0].name == "With Ada");
}

TEST_CASE("Of several matches of one challenge that were left the newest is a saved game, beside those that were named") {
  const TempFolder folder;
  const auto left = [&folder](const char* name, const char* challenge, const char* date) {
    auto setup = nim::setup(2);
    setup.challenge = challenge;
    auto match = Match::start(nim::ruleset(), setup);
    REQUIRE(match.ok());
    match->play(Move{2});
    folder.write(name, write_save(*match, date));
  };
  left("20240101T000000Z-1.yaml", "slam/A/5", "2024-01-01T00:00:00Z");
  left("20240102T000000Z-1.yaml", "slam/A/5", "2024-01-02T00:00:00Z");
  left("20240101T000000Z-2.yaml", "slam/A/6", "2024-01-01T00:00:00Z");
  left("With Ada.yaml", "slam/A/5", "2024-01-03T00:00:00Z");
  const AutosaveFolder saves(folder.path());
  CHECK(saved_games(saves).size() == 3);
  CHECK(std::ranges::count(saved_games(saves), "2024-01-02T00:00:00Z", &SavedGame::date) == 1);
  CHECK(saves.unfinished(9).size() == 3);
  CHECK(list_files(folder.path(), ".yaml").size() == 4);  // nothing is removed
}

TEST_CASE("An empty file with a name of its own is a saved game that cannot be read") {
  const TempFolder folder;
  folder.write("With Ada.yaml", "");
  const auto games = saved_games(AutosaveFolder(folder.path()));
  REQUIRE(games.size() == 1);
  CHECK(games[0].name == "With Ada");
  CHECK_FALSE(games[0].data);
  CHECK_FALSE(games[0].problem.text.empty());
}

TEST_CASE("A saved game can be named, whatever the name holds") {
  const TempFolder folder;
  const auto file = put(folder, kAutomatic, "2024-01-01T00:00:00Z");
  const auto named = name_save(file, "  ../Léa: 3/4 ");
  REQUIRE(named.ok());
  CHECK(named->parent_path() == folder.path());
  CHECK(saved_games(AutosaveFolder(folder.path())).front().name == "-.-Léa- 3-4");
  CHECK(name_save(*named, std::string(400, 'x')).ok());
}

TEST_CASE("A name that is empty, taken or like the program's own is refused") {
  const TempFolder folder;
  const auto file = put(folder, kAutomatic, "2024-01-01T00:00:00Z");
  put(folder, "Taken.yaml", "2024-01-01T00:00:00Z");
  CHECK(name_save(file, "  ").problem().text.key == "save.no_name");
  CHECK(name_save(file, "Taken").problem().text.key == "save.name_taken");
  CHECK(name_save(file, "20250101T000000Z-1").problem().text.key == "save.date_name");
  CHECK(name_save(file, "20240101T000000Z-7").problem().text.key == "save.date_name");
}

TEST_CASE("A saved game that is open is neither named nor removed") {
  const TempFolder folder;
  const auto file = put(folder, kAutomatic, "2024-01-01T00:00:00Z");
  {
    const Autosave open(AutosaveFolder(folder.path()), file);
    CHECK(name_save(file, "Mine").problem().text.key == "save.in_use");
    CHECK(remove_save(file).problem().text.key == "save.in_use");
  }
  CHECK(remove_save(file).ok());
  CHECK(std::filesystem::is_empty(folder.path()));
}

TEST_CASE("Pruning spares games with a name of their own") {
  const TempFolder folder;
  put(folder, "With Ada.yaml", "2024-01-01T00:00:00Z");
  put(folder, kAutomatic, "2024-01-01T00:00:00Z");
  AutosaveFolder(folder.path()).prune(0);
  const auto left = saved_games(AutosaveFolder(folder.path()));
  REQUIRE(left.size() == 1);
  CHECK(left.front().name == "With Ada");
}
