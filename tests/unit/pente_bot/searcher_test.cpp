#include "bot/searcher.hpp"

#include "bot/playout_position.hpp"
#include "catch.hpp"
#include "positions.hpp"

using namespace tablier;
using namespace tablier::pente;

namespace {

SearchResult think(const EvalBoard& eval, int level, std::uint64_t seed = 1) {
  SearchRequest question;
  question.config = level_config_of(level);
  question.seed = seed;
  return TwoPlayerSearcher().think(eval, question);
}

}  // namespace

TEST_CASE("A level and a seed always have the same answer") {
  const EvalTables eval_tables{Rules()};
  const EvalBoard eval = eval_board_of(eval_tables, "K10 L11 N10 M12");
  for (const int level : {1, 3, 6}) {
    const SearchResult one = think(eval, level);
    const SearchResult two = think(eval, level);
    CHECK(one.line == two.line);
    CHECK(one.score == two.score);
    CHECK(one.nodes == two.nodes);
  }
}

TEST_CASE("Another seed gives a low level other moves") {
  const EvalTables eval_tables{Rules()};
  const EvalBoard eval = eval_board_of(eval_tables, "K10 L11 N10 M12");
  std::vector<Point> moves;
  for (std::uint64_t seed = 0; seed < 8; ++seed) moves.push_back(think(eval, 1, seed).line.front());
  CHECK(std::count(moves.begin(), moves.end(), moves.front()) < 8);
}

TEST_CASE("Every level stops a four and completes its own") {
  const EvalTables eval_tables{Rules()};
  const EvalBoard four = eval_board_of(eval_tables, "K10 J10 L10 A3 M10 A5 N10");
  for (int level = 1; level <= kLevels; ++level) {
    CHECK(think(four, level).line.front() == point("O10"));
    const EvalBoard mine = eval_board_of(eval_tables, "K10 J10 L10 A3 M10 A5 N10 A7");
    CHECK(think(mine, level).line.front() == point("O10"));
  }
}

TEST_CASE("A win by force is told with its proof and its line to the end, and so is a loss") {
  const EvalTables eval_tables{Rules()};
  const SearchResult win = think(eval_board_of(eval_tables, "K10 A1 L10 A3 M10 A5"), 6);
  CHECK(win.proof == Proof::win);
  CHECK(win.line.size() == 3);
  const SearchResult loss = think(eval_board_of(eval_tables, "K10 A1 L10 A3 M10 A5 N10"), 8);
  CHECK(loss.proof == Proof::loss);
  CHECK(loss.line.size() == 2);
}

TEST_CASE("A four is broken by a capture where that is the only way") {
  const EvalTables eval_tables{Rules()};
  // K10 L10 M10 N10 is open at both ends; L9 and L10 stand between L11 and the empty L8
  const EvalBoard eval = eval_board_of(eval_tables, "K10 L11 L10 A1 M10 C1 L9 E1 N10");
  for (const int level : {3, 6, 8}) CHECK(think(eval, level).line.front() == point("L8"));
}

TEST_CASE("Four eyes are not fooled: in teams a row is completed, and the next enemy's is stopped") {
  Rules rules;
  rules.teams = true;
  const ShapeTable shapes(rules);
  Board board(rules);
  // seat 0 has K10 L10 M10 N10; the others play far away
  for (const char* name : {"K10", "A1", "T1", "A19", "L10", "C1", "S3", "C19", "M10", "E1", "R5", "E19", "N10"}) {
    Undo unused;
    board.place(point(name), unused);
  }
  MctsConfig config;
  const auto stop = mcts(PlayoutPosition(board, shapes), config, {.nodes = 2000});
  const Point first = PlayoutPosition::point_of(stop.move);
  CHECK((first == point("J10") || first == point("O10")));
  for (const char* name : {"G1", "Q7", "G19"}) {
    Undo unused;
    board.place(point(name), unused);
  }
  const auto win = mcts(PlayoutPosition(board, shapes), config, {.nodes = 500});
  const Point last = PlayoutPosition::point_of(win.move);
  CHECK((last == point("J10") || last == point("O10")));
  CHECK(win.reward > 0.9);
}
