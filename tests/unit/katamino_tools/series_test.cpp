#include "calls.hpp"
#include "tools/rank_correlation.hpp"
#include "tools/series_figures.hpp"

#include <algorithm>
#include <set>

using namespace tablier;
using namespace tablier::katamino;

namespace {

SeriesSpec french_start() {
  SeriesSpec series;
  series.rows = {{"A", 4, {2, 3, 6, 11, 8}}};
  return series;
}

std::vector<std::string> names(const Value& json, const char* member) {
  std::vector<std::string> all;
  for (const Value& v : *json.find(member)->as_list()) all.push_back(*v.as_string());
  return all;
}

std::vector<std::string> keys_of(const ToolAnswer& made) {
  std::vector<std::string> keys;
  for (const Text& line : made.lines) keys.push_back(line.key);
  return keys;
}

bool tells(const ToolAnswer& made, const std::string& key) {
  const auto keys = keys_of(made);
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// Every promise of a grid that is told apart from its figures.
void check_grid(const ToolAnswer& made, std::size_t rows, std::size_t pieces) {
  REQUIRE(made.series);
  CHECK(made.status == 0);
  CHECK(made.series->rows.size() == rows);
  std::set<NumberSet> sets;
  for (const SeriesRow& row : made.series->rows) CHECK(row.numbers.size() == pieces);
  const auto pentas = pentas_of(*made.series);
  for (const SeriesPenta& penta : pentas) {
    sets.insert(penta.set);
    if (penta.numbers.size() <= 5) CHECK(!(penta.set & number_bit(1)));
  }
  CHECK(sets.size() == pentas.size());
  CHECK(names(made.json, "impossible").empty());
  CHECK(names(made.json, "repeated").empty());
}

std::size_t last_pieces(const ToolAnswer& made) {
  std::set<int> last;
  for (const SeriesRow& row : made.series->rows) last.insert(row.numbers.back());
  return last.size();
}

}  // namespace

// The figures of the rules page.
TEST_CASE("The Grand Slam has 96 pentas, 4771 solutions and 26 pentas with a single one") {
  const auto made = answer("series check", Value::map(), {.series = grand_slam()});
  CHECK(made.status == 0);
  CHECK(to_json(made.json) == R"({"pentas": 96, "distinct_sets": 96, "solutions": 4771, "single": 26, "impossible": [], "repeated": []})");
}

TEST_CASE("Impossible and repeated pentas are named, and the answer is no") {
  SeriesSpec series = grand_slam();
  series.rows[8].numbers = {2, 5, 6, 8, 4, 9, 11, 1, 10, 3, 12};
  series.rows.push_back({"M", 4, {2, 4, 5, 8}});
  const auto made = answer("series check", Value::map(), {.series = series});
  CHECK(made.status == 1);
  CHECK(names(made.json, "repeated") == std::vector<std::string>{"M:4"});
  CHECK(names(made.json, "impossible") == std::vector<std::string>{"I:5", "I:7"});
}

TEST_CASE("Unknown numbers are passed over, and wrong ones refused") {
  SeriesSpec series = french_start();
  series.rows[0].numbers = {2, 3, 6, 11, 0, 8};
  CHECK(number(answer("series check", Value::map(), {.series = series}).json, "pentas") == 1);
  series.rows[0].numbers = {2, 3, 6, 13};
  CHECK(problem("series check", Value::map(), {.series = series}) == "katamino.answer.unknown_number");
  series.rows[0].numbers = {2, 3, 6, 2};
  CHECK(problem("series check", Value::map(), {.series = series}) == "katamino.answer.twice_in_row");
}

TEST_CASE("Each penta of a series is rated") {
  const auto made = answer("series rate", Value::map(), {.series = french_start()});
  const auto* ratings = made.json.find("ratings")->as_list();
  REQUIRE(ratings);
  REQUIRE(ratings->size() == 2);
  CHECK(*ratings->front().find("penta")->as_string() == "A:4");
  CHECK(number(ratings->front(), "solutions") == 5);
  CHECK(*ratings->front().find("difficulty")->as_real() < *ratings->back().find("difficulty")->as_real());
}

TEST_CASE("Ranks share the mean of equal ones, and the order of one list is held against that of another") {
  CHECK(ranks(std::vector<double>{30, 10, 20, 10}) == std::vector<double>{4, 1.5, 3, 1.5});
  const std::vector<double> one{1, 2, 3, 4, 5}, reverse{9, 7, 5, 3, 1}, equal{2, 2, 2, 2, 2};
  CHECK(*rank_correlation(one, one) == Approx(1));
  CHECK(*rank_correlation(one, reverse) == Approx(-1));
  CHECK_FALSE(rank_correlation(one, equal));
  // Two neighbours change places: 1 − 6·2 / (5·24), the formula for lists without equal ones.
  CHECK(*rank_correlation(one, std::vector<double>{1, 3, 2, 4, 5}) == Approx(0.9));
}

TEST_CASE("The difficulty is held against the player's own times, where there are enough") {
  SeriesSpec series = grand_slam();
  series.rows.resize(2);
  std::vector<SolveTime> times;
  for (int count = 3; count <= 7; ++count) times.push_back({"A", count, 10.0 * count});
  const auto made = answer("series rate", Value::map({{"times", true}}), {.series = series, .times = times});
  const Value* told = made.json.find("times");
  REQUIRE(told);
  const auto timed = number(*told, "solved");
  CHECK(timed >= 4);
  const auto& ratings = *made.json.find("ratings")->as_list();
  const auto a5 = std::find_if(ratings.begin(), ratings.end(), [](const Value& r) { return *r.find("penta")->as_string() == "A:5"; });
  REQUIRE(a5 != ratings.end());
  CHECK(*a5->find("seconds")->as_real() == 50);
  CHECK(ratings.back().find("seconds")->is_null());
  times.resize(2);
  const auto few = answer("series rate", Value::map({{"times", true}}), {.series = series, .times = times});
  CHECK(few.json.find("times")->find("rank_correlation")->is_null());
  CHECK(few.lines.back().key == "katamino.answer.few_times");
  CHECK_FALSE(answer("series rate", Value::map(), {.series = series, .times = times}).json.find("times"));
}

TEST_CASE("The start of the French Grand Slam is completed to twelve rows that keep every rule") {
  const auto made = answer("series complete", Value::map({{"objective", "single"}, {"rows", 12}, {"to", 11}}), {.series = french_start()});
  check_grid(made, 12, 11);
  CHECK(number(made.json, "pentas") == 96);
  const auto& row = made.series->rows.front().numbers;
  CHECK(std::vector<int>(row.begin(), row.begin() + 5) == std::vector<int>{2, 3, 6, 11, 8});
}

TEST_CASE("Gaps are filled and what is known stays where it is") {
  SeriesSpec series;
  series.rows = {{"A", 4, {2, 3, 6, 11, 0, 0, 8}}, {"B", 4, {0, 0, 5, 8}}, {"C", 4, {2, 4, 6, 7, 8, 3}}};
  const auto made = answer("series complete", Value::map({{"rows", 4}, {"to", 7}}), {.series = series});
  check_grid(made, 4, 7);
  CHECK(made.series->rows[0].numbers[6] == 8);
  CHECK(made.series->rows[1].numbers[2] == 5);
  CHECK(made.series->rows[2].numbers[5] == 3);
}

TEST_CASE("A series is completed in its own rows and columns where no others are asked for") {
  SeriesSpec series;
  series.rows = {{"A", 4, {2, 3, 6, 11, 0, 8}}, {"B", 5, {2, 4, 6, 0, 0}}};
  const auto made = answer("series complete", Value::map(), {.series = series});
  REQUIRE(made.series->rows.size() == 2);
  CHECK(made.series->rows[0].numbers.size() == 6);
  CHECK(made.series->rows[1].numbers.size() == 5);
  CHECK(number(made.json, "pentas") == 4);
}

TEST_CASE("Nothing is proven of a grid that has a penta without solution, and a curve is told with the distance to it") {
  const auto keys = [](const ToolAnswer& made) {
    std::set<std::string> all;
    for (const Text& line : made.lines) all.insert(line.key);
    return all;
  };
  SeriesSpec series;
  series.rows = {{"A", 4, {2, 4, 6, 10}}};
  const auto impossible = answer("series complete", Value::map(), {.series = series});
  CHECK(impossible.status == 1);
  CHECK_FALSE(keys(impossible).contains("katamino.answer.optimal"));
  series.rows = {{"A", 4, {2, 4, 5, 8, 0}}};
  const auto sound = keys(answer("series complete", Value::map({{"curve", numbers({0, 100})}}), {.series = series}));
  CHECK(sound.contains("katamino.answer.optimal"));
  CHECK(sound.contains("katamino.answer.off_curve"));
}

TEST_CASE("A series that cannot be completed says which row, or that there is no grid") {
  SeriesSpec series;
  series.rows = {{"A", 4, {2, 3, 0, 12}}};
  const auto made = answer("series complete", Value::map(), {.series = series});
  CHECK(made.status == 1);
  REQUIRE_FALSE(made.lines.empty());
  CHECK(tells(made, "katamino.answer.unfilled"));
  CHECK(to_json(*made.json.find("never_filled")) == "[\"A\"]");
  CHECK_FALSE(made.series);
  CHECK(refusal("series generate", Value::map({{"rows", 7}, {"from", 3}, {"to", 5}})) == "katamino.answer.no_grid_so_large");
  CHECK(problem("series generate", Value::map({{"from", 5}, {"to", 5}})) == "katamino.answer.from_to");
  CHECK(problem("series generate", Value::map({{"to", 13}})) == "katamino.answer.too_few_pieces");
}

TEST_CASE("What can be filled of a series is filled, and each row that cannot be is told with the reason") {
  SeriesSpec series;
  series.rows = {{"A", 4, {2, 4, 5, 8, 0}}, {"B", 4, {12, 1, 0, 0, 0}}, {"C", 4, {2, 3, 7, 9, 0}}};
  const auto made = answer("series complete", Value::map(), {.series = series});
  CHECK(made.status == 1);
  REQUIRE(made.series);
  CHECK(made.series->rows[0].numbers[4] != 0);
  CHECK(made.series->rows[1].numbers == series.rows[1].numbers);
  CHECK(made.series->rows[2].numbers[4] != 0);
  const Text why("katamino.reason.no_penta", {{"number", 12}, {"penta", 4}});  // the atlas: no Penta 4 takes the cross
  CHECK(made.lines.back() == Text("katamino.answer.unfilled", {{"row", std::string("B")}, {"why", why}}));
  CHECK(to_json(*made.json.find("unfilled")) == R"([{"row": "B", "reason": "no_penta", "number": 12, "penta": 4}])");
  CHECK(names(made.json, "never_filled") == std::vector<std::string>{"B"});
  CHECK(made.json.find("rows")->find("B"));
}

TEST_CASE("Where nothing else is left a row is filled with no. 1 in its Penta 5, and that is told") {
  SeriesSpec series;  // "katamino atlas": 19 sets make a Penta 4, which without no. 1 in a Penta 5 begin twelve rows
  for (int r = 0; r < 14; ++r) series.rows.push_back({std::string(1, static_cast<char>('A' + r)), 4, {0, 0, 0, 0, 0}});
  const auto without = answer("series complete", Value::map(), {.series = series});
  CHECK(without.status == 0);
  REQUIRE(without.series);
  CHECK(tells(without, "katamino.answer.n1_needed"));
  for (const SeriesRow& row : without.series->rows) CHECK(std::count(row.numbers.begin(), row.numbers.end(), 0) == 0);
  CHECK_FALSE(tells(answer("series complete", Value::map({{"n1_in_penta5", true}}), {.series = series}), "katamino.answer.n1_needed"));
}

TEST_CASE("A slot where only a piece fits that stands further on in its row is told with that piece") {
  for (const std::vector<int>& numbers : {std::vector<int>{2, 4, 0, 8, 5}, std::vector<int>{4, 8, 0, 2, 7, 5}}) {
    SeriesSpec series;
    series.rows = {{"G", 4, numbers}};
    const auto made = answer("series complete", Value::map(), {.series = series});
    CHECK(made.status == 1);
    CHECK(to_json(*made.json.find("unfilled")) == R"([{"row": "G", "reason": "only_later", "pieces": "5", "place": 3, "n": 1}])");
  }
}

TEST_CASE("Rows that one set is left for are told with the row that has it") {
  SeriesSpec series;  // one set makes a Penta 12 ("katamino atlas")
  series.rows = {{"A", 11, {2, 4, 5, 8, 7, 10, 6, 12, 9, 1, 11, 3}}, {"B", 11, {2, 3, 7, 9, 8, 5, 12, 6, 1, 4, 10, 0}}};
  const auto made = answer("series complete", Value::map(), {.series = series});
  CHECK(made.status == 1);
  CHECK(to_json(*made.json.find("unfilled")) == R"([{"row": "B", "reason": "elsewhere", "other": "A"}])");
}

TEST_CASE("A grid for which there are too few sets says of which penta") {
  // Seven sets make a Penta 3 and one makes a Penta 12 ("katamino atlas").
  CHECK(refusal("series generate", Value::map({{"rows", 8}, {"from", 3}, {"to", 4}})) == "katamino.answer.too_few_sets");
  CHECK(refusal("series generate", Value::map({{"rows", 2}, {"from", 10}, {"to", 12}})) == "katamino.answer.too_few_sets");
}

TEST_CASE("A curve is for the objective that follows it, and has no more values than there are columns") {
  const auto refused = [](const char* objective, const std::vector<int>& curve) {
    return problem("series generate",
                   Value::map({{"rows", 2}, {"from", 4}, {"to", 6}, {"objective", objective}, {"curve", Value::list_of(curve)}}));
  };
  CHECK(refused("fewest", {0, 50, 100}) == "katamino.answer.curve_unused");
  CHECK(refused("curve", {0, 50, 100, 100}) == "katamino.answer.curve_long");
}

TEST_CASE("A grid of single solutions is proven to have as many of them as can be") {
  for (const bool differ : {false, true}) {
    const auto made = answer("series generate", Value::map({{"objective", "single"}, {"last_pieces_differ", differ}}));
    check_grid(made, 12, 11);
    CHECK(*made.json.find("optimal")->as_bool());
    CHECK(number(made.json, "single") == 49);
    if (differ) CHECK(last_pieces(made) == 12);
  }
}

TEST_CASE("Different last pieces are asked of no grid that cannot have them") {
  CHECK(refusal("series generate", Value::map({{"rows", 13}, {"from", 4}, {"to", 6}, {"last_pieces_differ", true}})) ==
        "katamino.answer.last_pieces");
}

TEST_CASE("A small grid is as good as one that was found by trying all") {
  // Two rows of Pentas 3 and 4: the least number of solutions over all pairs of different starts and ends.
  PentaBook book(content().pieces, LineRule::rows);
  std::vector<std::array<NumberSet, 2>> rows;
  for (const NumberSet end : book.solvable_sets(4, {}))
    for (const NumberSet start : book.solvable_sets(3, {}))
      if ((start & ~end) == 0) rows.push_back({start, end});
  const auto cost = [&](const auto& row) { return book.solutions(row[0], {}) + book.solutions(row[1], {}); };
  std::uint64_t min = ~std::uint64_t{0};
  for (const auto& a : rows)
    for (const auto& b : rows)
      if (a[0] != b[0] && a[1] != b[1]) min = std::min(min, cost(a) + cost(b));
  const auto made = answer("series generate", Value::map({{"rows", 2}, {"from", 3}, {"to", 4}, {"objective", "fewest"}}));
  check_grid(made, 2, 4);
  CHECK(*made.json.find("optimal")->as_bool());
  CHECK(static_cast<std::uint64_t>(number(made.json, "solutions")) == min);
}

TEST_CASE("Objectives pull the grid their way, and the same seed gives the same grid") {
  const auto solutions = [](const char* objective) {
    const auto made = answer("series generate", Value::map({{"rows", 6}, {"to", 6}, {"objective", objective}}));
    check_grid(made, 6, 6);
    return number(made.json, "solutions");
  };
  CHECK(solutions("fewest") < solutions("curve"));
  CHECK(solutions("curve") < solutions("most"));
  const Value settings = Value::map({{"rows", 3}, {"to", 6}, {"seed", 5}});
  CHECK(to_json(answer("series generate", settings).json) == to_json(answer("series generate", settings).json));
}

// The figures of the rules page for n = 3 … 6.
TEST_CASE("The atlas counts the sets that fill the board and their solutions") {
  const auto made = answer("atlas", Value::map());
  const auto& entries = *made.json.as_list();
  REQUIRE(entries.size() == 12);
  const std::vector<std::int64_t> sets{0, 0, 7, 19, 45, 169};
  const std::vector<std::int64_t> solutions{0, 0, 7, 36, 107, 401};
  for (std::size_t i = 0; i < sets.size(); ++i) {
    CHECK(number(entries[i], "sets") == sets[i]);
    CHECK(number(entries[i], "solutions") == solutions[i]);
  }
  CHECK(number(entries[11], "solutions") == 786);
}

TEST_CASE("The atlas lists each set where it is asked to") {
  const auto made = answer("atlas", Value::map({{"columns", 4}, {"sets", true}}));
  const Value& entry = made.json.as_list()->front();
  CHECK(number(entry, "sets") == 19);
  CHECK(number(entry, "sets_without_n1") == 19);
  CHECK(number(entry, "single") == 9);
  CHECK(number(entry, "2-3-5-6") == 3);
}

TEST_CASE("Empty slots are counted by the check, and rows that can never be completed make its answer no") {
  SeriesSpec series;
  series.rows = {{"A", 4, {12, 1, 0, 0, 0}}, {"B", 4, {2, 4, 5, 8, 0}}};
  const auto made = answer("series check", Value::map(), {.series = series});
  CHECK(made.status == 1);
  CHECK(number(made.json, "empty_slots") == 4);
  CHECK(names(made.json, "never_filled") == std::vector<std::string>{"A"});
  CHECK(tells(made, "katamino.answer.never_filled"));
  series.rows.erase(series.rows.begin());
  const auto sound = answer("series check", Value::map(), {.series = series});
  CHECK(sound.status == 0);
  CHECK(number(sound.json, "empty_slots") == 1);
  CHECK_FALSE(tells(sound, "katamino.answer.never_filled"));
}

TEST_CASE("A series without a whole penta is rated in a line that says why there is no other") {
  SeriesSpec series;
  series.rows = {{"A", 4, {12, 1, 0, 0}}};
  CHECK(keys_of(answer("series rate", Value::map(), {.series = series})) == std::vector<std::string>{"katamino.answer.no_pentas"});
}

TEST_CASE("A full series has nothing to fill, and a curve that nobody gave is not told of") {
  const auto full = answer("series complete", Value::map(), {.series = grand_slam()});
  CHECK(full.lines.back().key == "katamino.answer.nothing_to_fill");
  CHECK_FALSE(tells(full, "katamino.answer.optimal"));
  SeriesSpec series = french_start();
  series.rows[0].numbers.push_back(0);
  const auto made = answer("series complete", Value::map(), {.series = series});
  CHECK_FALSE(tells(made, "katamino.answer.off_curve"));
  CHECK(tells(made, "katamino.answer.optimal"));
}

TEST_CASE("A curve of fewer values than pentas is told as it is followed") {
  const auto of = [](const std::vector<int>& curve) {
    const Value asked = Value::map({{"rows", 2}, {"from", 4}, {"to", 6}, {"objective", "curve"}, {"curve", numbers(curve)}});
    return answer("series generate", asked);
  };
  const auto made = of({0, 50});
  const auto line = std::find_if(made.lines.begin(), made.lines.end(), [](const Text& l) { return l.key == "katamino.answer.curve"; });
  REQUIRE(line != made.lines.end());
  CHECK(to_json(made.json) == to_json(of({0, 25, 50}).json));
  CHECK_FALSE(tells(of({0, 25, 50}), "katamino.answer.curve"));
}

TEST_CASE("A grid of more rows than there can be says how many there can") {
  const auto ask = [](int rows) { return Value::map({{"rows", rows}, {"from", 4}, {"to", 8}}); };
  CHECK(refusal("series generate", ask(14)) == "katamino.answer.no_grid_so_large");
  CHECK(refusal("series generate", ask(13)).empty());
}

TEST_CASE("What can be filled is filled, and the rest says why, however many rows and columns are asked for") {
  SeriesSpec series;
  series.rows = {{"A", 4, {2, 4, 5, 8, 0, 0}}, {"B", 4, {12, 0, 0, 0, 0, 0}}};
  const auto made = answer("series complete", Value::map({{"objective", "single"}, {"rows", 3}, {"to", 6}}), {.series = series});
  CHECK(made.status == 1);
  CHECK(tells(made, "katamino.answer.unfilled"));
  REQUIRE(made.series);
  REQUIRE(made.series->rows.size() == 3);
  for (const std::size_t full : {std::size_t{0}, std::size_t{2}}) CHECK(std::ranges::count(made.series->rows[full].numbers, 0) == 0);
  CHECK(made.series->rows[1].numbers == series.rows[1].numbers);
}
