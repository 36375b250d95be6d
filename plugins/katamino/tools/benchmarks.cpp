#include "solver/solver.hpp"
#include "tools/penta_book.hpp"
#include "tools/plain_search.hpp"
#include "tools/tools.hpp"

#include <algorithm>
#include <memory>

namespace tablier::katamino {
namespace {

Benchmark solving(std::string name, Puzzle puzzle) {
  const auto shared = std::make_shared<const Puzzle>(std::move(puzzle));
  const auto run = [shared] {
    const auto solver = Solver::make(*shared);
    const SearchStats stats = solver ? solver->count({.distinct = true}) : SearchStats{};
    return BenchmarkWork{stats.solutions, stats.nodes};
  };
  return {.name = "solve/" + std::move(name), .unit = "solutions", .run = run};
}

BenchmarkWork run_plain_search() {
  const auto plain = plain_search();
  return {plain.solutions, plain.nodes};
}

std::vector<Place> chessboard_without_centre() {
  auto cells = box(8, 8);
  std::erase_if(cells, [](Place p) { return (p.x == 3 || p.x == 4) && (p.y == 3 || p.y == 4); });
  return cells;
}

/// Every penta of one number of columns, one after the other.
Benchmark sets(const Content& content, int columns) {
  const auto run = [&content, columns] {
    PentaBook book(content.pieces, LineRule::rows);
    const auto found = book.solvable_sets(columns, {});
    return BenchmarkWork{std::uint64_t{found.size()}, 0};
  };
  return {.name = "sets/5x" + std::to_string(columns), .unit = "sets", .run = run};
}

}  // namespace

std::vector<Benchmark> benchmarks(const Content& content) {
  std::vector<int> numbers;
  for (const PieceSpec& s : content.pieces) numbers.push_back(s.number);
  const auto pieces = pieces_of(content.pieces, numbers, LineRule::free);
  std::vector<Benchmark> all;
  all.push_back(solving("6x10", {box(10, 6), pieces}));
  all.back().reference = "first empty square, tables of two windows";
  all.back().run_reference = run_plain_search;
  all.push_back(solving("5x12", {box(12, 5), pieces}));
  all.push_back(solving("5x12-rows", {box(12, 5), pieces_of(content.pieces, numbers, LineRule::rows)}));
  all.push_back(solving("4x15", {box(15, 4), pieces}));
  all.push_back(solving("3x20", {box(20, 3), pieces}));
  all.push_back(solving("8x8-4", {chessboard_without_centre(), pieces}));
  all.push_back(solving("box-2x3x10", {box(10, 3, 2), pieces, Turning::space}));
  all.push_back(solving("box-2x5x6", {box(6, 5, 2), pieces, Turning::space}));
  all.push_back(solving("box-3x4x5", {box(5, 4, 3), pieces, Turning::space}));
  for (const FigureSpec& figure : content.figures)
    if (figure.name.starts_with("triple-"))
      all.push_back(
          solving(figure.name, {figure.cells, pieces_of(content.pieces, figure.pieces.empty() ? numbers : figure.pieces, LineRule::free)}));
  for (const int columns : {4, 6, 8, 10}) all.push_back(sets(content, columns));
  return all;
}

}  // namespace tablier::katamino
