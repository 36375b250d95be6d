#include "bot/eval_board.hpp"

#include "catch.hpp"
#include "core/legality.hpp"
#include "positions.hpp"

using namespace tablier;
using namespace tablier::pente;

namespace {

std::vector<Rules> rule_sets() {
  std::vector<Rules> all(7);
  all[1].capture_lengths = 1 << 2 | 1 << 3;
  all[1].captures_to_win = 15;
  all[2].capture_lengths = 0;
  all[2].overline_wins = false;
  all[3].poof = true;
  all[4].side = 9;
  all[5].win_length = 6;
  all[5].stones_a_turn = 2;
  all[5].capture_lengths = 0;
  all[6].five_must_stand = true;
  all[6].side = 13;
  for (Rules& r : all) r.first_on_centre = false;
  return all;
}

void check_equal(const EvalBoard& a, const EvalBoard& b) {
  bool same = a.evaluate() == b.evaluate() && a.features() == b.features();
  for (int c = 0; c < 2; ++c) {
    same = same && a.captures(c) == b.captures(c) && a.capture_threats(c) == b.capture_threats(c) && a.has_win(c) == b.has_win(c);
    same = same && a.fours(c).count() == b.fours(c).count() && a.taking(c).count() == b.taking(c).count();
    for (const Point p : a.board().empties()) {
      same = same && a.shapes(c, p) == b.shapes(c, p) && a.captures(c, p) == b.captures(c, p) &&
             a.capture_threats(c, p) == b.capture_threats(c, p);
      same = same && a.capture_risks(c, p) == b.capture_risks(c, p) && a.rows(c).has(p) == b.rows(c).has(p) &&
             a.taking(c).has(p) == b.taking(c).has(p);
    }
  }
  REQUIRE(same);
}

/// A point near the middle, so that stones meet.
Point random_point(const EvalBoard& eval, Rng& rng) {
  for (;;) {
    const auto empties = eval.board().empties();
    const Point p = empties[rng.below(static_cast<std::uint32_t>(empties.size()))];
    if (distance_from_centre(p, eval.rules().side) <= 4 || rng.below(8) == 0) return p;
  }
}

}  // namespace

TEST_CASE("What is kept up to date stone by stone is what a fresh look sees, in every rule set, back and forth") {
  for (const Rules& rules : rule_sets()) {
    const EvalTables eval_tables(rules);
    Rng rng(3);
    for (int game = 0; game < 4; ++game) {
      EvalBoard eval(Board(rules), eval_tables);
      int placed = 0;
      for (int ply = 0; ply < 60 && !eval.board().over(); ++ply) {
        if (placed > 3 && rng.below(4) == 0) {
          for (int n = 0; n < 3; ++n, --placed) eval.undo();
        }
        eval.place(random_point(eval, rng));
        ++placed;
        check_equal(eval, EvalBoard(eval.board(), eval_tables));
      }
    }
  }
}

TEST_CASE("A point knows the row, the four and the three that a stone there makes") {
  const Rules rules;
  const EvalTables eval_tables(rules);
  const EvalBoard three = eval_board_of(eval_tables, "K10 A1 L10 A3 M10 A5");
  CHECK(three.value(0, point("N10")).threat == Threat::wins_next);
  CHECK(shape_in(three.shapes(0, point("N10")), 0) == Shape::live_four);
  CHECK(shape_in(three.shapes(0, point("O10")), 0) == Shape::dead_four);
  CHECK(three.value(0, point("K11")).threat < Threat::three);
  const EvalBoard four = eval_board_of(eval_tables, "K10 J10 L10 A3 M10 A5 N10 A7");
  CHECK(four.rows(0).has(point("O10")));
  CHECK(four.rows(0).count() == 1);
  CHECK(four.has_win(0));
  CHECK_FALSE(four.has_win(1));
}

TEST_CASE("Where only exactly five wins, a sixth stone makes nothing") {
  Rules rules;
  rules.overline_wins = false;
  rules.capture_lengths = 0;
  const EvalTables eval_tables(rules);
  const EvalBoard eval = eval_board_of(eval_tables, "E10 A1 F10 A3 G10 A5 H10 A7 K10 A9 O10 A11");
  CHECK_FALSE(eval.rows(0).has(point("J10")));
  CHECK(eval.rows(0).has(point("D10")));
}

TEST_CASE("A point knows what is taken there, from where a pair is threatened, and what would be exposed") {
  const Rules rules;
  const EvalTables eval_tables(rules);
  const EvalBoard eval = eval_board_of(eval_tables, "K10 L10 A1 M10");
  CHECK(eval.captures(0, point("N10")) == 2);
  CHECK(eval.taking(0).count() == 1);
  CHECK(eval.captures(1) == 0);
  const EvalBoard open = eval_board_of(eval_tables, "A1 K10 C1 K11");
  CHECK(open.capture_threats(0, point("K9")) == 1);
  CHECK(open.capture_threats(0, point("K12")) == 1);
  const EvalBoard risky = eval_board_of(eval_tables, "K10 J10");
  CHECK(risky.capture_risks(0, point("L10")) == 1);
  CHECK(risky.capture_risks(0, point("K11")) == 0);
}

TEST_CASE("The last pair that wins is seen before it is taken") {
  Rules rules;
  rules.captures_to_win = 4;
  const EvalTables eval_tables(rules);
  const EvalBoard one = eval_board_of(eval_tables, "K10 L10 A1 M10");
  CHECK(one.captures(0) == 2);
  CHECK_FALSE(one.has_win(0));
  EvalBoard two = eval_board_of(eval_tables, "K10 L10 A1 M10 N10 L12 K12 M12");
  CHECK(two.board().taken(0) == 2);
  CHECK(two.has_win(0));
  two.place(point("N12"));
  CHECK(two.board().winner() == 0);
}
