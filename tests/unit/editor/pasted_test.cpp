#include "editor/series/model/pasted.hpp"

#include "fixture.hpp"

using namespace tablier;
using namespace tablier::editor;

TEST_CASE("a row goes through the clipboard as its line in the file") {
  const SeriesRow row{"très: dur", 3, {2, 0, 10}};
  const Pasted pasted = read_pasted(row_text(row), pieces());
  const auto* rows = std::get_if<PastedRows>(&pasted);
  REQUIRE(rows);
  REQUIRE(rows->size() == 1);
  CHECK((*rows)[0].name == row.name);
  CHECK((*rows)[0].first == 3);
  CHECK((*rows)[0].numbers == row.numbers);
}

TEST_CASE("numbers are pasted however they are parted") {
  for (const char* text : {"2 4 5", "2, 4, 5\n", "[2, 4, 5]", "2-4-5", "2\t4\t5"})
    CHECK(std::get<PastedNumbers>(read_pasted(text, pieces())) == PastedNumbers{2, 4, 5});
}

TEST_CASE("a whole series is one to open, faulty or not; anything else is nothing") {
  CHECK(std::holds_alternative<PastedSeries>(read_pasted("title: x\nrows: {A: {first_penta: 1, numbers: [2]}}\n", pieces())));
  CHECK(std::holds_alternative<PastedSeries>(read_pasted("rows: {A: {first_pneta: 1}}\n", pieces())));
  for (const char* text : {"", "hello", "- a\n- b\n", "A: {first_penta: 1, numbers: [99]}\n", "x: [", "2 and 3"})
    CHECK(std::holds_alternative<std::monostate>(read_pasted(text, pieces())));
}
