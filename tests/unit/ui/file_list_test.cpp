#include "ui/screens/file_list.hpp"

#include "catch.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using test::TempFolder;

namespace {

std::string names(const FileList& list) {
  std::string all;
  for (const FileEntry& e : list.entries()) all += e.name + (e.folder ? "/ " : " ");
  return all;
}

}  // namespace

TEST_CASE("A list of files has the way up, folders and what can be read, and nothing hidden") {
  const TempFolder folder;
  for (const char* file : {"b.yaml", "a.txt", "c.png", ".hidden.yaml", "games/x.yaml", "Zoo/y.txt"}) folder.write(file, "");
  FileList list(folder.path(), {".yaml", ".txt"});
  CHECK(names(list) == "../ Zoo/ games/ a.txt b.yaml ");
  REQUIRE(list.go(list.entries()[2].path).ok());
  CHECK(names(list) == "../ x.yaml ");
  const auto from = list.folder();
  REQUIRE(list.go(list.entries()[0].path).ok());
  CHECK(list.folder() == folder.path());
  CHECK(list.entries()[list.index_of(from)].name == "games");
}

TEST_CASE("A folder that cannot be read is told, and changes nothing; a list does not begin in it") {
  const TempFolder folder;
  folder.write("here.yaml", "");
  FileList list(folder / "gone/away", {".yaml"});
  CHECK(list.folder() == folder.path());
  const auto gone = list.go(folder / "nowhere");
  REQUIRE_FALSE(gone.ok());
  CHECK(gone.problem().text.key == "files.folder");
  CHECK(names(list) == "../ here.yaml ");
  CHECK(names(FileList("/", {".yaml"})).substr(0, 3) != "../");
}

TEST_CASE("A name that is typed gets an ending where it has none of them") {
  const TempFolder folder;
  const FileList list(folder.path(), {".yaml", ".txt"});
  CHECK(list.named("match") == folder / "match.yaml");
  CHECK(list.named("match.txt") == folder / "match.txt");
  CHECK(list.named("my.match") == folder / "my.match.yaml");
  CHECK(list.named("/tmp/x.yaml") == "/tmp/x.yaml");
}

TEST_CASE("A typed name with the ending of another kind of file is known, and a name with a dot in it is none") {
  const std::vector<std::string> endings{".yaml", ".txt"};
  CHECK(other_ending("game1.pgn", endings) == ".pgn");
  CHECK(other_ending("/tmp/x.PDF", endings) == ".PDF");
  for (const char* const name : {"match", "match.txt", "my.match", "version 1.2", "Ada vs. Bob", "2026.11.29", ".pgn", "end.", ""})
    CHECK(other_ending(name, endings).empty());
}

TEST_CASE("The file that was written last is found, whatever its name; without files none is") {
  const TempFolder folder;
  FileList none(folder.path(), {".yaml"});
  CHECK(none.newest() == 0);
  for (const char* file : {"a.yaml", "b.yaml", "c.yaml", "d.png"}) folder.write(file, "");
  std::filesystem::create_directory(folder / "folder");
  const auto now = std::filesystem::file_time_type::clock::now();
  std::filesystem::last_write_time(folder / "b.yaml", now + std::chrono::hours(1));
  std::filesystem::last_write_time(folder / "d.png", now + std::chrono::hours(2));
  const FileList list(folder.path(), {".yaml"});
  CHECK(list.entries()[list.newest()].name == "b.yaml");
}
