#include "editor/series/model/pasted.hpp"

#include "fixture.hpp"

using namespace tablier;
using namespace tablier::editor;

TEST_CASE("a row goes through the clipboard as its line in the file") {
  const SeriesRow row{"dur # 1", 3, {2, 0, 10}};
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

TEST_CASE("lines of numbers are a row each, with the names that the series tools print") {
  const auto rows = [](const std::string& text) { return std::get<PastedRows>(read_pasted(text, pieces())); };
  const PastedRows plain = rows("2 4 5 8 7 10\n\n 2, 3, 7, 9, 8, 5\r\n3 4 6\n");
  REQUIRE(plain.size() == 3);
  CHECK(plain[0].numbers == PastedNumbers{2, 4, 5, 8, 7, 10});
  CHECK(plain[0].first == 4);
  CHECK(plain[1].numbers == PastedNumbers{2, 3, 7, 9, 8, 5});
  CHECK(plain[2].first == 3);
  const PastedRows named = rows("A: 2 6 7 9 12\nNew: 2 3 4 6 0\n");
  REQUIRE(named.size() == 2);
  CHECK(named[0].name == "A");
  CHECK(named[1].name == "New");
  CHECK(named[1].numbers == PastedNumbers{2, 3, 4, 6, 0});
  CHECK(rows("B: 2 6 7 9").size() == 1);
  CHECK(std::holds_alternative<Problem>(read_pasted("A: 2 6 7 13\n", pieces())));
}

TEST_CASE("a whole series is one to open, faulty or not; anything else is nothing") {
  CHECK(std::holds_alternative<PastedSeries>(read_pasted("title: x\nrows: {A: {first_penta: 1, numbers: [2]}}\n", pieces())));
  CHECK(std::holds_alternative<PastedSeries>(read_pasted("rows: {A: {first_pneta: 1}}\n", pieces())));
  for (const char* text : {"", "hello", "- a\n- b\n", "x: [", "2 and 3"})
    CHECK(std::holds_alternative<std::monostate>(read_pasted(text, pieces())));
}

TEST_CASE("Rows of the clipboard with a fault say which line has it, and what it is") {
  const Pasted pasted = read_pasted("A: {first_penta: 4, numbers: [2, 4, 5, 8]}\nB: {first_penta: 4, numbers: [2, 3, 7, 13]}\n", pieces());
  const auto* problem = std::get_if<Problem>(&pasted);
  REQUIRE(problem);
  CHECK(problem->text == Text("editor.no.paste_row", {{"line", 2}, {"why", Text("series.no_piece", {{"number", 13}})}}));
  CHECK(std::holds_alternative<std::monostate>(read_pasted("shopping: {milk: 2}\n", pieces())));
}
