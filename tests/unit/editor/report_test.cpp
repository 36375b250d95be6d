#include "editor/series/model/report.hpp"

#include "fixture.hpp"

using namespace tablier;
using namespace tablier::editor;
using katamino::number_set;

namespace {

NumberSet set(const std::vector<int>& numbers) { return number_set(numbers); }

}  // namespace

TEST_CASE("slots before the first penta make none") {
  const Report report(two_rows(), {});
  CHECK_FALSE(report.at({0, 2}));
  CHECK(report.at({0, 3}));
  CHECK_FALSE(report.at({0, 6}));
  CHECK_FALSE(report.at({2, 3}));
}

TEST_CASE("a penta is missing pieces, being counted, impossible, single or several") {
  const SeriesSpec series = series_of({{"A", 1, {2, 3, 4, 5, 0, 7}}});
  const Counts counts{{set({2}), 0}, {set({2, 3}), 1}, {set({2, 3, 4}), 12}};
  const Report report(series, counts);
  CHECK(report.at({0, 0})->state == PentaState::impossible);
  CHECK(report.at({0, 1})->state == PentaState::single);
  CHECK(report.at({0, 2})->state == PentaState::several);
  CHECK(report.at({0, 2})->solutions == 12);
  CHECK(report.at({0, 3})->state == PentaState::counting);
  CHECK(report.at({0, 4})->state == PentaState::missing);
  CHECK(report.at({0, 5})->missing == 1);
  CHECK(report.waiting() == 1);
}

TEST_CASE("a set that an earlier penta has is told, in whatever order its pieces come") {
  const SeriesSpec series = series_of({{"A", 4, {2, 3, 6, 11, 8}}, {"B", 4, {11, 6, 3, 2, 9}}});
  const Report report(series, {});
  CHECK(report.at({0, 3})->repeats.empty());
  CHECK(report.at({1, 3})->repeats == "A:4");
  CHECK(report.at({1, 4})->repeats.empty());
  CHECK(report.figures().repeated == std::vector<std::string>{"B:4"});
  CHECK(report.figures().distinct_sets == 3);
}

TEST_CASE("what is wanted is each set once, the chosen row first") {
  const SeriesSpec series = series_of({{"A", 4, {2, 3, 6, 11, 8}}, {"B", 4, {11, 6, 3, 2, 9}}, {"C", 4, {2, 3, 6, 0, 1}}});
  const std::vector<NumberSet> expected{set({2, 3, 6, 11}), set({2, 3, 6, 11, 9}), set({2, 3, 6, 11, 8})};
  CHECK(wanted_sets(series, 1) == expected);
}
