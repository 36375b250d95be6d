#include "editor/document/draft.hpp"

#include "content/files.hpp"
#include "fixture.hpp"

using namespace tablier;
using namespace tablier::editor;

namespace fs = std::filesystem;

TEST_CASE("a draft is of one window at a time") {
  const test::TempFolder folder;
  const Draft first(folder.path(), "/tmp/mine.yaml"), second(folder.path(), "/tmp/mine.yaml");
  CHECK(first.held());
  CHECK_FALSE(second.held());
  CHECK(Draft::left_of(folder.path(), "/tmp/mine.yaml").empty());
}

TEST_CASE("series that have no file yet have a draft each") {
  const test::TempFolder folder;
  const Draft first(folder.path(), {}), second(folder.path(), {});
  CHECK(first.held());
  CHECK(second.held());
  CHECK(first.file() != second.file());
}

TEST_CASE("a series that has no file yet never takes the draft that another one left behind") {
  const test::TempFolder folder;
  {
    Draft(folder.path(), {}).keep("two: rows\n\n  # and more\n");
  }
  Draft fresh(folder.path(), {});
  fresh.keep("other: text\n");
  fresh.flush();
  const auto left = Draft::all_left(folder.path());
  REQUIRE(left.size() == 1);
  CHECK(left[0].text == "two: rows\n\n  # and more\n");
}

TEST_CASE("files of one name in two folders have a draft each") {
  const test::TempFolder folder;
  const Draft first(folder.path(), "/one/mine.yaml"), second(folder.path(), "/two/mine.yaml");
  CHECK(first.file() != second.file());
}

TEST_CASE("of several that wait the last one is written") {
  const test::TempFolder folder;
  {
    Draft draft(folder.path(), {});
    for (int i = 0; i < 50; ++i) draft.keep("i: " + std::to_string(i) + "\n");
  }
  const auto left = Draft::all_left(folder.path());
  REQUIRE(left.size() == 1);
  CHECK(left[0].file.empty());
  CHECK(left[0].text == "i: 49\n");
}

TEST_CASE("a draft that cannot be read counts as none, and without a folder none is kept") {
  const test::TempFolder folder;
  folder.write("new.yaml", "file: [\n");
  CHECK(Draft::all_left(folder.path()).empty());
  Draft none(fs::path(), {});
  none.keep("two: rows\n\n  # and more\n");
  none.flush();
  CHECK_FALSE(none.held());
}

TEST_CASE("a draft that cannot be written is told once, until it is written again") {
  const test::TempFolder folder;
  Draft draft(folder.path(), {});
  fs::create_directories(draft.file() / "in-the-way");
  draft.keep("two: rows\n\n  # and more\n");
  draft.flush();
  const auto told = draft.take_problem();
  REQUIRE(told);
  CHECK(told->text.key == "editor.draft_not_kept");
  CHECK_FALSE(draft.take_problem());
  const auto is_told_again = [&draft] {
    draft.keep("three: rows\n");
    draft.flush();
    return draft.take_problem().has_value();
  };
  CHECK_FALSE(is_told_again());
  fs::remove_all(draft.file());
  CHECK_FALSE(is_told_again());
  fs::remove(draft.file());
  fs::create_directories(draft.file() / "in-the-way");
  CHECK(is_told_again());
}
