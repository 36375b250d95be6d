#include "editor/series/model/series_model.hpp"

#include "editor/series/model/row_names.hpp"
#include "fixture.hpp"

using namespace tablier;
using namespace tablier::editor;

namespace {

SeriesModel model_of(SeriesSpec series) { return {numbers(), std::move(series)}; }

std::vector<std::string> names(const SeriesModel& model) {
  std::vector<std::string> all;
  for (const SeriesRow& row : model.rows()) all.push_back(row.name);
  return all;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a new series has empty rows with names and the range of its pentas") {
  const SeriesModel model = model_of(empty_series({"Neuve", "New"}));
  CHECK(names(model) == Names{"A", "B", "C", "D"});
  CHECK(model.range(0) == PentaRange{4, 8});
  CHECK(model.columns() == 8);
  CHECK(model.at({3, 7}) == 0);
  CHECK(model.texts() == SeriesTexts{{"Neuve", "New"}, {}});
  CHECK_FALSE(model.changed());
}

TEST_CASE("a piece is laid, replaced and cleared") {
  SeriesModel model = model_of(empty_series({"a", "b"}));
  CHECK(model.lay({1, 2}, 6));
  CHECK(model.at({1, 2}) == 6);
  CHECK(model.lay({1, 2}, 7));
  CHECK(model.at({1, 2}) == 7);
  model.clear({1, 2});
  CHECK(model.at({1, 2}) == 0);
  CHECK(model.changed());
}

TEST_CASE("what may not be laid is refused with its reason, and changes nothing") {
  SeriesModel model = model_of(two_rows());
  CHECK(refusal(model.lay({0, 1}, 13)) == "editor.no.piece");
  CHECK(refusal(model.lay({0, 1}, 0)) == "editor.no.piece");
  CHECK(refusal(model.lay({0, 6}, 3)) == "editor.no.slot");
  CHECK(refusal(model.lay({2, 0}, 3)) == "editor.no.slot");
  const Status twice = model.lay({0, 1}, 8);
  REQUIRE_FALSE(twice);
  CHECK(twice.problem().text == Text("editor.no.twice", {{"number", 8}, {"row", "A"}, {"place", std::size_t{4}}}));
  CHECK_FALSE(model.can_undo());
  CHECK_FALSE(model.changed());
}

TEST_CASE("a refusal calls a row that bears the sign of a suit by its word, as the screen does") {
  const TextArg spades("row", Text("row_name.spades"));
  SeriesSpec series = two_rows();
  series.rows[0].name = "♠";
  SeriesModel model = model_of(series);
  const auto why = [](const Status& status) { return status ? Text() : status.problem().text; };
  CHECK(why(model.lay({0, 1}, 8)) == Text("editor.no.twice", {{"number", 8}, spades, {"place", std::size_t{4}}}));
  CHECK(why(model.lay_all({0, 4}, {9, 3, 1})) == Text("editor.no.no_room", {{"n", std::size_t{3}}, {"room", std::size_t{2}}, spades}));
  CHECK(why(model.set_row(1, {"♠", {3, 5}})) == Text("editor.no.row_twice", {spades}));
}

TEST_CASE("the same piece in the same slot is no step back") {
  SeriesModel model = model_of(two_rows());
  CHECK(model.lay({0, 1}, 4));
  model.clear({5, 5});
  CHECK_FALSE(model.can_undo());
}

TEST_CASE("undo and redo go through every kind of edit, without limit, and say where") {
  SeriesModel model = model_of(two_rows());
  std::vector<SeriesSpec> seen{model.series()};
  const auto keep = [&](const Status& status) {
    REQUIRE(status);
    seen.push_back(model.series());
  };
  keep(model.lay({0, 0}, 3));
  keep(model.add_row(1));
  keep(model.set_row(1, {"C", {3, 5}}));
  keep(model.set_row(0, {"A", {4, 7}, true}));
  keep(model.move_row(0, 1));
  keep(model.set_labels({{"Un", "One"}, {}}));
  keep(model.set_labels({{"Un", "One"}, {"Une note", "A note"}}));
  keep(model.set_row(0, {"easy", {4, 7}}));
  keep(model.remove_row(2));
  for (int i = 0; i < 1000; ++i) keep(model.lay({0, 6}, i % 2 == 0 ? 11 : 12));
  const auto same = [&](const SeriesSpec& sheet) { return write_series(model.series()) == write_series(sheet); };
  for (std::size_t i = seen.size() - 1; i-- > 0;) {
    model.undo();
    REQUIRE(same(seen[i]));
  }
  CHECK_FALSE(model.can_undo());
  CHECK_FALSE(model.changed());
  CHECK(model.redo() == CellIndex{0, 0});
  CHECK(same(seen[1]));
  for (std::size_t i = 2; i < seen.size(); ++i) model.redo();
  CHECK(same(seen.back()));
  CHECK_FALSE(model.can_redo());
}

TEST_CASE("an edit after an undo forgets what could be made again") {
  SeriesModel model = model_of(two_rows());
  CHECK(model.lay({0, 0}, 3));
  model.undo();
  CHECK(model.lay({0, 0}, 9));
  CHECK_FALSE(model.can_redo());
}

TEST_CASE("a new row gets the next free name, and no other is renamed by anything") {
  SeriesModel model = model_of(two_rows());
  CHECK(model.add_row(1));
  CHECK(names(model) == Names{"A", "C", "B"});
  CHECK(model.at({2, 1}) == 3);
  CHECK(model.range(1) == PentaRange{4, 6});
  CHECK(model.move_row(2, 0));
  CHECK(model.at({0, 1}) == 3);
  CHECK(names(model) == Names{"B", "A", "C"});
  CHECK(model.remove_row(1));
  CHECK(names(model) == Names{"B", "C"});
  CHECK(model.add_row(2));
  CHECK(names(model) == Names{"B", "C", "A"});
}

TEST_CASE("where rows are called by their numbers a new one is too; beside names of one's own it gets a letter") {
  SeriesModel numbered = model_of(series_of({{"1", 3, {0, 0, 0}}, {"2", 3, {0, 0, 0}}}));
  CHECK(numbered.add_row(0));
  CHECK(names(numbered) == Names{"3", "1", "2"});
  SeriesModel own = model_of(series_of({{"easy", 3, {0, 0, 0}}, {"hard", 3, {0, 0, 0}}}));
  CHECK(own.add_row(1));
  CHECK(names(own) == Names{"easy", "A", "hard"});
}

TEST_CASE("a row that is pasted keeps its name where nobody has it") {
  SeriesModel model = model_of(two_rows());
  CHECK(model.insert_row(0, {"easy", 3, {2, 3, 10}}));
  CHECK(model.insert_row(3, model.rows()[1]));
  CHECK(names(model) == Names{"easy", "A", "B", "C"});
  CHECK(model.rows()[3].numbers == model.rows()[1].numbers);
}

TEST_CASE("a piece is carried to another row, copied, and changes places within its own") {
  SeriesModel model = model_of(two_rows());  // A 2 4 5 8 7 10, B 2 3 7 9 8 5
  CHECK(model.carry({0, 1}, {1, 3}, false));
  CHECK(model.at({0, 1}) == 0);
  CHECK(model.at({1, 3}) == 4);
  CHECK(model.carry({0, 5}, {1, 0}, true));
  CHECK(model.at({0, 5}) == 10);
  CHECK(model.at({1, 0}) == 10);
  CHECK(model.carry({0, 0}, {0, 3}, false));
  CHECK(model.at({0, 0}) == 8);
  CHECK(model.at({0, 3}) == 2);
  CHECK(refusal(model.carry({0, 4}, {1, 0}, false)) == "editor.no.twice");
  CHECK(refusal(model.carry({0, 4}, {0, 1}, true)) == "editor.no.twice");
  CHECK(refusal(model.carry({0, 1}, {1, 1}, false)) == "editor.no.slot");
}

TEST_CASE("several pieces are laid in one step, or none of them") {
  SeriesModel model = model_of(two_rows());
  CHECK(refusal(model.lay_all({0, 3}, {9, 3, 2})) == "editor.no.twice");
  CHECK(refusal(model.lay_all({0, 4}, {9, 3, 1})) == "editor.no.no_room");
  CHECK_FALSE(model.changed());
  CHECK(model.lay_all({0, 3}, {9, 3, 1}));
  CHECK(model.rows()[0].numbers == std::vector<int>{2, 4, 5, 9, 3, 1});
  model.undo();
  CHECK_FALSE(model.can_undo());
}

TEST_CASE("what several pieces are laid over is in none of their ways") {
  SeriesModel model = model_of(two_rows());
  CHECK(model.lay_all({0, 0}, {4, 2, 5, 7, 8, 10}));
  CHECK(model.rows()[0].numbers == std::vector<int>{4, 2, 5, 7, 8, 10});
  CHECK(refusal(model.lay_all({0, 0}, {3, 9, 3})) == "editor.no.twice");
  CHECK(refusal(model.lay_all({0, 0}, {7, 9})) == "editor.no.twice");
}

TEST_CASE("a lock goes with its row, goes with its piece, and is taken back, and saving does not wait for it") {
  SeriesModel model = model_of(two_rows());
  CHECK(model.toggle_lock({0, 2}));
  CHECK(model.toggle_lock({1, 4}));
  CHECK_FALSE(model.changed());
  CHECK(model.add_row(1));
  CHECK(model.locks() == Locks{{0, 2}, {2, 4}});
  CHECK(refusal(model.toggle_lock({1, 0})) == "editor.no.lock");
  CHECK(model.move_row(2, 0));
  CHECK(model.locks() == Locks{{0, 4}, {1, 2}});
  model.clear({1, 2});
  CHECK(model.locks() == Locks{{0, 4}});
  model.undo();
  CHECK(model.locks() == Locks{{0, 4}, {1, 2}});
  CHECK(model.remove_row(0));
  CHECK(model.locks() == Locks{{0, 2}});
  CHECK(model.toggle_lock({0, 2}));
  CHECK(model.locks().empty());
}

TEST_CASE("author, licence and date are told, and a day that is none is refused") {
  SeriesModel model = model_of(two_rows());
  SeriesTexts texts = model.texts();
  texts.author = "Camille";
  texts.licence = "CC BY-SA 4.0";
  texts.date = "2026-11-23";
  CHECK(model.set_labels(texts));
  CHECK(model.texts() == texts);
  texts.date = "2026-02-30";
  CHECK(refusal(model.set_labels(texts)) == "series.date");
  CHECK(model.series().date == "2026-11-23");
}

TEST_CASE("after Z come numbers") {
  CHECK(row_name(25) == "Z");
  CHECK(row_name(26) == "27");
}

TEST_CASE("the last row stays, and rows at the edge go no further") {
  SeriesModel model = model_of(series_of({{"A", 3, {2, 3, 10}}}));
  CHECK(refusal(model.remove_row(0)) == "editor.no.last_row");
  CHECK(refusal(model.move_row(0, static_cast<std::size_t>(-1))) == "editor.no.higher");
  CHECK(refusal(model.move_row(0, 1)) == "editor.no.lower");
}

TEST_CASE("a shorter range drops the pieces beyond it, a longer one opens slots") {
  SeriesModel model = model_of(two_rows());
  CHECK(model.set_row(0, {"A", {3, 4}}));
  CHECK(model.rows()[0].numbers == std::vector<int>{2, 4, 5, 8});
  CHECK(model.set_row(0, {"A", {3, 12}}));
  CHECK(model.rows()[0].numbers.size() == 12);
  CHECK(model.at({0, 4}) == 0);
  CHECK(model.rows()[1].numbers.size() == 6);
  CHECK(model.columns() == 12);
}

TEST_CASE("a range that makes no sense is refused") {
  SeriesModel model = model_of(two_rows());
  for (const PentaRange range : {PentaRange{0, 4}, PentaRange{5, 4}, PentaRange{4, 13}})
    CHECK(refusal(model.set_row(0, {"A", range, true})) == "editor.no.range");
}

TEST_CASE("a title in one language is enough, none is not") {
  SeriesModel model = model_of(two_rows());
  CHECK(model.set_labels({{"", "Evening"}, {}}));
  CHECK(model.series().title == Localised{{"en", "Evening"}});
  CHECK(refusal(model.set_labels({})) == "editor.no.title");
}

TEST_CASE("a title for all languages is both, and stays so until it is changed") {
  SeriesSpec series = two_rows();
  series.title = {{"", "Soirée"}};
  SeriesModel model = model_of(series);
  CHECK(model.texts().title == Titles{"Soirée", "Soirée"});
  CHECK(model.set_labels({{"Soirée", "Soirée"}, {}}));
  CHECK_FALSE(model.changed());
  CHECK(model.set_labels({{"Soirée", "Evening"}, {}}));
  CHECK(model.series().title == Localised{{"fr", "Soirée"}, {"en", "Evening"}});
}

TEST_CASE("it counts as changed until what was saved is there again") {
  SeriesModel model = model_of(two_rows());
  CHECK(model.lay({0, 0}, 3));
  model.mark_saved();
  CHECK_FALSE(model.changed());
  model.undo();
  CHECK(model.changed());
  model.redo();
  CHECK_FALSE(model.changed());
  model.mark_unsaved();
  CHECK(model.changed());
}

TEST_CASE("a note is written in one language, and taken away") {
  SeriesModel model = model_of(two_rows());
  const Titles title = model.texts().title;
  CHECK(model.set_labels({title, {"", "For rainy days"}}));
  CHECK(model.series().note == Localised{{"en", "For rainy days"}});
  CHECK(model.texts().title == title);
  CHECK(model.set_labels({title, {}}));
  CHECK(model.series().note.empty());
  model.undo();
  CHECK(model.texts().note == Titles{"", "For rainy days"});
}

TEST_CASE("a row gets a name of its own, in one step with its range") {
  SeriesModel model = model_of(two_rows());
  CHECK(model.set_row(1, {"très dur", {3, 5}}));
  CHECK(names(model) == Names{"A", "très dur"});
  CHECK(model.range(1) == PentaRange{3, 5});
  model.undo();
  CHECK(names(model) == Names{"A", "B"});
  CHECK(model.range(1) != PentaRange{3, 5});
}

TEST_CASE("a name that no row can have is refused, and one that another row has") {
  SeriesModel model = model_of(two_rows());
  for (const char* name : {"", "a/b", "a:b", " a", "a ", "a\nb", "thirteen long"})
    CHECK(refusal(model.set_row(0, {name, {3, 5}})) == "editor.no.row_name");
  CHECK(refusal(model.set_row(0, {"B", {3, 5}})) == "editor.no.row_twice");
  CHECK_FALSE(model.changed());
}

TEST_CASE("a lock is its piece's: it goes where that goes, and is gone with a piece that is replaced") {
  SeriesModel model(numbers(), two_rows());
  REQUIRE(model.toggle_lock({0, 0}));
  REQUIRE(model.lay({0, 0}, 2));
  CHECK(model.is_locked({0, 0}));
  REQUIRE(model.carry({0, 0}, {0, 5}, false));
  CHECK(model.locks() == Locks{{0, 5}});
  REQUIRE(model.carry({0, 0}, {0, 5}, false));
  CHECK(model.locks() == Locks{{0, 0}});
  REQUIRE(model.lay({0, 0}, 12));
  CHECK(model.locks().empty());
  model.undo();
  CHECK(model.is_locked({0, 0}));
  REQUIRE(model.carry({1, 1}, {0, 0}, true));
  CHECK(model.locks().empty());
}

TEST_CASE("a title that is written in one language leaves no title that nobody wrote in the other") {
  const Titles fresh{"Nouvelle", "New"};
  CHECK(without_fresh_title({"Nouvelle", "First steps"}, fresh, fresh) == Titles{"", "First steps"});
  CHECK(without_fresh_title({"Premiers pas", "New"}, fresh, fresh) == Titles{"Premiers pas", ""});
  CHECK(without_fresh_title(fresh, fresh, fresh) == fresh);
  CHECK(without_fresh_title({"Mienne", "Other"}, {"Mienne", "Mine"}, fresh) == Titles{"Mienne", "Other"});
  CHECK(without_fresh_title({"Nouvelle", ""}, fresh, fresh) == Titles{"Nouvelle", ""});
}
