#include "catch.hpp"
#include "child_process.hpp"
#include "match/records.hpp"
#include "match/sqlite.hpp"
#include "temp_folder.hpp"

#include <sys/stat.h>
#include <unistd.h>

using namespace tablier;
using test::ChildProcess;
using test::TempFolder;

namespace {

Record record_of_nim(bool solved) {
  Record record;
  record.game = "nim";
  record.solved = solved;
  return record;
}

}  // namespace

TEST_CASE("Results of a program that is killed while another has the file are in the records of the next start") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  REQUIRE(Records::open(file));
  ChildProcess killed([&file] {
    auto records = Records::open(file);
    const sqlite::Connection other(file);
    if (!records || other.run("BEGIN EXCLUSIVE") != SQLITE_OK) return false;
    const Record given_up = record_of_nim(false);
    if (records->add(record_of_nim(true)) || records->add(given_up) || !records->withdraw(given_up) || !records->has_waiting())
      return false;
    _exit(0);  // nothing dies in its order
  });
  CHECK(killed.succeeded());
  CHECK(Records::open(file).value().count("nim") == 1);
}

TEST_CASE("A result that can be kept nowhere is told when the program ends, and only then") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  auto opened = Records::open(file);
  REQUIRE(opened);
  Records& records = *opened;
  const sqlite::Connection other(file);
  REQUIRE(other.run("BEGIN EXCLUSIVE") == SQLITE_OK);
  CHECK(records.keep_waiting());
  const auto beside = folder / "records-waiting.sqlite";
  std::filesystem::create_directory(beside);
  CHECK(records.add(record_of_nim(true)).problem().text.key == "records.unkept");
  CHECK(records.keep_waiting().problem().text.key == "records.write");
  std::filesystem::remove(beside);
  CHECK(records.keep_waiting());
  CHECK(records.has_waiting());
}

TEST_CASE("A place of the records where no file stands is told as such, and nothing is left beside it") {
  const TempFolder folder;
  const auto why = [](const std::filesystem::path& file) {
    const auto opened = Records::open(file);
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.problem().text.key == "records.open");
    return std::get<std::vector<Text>>(opened.problem().text.args[1].value).front().key;
  };
  REQUIRE(mkfifo((folder / "fifo.sqlite").c_str(), 0600) == 0);
  std::filesystem::create_symlink("/dev/zero", folder / "device.sqlite");
  std::filesystem::create_symlink(folder / "b.sqlite", folder / "a.sqlite");
  std::filesystem::create_symlink(folder / "a.sqlite", folder / "b.sqlite");
  std::filesystem::create_directory(folder / "folder.sqlite");
  CHECK(why(folder / "fifo.sqlite") == "file.special");
  CHECK(why(folder / "device.sqlite") == "file.special");
  CHECK(why(folder / "a.sqlite") == "file.link_loop");
  CHECK(why(folder / "folder.sqlite") == "file.folder");
  for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
    CHECK(entry.path().string().find("-journal") == std::string::npos);
}

TEST_CASE("Where the file of the records is gone or another stands in its place, what is added goes to a file there") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  auto opened = Records::open(file);
  REQUIRE(opened);
  REQUIRE(opened->add(record_of_nim(true)));
  std::filesystem::copy_file(file, folder / "copy");
  std::filesystem::remove(file);
  REQUIRE(opened->add(record_of_nim(true)));
  CHECK(opened->count("nim") == 1);
  CHECK(Records::open(file).value().count("nim") == 1);
  std::filesystem::rename(folder / "copy", file);
  REQUIRE(opened->add(record_of_nim(true)));
  CHECK(Records::open(file).value().count("nim") == 2);
}

TEST_CASE("Where a folder takes the place of the records in a window, results wait beside until it goes") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  auto opened = Records::open(file);
  REQUIRE(opened);
  std::filesystem::remove(file);
  std::filesystem::create_directory(file);
  const Status added = opened->add(record_of_nim(true));
  REQUIRE(!added);
  CHECK(added.problem().text.key == "records.write");
  CHECK(std::get<std::vector<Text>>(added.problem().text.args[0].value).front().key == "records.open");
  std::filesystem::remove(file);
  CHECK(opened->add_waiting());
  CHECK(opened->count("nim") == 1);
}

TEST_CASE("Results that waited beside a place where no file could be are in the records of a later start") {
  const TempFolder folder;
  const auto file = folder / "records.sqlite";
  std::filesystem::create_directory(file);
  REQUIRE_FALSE(Records::open(file).ok());
  {
    auto beside = Records::open_beside(file);
    REQUIRE(beside);
    CHECK(beside->is_beside());
    REQUIRE(beside->add(record_of_nim(true)));
  }
  std::filesystem::remove(file);
  const auto records = Records::open(file);
  REQUIRE(records);
  CHECK_FALSE(records->is_beside());
  CHECK(records->count("nim") == 1);
}
