#include "calls.hpp"
#include "sdk/rng.hpp"
#include "tools/grid_search.hpp"
#include "tools/series_figures.hpp"
#include "tools/series_grid.hpp"
#include "tools/set_prices.hpp"

#include <bit>
#include <set>

using namespace tablier;
using namespace tablier::katamino;

namespace {

constexpr std::int64_t kNone = -1'000'000'000;

PentaBook& book() {
  static PentaBook kBook(content().pieces, LineRule::rows);
  return kBook;
}

Result<SeriesGrid> made(const GridRequest& request) { return make_grid(request, book(), {content(), {}, {}, {}, {}, {}}); }

/// What a grid costs under an objective of which the costs add up.
std::int64_t cost_of(const std::vector<SeriesRow>& rows, const SetPrices& prices) {
  std::int64_t cost = 0;
  SeriesSpec series;
  series.rows = rows;
  for (const SeriesPenta& penta : pentas_of(series)) cost += prices.at(penta.set);
  return cost;
}

bool repeats(const std::vector<SeriesRow>& rows) {
  SeriesSpec series;
  series.rows = rows;
  std::set<NumberSet> met;
  const auto pentas = pentas_of(series);
  return !std::all_of(pentas.begin(), pentas.end(), [&](const SeriesPenta& p) { return met.insert(p.set).second; });
}

bool keeps(const std::vector<SeriesRow>& rows, const std::vector<SeriesRow>& known) {
  for (std::size_t r = 0; r < known.size(); ++r)
    for (std::size_t c = 0; c < known[r].numbers.size(); ++c)
      if (known[r].numbers[c] != 0 && known[r].numbers[c] != rows[r].numbers[c]) return false;
  return true;
}

/// Every row by itself that keeps what is known of it, as its sets, by trying all; then every choice of rows that share no set.
class Brute {
 public:
  Brute(const GridRequest& request, const SetPrices& prices) : request_(request), prices_(prices) {
    for (const SeriesRow& row : request.known) {
      paths_.emplace_back();
      SetPath path;
      extend(row, path);
    }
  }
  std::int64_t best() {
    choose(0, 0);
    return best_;
  }

 private:
  void extend(const SeriesRow& row, SetPath& path) {
    const auto size = path.empty() ? static_cast<std::size_t>(row.first) : static_cast<std::size_t>(std::popcount(path.back()) + 1);
    if (size > row.numbers.size()) return paths_.back().push_back(path);
    for (const auto& [set, price] : prices_) {
      if (std::popcount(set) != static_cast<int>(size) || (!path.empty() && (set & path.back()) != path.back())) continue;
      bool fits = true;
      for (std::size_t c = 0; c < row.numbers.size(); ++c)
        if (row.numbers[c] != 0 && ((set & number_bit(row.numbers[c])) != 0) != (c < size)) fits = false;
      if (!fits) continue;
      path.push_back(set);
      extend(row, path);
      path.pop_back();
    }
  }

  void choose(std::size_t row, std::int64_t cost) {
    if (row == paths_.size()) {
      if (best_ == kNone || cost < best_) best_ = cost;
      return;
    }
    for (const SetPath& path : paths_[row]) {
      if (std::any_of(path.begin(), path.end(), [&](NumberSet set) { return used_.contains(set); })) continue;
      std::int64_t more = 0;
      for (const NumberSet set : path) more += prices_.at(set);
      used_.insert(path.begin(), path.end());
      choose(row + 1, cost + more);
      for (const NumberSet set : path) used_.erase(set);
    }
  }

  const GridRequest& request_;
  const SetPrices& prices_;
  std::vector<std::vector<SetPath>> paths_;
  std::set<NumberSet> used_;
  std::int64_t best_ = kNone;
};

/// Three rows of Pentas 3 to 5 in which a few cells are known, some of which cannot be.
GridRequest small_grid(Rng& rng) {
  GridRequest request{.rows = 3, .from = 3, .to = 5};
  const Objective objectives[] = {Objective::single, Objective::fewest, Objective::max, Objective::curve};
  request.objective = objectives[rng.below(4)];
  for (const char* name : {"A", "B", "C"}) request.known.push_back({name, 3, {0, 0, 0, 0, 0}});
  for (std::uint32_t locks = rng.below(5); locks > 0; --locks) {
    auto& numbers = request.known[rng.below(3)].numbers;
    const int piece = 2 + static_cast<int>(rng.below(11));
    if (std::find(numbers.begin(), numbers.end(), piece) == numbers.end()) numbers[rng.below(5)] = piece;
  }
  return request;
}

}  // namespace

TEST_CASE("Small grids with locked cells are as good as the best of all that there are, and none is missed") {
  Rng rng(7);
  int possible = 0;
  for (int i = 0; i < 60; ++i) {
    const GridRequest request = small_grid(rng);
    const auto prices = price_sets(request, 3, book(), {content(), {}, {}, {}, {}, {}});
    const std::int64_t best = Brute(request, prices).best();
    const auto grid = made(request);
    INFO(i);
    REQUIRE(grid.ok() == (best != kNone));
    if (!grid) continue;
    ++possible;
    CHECK(grid->optimal);
    CHECK(cost_of(grid->rows, prices) == best);
    CHECK(keeps(grid->rows, request.known));
    CHECK(!repeats(grid->rows));
  }
  CHECK(possible > 20);
}

TEST_CASE("The cheapest rows carry their certificate: potentials under which no arc is worth taking") {
  std::vector<PricedSet> sets;
  for (int size = 4; size <= 7; ++size)
    for (const NumberSet set : book().solvable_sets(size, {})) sets.push_back({set, static_cast<std::int64_t>(book().solutions(set, {}))});
  PathNetwork network(sets, {}, 8, 4, 7);
  REQUIRE(network.cheapest());
  const auto potentials = network.certificate();
  REQUIRE(potentials);
  CHECK(network.is_proven_by(*potentials));
  auto wrong = *potentials;
  for (std::size_t i = 0; i < wrong.size(); ++i) wrong[i] += static_cast<std::int64_t>(i);
  CHECK(!network.is_proven_by(wrong));
  // The same paths are not the cheapest once a set of theirs is dear.
  network.set_surcharge(sets.front().set, 1);
  const auto paths = network.cheapest();
  network.set_surcharge(paths->paths.front().front(), 1'000'000);
  CHECK(!network.certificate());
}

TEST_CASE("A full grid is the best there is for the first three objectives, whatever it ends with") {
  GridRequest request;
  request.objective = GENERATE(Objective::single, Objective::fewest, Objective::max);
  const auto grid = made(request);
  REQUIRE(grid);
  CHECK(grid->optimal);
  CHECK(grid->rows.size() == 12);
  CHECK(!repeats(grid->rows));
}

TEST_CASE("With cells locked in several rows a grid is still proven to be the best, and what is locked stays") {
  GridRequest request{.rows = 6, .from = 4, .to = 7};
  request.known = {{"A", 4, {2, 3, 6, 11, 8}}, {"B", 4, {0, 0, 0, 0, 0, 12}}, {"C", 4, {0, 5, 0, 0, 0, 0, 9}}};
  request.objective = GENERATE(Objective::single, Objective::fewest, Objective::max);
  const auto grid = made(request);
  REQUIRE(grid);
  CHECK(grid->optimal);
  CHECK(keeps(grid->rows, request.known));
  CHECK(!repeats(grid->rows));
}

TEST_CASE("A full grid is proven with cells locked after a gap in many rows, and no better one is known") {
  // The costs are those that an integer programme solver (HiGHS, over every path of every row as a flow of its own) has found for these.
  struct Hard {
    std::size_t rows, column;  ///< of the Grand Slam: so many of its rows keep one piece, further right from row to row
    std::int64_t fewest;
  };
  const auto [rows, column, fewest] = GENERATE(Hard{2, 5, 3540}, Hard{4, 6, 3576}, Hard{8, 5, 3557}, Hard{12, 5, 3570});
  GridRequest request;
  const SeriesSpec slam = grand_slam();
  for (std::size_t r = 0; r < rows; ++r) {
    request.known.push_back({slam.rows[r].name, 4, std::vector<int>(11)});
    const std::size_t at = column + r % 5;
    request.known.back().numbers[at] = slam.rows[r].numbers[at];
  }
  const auto grid = made(request);
  REQUIRE(grid);
  CHECK(grid->optimal);
  CHECK(keeps(grid->rows, request.known));
  CHECK(!repeats(grid->rows));
  CHECK(cost_of(grid->rows, price_sets(request, 4, book(), {content(), {}, {}, {}, {}, {}})) == fewest);
}

TEST_CASE("Rows with the same locked cells, and rows of different lengths, are proven too") {
  GridRequest request{.keeps_lengths = true};
  for (const char* name : {"A", "B", "C"}) request.known.push_back({name, 4, {0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0}});
  for (const char* name : {"D", "E", "F"}) request.known.push_back({name, 4, std::vector<int>(8)});
  request.objective = GENERATE(Objective::single, Objective::fewest, Objective::max);
  const auto grid = made(request);
  REQUIRE(grid);
  CHECK(grid->optimal);
  CHECK(keeps(grid->rows, request.known));
  CHECK(!repeats(grid->rows));
}

TEST_CASE("A row whose locked cells cannot be together is named") {
  const auto grid = made({.known = {{"A", 4, {2, 3, 6, 11}}, {"B", 4, {2, 3, 0, 12}}}, .rows = 3, .to = 6});
  REQUIRE(!grid);
  CHECK(grid.problem().text == Text("katamino.answer.no_row", {{"row", "B"}}));
}

TEST_CASE("Of grids that are equally good one is made that has few of the sets to avoid") {
  const auto sets_of = [](const SeriesGrid& grid) {
    SeriesSpec series;
    series.rows = grid.rows;
    std::set<NumberSet> sets;
    for (const SeriesPenta& penta : pentas_of(series)) sets.insert(penta.set);
    return sets;
  };
  // Of the sets with one solution there are more than enough for two such grids.
  GridRequest request{.rows = 2, .from = 4, .to = 6, .objective = Objective::single};
  const auto first = made(request);
  REQUIRE(first);
  request.avoided = sets_of(*first);
  const auto second = made(request);
  REQUIRE(second);
  CHECK(first->optimal);
  CHECK(second->optimal);
  std::size_t shared = 0;
  for (const NumberSet set : sets_of(*second)) shared += request.avoided.count(set);
  CHECK(shared == 0);
  const SetPrices prices = price_sets(request, 4, book(), {content(), {}, {}, {}, {}, {}});
  CHECK(cost_of(first->rows, prices) == cost_of(second->rows, prices));
}

TEST_CASE("No small grid that is as good has fewer of the sets to avoid, also with locked cells") {
  constexpr std::int64_t kScale = 100;
  Rng rng(11);
  int possible = 0;
  for (int i = 0; i < 25; ++i) {
    GridRequest request = small_grid(rng);
    const auto first = made(request);
    if (!first) continue;
    ++possible;
    SeriesSpec series;
    series.rows = first->rows;
    for (const SeriesPenta& penta : pentas_of(series)) request.avoided.insert(penta.set);
    SetPrices prices = price_sets(request, 3, book(), {content(), {}, {}, {}, {}, {}}), shared, both;
    for (const auto& [set, price] : prices) {
      shared[set] = request.avoided.contains(set) ? 1 : 0;
      both[set] = price * kScale + shared[set];
    }
    const auto second = made(request);
    REQUIRE(second);
    INFO(i);
    CHECK(cost_of(second->rows, prices) == cost_of(first->rows, prices));
    CHECK(cost_of(second->rows, shared) == Brute(request, both).best() - kScale * cost_of(first->rows, prices));
  }
  CHECK(possible > 8);
}

TEST_CASE("A curve over the columns is followed: pentas that are to be hard have few solutions") {
  const auto solutions_at = [](const std::vector<int>& curve, std::size_t size) {
    const auto grid = made({.rows = 4, .from = 4, .to = 8, .objective = Objective::curve, .curve = curve});
    REQUIRE(grid);
    std::uint64_t sum = 0;
    for (const SeriesRow& row : grid->rows) sum += book().solutions(number_set({row.numbers.data(), size}), {});
    return sum;
  };
  CHECK(solutions_at({0, 100}, 4) > solutions_at({100, 0}, 4));
  CHECK(solutions_at({0, 100}, 8) < solutions_at({100, 0}, 8));
  CHECK(wanted_difficulty({.from = 4, .to = 8, .curve = {0, 100, 50}}, 5) == 0.5);
  CHECK(wanted_difficulty({.from = 4, .to = 8}, 8) == 1.0);
}
