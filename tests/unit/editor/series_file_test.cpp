#include "editor/series/model/series_file.hpp"

#include "content/files.hpp"
#include "content/locale.hpp"
#include "editor/document/comments.hpp"
#include "fixture.hpp"

#include <algorithm>

using namespace tablier;
using namespace tablier::editor;

namespace {

namespace fs = std::filesystem;

SeriesFile read(const std::string& text) { return read_series_text(text, "mine.yaml", pieces()); }

constexpr const char* kRows = "rows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n";

}  // namespace

TEST_CASE("what is written is read back the same, for every bundled series") {
  const test::TempFolder folder;
  for (const fs::path& file : list_files(source_folder() / "content/katamino/series", ".yaml")) {
    INFO(file);
    const SeriesFile first = read_series(file, pieces());
    REQUIRE(first.series);
    const fs::path copy = folder / file.filename();
    REQUIRE(write_file(copy, written(*first.series, first.head)));
    const SeriesFile again = read_series(copy, pieces());
    REQUIRE(again.series);
    CHECK(write_series(*again.series) == write_series(*first.series));
    CHECK(again.head == first.head);
    CHECK(again.series->name == first.series->name);
  }
}

TEST_CASE("every fault is told with its place, and nothing is opened") {
  const SeriesFile file =
      read(std::string("title: Mine\n") + "rows:\n  A: {first_penta: 4, numbers: [2, 2, 99, 8]}\n  B: {first: 3, numbers: [1, 2, 3]}\n");
  CHECK_FALSE(file.series);
  REQUIRE(file.problems.size() >= 4);
  for (const Problem& fault : file.problems) {
    CHECK(fault.where.file == "mine.yaml");
    CHECK(fault.where.line >= 3);
    CHECK(fault.where.column > 1);
  }
}

TEST_CASE("a row longer than there are pieces, and several series in one file, are faults") {
  const SeriesFile lengthy = read("title: Mine\nrows:\n  A: {first_penta: 4, numbers: [1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]}\n");
  REQUIRE(lengthy.problems.size() == 1);
  CHECK(lengthy.problems.front().text.key == "editor.fault.too_long");
  CHECK(lengthy.problems.front().where.line == 3);
  const SeriesFile several =
      read(std::string("series:\n  one:\n    title: One\n    rows:\n      A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n"));
  REQUIRE(several.problems.size() == 1);
  CHECK(several.problems.front().text.key == "editor.fault.several");
}

TEST_CASE("a file that is not there is a fault") { CHECK(read_series("/nowhere/x.yaml", pieces()).problems.size() == 1); }

TEST_CASE("comments at the head are kept as they stand") {
  const SeriesFile file = read(std::string("# One.\n#\n\n# Two: \"quoted\".\n\ntitle: Mine\n") + kRows);
  CHECK(file.head == "# One.\n#\n\n# Two: \"quoted\".\n");
  CHECK_FALSE(file.has_others);
  CHECK(read(std::string("title: Mine\n") + kRows).head.empty());
}

TEST_CASE("comments below the head are seen, and a # that is none is not") {
  CHECK(read(std::string("title: Mine  # yes\n") + kRows).has_others);
  CHECK(read(std::string("title: Mine\n# between\n") + kRows).has_others);
  CHECK_FALSE(read(std::string("title: \"Mine # 1\"\n") + kRows).has_others);
  CHECK_FALSE(read(std::string("title: 'It''s # 1'\n") + kRows).has_others);
  CHECK_FALSE(read(std::string("title: Mine#1\n") + kRows).has_others);
  CHECK(has_comments_below("title: it's mine # yes\n"));
}

TEST_CASE("a player's own series are listed first, and win over bundled ones of the same name") {
  Profile p;
  p.folder.write("bundled/content/katamino/series/nine.yaml", Profile::kSlam);
  p.folder.write("own/content/katamino/series/slam.yaml", "title: My slam\nrows: {A: {first_penta: 4, numbers: [2, 4, 5, 8]}}\n");
  p.folder.write("own/content/katamino/series/broken.yaml", "title: [\n");
  const auto all = known_series(p.context.paths, "katamino", pieces());
  REQUIRE(all.size() == 3);
  CHECK(all[0].name == "broken");
  CHECK(all[0].title.empty());
  CHECK(all[1].name == "slam");
  CHECK(all[1].own);
  CHECK(all[2].name == "nine");
  CHECK_FALSE(all[2].own);
}

TEST_CASE("what came with the program is bundled, by whatever way it is named") {
  const Profile p;
  CHECK(is_bundled(p.context.paths, p.bundled()));
  fs::create_directory_symlink(p.folder / "bundled", p.folder / "link");
  CHECK(is_bundled(p.context.paths, p.folder / "link/content/katamino/series/slam.yaml"));
  CHECK_FALSE(is_bundled(p.context.paths, p.own("slam")));
  CHECK_FALSE(is_bundled(p.context.paths, p.folder / "slam.yaml"));
}

TEST_CASE("names of bundled series are known") {
  const Profile p;
  CHECK(is_name_of_bundled(p.context.paths, "katamino", "slam"));
  CHECK_FALSE(is_name_of_bundled(p.context.paths, "katamino", "evening"));
}

TEST_CASE("a title makes the name of a file") {
  CHECK(name_of_title("Une soirée d’été") == "une-soiree-dete");
  CHECK(name_of_title("  Cœur & Âme! ") == "coeur-ame");
  CHECK(name_of_title("№ 12") == "12");
  CHECK(name_of_title("日本") == "series");
  CHECK(name_of_title(std::string(200, 'a')).size() == 60);
  for (const char* title : {"Une soirée d’été", "日本", "-x-"}) CHECK(is_good_name(name_of_title(title)));
  for (const char* name : {"", "A", "a b", "a/b", "..", "é", ".hidden"}) CHECK_FALSE(is_good_name(name));
}

TEST_CASE("a series that has its challenges one by one is told, not opened") {
  const SeriesFile read = read_series_text("title: x\nrows:\n  A: {challenges: [{options: {pieces: [2, 3]}}]}\n", "x.yaml", pieces());
  REQUIRE(read.problems.size() == 1);
  CHECK(read.problems.front().text.key == "editor.fault.challenges");
  CHECK_FALSE(read.series);
}

TEST_CASE("A file is saved under the name that a person types, ending, capitals and blanks or not, or where a path leads") {
  const std::filesystem::path folder = "/series";
  CHECK(file_of_name("winter", folder) == folder / "winter.yaml");
  CHECK(file_of_name(" Winter Evenings.yaml ", folder) == folder / "winter-evenings.yaml");
  CHECK(file_of_name("my_own", folder) == folder / "my_own.yaml");
  CHECK(file_of_name("other.yml", folder) == folder / "other.yaml");
  CHECK(file_of_name("/far/away/Other.yaml", folder) == std::filesystem::path("/far/away/other.yaml"));
  for (const char* name : {"", "  ", "&!", "/tmp/"}) CHECK(!file_of_name(name, folder));
}

TEST_CASE("The game finds the player's own series only") {
  const Profile p;
  CHECK(is_found_by_game(p.context.paths, "katamino", p.own("slam")));
  CHECK_FALSE(is_found_by_game(p.context.paths, "katamino", p.folder / "slam.yaml"));
}

TEST_CASE("the first penta is one that there are pieces for; where it cannot be read it is that of the other rows") {
  const std::string text =
      "title: Mine\nrows:\n  A: {first_penta: x, numbers: [2, 4, 5, 8, 7]}\n  B: {first_penta: 4, numbers: [2, 3, 7, 9]}\n";
  const SeriesFile faulty = read(text);
  REQUIRE(faulty.problems.size() == 1);
  Locale locale;
  locale.add_folder(source_folder() / "content/locale");
  locale.use("en");
  CHECK(locale.say(faulty.problems[0].text).find("from 1 to 12") != std::string::npos);
  const auto readable = read_what_can_be(text, pieces());
  REQUIRE(readable);
  CHECK(readable->rows[0].first == 4);
  CHECK(readable->rows[1].first == 4);
}

TEST_CASE("a series without a file is not among those that the game finds") {
  const Profile p;
  CHECK_FALSE(is_found_by_game(p.context.paths, p.context.game, {}));
}
