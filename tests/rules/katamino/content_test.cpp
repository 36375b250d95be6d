#include "solver/solver.hpp"
#include "table.hpp"

#include <algorithm>
#include <map>
#include <set>

using namespace tablier;
using namespace tablier::katamino;

namespace {

const PieceSpec& piece(int number) {
  const auto& pieces = bundled_spec().content.pieces;
  return *std::find_if(pieces.begin(), pieces.end(), [&](const PieceSpec& p) { return p.number == number; });
}

bool solvable(const std::vector<int>& numbers) {
  Puzzle puzzle{.region = box(static_cast<int>(numbers.size()), kPentaRows), .pieces = {}};
  for (const int n : numbers) puzzle.pieces.push_back({n, piece(n).form, n == 1});
  return Solver::make(puzzle)->first().has_value();
}

}  // namespace

TEST_CASE("The bundled content has no fault") {
  CHECK(bundled_spec().default_variant == "penta");
  CHECK(bundled_spec().content.pieces.size() == 12);
  CHECK_FALSE(bundled_spec().rules.empty());
}

// Number of pentas of each printed table; 512 in all.
TEST_CASE("Every series has its pentas, and each of them can be solved with n°1 along the rows") {
  const std::map<std::string, int> expected{{"small-slam", 42}, {"slam", 118}, {"grand-slam", 96},
                                            {"super-slam", 84}, {"nine", 12},  {"challenge", 160}};
  for (const auto& [name, pentas] : expected) {
    const SeriesSpec* series = find_spec(bundled_spec().content.series, name);
    REQUIRE(series);
    int n = 0;
    for (const SeriesRow& row : series->rows)
      for (std::size_t size = static_cast<std::size_t>(row.first); size <= row.numbers.size(); ++size, ++n) {
        INFO(name << " " << row.name << " " << size);
        CHECK(solvable({row.numbers.begin(), row.numbers.begin() + static_cast<std::ptrdiff_t>(size)}));
      }
    CHECK(n == pentas);
  }
}

TEST_CASE("The series that is completed begins as its rule sheet does and repeats neither a set nor a last piece") {
  const SeriesSpec* series = find_spec(bundled_spec().content.series, "grand-slam-fr");
  REQUIRE(series);
  std::set<std::set<int>> sets;
  std::set<int> last;
  for (const SeriesRow& row : series->rows) {
    for (std::size_t size = 4; size <= row.numbers.size(); ++size) {
      const std::vector<int> numbers(row.numbers.begin(), row.numbers.begin() + static_cast<std::ptrdiff_t>(size));
      CHECK(solvable(numbers));
      sets.emplace(numbers.begin(), numbers.end());
    }
    last.insert(row.numbers.back());
  }
  CHECK(sets.size() == 96);
  CHECK(last.size() == 12);
  const auto& a = series->rows.at(0).numbers;
  CHECK(std::vector<int>(a.begin(), a.begin() + 5) == std::vector<int>{2, 3, 6, 11, 8});
  CHECK_FALSE(series->note.empty());
}

TEST_CASE("The figures named after a piece are that piece made larger") {
  for (const PieceSpec& p : bundled_spec().content.pieces) {
    const FigureSpec* triple = find_spec(bundled_spec().content.figures, "triple-" + p.letter);
    const FigureSpec* volume = find_spec(bundled_spec().content.figures, "volume-" + p.letter);
    REQUIRE(triple);
    REQUIRE(volume);
    CHECK(triple->cells == p.form.scaled(3).cells());
    CHECK(triple->pieces.size() == 11);
    CHECK(std::find(triple->pieces.begin(), triple->pieces.end(), p.number) == triple->pieces.end());
    CHECK(volume->cells == p.form.scaled(2, 3).cells());
  }
  for (const auto& [name, extent] :
       std::map<std::string, Place>{{"box-3x4x5", {5, 4, 3}}, {"box-2x5x6", {6, 5, 2}}, {"box-2x3x10", {10, 3, 2}}}) {
    const FigureSpec* found = find_spec(bundled_spec().content.figures, name);
    REQUIRE(found);
    CHECK(found->cells.size() == 60);
    CHECK(Polyform(found->cells).extent() == extent);
  }
}

TEST_CASE("Every bundled flat figure can be filled, and the heart in one way only") {
  int figures = 0;
  for (const Parameter& p : parameters(*bundled_content()))
    for (const std::string& name : p.name == "figure" ? p.values : std::vector<std::string>{}) {
      INFO(name);
      const auto state = game({{"mode", "figure"}, {"figure", name.c_str()}})->start({});
      CHECK(*state->facts(seat(0)).find("solvable") == Value(true));
      ++figures;
    }
  CHECK(figures >= 6);
  const auto heart = game({{"mode", "figure"}, {"figure", "heart"}, {"count", "true"}})->start({});
  CHECK(*heart->facts(seat(0)).find("solutions") == Value(1));
}
