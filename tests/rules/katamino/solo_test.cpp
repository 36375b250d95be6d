#include "challenge.hpp"
#include "table.hpp"

#include <set>

using namespace tablier;
using namespace tablier::katamino;

namespace {

std::vector<std::string> written(const State& state) {
  MoveList moves;
  state.legal_moves(moves);
  std::vector<std::string> all;
  for (const Move m : moves) all.push_back(state.notation(m));
  return all;
}

std::unique_ptr<State> row_a_penta_4() {
  static const auto made = game({{"pieces", "2,4,5,8"}});
  return made->start({});
}

std::string why_laid(const State& state, int item, std::vector<Place> places) {
  return state.why_not({{.kind = GestureKind::lay, .item = item, .orientation = 0, .places = std::move(places)}}).key;
}

}  // namespace

// L, N: 4 ways in 2 × 4 and 4 in 4 × 2; V and Z: 4 ways in 3 × 3; counted by hand on 4 × 5.
TEST_CASE("A penta offers every placement left of the divider") { CHECK(count_moves(*row_a_penta_4()) == 40 + 40 + 24 + 24); }

TEST_CASE("N°1 lies along the rows unless the option frees it") {
  CHECK(count_moves(*game({{"pieces", "1,2,3,4,5,6"}})->start({})) + 6 ==
        count_moves(*game({{"pieces", "1,2,3,4,5,6"}, {"n1_rule", "free"}})->start({})));
}

TEST_CASE("A placement is written column by column and read in any order") {
  const auto state = row_a_penta_4();
  const auto move = state->parse("L:b1-a4-a1-a3-a2");
  REQUIRE(move);
  CHECK(state->notation(*move) == "L:a1-a2-a3-a4-b1");
}

TEST_CASE("A penta that is filled is solved, and undo opens it again") {
  const auto state = row_a_penta_4();
  play(*state, {"L:a1-b1-c1-d1-d2", "N:a2-b2-c2-c3-d3", "V:a3-a4-a5-b5-c5"});
  CHECK_FALSE(state->outcome().over);
  play(*state, {"Z:b3-b4-c4-d4-d5"});
  CHECK(state->outcome().over);
  CHECK(state->outcome().reason == "solved");
  CHECK(state->outcome().winners == std::vector{seat(0)});
  CHECK(state->to_move() == Seat::nobody);
  CHECK(count_moves(*state) == 0);
  CHECK(state->resignation() == Move::none);
  CHECK(why(*state, "lift:L") == "katamino.reason.over");
  state->undo();
  CHECK(state->to_move() == seat(0));
  CHECK(written(*state) == std::vector<std::string>{"Z:b3-b4-c4-d4-d5", "lift:L", "lift:N", "lift:V"});
}

TEST_CASE("Giving up ends the round without a winner and is no legal move") {
  const auto state = row_a_penta_4();
  MoveList moves;
  state->legal_moves(moves);
  CHECK_FALSE(moves.contains(state->resignation()));
  play(*state, {"resign"});
  CHECK(state->outcome().reason == "resigned");
  CHECK(state->outcome().winners.empty());
  state->undo();
  CHECK_FALSE(state->outcome().over);
}

TEST_CASE("A lifted piece waits again, and undo lays it where it lay") {
  const auto state = row_a_penta_4();
  play(*state, {"L:a1-b1-c1-d1-d2", "N:a2-b2-c2-c3-d3"});
  const auto hash = state->hash();
  play(*state, {"lift:L"});
  CHECK(state->scene(seat(0)).tokens.size() == 1);
  state->undo();
  CHECK(state->hash() == hash);
  CHECK(why(*state, "V:a1-b1-c1-a2-a3") == "katamino.reason.overlap");
}

TEST_CASE("The same position has the same hash whatever way led there") {
  const auto one = row_a_penta_4();
  const auto other = row_a_penta_4();
  play(*one, {"L:a1-b1-c1-d1-d2", "N:a2-b2-c2-c3-d3"});
  play(*other, {"N:a2-b2-c2-c3-d3", "V:a3-a4-a5-b5-c5", "L:a1-b1-c1-d1-d2", "lift:V"});
  CHECK(one->hash() == other->hash());
  CHECK(one->hash() != row_a_penta_4()->hash());
}

TEST_CASE("Each way in which a placement can be wrong has its own reason") {
  const auto made = game({{"pieces", "1,2,3,4,5,6"}});
  const auto state = made->start({});
  play(*state, {"L:a1-a2-a3-a4-b1"});
  CHECK(why(*state, "rubbish") == "katamino.notation.malformed");
  CHECK(why(*state, "Q:a1-a2-a3-a4-a5") == "katamino.notation.unknown_piece");
  CHECK(why(*state, "X:b2-a3-b3-c3-b4") == "katamino.reason.not_in_challenge");
  CHECK(why(*state, "L:f1-f2-f3-f4-e1") == "katamino.reason.already_placed");
  CHECK(why(*state, "P:a5-b5-a6-b6-a7") == "place.off_board");
  CHECK(why(*state, "P:f1-f2-g1-g2-f3") == "katamino.reason.beyond_divider");
  CHECK(why(*state, "P:c1-c2-c3-c4-c5") == "katamino.reason.wrong_shape");
  CHECK(why(*state, "P:c1-c2-c3-c4") == "katamino.reason.wrong_shape");
  CHECK(why(*state, "P:c1-c1-c2-d1-d2") == "katamino.reason.wrong_shape");
  CHECK(why(*state, "I:c1-c2-c3-c4-c5") == "katamino.reason.n1_rows");
  CHECK(why(*state, "P:a3-b3-a4-b4-a5") == "katamino.reason.overlap");
  CHECK(why(*state, "lift:N") == "katamino.reason.not_placed");
  CHECK(why(*state, "P:b3-c3-b4-c4-b5") == "legal");
}

TEST_CASE("A hand that tried is told the same reasons") {
  const auto made = game({{"pieces", "1,2,3,4,5,6"}});
  const auto state = made->start({});
  play(*state, {"L:a1-a2-a3-a4-b1"});
  CHECK(why_laid(*state, 6, {{0, 2}, {1, 2}, {0, 3}, {1, 3}, {0, 4}}) == "katamino.reason.overlap");
  CHECK(why_laid(*state, 6, {{0, 4}, {1, 4}, {0, 5}, {1, 5}, {0, 6}}) == "katamino.reason.off_board");
  CHECK(why_laid(*state, 6, {{5, 0}, {6, 0}, {5, 1}, {6, 1}, {5, 2}}) == "katamino.reason.beyond_divider");
  CHECK(why_laid(*state, 6, {{8, 3}, {9, 3}, {8, 4}, {9, 4}, {8, 5}}) == "katamino.reason.beyond_divider");
  CHECK(why_laid(*state, 1, {{2, 0}, {2, 1}, {2, 2}, {2, 3}, {2, 4}}) == "katamino.reason.n1_rows");
  CHECK(state->why_not({{.kind = GestureKind::press, .button = "pass"}}).key == "table.not_here");
}

TEST_CASE("The facts are the letters that wait and the number of free cells") {
  const auto state = row_a_penta_4();
  play(*state, {"N:a2-b2-c2-c3-d3"});
  const Value facts = state->facts(seat(0));
  CHECK(*facts.find("pieces") == Value::list_of(std::vector<const char*>{"L", "V", "Z"}));
  CHECK(*facts.find("free") == Value(15));
}

TEST_CASE("Boards have sixty cells, and eight by eight has none in its centre") {
  for (const char* board : {"3x20", "4x15", "5x12", "6x10", "8x8"}) {
    INFO(board);
    const auto state = game({{"mode", "board"}, {"n1_rule", "free"}, {"board", board}})->start({});
    CHECK(*state->facts(seat(0)).find("free") == Value(60));
  }
  const auto state = game({{"mode", "board"}, {"board", "8x8"}})->start({});
  CHECK(why(*state, "I:b4-c4-d4-e4-f4") == "katamino.reason.outside_figure");
}

TEST_CASE("The sixty squares of six by ten offer 2056 first placements") {
  // 63 ways of lying, each a·b box in (7 − a)(11 − b) places; the number is that of the exact cover's rows (D. Knuth, Dancing Links, 2000).
  CHECK(count_moves(*game({{"mode", "board"}, {"board", "6x10"}, {"n1_rule", "free"}})->start({})) == 2056);
}

TEST_CASE("A tripled piece is filled by nine of the other eleven, or of all twelve") {
  const auto state = game({{"mode", "triple"}, {"piece", "W"}})->start({});
  CHECK(*state->facts(seat(0)).find("free") == Value(45));
  CHECK(why(*state, "W:a7-a8-b6-b7-c6") == "katamino.reason.not_in_challenge");
  const auto all = game({{"mode", "triple"}, {"piece", "W"}, {"all_twelve", "true"}})->start({});
  CHECK(all->facts(seat(0)).find("pieces")->as_list()->size() == 12);
}

TEST_CASE("In a volume pieces stand as well as lie, and cells name their layer") {
  const auto state = game({{"mode", "volume"}, {"solid", "box-3x4x5"}})->start({});
  play(*state, {"V:a1.1-b1.1-c1.1-a1.2-a1.3"});
  CHECK(written(*state).back() == "lift:V");
  const Scene scene = state->scene(seat(0));
  CHECK(scene.surfaces.at(0).grid.depth == 3);
  CHECK(why(*state, "I:b1.1-b2.1-b3.1-b4.1-b5.1") == "place.off_board");
  CHECK(why(*state, "X:c1.1-c2.2-c1.2-c1.3-c2.1") == "katamino.reason.wrong_shape");
}

TEST_CASE("A challenge that cannot be is refused") {
  CHECK(try_game(Settings{{"pieces", ""}}).problem().text.key == "katamino.problem.no_pieces");
  Value settings = Value::map({{"mode", "figure"}, {"figure", "no-such-figure"}});
  auto options = Options::make(parameters(Content{}), settings);  // without content any name will do
  REQUIRE(options);
  CHECK(make_challenge(*options, *bundled_content()).problem().text.key == "katamino.problem.no_figure");
  CHECK(make_challenge(*options, Content{}).problem().text.key == "katamino.problem.pieces");
}
