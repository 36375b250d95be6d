#include "editor/series/session/candidate_finder.hpp"
#include "fixture.hpp"

#include <bit>

using namespace tablier;
using namespace tablier::editor;
using katamino::candidates_for;
using katamino::number_bit;
using katamino::number_set;

namespace {

PentaAtlas& atlas() {
  static PentaAtlas kAtlas(pieces());
  return kAtlas;
}

std::vector<Candidate> candidates(const std::vector<SeriesRow>& rows, CellIndex cell) {
  const auto found = candidates_for(rows, cell, atlas(), {});
  REQUIRE(found);
  return *found;
}

const Candidate& of(const std::vector<Candidate>& all, int number) {
  return *std::find_if(all.begin(), all.end(), [number](const Candidate& one) { return one.number == number; });
}

/// The ways on by plain trying, no table of what was met.
std::uint64_t ways_on(std::vector<int> numbers, std::size_t at, std::size_t length) {
  if (at == length) return 1;
  std::uint64_t all = 0;
  for (const int n : tablier::editor::numbers()) {
    if (std::find(numbers.begin(), numbers.end(), n) != numbers.end()) continue;
    numbers.push_back(n);
    if (*atlas().solvable(number_set(numbers), {})) all += ways_on(numbers, at + 1, length);
    numbers.pop_back();
  }
  return all;
}

}  // namespace

TEST_CASE("Each piece is told with the solutions that it gives, as counting its penta says") {
  const auto all = candidates({{"A", 4, {2, 3, 6, 11, 0, 0}}}, {0, 4});
  REQUIRE(all.size() == 12);
  for (const Candidate& one : all) {
    INFO(one.number);
    if (one.reason.key == "katamino.reason.in_row") continue;
    const NumberSet set = number_set(std::vector<int>{2, 3, 6, 11}) | number_bit(one.number);
    CHECK(one.solutions == *atlas().solutions(set, {}));
    CHECK(one.possible == (one.solutions > std::uint64_t{0}));
    CHECK(one.possible == one.reason.empty());
  }
  CHECK(of(all, 8).solutions == 2);  // the rules page: {2 3 6 11} with 8 on 5 × 5
}

TEST_CASE("A row's future is the number of ways to its last column, as trying all of them says") {
  const auto all = candidates({{"A", 4, {2, 3, 6, 11, 0, 0, 0}}}, {0, 4});
  for (const Candidate& one : all) {
    INFO(one.number);
    CHECK(one.futures == (one.possible ? ways_on({2, 3, 6, 11, one.number}, 5, 7) : 0));
  }
}

TEST_CASE("Sets of other rows are not to be had, here and later") {
  const std::vector<SeriesRow> rows{{"A", 4, {2, 3, 6, 11, 8}}, {"B", 4, {2, 3, 6, 11, 0}}};
  const auto all = candidates(rows, {1, 4});
  CHECK(!of(all, 8).possible);
  CHECK(of(all, 8).reason == Text("katamino.reason.elsewhere", {{"row", "A"}}));
  // What A has at Penta 6 closes one way for B.
  const std::vector<SeriesRow> longer{{"A", 4, {2, 3, 6, 11, 8, 4}}, {"B", 4, {2, 3, 6, 11, 0, 0}}};
  const auto alone = candidates({{"B", 4, {2, 3, 6, 11, 0, 0}}}, {0, 4});
  const auto beside = candidates(longer, {1, 4});
  CHECK(of(beside, 4).futures + (*atlas().solvable(number_set(std::vector<int>{2, 3, 6, 11, 8, 4}), {}) ? 1 : 0) == of(alone, 4).futures);
}

TEST_CASE("Reasons are the shortest there are: no penta with that piece, else the fewest pieces beside which it never stands") {
  const auto with_12 = candidates({{"A", 4, {2, 3, 6, 0}}}, {0, 3});
  for (const Candidate& one : with_12) {
    if (one.possible || one.reason.key == "katamino.reason.in_row") continue;
    INFO(one.number);
    const auto& sets = *atlas().sets_of(4, {});
    const auto stands = [&](NumberSet with) {
      return std::any_of(sets.begin(), sets.end(), [with](NumberSet s) { return (s & with) == with; });
    };
    if (one.reason.key == "katamino.reason.no_penta") CHECK(!stands(number_bit(one.number)));
    else {
      REQUIRE(one.reason.key == "katamino.reason.no_completion");
      CHECK(stands(number_bit(one.number)));
    }
  }
  CHECK(of(with_12, 1).reason == Text("katamino.reason.no_penta", {{"number", 1}, {"penta", 4}}));  // the atlas: 19 sets, none with n°1
  CHECK(of(with_12, 2).reason == Text("katamino.reason.in_row", {{"number", 2}, {"place", 1}}));
}

TEST_CASE("A piece after which the row goes no further says how far it goes") {
  int ends = 0;
  for (const NumberSet set : *atlas().sets_of(4, {})) {
    auto row = katamino::numbers_of(set);
    if (set & number_bit(12)) continue;
    row.insert(row.end(), {0, 12});
    for (const Candidate& one : candidates({{"A", 4, row}}, {0, 4})) {
      if (!one.possible) continue;
      const NumberSet last = set | number_bit(one.number) | number_bit(12);
      CHECK(one.futures == (*atlas().solvable(last, {}) ? 1 : 0));
      if (one.futures > 0) continue;
      ++ends;
      CHECK(one.reason == Text("katamino.reason.ends", {{"n", 5}}));
      CHECK(one.reaches == 5);
    }
  }
  CHECK(ends > 0);
}

TEST_CASE("In an empty start the ways count, each choice of its pieces once") {
  const auto all = candidates({{"A", 4, {0, 0, 0, 0}}}, {0, 1});
  for (const Candidate& one : all) {
    std::uint64_t sets = 0;
    for (const NumberSet set : *atlas().sets_of(4, {})) sets += (set & number_bit(one.number)) != 0;
    INFO(one.number);
    CHECK(!one.solutions);
    CHECK(one.futures == sets);
    CHECK(one.possible == (sets > 0));
  }
}

TEST_CASE("Candidates are found beside, for the slot that was asked for last, and nothing is asked twice") {
  CandidateFinder finder(pieces());
  const std::vector<SeriesRow> rows{{"A", 4, {2, 3, 6, 11, 0, 0, 0, 0}}};
  finder.look(rows, {0, 7});
  finder.look(rows, {0, 4});
  while (!finder.poll()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  CHECK(finder.candidates() == candidates(rows, {0, 4}));
  finder.look(rows, {0, 4});
  CHECK(!finder.busy());
}
