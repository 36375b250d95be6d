#include "editor/series/session/generator.hpp"

#include "editor/series/session/difficulty_meter.hpp"
#include "fixture.hpp"
#include "solver/difficulty.hpp"

#include <set>

using namespace tablier;
using namespace tablier::editor;

namespace {

Result<std::vector<Alternative>> made(Generator& generator, katamino::GridRequest request) {
  generator.start(std::move(request));
  for (;;) {
    if (auto answer = generator.poll()) return *std::move(answer);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace

TEST_CASE("Locked pieces stay, everything else may change, and rows and columns grow as far as locked pieces stand") {
  const auto rows = two_rows().rows;
  const std::set<CellIndex> locks{{0, 1}, {1, 5}};
  const auto request = grid_request({.rows = 1, .from = 4, .to = 5}, rows, [&](CellIndex cell) { return locks.contains(cell); });
  CHECK(request.rows == 2);
  CHECK(request.to == 6);
  REQUIRE(request.known.size() == 2);
  CHECK(request.known[0].numbers == std::vector<int>{0, 4, 0, 0, 0, 0});
  CHECK(request.known[1].numbers == std::vector<int>{0, 0, 0, 0, 0, 5});
}

TEST_CASE("Rows keep their own pentas where that is asked, those that come to them have what is asked for, and each grid is proven") {
  const std::vector<SeriesRow> rows{{"A", 4, std::vector<int>(7)}, {"B", 3, std::vector<int>(5)}};
  const auto request = grid_request(
      {.rows = 3, .from = 5, .to = 6, .keeps_lengths = true, .objective = katamino::Objective::single}, rows,
      [](CellIndex) { return false; }, RowPentas::own);
  Generator generator(pieces());
  const auto all = made(generator, request);
  REQUIRE(all);
  for (const Alternative& one : *all) {
    CHECK(one.optimal);
    REQUIRE(one.rows.size() == 3);
    const auto is_like = [&](std::size_t r, const char* name, int first, std::size_t size) {
      return one.rows[r].name == name && one.rows[r].first == first && one.rows[r].numbers.size() == size;
    };
    CHECK(is_like(0, "A", 4, 7));
    CHECK(is_like(1, "B", 3, 5));
    CHECK(one.rows[2].first == 5);
    CHECK(one.rows[2].numbers.size() == 6);
  }
}

TEST_CASE("Three grids are made that differ, each as good as proven, with what is locked") {
  Generator generator(pieces());
  const auto all = made(generator, grid_request({.rows = 3, .from = 4, .to = 6, .objective = katamino::Objective::single}, two_rows().rows,
                                                [](CellIndex cell) { return cell == CellIndex{0, 4}; }));
  REQUIRE(all);
  REQUIRE(all->size() == Generator::kAlternatives);
  for (const Alternative& one : *all) {
    CHECK(one.optimal);
    CHECK(one.rows.size() == 3);
    CHECK(one.rows[0].numbers[4] == 7);
    CHECK(one.figures.single == all->front().figures.single);
    CHECK(one.figures.impossible.empty());
    CHECK(one.figures.repeated.empty());
  }
}

TEST_CASE("A third grid is found where it has no set that neither of the first two has") {
  Generator generator(pieces());
  const auto all = made(generator, {.rows = 12, .from = 4, .to = 11, .objective = katamino::Objective::single});
  REQUIRE(all);
  REQUIRE(all->size() == Generator::kAlternatives);
  std::set<std::vector<std::vector<int>>> grids;
  for (const Alternative& one : *all) {
    CHECK(one.figures.single == 49);
    std::vector<std::vector<int>> numbers;
    for (const SeriesRow& row : one.rows) numbers.push_back(row.numbers);
    grids.insert(numbers);
  }
  CHECK(grids.size() == all->size());
}

TEST_CASE("What cannot be made says why, and what is cancelled tells nothing") {
  Generator generator(pieces());
  const auto none = made(generator, {.known = {{"A", 4, {12, 0, 0, 0}}}, .rows = 1, .from = 4, .to = 5});
  REQUIRE(!none);
  CHECK(none.problem().text ==
        Text("katamino.answer.unfilled", {{"row", "A"}, {"why", Text("katamino.reason.no_penta", {{"number", 12}, {"penta", 4}})}}));
  generator.start({.rows = 12});
  generator.cancel();
  CHECK(!generator.busy());
  CHECK(!generator.poll());
}

TEST_CASE("Difficulties are measured beside, each set once, and make a curve a row and a mean of all") {
  DifficultyMeter meter(pieces());
  const SeriesSpec series = two_rows();
  meter.want(sets_of(series));
  while (meter.busy()) {
    meter.poll();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  const DifficultyCurve a = row_curve(series.rows[0], meter), b = row_curve(series.rows[1], meter), mean = mean_curve(series, meter);
  REQUIRE(a.values.size() == 3);
  CHECK(a.first == 4);
  const auto set = katamino::number_set(std::vector<int>{2, 4, 5, 8});
  CHECK(a.values[0] == katamino::difficulty(katamino::penta(pieces(), set, katamino::LineRule::rows)));
  REQUIRE(mean.values.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) CHECK(*mean.values[i] == (*a.values[i] + *b.values[i]) / 2);
  SeriesSpec gap = series;
  gap.rows[1].numbers[4] = 0;
  gap.rows.push_back({"C", 4, {0, 0, 0, 0}});
  CHECK(mean_curve(gap, meter).values == std::vector<std::optional<double>>{mean.values[0], a.values[1], a.values[2]});
  CHECK(mean_curve(series, DifficultyMeter(pieces())).empty());
}

TEST_CASE("A grid of more rows than there can be is refused with the number that there can") {
  Generator generator(pieces());
  const std::vector<SeriesRow> empty(4, {"A", 4, std::vector<int>(8)});
  const auto answer = made(generator, grid_request({.rows = 14, .from = 4, .to = 8}, empty, [](CellIndex) { return false; }));
  REQUIRE_FALSE(answer);
  CHECK(answer.problem().text.key == "katamino.answer.no_grid_so_large");
}
