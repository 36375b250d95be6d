#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga;
using namespace tablier::katarenga::moving;

namespace {

std::vector<int> ids_where(const Scene& scene, bool Token::* mark) {
  std::vector<int> ids;
  for (const Token& t : scene.tokens)
    if (t.*mark) ids.push_back(t.id);
  return ids;
}

Touch slide(Place from, Place to) { return {{.kind = GestureKind::slide, .places = {from, to}}}; }

}  // namespace

TEST_CASE("Camps lie beside the corners and rename no square") {
  const Round round("katarenga");
  const Scene scene = round.state->scene(Seat::nobody);
  const Grid& grid = scene.surfaces[0].grid;
  CHECK(grid.name({1, 1}) == "a1");
  CHECK(grid.name({8, 8}) == "h8");
  CHECK(grid.name({0, 9}) == "left8");
  CHECK(grid.name({9, 0}) == "right1");
  CHECK_FALSE(grid.contains({0, 5}));
  int places = 0;
  for (int i = 0; i < grid.size(); ++i) places += grid.contains(grid.place(i)) ? 1 : 0;
  CHECK(places == kMaxSquares + 2 * kCamps);
  CHECK(scene.surfaces[0].paints.size() == static_cast<std::size_t>(places));
  CHECK(Round("congress").state->scene(Seat::nobody).surfaces[0].grid.size() == kMaxSquares);
}

TEST_CASE("A move is a slide, into a camp too") {
  const Round round("katarenga", {}, "f1-f7 a8-a7 f7-f8 a7-b6");
  CHECK(round.state->touch(*round.state->parse("f8-left")) == slide({6, 8}, {0, 9}));
  CHECK(round.state->touch(*round.state->parse("b1-b2")) == slide({2, 1}, {2, 2}));
}

TEST_CASE("A captured pawn leaves the table to the board, is counted with who took it, and comes back when the move is taken back") {
  Round round("katarenga", {}, "f1-f7 a8-a7");
  const auto taken = [&] {
    std::vector<std::int64_t> counts;
    for (const Counter& c : round.state->scene(Seat::nobody).counters)
      if (c.name.key == "katarenga.counter.taken") counts.push_back(c.value);
    return counts;
  };
  const auto ids = [&] {
    std::vector<int> all;
    for (const Token& t : round.state->scene(Seat::nobody).tokens) all.push_back(t.id);
    std::sort(all.begin(), all.end());
    return all;
  };
  const auto before = ids();
  play(*round.state, "f7-f8");
  CHECK(round.state->scene(Seat::nobody).trays.empty());
  CHECK(taken() == std::vector<std::int64_t>{1, 0});
  CHECK(ids().size() + 1 == before.size());
  round.state->undo();
  CHECK(taken() == std::vector<std::int64_t>{0, 0});
  CHECK(ids() == before);
}

TEST_CASE("The list of moves has moves: a capture is crossed, a camp named; what they did to the other side is its status") {
  Round round("katarenga", {}, "f1-f7 a8-a7");
  const auto name = [&](const char* move) { return said(round.state->label(*round.state->parse(move))); };
  const auto status = [&] { return said(round.state->scene(Seat::nobody).status); };
  CHECK(name("f7-f8") == "f7×f8");
  CHECK(round.state->label(*round.state->parse("b1-b2")).empty());
  play(*round.state, "f7-f8");
  CHECK(status() == "Captured on f8. Cross the board: 2 camps to reach.");
  play(*round.state, "a7-b6");
  CHECK(name("f8-left") == "f8 to the left camp");
  CHECK(name("f8-right") == "f8 to the right camp");
  play(*round.state, "f8-left");
  CHECK(status() == "The other side is in a camp. Cross the board: 2 camps to reach.");
  CHECK(round.state->scene(Seat::nobody).events.empty());
}

TEST_CASE("In Congress one sees how many of all pawns are joined") {
  const Round round("congress", {{"congress_start", "c3,h8,d4,a8,e2,h1"}}, "d4-d3");
  std::vector<std::string> counted;
  for (const Counter& c : round.state->scene(Seat::nobody).counters) counted.push_back(said(c.name) + ": " + std::to_string(c.value));
  CHECK(counted == std::vector<std::string>{"Pawns joined, of 3: 2", "Pawns joined, of 3: 1"});
}

TEST_CASE("The pawn that moved last is marked, and what won") {
  Round round("congress", {{"congress_start", "c3,h8,d4,a8,e2,h1"}}, "d4-d3 h8-g6");
  CHECK(ids_where(round.state->scene(Seat::nobody), &Token::last).size() == 1);
  CHECK(ids_where(round.state->scene(Seat::nobody), &Token::winning).empty());
  play(*round.state, "e2-e3");
  CHECK(ids_where(round.state->scene(Seat::nobody), &Token::winning).size() == 3);
}

TEST_CASE("A hand that cannot do that is told why") {
  Round round("katarenga", {}, "f1-f7 a8-a7 f7-f8 a7-b6 f8-left b6-b5");
  const auto why = [&](Place from, Place to) { return round.state->why_not(slide(from, to)).key; };
  CHECK(why({1, 1}, {1, 2}) == "katarenga.reason.off_bishop");
  CHECK(why({2, 5}, {2, 4}) == "katarenga.reason.enemy_pawn");
  CHECK(why({4, 4}, {4, 5}) == "katarenga.reason.no_pawn");
  CHECK(why({0, 9}, {1, 8}) == "katarenga.reason.not_from_camp");
  CHECK(why({1, 1}, {0, 0}) == "katarenga.reason.own_camp");
  CHECK(why({1, 1}, {9, 9}) == "katarenga.reason.camp_from_far_row");
}

TEST_CASE("Each game counts what it is played for") {
  const auto names = [](const Round& round) {
    std::vector<std::string> all;
    for (const Counter& c : round.state->scene(Seat::nobody).counters)
      if (c.seat == seat(0)) all.push_back(c.name.key);
    return all;
  };
  CHECK(names(Round("congress")) == std::vector<std::string>{"katarenga.counter.group"});
  CHECK(names(Round("congress", {{"match_target", "3"}})) ==
        std::vector<std::string>{"katarenga.counter.match", "katarenga.counter.group"});
  CHECK(names(Round("katarenga")) == std::vector<std::string>{"katarenga.counter.taken", "katarenga.counter.camps"});
}

TEST_CASE("Pawns that the other side could take by its next move are in danger, from the first move that may capture on") {
  const auto in_danger = [](const std::string& moves) {
    std::string names;
    const Scene scene = Round("katarenga", {}, moves).state->scene(Seat::nobody);
    for (const Token& t : scene.tokens)
      if (t.danger) names += scene.surfaces[0].grid.name(t.places.front()) + " ";
    return names;
  };
  CHECK(in_danger("").empty());
  CHECK(in_danger("f1-f7") == "f8 ");  // nobody's first move captures
  CHECK(in_danger("f1-f7 a8-a7") == "f7 f8 ");
  CHECK(in_danger("f1-f7 a8-a7 f7-f8 g8-f8").find("f8") == std::string::npos);
  CHECK(ids_where(Round("congress").state->scene(Seat::nobody), &Token::danger).empty());
}
