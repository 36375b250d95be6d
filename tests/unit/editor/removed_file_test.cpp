#include "editor/document/removed_file.hpp"

#include "content/files.hpp"
#include "fixture.hpp"

using namespace tablier;
using namespace tablier::editor;

namespace fs = std::filesystem;

TEST_CASE("a file that is removed stays beside under another name, and comes back as it was") {
  const test::TempFolder folder;
  const fs::path file = folder.write("mine.yaml", "one");
  const auto first = remove_file(file);
  REQUIRE(first);
  CHECK_FALSE(fs::exists(file));
  folder.write("mine.yaml", "two");
  const auto second = remove_file(file);
  REQUIRE(second);
  CHECK(*first != *second);
  CHECK(list_files(folder.path(), ".yaml").empty());
  REQUIRE(put_back(*first, file));
  CHECK(*read_file(file) == "one");
}

TEST_CASE("what is put back takes the place of no other file, and what is not there is not removed") {
  const test::TempFolder folder;
  const fs::path file = folder.write("mine.yaml", "one");
  const auto place = remove_file(file);
  REQUIRE(place);
  folder.write("mine.yaml", "another");
  CHECK(refusal(put_back(*place, file)) == "editor.no.put_back");
  CHECK(*read_file(file) == "another");
  CHECK_FALSE(remove_file(folder / "none.yaml"));
}

TEST_CASE("a player's copy that is removed gives way to the series that came with the program") {
  const Profile p;
  fs::create_directories(p.own("slam").parent_path());
  REQUIRE(write_file(p.own("slam"), Profile::kSlam));
  const auto known = [&] { return known_series(p.context.paths, p.context.game, p.context.pieces); };
  REQUIRE(known().size() == 1);
  CHECK(known().front().own);
  REQUIRE(remove_file(p.own("slam")));
  REQUIRE(known().size() == 1);
  CHECK_FALSE(known().front().own);
}
