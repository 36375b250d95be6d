#include "bot/solver.hpp"

#include "bot/canonical_hash.hpp"
#include "catch.hpp"
#include "plain_iso.hpp"
#include "random_position.hpp"

#include <algorithm>
#include <atomic>

using namespace tablier;
using namespace tablier::iso;

namespace {

/// What the mover can be sure of, every line played to its end by the rules read aloud.
int brute_force(const plain::PlainBoard& board) {
  const auto moves = board.legal_moves();
  if (moves.empty()) return board.winner() < 0 ? 0 : board.winner() == board.mover ? 1 : -1;
  int best = -1;
  for (const Placement p : moves) {
    plain::PlainBoard next = board;
    next.play(p);
    const int value = brute_force(next);
    best = std::max(best, next.mover == board.mover ? value : -value);
    if (best == 1) break;
  }
  return best;
}

Rules mixture(Rng& rng, int zone_squares) {
  Rules rules;
  rules.zone_squares = zone_squares;
  rules.connect_scope = static_cast<ConnectScope>(rng.below(3));
  rules.connect_adjacency = static_cast<ConnectAdjacency>(rng.below(2));
  rules.first_copy = static_cast<FirstCopy>(rng.below(2));
  rules.offzone_mark = static_cast<OffzoneMark>(rng.below(2));
  rules.missing_shape = static_cast<MissingShape>(rng.below(2));
  rules.tie_to = static_cast<TieTo>(rng.below(2));
  return rules;
}

Judgement native(const Rules& rules) {
  return [rules](const Tally& tally) { return score_of(tally, rules).winner; };
}

std::optional<int> solved(const Position<1>& position, SearchLimits limits = {}, bool native_rules = true) {
  Solver<1> solver(native(position.rules()), native_rules, std::size_t{4} << 20);
  std::atomic<bool> ended{false};
  SearchBudget budget(std::move(limits), ended);
  return solver.solve(position, budget);
}

/// Random positions of random rules, solved and played out by force. How many were lost, drawn and won.
std::array<int, 3> compare(int zone_squares, int plies, int rounds) {
  std::array<int, 3> values{};
  for (int seed = 0; seed < rounds; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Rules rules = mixture(rng, zone_squares);
    const Board<1> board(rules);
    Position<1> position(board);
    plain::PlainBoard aloud(rules);
    for (const Placement p : play_at_random(position, plies, rng)) aloud.play(p);
    INFO("zone " << zone_squares << " seed " << seed);
    const int expected = brute_force(aloud);
    ++values[static_cast<std::size_t>(expected + 1)];
    CHECK(solved(position) == expected);
    CHECK(solved(position, {}, false) == expected);
  }
  return values;
}

}  // namespace

TEST_CASE("the solver finds what playing every line to its end finds") {
  const auto few = compare(5, 1, 60);
  const auto many = compare(6, 3, 100);
  for (std::size_t value = 0; value < 3; ++value) CHECK(few[value] + many[value] > 0);
}

TEST_CASE("zones of 4 × 4 to 6 × 6 points are drawn, for neither can be kept from stopping the fifth shape") {
  for (const int squares : {5, 6, 7}) {
    const Board<1> board{Rules{.zone_squares = squares}};
    CHECK(solved(Position<1>(board)) == 0);
  }
}

TEST_CASE("where missing shapes are ignored whoever begins wins on 4 × 4 and 5 × 5 points") {
  for (const int squares : {5, 6}) {
    const Board<1> board{Rules{.zone_squares = squares, .missing_shape = MissingShape::ignore}};
    CHECK(solved(Position<1>(board)) == 1);
  }
}

TEST_CASE("a line of best moves is played to the end and ends as it was told") {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Rng rng(seed);
    const Rules rules = mixture(rng, 6);
    const Board<1> board(rules);
    Position<1> position(board);
    play_at_random(position, 2, rng);
    if (position.over()) continue;
    Solver<1> solver(native(rules), true, std::size_t{4} << 20);
    std::atomic<bool> ended{false};
    SearchBudget budget({}, ended);
    const int mover = position.mover();
    const auto value = solver.solve(position, budget);
    REQUIRE(value);
    for (const Placement p : solver.line(position, *value, budget)) {
      REQUIRE(position.is_legal(p));
      position.play(p);
    }
    INFO("seed " << seed);
    CHECK(position.over());
    const int winner = score_of(position.tally(), rules).winner;
    CHECK(*value == (winner == kNobody ? 0 : winner == mover ? 1 : -1));
  }
}

TEST_CASE("a solver that runs out of its budget is not certain of anything") {
  const Board<1> board{Rules{.zone_squares = 7}};
  CHECK_FALSE(solved(Position<1>(board), {.nodes = 100}));
  std::stop_source stop;
  stop.request_stop();
  CHECK_FALSE(solved(Position<1>(board), {.stop = stop.get_token()}));
}

TEST_CASE("another judgement has another value") {
  const Board<1> board{Rules{.zone_squares = 5}};
  Solver<1> solver([](const Tally&) { return 1; }, false, std::size_t{1} << 20);
  std::atomic<bool> ended{false};
  SearchBudget budget({}, ended);
  CHECK(solver.solve(Position<1>(board), budget) == -1);
}

TEST_CASE("positions that turn or mirror into each other have one key") {
  const Board<1> board{Rules{.zone_squares = 7}};
  const auto key = [&](std::initializer_list<Placement> moves) {
    Position<1> position(board);
    for (const Placement p : moves) position.play(p);
    return key_by_symmetry(position);
  };
  const std::size_t o = first_form(Shape::O), i = first_form(Shape::I);
  CHECK(kAllForms[i].width == 4);
  const auto one = key({placement_at(i, 0, 0), placement_at(o, 4, 4)});
  CHECK(one == key({placement_at(i, 2, 5), placement_at(o, 0, 0)}));      // turned by half
  CHECK(one == key({placement_at(i, 0, 5), placement_at(o, 4, 0)}));      // mirrored
  CHECK(one == key({placement_at(i + 1, 0, 0), placement_at(o, 4, 4)}));  // turned by a quarter, and mirrored
  CHECK(one != key({placement_at(i, 1, 0), placement_at(o, 4, 4)}));
  CHECK(one != key({placement_at(o, 4, 4), placement_at(i, 0, 0)}));
}

TEST_CASE("one group and another that leave the same to be drawn have one key by prospects") {
  // The same strokes of both seats in another order: introducers and turn are the same.
  const Board<1> board{Rules{.zone_squares = 7}};
  const std::size_t o = first_form(Shape::O), i = first_form(Shape::I);
  Position<1> one(board), other(board);
  for (const Placement p : {placement_at(o, 0, 0), placement_at(i, 0, 4), placement_at(o, 2, 0), placement_at(i, 0, 5)}) one.play(p);
  for (const Placement p : {placement_at(o, 2, 0), placement_at(i, 0, 5), placement_at(o, 0, 0), placement_at(i, 0, 4)}) other.play(p);
  CHECK(key_by_prospects(one, true) == key_by_prospects(other, true));
  other.play(placement_at(o, 4, 0));
  CHECK(key_by_prospects(one, true) != key_by_prospects(other, true));
}
