#include "bot/forced_win.hpp"

#include "bot/search_position.hpp"
#include "bot/threat_position.hpp"
#include "catch.hpp"
#include "positions.hpp"
#include "sdk/search/proof_number.hpp"

using namespace tablier;
using namespace tablier::pente;

namespace {

/// Whether the mover can win within so many plies, by trying everything: an odd number.
bool wins_within(Board& board, int plies) {
  const std::vector<Point> points(board.empties().begin(), board.empties().end());
  const int me = board.mover();
  return std::any_of(points.begin(), points.end(), [&](Point p) {
    Undo undo;
    board.place(p, undo);
    bool wins = board.over() ? board.winner() == me : plies >= 3;
    if (wins && !board.over()) {
      const std::vector<Point> replies(board.empties().begin(), board.empties().end());
      for (std::size_t i = 0; wins && i < replies.size(); ++i) {
        Undo back;
        board.place(replies[i], back);
        wins = !board.over() && wins_within(board, plies - 2);
        board.undo(back);
      }
    }
    board.undo(undo);
    return wins;
  });
}

/// Plays the line: it must be legal, alternate, and end with a win of the first to move.
bool ends_in_win(EvalBoard eval, const std::vector<Point>& line) {
  const int me = eval.mover();
  for (const Point p : line) {
    if (eval.board().over() || eval.board().at(p) != kEmpty) return false;
    eval.place(p);
  }
  return eval.board().over() && eval.board().winner() == me;
}

/// A crowded position on a small board, as dice play it.
std::optional<EvalBoard> crowded(const EvalTables& eval_tables, std::uint64_t seed) {
  Rng rng(seed);
  EvalBoard eval{Board(eval_tables.rules()), eval_tables};
  const auto plies = static_cast<int>(10 + rng.below(10));
  for (int i = 0; i < plies; ++i) {
    const auto empties = eval.board().empties();
    eval.place(empties[rng.below(static_cast<std::uint32_t>(empties.size()))]);
    if (eval.board().over()) return std::nullopt;
  }
  return eval;
}

Rules small_rules(int captures_to_win) {
  Rules rules;
  rules.side = 7;
  rules.first_on_centre = false;
  rules.captures_to_win = captures_to_win;
  return rules;
}

/// What a position's forced win looks like: plies, 0 for none.
int forced(const EvalTables& eval_tables, const std::string& moves) {
  EvalBoard eval = eval_board_of(eval_tables, moves);
  ForcedWin attack;
  if (!attack.find(eval, 10'000)) return 0;
  CHECK(ends_in_win(eval, attack.line()));
  return attack.plies();
}

}  // namespace

TEST_CASE("A forced win that is found is one, whatever the other side tries") {
  int found = 0;
  for (const int captures : {4, 6, 10}) {
    const EvalTables eval_tables(small_rules(captures));
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
      auto eval = crowded(eval_tables, seed * 7 + static_cast<std::uint64_t>(captures));
      ForcedWin attack;
      if (!eval || !attack.find(*eval, 2'000)) continue;
      CHECK(ends_in_win(*eval, attack.line()));
      if (attack.plies() > 5) continue;
      Board board = eval->board();
      found += attack.plies() > 1;
      CHECK(wins_within(board, attack.plies()));
    }
  }
  CHECK(found > 50);
}

TEST_CASE("What proof by threats finds is true, whatever the other side tries") {
  int found = 0;
  for (const int captures : {4, 10}) {
    const EvalTables eval_tables(small_rules(captures));
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
      const auto eval = crowded(eval_tables, seed * 11 + static_cast<std::uint64_t>(captures));
      if (!eval) continue;
      ProofSearch<ThreatPosition> search(1 << 18);
      const auto result = search.prove(ThreatPosition(*eval, eval->mover()), {.nodes = 30});
      if (result.wins != true) continue;
      ThreatPosition end(*eval, eval->mover());
      for (const std::uint32_t m : result.line) end.play(m);
      if (end.eval().board().over() || result.line.size() > 2) continue;
      REQUIRE(end.attacker_wins() == true);
      const int plies = static_cast<int>(result.line.size()) + end.attack().plies();
      if (plies > 5) continue;
      Board board = eval->board();
      ++found;
      CHECK(wins_within(board, plies));
    }
  }
  CHECK(found > 20);
}

TEST_CASE("A win that alpha-beta sees at its horizon is one, also where the winning stone stands next to one that could be taken with it") {
  const EvalTables eval_tables(small_rules(10));
  int found = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    const auto eval = crowded(eval_tables, seed);
    if (!eval || eval->has_win(1 - eval->mover()) || eval->has_win(eval->mover())) continue;
    SearchPosition position(*eval, SearchStyle{});
    if (position.quiescence(-kInfinite, kInfinite) != win_in(3)) continue;
    Board board = eval->board();
    ++found;
    CHECK(wins_within(board, 3));
  }
  CHECK(found > 20);
  const EvalTables whole{Rules()};
  // J10 and N10 make a four with two ends, and a pair with J9 or N9 that white takes from J8 or N8
  const EvalBoard exposed = eval_board_of(whole, "K10 N8 L10 J8 M10 A1 N9 C1 J9 E1");
  REQUIRE(exposed.captures(1) == 0);
  CHECK(SearchPosition(exposed, SearchStyle{}).quiescence(-kInfinite, kInfinite) != win_in(3));
}

TEST_CASE("A live three wins in three more plies") {
  const Rules rules;
  const EvalTables eval_tables(rules);
  CHECK(forced(eval_tables, "K10 A1 L10 A3 M10 A5") == 3);
}

TEST_CASE("Two dead threes that cross win by a double four") {
  const Rules rules;
  const EvalTables eval_tables(rules);
  // the row K10 L10 M10 is stopped at J10, the column N11 N12 N13 at N14; both meet at N10
  CHECK(forced(eval_tables, "K10 J10 L10 N14 M10 A1 N11 C1 N12 E1 N13 G1") == 3);
}

TEST_CASE("A live four that a capture breaks is no win, and is one where captures do not count") {
  Rules rules;
  const std::string moves = "K10 L12 L10 A1 M10 C1 L11 E1";
  CHECK(forced(EvalTables(rules), "K10 A3 L10 A1 M10 C1 L14 E1") == 3);
  const int broken = forced(EvalTables(rules), moves);
  CHECK(broken != 3);
  rules.capture_lengths = 0;
  CHECK(forced(EvalTables(rules), moves) == 3);
}

TEST_CASE("A take that leaves two more pairs to take wins by captures") {
  Rules rules;
  rules.captures_to_win = 4;
  const EvalTables eval_tables(rules);
  // J10 takes K10 L10 with M10; then K12 L12 can be taken from J12, and K14 L14 from J14
  const int plies = forced(eval_tables, "M10 K10 M12 L10 M14 K12 A1 L12 A3 K14 A5 L14");
  CHECK(plies >= 3);
}

TEST_CASE("A eval is as it was after a search for wins") {
  const Rules rules;
  const EvalTables eval_tables(rules);
  EvalBoard eval = eval_board_of(eval_tables, "K10 L11 N10 M12 K12 K13 L10 J10");
  const auto hash = eval.board().hash();
  const auto features = eval.features();
  ForcedWin attack;
  attack.find(eval, 500);
  CHECK(eval.board().hash() == hash);
  CHECK(eval.features() == features);
}
