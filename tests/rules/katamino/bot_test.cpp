#include "completion.hpp"
#include "move_codec.hpp"
#include "solo_state.hpp"
#include "table.hpp"

#include <set>
#include <thread>

using namespace tablier;
using namespace tablier::katamino;

namespace {

Advice think(const Game& game, const State& state, Limits limits = {.level = 1}) { return game.bot(1)->think(state, limits, {}); }

/// Every way to complete the position, as sets of notations, found by plain search over legal moves.
void complete(State& state, int piece, std::set<std::string> laid, std::set<std::set<std::string>>& found) {
  if (state.outcome().over) {
    found.insert(std::move(laid));
    return;
  }
  const auto& solo = dynamic_cast<const SoloState&>(state);
  while (solo.layout().lies(piece)) ++piece;
  const PlacementRange range = solo.rules().table.of_piece(piece);
  for (int i = range.first; i < range.last; ++i) {
    if (!solo.layout().is_free(solo.rules().table[i].mask)) continue;
    auto more = laid;
    more.insert(state.notation(encode({MoveKind::lay, i})));
    state.play(encode({MoveKind::lay, i}));
    complete(state, piece + 1, std::move(more), found);
    state.undo();
  }
}

std::set<std::string> shared_by_all(const std::set<std::set<std::string>>& solutions) {
  std::set<std::string> shared = *solutions.begin();
  for (const auto& one : solutions) std::erase_if(shared, [&](const std::string& laid) { return !one.contains(laid); });
  return shared;
}

}  // namespace

TEST_CASE("The line of a solvable penta solves it, move by legal move") {
  const auto made = game({{"pieces", "2,4,5,8,7,10,6"}});
  const auto state = made->start({});
  const Advice advice = think(*made, *state);
  CHECK(advice.proof == Proof::win);
  REQUIRE(advice.line.size() == 7);
  CHECK(advice.move == advice.line.front());
  for (const Move m : advice.line) {
    MoveList moves;
    state->legal_moves(moves);
    REQUIRE(moves.contains(m));
    state->play(m);
  }
  CHECK(state->outcome().reason == "solved");
}

TEST_CASE("What cannot be completed is a proven loss without a move") {
  const auto made = game({{"pieces", "2,4,5,8"}});
  const auto state = made->start({});
  play(*state, {"V:a1-b1-c1-c2-c3"});
  const Advice advice = think(*made, *state, {.level = 1, .count_solutions = true});
  CHECK(advice.proof == Proof::loss);
  CHECK(advice.move == Move::none);
  CHECK(advice.solutions == 0u);
  CHECK(*state->facts(seat(0)).find("solvable") == Value(false));
}

// Known: row A of the Grand Slam has 2, 1, 1, 3, 2, 2, 31, 101 distinct solutions.
TEST_CASE("Row A of the Grand Slam has its known numbers of solutions") {
  const std::vector<std::pair<const char*, std::uint64_t>> row{
      {"2,4,5,8", 2},           {"2,4,5,8,7", 1},           {"2,4,5,8,7,10", 1},           {"2,4,5,8,7,10,6", 3},
      {"2,4,5,8,7,10,6,12", 2}, {"2,4,5,8,7,10,6,12,9", 2}, {"2,4,5,8,7,10,6,12,9,1", 31}, {"2,4,5,8,7,10,6,12,9,1,11", 101}};
  for (const auto& [pieces, solutions] : row) {
    INFO(pieces);
    const auto made = game({{"pieces", pieces}, {"count", "true"}});
    const auto state = made->start({});
    CHECK(think(*made, *state, {.level = 1, .count_solutions = true}).solutions == solutions);
    CHECK(*state->facts(seat(0)).find("solutions") == Value(solutions));
  }
}

TEST_CASE("Boards and tripled pieces have their known numbers of solutions") {
  const auto count = [](Settings settings) {
    const auto made = game(settings);
    return *think(*made, *made->start({}), {.level = 1, .count_solutions = true}).solutions;
  };
  CHECK(count({{"mode", "board"}, {"board", "3x20"}, {"n1_rule", "free"}}) == 2);
  CHECK(count({{"mode", "board"}, {"board", "4x15"}, {"n1_rule", "free"}}) == 368);
  CHECK(count({{"mode", "board"}, {"board", "5x12"}, {"n1_rule", "free"}}) == 1010);
  CHECK(count({{"mode", "board"}, {"board", "5x12"}, {"n1_rule", "rows"}}) == 786);
  CHECK(count({{"mode", "board"}, {"board", "6x10"}, {"n1_rule", "free"}}) == 2339);
  CHECK(count({{"mode", "board"}, {"board", "8x8"}, {"n1_rule", "free"}}) == 65);
  CHECK(count({{"mode", "triple"}, {"piece", "F"}}) == 125);
  CHECK(count({{"mode", "triple"}, {"piece", "I"}}) == 19);
  CHECK(count({{"mode", "triple"}, {"piece", "L"}}) == 113);
  CHECK(count({{"mode", "triple"}, {"piece", "N"}}) == 68);
  CHECK(count({{"mode", "triple"}, {"piece", "P"}}) == 497);
  CHECK(count({{"mode", "triple"}, {"piece", "T"}}) == 106);
}

TEST_CASE("Solutions are listed as they are counted, and each solves the penta") {
  const auto made = game({{"pieces", "2,3,6,11,4"}});
  const auto state = made->start({});
  const Advice advice = think(*made, *state, {.level = 1, .count_solutions = true, .list_solutions = 100});
  REQUIRE(advice.proof == Proof::win);
  CHECK(advice.listed.size() == advice.solutions);
  std::set<std::set<std::string>> seen;
  for (const auto& line : advice.listed) {
    const auto end = state->clone();
    std::set<std::string> laid;
    for (const Move m : line) {
      laid.insert(end->notation(m));
      end->play(m);
    }
    CHECK(end->outcome().reason == "solved");
    CHECK(seen.insert(laid).second);
  }
  CHECK(think(*made, *state, {.level = 1, .list_solutions = 1}).listed.size() == 1);
}

TEST_CASE("A hint begins with what every solution has in common, where there is such a thing") {
  const auto made = game({{"pieces", "2,3,6,11"}});
  MoveList moves;
  made->start({})->legal_moves(moves);
  int with_choice = 0;
  for (const Move first : moves) {
    const auto state = made->start({});
    state->play(first);
    std::set<std::set<std::string>> solutions;
    complete(*state, 0, {}, solutions);
    CHECK(think(*made, *state).proof == (solutions.empty() ? Proof::loss : Proof::win));
    if (solutions.size() < 2) continue;
    const auto shared = shared_by_all(solutions);
    if (shared.empty()) continue;
    ++with_choice;
    CHECK(shared.contains(state->notation(think(*made, *state).move)));
  }
  CHECK(with_choice > 0);
}

TEST_CASE("A line grows: each piece touches one that lies") {
  const auto made = game({{"mode", "board"}, {"board", "6x10"}, {"n1_rule", "free"}});
  const auto state = made->start({});
  std::uint64_t lies = 0;
  for (const Move m : think(*made, *state).line) {
    const auto& solo = dynamic_cast<const SoloState&>(*state);
    const Placement& p = solo.rules().table[decode(m).index];
    if (lies != 0) CHECK((p.touching & lies) != 0);
    lies |= p.mask;
    state->play(m);
  }
}

TEST_CASE("Thinking of a volume stops soon when it is asked to") {
  const auto made = game({{"mode", "volume"}, {"solid", "box-3x4x5"}});
  const auto state = made->start({});
  std::stop_source source;
  Advice advice;
  std::jthread thinker([&] { advice = made->bot(1)->think(*state, {.level = 1, .count_solutions = true}, source.get_token()); });
  source.request_stop();
  thinker.join();
  CHECK_FALSE(advice.solutions);
}

TEST_CASE("Thinking by the clock ends when the time is up") {
  const auto made = game({{"mode", "volume"}, {"solid", "box-3x4x5"}});
  const auto state = made->start({});
  const Advice advice = think(*made, *state, {.seconds = 0.05, .count_solutions = true});
  CHECK_FALSE(advice.solutions);  // going through all of them takes seconds
}

TEST_CASE("In volume no W and no X can be filled") {
  for (const char* solid : {"volume-W", "volume-X"}) {
    INFO(solid);
    const auto state = game({{"mode", "volume"}, {"solid", solid}})->start({});
    CHECK(*state->facts(seat(0)).find("solvable") == Value(false));
  }
}
