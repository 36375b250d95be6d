#include "editor/series/session/draft.hpp"

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
  CHECK_FALSE(Draft::left_of(folder.path(), "/tmp/mine.yaml", pieces()));
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
    Draft(folder.path(), {}).keep(two_rows());
  }
  Draft fresh(folder.path(), {});
  fresh.keep(series_of({{"A", 3, {2, 3, 10}}}));
  fresh.flush();
  const auto left = Draft::newest(folder.path(), pieces());
  REQUIRE(left);
  CHECK(left->series.rows.size() == 2);
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
    for (int i = 0; i < 50; ++i) {
      SeriesSpec series = two_rows();
      series.rows[0].numbers[5] = i == 49 ? 11 : 12;
      draft.keep(series);
    }
  }
  const auto left = Draft::newest(folder.path(), pieces());
  REQUIRE(left);
  CHECK(left->file.empty());
  CHECK(left->series.rows[0].numbers[5] == 11);
}

TEST_CASE("a draft that cannot be read counts as none, and without a folder none is kept") {
  const test::TempFolder folder;
  folder.write("new.yaml", "file: [\n");
  CHECK_FALSE(Draft::newest(folder.path(), pieces()));
  Draft none(fs::path(), {});
  none.keep(two_rows());
  none.flush();
  CHECK_FALSE(none.held());
}

TEST_CASE("a draft that cannot be written is told") {
  const test::TempFolder folder;
  Draft draft(folder.path(), {});
  fs::create_directories(draft.file() / "in-the-way");
  draft.keep(two_rows());
  draft.flush();
  CHECK(draft.take_problem());
  CHECK_FALSE(draft.take_problem());
}
