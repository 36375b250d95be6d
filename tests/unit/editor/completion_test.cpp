#include "fixture.hpp"
#include "tools/series_completion.hpp"
#include "tools/series_figures.hpp"

#include <algorithm>

using namespace tablier;
using namespace tablier::editor;
using katamino::Completed;
using katamino::completed;
using katamino::PentaAtlas;

namespace {

struct Filled {
  std::vector<SeriesRow> rows;
  katamino::SeriesFigures figures;
};

Result<Completed> try_to_fill(const std::vector<SeriesRow>& rows) {
  static const Content content = [] {
    Content made;
    made.pieces = pieces();
    return made;
  }();
  static katamino::PentaBook book(content.pieces, katamino::LineRule::rows);
  PentaAtlas atlas(content.pieces);
  return completed(rows, book, atlas, {content, {}, {}, {}, {}, {}});
}

/// Every row as long as it was, what was laid where it was, and every penta good.
void check_filled(const std::vector<SeriesRow>& before) {
  const auto filled = try_to_fill(before);
  REQUIRE(filled);
  CHECK(filled->unfilled.empty());
  const auto* rows = &filled->rows;
  REQUIRE(rows->size() == before.size());
  for (std::size_t r = 0; r < before.size(); ++r) {
    const auto& was = before[r].numbers;
    const auto& is = (*rows)[r].numbers;
    CHECK((*rows)[r].name == before[r].name);
    CHECK((*rows)[r].first == before[r].first);
    REQUIRE(is.size() == was.size());
    for (std::size_t i = 0; i < was.size(); ++i) CHECK((was[i] == 0 ? is[i] > 0 : is[i] == was[i]));
  }
  katamino::PentaBook book(pieces(), katamino::LineRule::rows);
  const auto figures = katamino::figures_of(series_of(*rows), [&](NumberSet set) { return book.solutions(set, {}); });
  CHECK(figures.impossible.empty());
  CHECK(figures.repeated.empty());
}

}  // namespace

TEST_CASE("empty rows between rows that are begun are filled where they stand") {
  check_filled({{"A", 4, {0, 0, 0, 0, 0, 0}}, {"B", 4, {2, 3, 6, 11, 8, 0}}, {"C", 4, {0, 0, 0, 0, 0, 0}}});
}

TEST_CASE("rows of different lengths stay so") {
  check_filled({{"A", 3, {2, 3, 10, 0}}, {"B", 5, {0, 0, 0, 0, 0, 0, 0}}, {"C", 4, {2, 4, 5, 8}}});
}

TEST_CASE("short rows leave the largest pentas to the long one") {
  check_filled({{"A", 4, std::vector<int>(12, 0)}, {"B", 4, std::vector<int>(5, 0)}, {"C", 3, {0, 3, 0}}});
  check_filled({{"A", 3, {2, 3, 10, 0}}, {"B", 4, {3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, {"C", 4, {2, 4, 5, 8, 0, 0, 0, 0, 0, 0, 0}}});
}

TEST_CASE("of two rows that both need the one largest penta one is filled, and the other says so") {
  const auto filled = try_to_fill({{"A", 4, std::vector<int>(12, 0)}, {"B", 4, std::vector<int>(12, 0)}, {"C", 4, std::vector<int>(5, 0)}});
  REQUIRE(filled);
  REQUIRE(filled->unfilled.size() == 1);
  CHECK(filled->unfilled[0].name == "B");
  CHECK(filled->unfilled[0].why.key == "katamino.reason.no_sets");
  CHECK(filled->rows[0].numbers[11] > 0);
  CHECK(filled->rows[2].numbers[4] > 0);
}

TEST_CASE("a row of one penta is filled, among others and alone") {
  check_filled({{"A", 9, std::vector<int>(9, 0)}, {"B", 9, std::vector<int>(9, 0)}});
  check_filled({{"A", 5, {0, 0, 0, 0, 0}}, {"B", 3, {0, 0, 0, 0}}});
}

TEST_CASE("a gap before pieces that are known is filled") { check_filled({{"A", 4, {2, 3, 0, 11, 8, 0}}, {"B", 4, {0, 0, 0, 0, 0, 0}}}); }

TEST_CASE("a row that cannot be filled says which piece is why, and keeps no other row from being filled") {
  const auto filled = try_to_fill({{"A", 4, {12, 0, 0, 0, 0}}, {"B", 4, {2, 0, 0, 0, 0}}, {"C", 4, {0, 0, 0, 0}}});
  REQUIRE(filled);
  REQUIRE(filled->unfilled.size() == 1);
  CHECK(filled->unfilled[0].name == "A");
  CHECK(filled->unfilled[0].why.key == "katamino.reason.no_penta");
  CHECK(filled->rows[0].numbers == std::vector<int>{12, 0, 0, 0, 0});
  for (const std::size_t r : {1U, 2U}) CHECK(std::ranges::count(filled->rows[r].numbers, 0) == 0);
}

TEST_CASE("a row that begins well but leads nowhere says how far it would go") {
  const auto filled = try_to_fill({{"A", 4, {2, 4, 5, 8, 0, 12}}});
  REQUIRE(filled);
  REQUIRE(filled->unfilled.size() == 1);
  CHECK_FALSE(filled->unfilled[0].why.key.empty());
  CHECK(filled->unfilled[0].why.key != "katamino.reason.no_sets");
}

TEST_CASE("a row whose last penta stands in another row says in which, not how far it would go") {
  std::vector<int> eleven{2, 4, 5, 8, 7, 10, 3, 9, 6, 11, 1, 0};
  std::vector<int> whole = eleven;
  whole.back() = 12;
  std::swap(whole[9], whole[10]);
  const auto filled = try_to_fill({{"A", 12, whole}, {"B", 11, eleven}});
  REQUIRE(filled);
  REQUIRE(filled->unfilled.size() == 1);
  CHECK(filled->unfilled[0].name == "B");
  CHECK(filled->unfilled[0].why == Text("katamino.reason.elsewhere", {{"row", std::string("A")}}));
}
