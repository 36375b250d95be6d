#include "catch.hpp"
#include "content/files.hpp"
#include "content/game_spec.hpp"
#include "folders.hpp"
#include "problem_texts.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using tablier::test::TempFolder;

namespace {
bool same(const SeriesSpec& a, const SeriesSpec& b) {
  const auto same_row = [](const SeriesRow& x, const SeriesRow& y) {
    return x.name == y.name && x.first == y.first && x.numbers == y.numbers;
  };
  const bool same_origin = a.author == b.author && a.licence == b.licence && a.date == b.date;
  return same_origin && a.title == b.title && a.note == b.note &&
         std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(), same_row);
}
}  // namespace

TEST_CASE("A series is read with its rows in the order of the file") {
  const TempFolder scratch;
  const auto series = load_series(scratch.write("mine.yaml",
                                                "title: Ma série\n"
                                                "rows:\n"
                                                "  \"♠\": {first_penta: 3, numbers: [2, 3, 5, 0]}\n"
                                                "  1: {first_penta: 4, numbers: [1, 2, 3, 4]}\n"));
  REQUIRE(series.ok());
  CHECK(series->name == "mine");
  CHECK(series->title == Localised{{"", "Ma série"}});
  CHECK(series->rows[0].name == "♠");
  CHECK(series->rows[0].numbers == std::vector<int>{2, 3, 5, 0});
  CHECK(series->rows[1].first == 4);
}

TEST_CASE("A series that is written is read back the same") {
  const TempFolder scratch;
  SeriesSpec series{"x", {{"fr", "L’été : #1"}, {"en", "Summer"}}, {{"", "from \"memory\"\nand more"}}, {}};
  series.author = "Zoë: \"Z\"";
  series.licence = "CC BY-SA 4.0";
  series.date = "2026-11-23";
  for (int i = 0; i < 30; ++i) series.rows.push_back({std::to_string(i), 3, {1, 2, 12, 0, 0}});
  const auto again = load_series(scratch.write("x.yaml", write_series(series)));
  REQUIRE(again.ok());
  CHECK(same(series, *again));
  CHECK(write_series(*again) == write_series(series));
}

TEST_CASE("A file may hold several series, each by its name") {
  const TempFolder scratch;
  const auto file = scratch.write("all.yaml",
                                  "pieces: {1: {letter: I}}\n"
                                  "series:\n"
                                  "  one: {title: One, pentas: 2, rows: {A: {first_penta: 2, numbers: [1, 2, 3]}}}\n"
                                  "  two: {title: Two, note: short, rows: {A: {first_penta: 1, numbers: [4]}}}\n");
  CHECK(load_all_series(file).series.size() == 2);
  CHECK(load_series(file, "two")->rows[0].numbers == std::vector<int>{4});
  CHECK(load_series(file).problem().text == Text("series.several", {{"name", ""}, {"names", "one, two"}}));
  CHECK(load_series(file, "three").problem().text.key == "series.unknown");
}

TEST_CASE("Faults of a series are told at their place") {
  const TempFolder scratch;
  const auto loaded = load_all_series(scratch.write("s.yaml",
                                                    "titel: x\n"
                                                    "pentas: 7\n"
                                                    "rows:\n"
                                                    "  A: {first_penta: 5, numbers: [1, 2, 3]}\n"
                                                    "  B: {first_penta: 1, numbers: [1, 100, 2, 1]}\n"
                                                    "  C: {first_penta: 1, number: [1]}\n"
                                                    "  A: {first_penta: 1, numbers: [1]}\n"));
  CHECK(places(loaded.problems) == std::vector<std::string>{"1:1 yaml.unknown_key_near", "4:32 series.too_few", "5:36 yaml.expected",
                                                            "5:44 series.twice", "6:23 yaml.unknown_key_near", "7:3 yaml.duplicate"});
}

TEST_CASE("The date of a series is a day that there is") {
  const TempFolder scratch;
  const auto problems = [&](const std::string& date) {
    return places(
        load_all_series(scratch.write("s.yaml", "title: x\ndate: " + date + "\nrows: {A: {first_penta: 1, numbers: [1]}}\n")).problems);
  };
  CHECK(problems("2028-02-29").empty());
  for (const char* date : {"2026-02-29", "2026-11-31", "23/11/2026", "2026-1-01", "2026-11-23T10", "yesterday"})
    CHECK(problems(date) == std::vector<std::string>{"2:7 series.date"});
}

TEST_CASE("A promised number of challenges is counted") {
  const TempFolder scratch;
  const auto problems = [&](const char* pentas) {
    return places(load_all_series(
                      scratch.write("s.yaml", std::string("title: x\npentas: ") + pentas +
                                                  "\nrows: {A: {first_penta: 1, numbers: [1, 2]}, B: {first_penta: 2, numbers: [1, 2]}}\n"))
                      .problems);
  };
  CHECK(problems("3").empty());
  CHECK(problems("4") == std::vector<std::string>{"2:9 series.miscounted"});
}

TEST_CASE("The official series are counted as they were published") {
  // Numbers of pentas on the printed sheets; the last one is known in part and completed to the same measure.
  const std::vector<std::pair<std::string, std::size_t>> kPentas{
      {"small-slam", 42}, {"slam", 118}, {"grand-slam", 96}, {"super-slam", 84}, {"nine", 12}, {"challenge", 160}, {"grand-slam-fr", 96}};
  for (const auto& [name, count] : kPentas) {
    const auto series = load_series(source_folder() / "content" / "katamino" / "series" / (name + ".yaml"));
    REQUIRE(series.ok());
    std::size_t pentas = 0;
    for (const SeriesRow& row : series->rows) pentas += row.numbers.size() - static_cast<std::size_t>(row.first) + 1;
    INFO(name);
    CHECK(pentas == count);
  }
}

TEST_CASE("A number that cannot be read hides no fault of the others of its row") {
  const TempFolder scratch;
  const auto loaded = load_all_series(scratch.write("mine.yaml",
                                                    "title: Mine\n"
                                                    "rows:\n"
                                                    "  A: {first_penta: 4, numbers: [2, 2, 7, 9, x]}\n"));
  REQUIRE(loaded.problems.size() == 2);
  CHECK(loaded.problems[0].text == Text("series.twice", {{"number", 2}}));
  CHECK(loaded.problems[1].text.key == "yaml.expected");
}

TEST_CASE("A row has a name that fits into those of its challenges") {
  const TempFolder scratch;
  for (const char* name : {"\"\"", "\"a:b\"", "\"a/b\""}) {
    const auto loaded =
        load_all_series(scratch.write("mine.yaml", std::string("title: Mine\nrows:\n  ") + name + ": {first_penta: 2, numbers: [2, 3]}\n"));
    INFO(name);
    REQUIRE(loaded.problems.size() == 1);
    CHECK(loaded.problems[0].text.key == "series.row_name");
  }
}
