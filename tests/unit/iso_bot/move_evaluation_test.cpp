#include "bot/move_evaluation.hpp"

#include "bot/rollout.hpp"
#include "catch.hpp"
#include "random_position.hpp"

#include <set>

using namespace tablier;
using namespace tablier::iso;

TEST_CASE("an evaluation counts and picks what each seat can draw") {
  const Board<4> board{Rules()};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Position<4> position(board);
    Rng rng(seed);
    play_at_random(position, static_cast<int>(rng.below(30)), rng);
    const MoveEvaluation<4> evaluation(position, EvaluationWeights());
    for (std::size_t s = 0; s < kShapes; ++s) {
      const auto shape = static_cast<Shape>(s);
      CHECK(static_cast<int>(evaluation.mobility(0, s)) == position.count_drawable(position.mover(), shape));
      CHECK(static_cast<int>(evaluation.mobility(1, s)) == position.count_drawable(1 - position.mover(), shape));
    }
    std::vector<Placement> picked;
    for (std::uint32_t i = 0; i < evaluation.total(); ++i) {
      const Drawn drawn = evaluation.at(i);
      picked.push_back(board.placement(drawn.form, drawn.corner));
    }
    if (evaluation.total() > 0) CHECK(picked == legal_moves(position));
  }
}

TEST_CASE("guided playouts play legal moves to the end and tell them") {
  const Board<2> board{Rules{.zone_squares = 9}};
  RolloutPolicy policy;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Position<2> position(board);
    Rng rng(seed);
    MctsTrace trace;
    roll_out(position, policy, rng, trace);
    CHECK(position.over());
    Position<2> again(board);
    for (const MctsPly& ply : trace) {
      while (again.is_legal(kPass)) again.play(kPass);
      const auto move = static_cast<Placement>(ply.move);
      if (again.mover() != ply.seat || !again.is_legal(move)) FAIL_CHECK("a playout plays what is not legal");
      again.play(move);
    }
    while (again.is_legal(kPass)) again.play(kPass);
    CHECK(again.tally() == position.tally());
  }
}

TEST_CASE("every legal move has one prior, and the best has 1") {
  const Board<1> board{Rules{.zone_squares = 5, .missing_shape = MissingShape::ignore}};
  Position<1> position(board);
  const std::size_t o = first_form(Shape::O);
  for (const Placement p : {placement_at(o, 0, 0), placement_at(o, 2, 2)}) position.play(p);
  MctsMoves moves;
  valued_moves(position, EvaluationWeights(), moves);
  make_priors(moves, 2);
  CHECK(moves.size() == legal_moves(position).size());
  std::set<std::uint32_t> numbers;
  float max = 0;
  for (const MctsMove& m : moves) {
    numbers.insert(m.move);
    max = std::max(max, m.prior);
    CHECK(m.prior > 0);
  }
  CHECK(numbers.size() == moves.size());
  CHECK(max == Approx(1.0F));
}

TEST_CASE("a stroke that blocks the other's group is worth more than one that blocks nothing, and one in the way of the own less") {
  const Board<4> board{Rules()};
  Position<4> position(board);
  const std::size_t o = first_form(Shape::O), l = first_form(Shape::L), i = first_form(Shape::I);
  const std::size_t upright = kAllForms[i].height == 4 ? i : i + 1;
  for (const Placement p : {placement_at(o, 0, 0), placement_at(o, 12, 12), placement_at(l, 6, 12)}) position.play(p);
  const MoveEvaluation<4> evaluation(position, EvaluationWeights());  // the second seat is to move
  const auto value = [&](int x, int y) { return evaluation.value({upright, board.corner(placement_at(upright, x, y))}); };
  CHECK(value(2, 0) > value(4, 6));    // beside the first seat's O
  CHECK(value(11, 10) < value(4, 6));  // beside the second seat's
}
