#include "solver/difficulty.hpp"
#include "solver/notation.hpp"
#include "support.hpp"

#include <algorithm>

using namespace tablier;
using namespace tablier::katamino;

namespace {

std::string problem_of(const Puzzle& puzzle) {
  const auto solver = Solver::make(puzzle);
  return solver ? std::string() : solver.problem().text.key;
}

std::vector<PieceSpec> sheets() {
  std::vector<PieceSpec> all;
  for (int n = 1; n <= 12; ++n) all.push_back({n, std::string(1, kLetters[static_cast<std::size_t>(n)]), pentomino(n)});
  return all;
}

const Laid kCornerL = lay(2, {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 0}});

}  // namespace

TEST_CASE("What lies already is part of every solution") {
  Puzzle puzzle = penta({2, 3, 6, 11});
  puzzle.laid = {kCornerL};
  const auto solutions = all_solutions(puzzle);
  CHECK(solutions.size() == 3);
  for (const Solution& solution : solutions) CHECK(std::count(solution.begin(), solution.end(), kCornerL) == 1);
}

TEST_CASE("A position that cannot be completed has no first solution, and one that is complete is its own") {
  Puzzle puzzle = penta({2, 3, 6, 11});
  const auto solver = Solver::make(puzzle);
  const auto solution = solver->first();
  REQUIRE(solution);
  puzzle.laid = *solution;
  CHECK(Solver::make(puzzle)->first() == solution);
  puzzle.laid = {lay(6, {{1, 0}, {1, 1}, {2, 0}, {2, 1}, {2, 2}})};
  SearchStats stats;
  CHECK(!Solver::make(puzzle)->first({}, &stats));
  CHECK(stats.complete);
}

TEST_CASE("A region whose size is no multiple of the pieces' has no solution") {
  CHECK(count({box(4, 4), pentominoes({2, 3, 6, 11})}) == 0);
  CHECK(count({box(3, 5), pentominoes({2, 3})}) == 0);
}

TEST_CASE("A search ends after as many solutions as were asked for") {
  for (const bool distinct : {false, true}) {
    const auto solver = Solver::make(board(6, 10));
    const SearchStats stats = solver->count({.distinct = distinct, .max = 10});
    CHECK(stats.solutions == 10);
    CHECK(!stats.complete);
    CHECK(solver->count({.distinct = distinct, .max = 0}).solutions == 0);
  }
}

TEST_CASE("A visitor can end a search") {
  int seen = 0;
  const SearchStats stats = Solver::make(board(6, 10))->each({}, [&](const Solution&) { return ++seen < 5; });
  CHECK(seen == 5);
  CHECK(stats.solutions == 5);
  CHECK(!stats.complete);
}

TEST_CASE("A stopped search ends soon and says that it is not complete") {
  std::stop_source source;
  source.request_stop();
  for (const Puzzle& puzzle : {board(6, 10), volume(box(5, 4, 3)), tripled(6)}) {
    const SearchStats stats = Solver::make(puzzle)->count({.stop = source.get_token()});
    CHECK(!stats.complete);
    CHECK(stats.nodes < 200'000);
  }
}

TEST_CASE("Puzzles that make no sense are refused, each for its reason") {
  const auto with = [](std::vector<Laid> laid) {
    Puzzle puzzle = penta({1, 2, 3, 6, 11});
    puzzle.laid = std::move(laid);
    return puzzle;
  };
  CHECK(problem_of({{}, all_pentominoes()}) == "katamino.puzzle.no_cells");
  CHECK(problem_of({{{0, 0}, {0, 0}}, all_pentominoes()}) == "katamino.puzzle.cell_twice");
  CHECK(problem_of({box(5, 1), pentominoes({1, 1})}) == "katamino.puzzle.piece_twice");
  CHECK(problem_of({box(5, 1), {{1, {}, false}}}) == "katamino.puzzle.empty_piece");
  CHECK(problem_of({box(5, 1), std::vector<Piece>(65)}) == "katamino.puzzle.too_many_pieces");
  CHECK(problem_of(with({lay(4, {{0, 0}})})) == "katamino.puzzle.unknown_piece");
  CHECK(problem_of(with({lay(2, {{0, 0}, {0, 1}})})) == "katamino.puzzle.wrong_shape");
  CHECK(problem_of(with({lay(1, {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}})})) == "katamino.puzzle.wrong_shape");
  CHECK(problem_of(with({lay(2, {{4, 0}, {5, 0}, {6, 0}, {7, 0}, {4, 1}})})) == "katamino.puzzle.outside");
  CHECK(problem_of(with({kCornerL, lay(3, {{1, 0}, {1, 1}, {1, 2}, {1, 3}, {2, 1}})})) == "katamino.puzzle.overlap");
  CHECK(problem_of(with({kCornerL})).empty());
}

TEST_CASE("A placement is written and read as its letter and cells") {
  const auto all = sheets();
  const Grid flat = grid_around(box(12, 5));
  CHECK(to_notation(kCornerL, all, flat) == "L:a1-a2-a3-a4-b1");
  const auto read = parse_laid("L:b1-a4-a3-a2-a1", all, flat);
  REQUIRE(read);
  CHECK(*read == kCornerL);
  const Grid solid = grid_around(box(5, 4, 3));
  const Laid standing = lay(1, {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {4, 0, 0}});
  CHECK(to_notation(standing, all, solid) == "I:a1.1-b1.1-c1.1-d1.1-e1.1");
  CHECK(*parse_laid(to_notation(standing, all, solid), all, solid) == standing);
}

TEST_CASE("A placement that cannot be read says what is wrong with it") {
  const auto all = sheets();
  const Grid flat = grid_around(box(12, 5));
  CHECK(parse_laid("La1-b1", all, flat).problem().text.key == "katamino.notation.malformed");
  CHECK(parse_laid("Q:a1-b1", all, flat).problem().text.key == "katamino.notation.unknown_piece");
  CHECK(parse_laid("L:a1-z9", all, flat).problem().text.key == "place.off_board");
  CHECK(parse_laid("L:a1--b1", all, flat).problem().text.key == "place.malformed");
}

TEST_CASE("The difficulty is the work for one solution, and none without a solution") {
  const auto easy = difficulty(penta({2, 3, 6, 11}));
  const auto hard = difficulty(penta({2, 4, 5, 8, 7, 10, 6, 12, 9}));
  REQUIRE(easy);
  REQUIRE(hard);
  CHECK(*easy > 0);
  CHECK(*hard > *easy);
  CHECK(!difficulty(penta({2, 3, 12})));
}
