#include "pen.hpp"
#include "table.hpp"

#include <cstdlib>
#include <map>
#include <set>

using namespace tablier;
using namespace tablier::iso;

namespace {

bool is_step(Place a, Place b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

std::set<Place> points_of(const Orientation& o) { return {o.cells.begin(), o.cells.end()}; }

/// As an orientation lies: its least coordinates are 0.
std::set<Place> to_corner(const std::set<Place>& points) {
  Place min = *points.begin();
  for (const Place p : points) min = {std::min(min.x, p.x), std::min(min.y, p.y)};
  std::set<Place> moved;
  for (const Place p : points) moved.insert({p.x - min.x, p.y - min.y});
  return moved;
}

template <typename Map>
std::set<Place> mapped(const std::set<Place>& points, Map map) {
  std::set<Place> all;
  for (const Place p : points) all.insert(map(p));
  return to_corner(all);
}

constexpr Shape kEveryShape[] = {Shape::I, Shape::S, Shape::T, Shape::L, Shape::O};

}  // namespace

TEST_CASE("A pen draws each of the 19 forms without being lifted, step by step, and no line twice but into an arm of a T") {
  for (std::size_t f = 0; f < kForms; ++f) {
    const auto& walk = pen_walk(f);
    std::set<Place> points(walk.begin(), walk.end()), drawn;
    for (const Cell c : kAllForms[f].cells) drawn.insert({c.x, c.y});
    CHECK(points == drawn);
    for (std::size_t i = 1; i < walk.size(); ++i) CHECK(is_step(walk[i - 1], walk[i]));
    const Shape shape = kAllForms[f].shape;
    CHECK(walk.size() == (shape == Shape::T || shape == Shape::O ? 5 : 4));
    CHECK((walk.front() == walk.back()) == (shape == Shape::O));
  }
}

TEST_CASE("Turning and flipping a thing of the palette lead to the form that a hand makes of it") {
  for (const Shape shape : kEveryShape) {
    const auto& ways = orientations_of(shape);
    for (const Orientation& way : ways) {
      const auto points = points_of(way);
      CHECK(points == to_corner(points));
      const auto& turned = ways.at(static_cast<std::size_t>(way.turned));
      const auto& flipped = ways.at(static_cast<std::size_t>(way.flipped));
      CHECK(points_of(turned) == mapped(points, [](Place p) { return Place{p.y, -p.x}; }));
      CHECK(points_of(flipped) == mapped(points, [](Place p) { return Place{-p.x, p.y}; }));
    }
  }
}

TEST_CASE("The first moves are as many as the rules page counts, shape by shape") {
  std::map<char, int> counts;
  for (const std::string& move : Table().moves()) ++counts[move.front()];
  CHECK(counts == std::map<char, int>{{'I', 308}, {'S', 624}, {'T', 624}, {'L', 1248}, {'O', 169}});
}

TEST_CASE("A shape is read from its points in any order and either case, and written in one order") {
  const Table t;
  const auto canonical = t.state->parse("L:c3-c4-c5-d3");
  REQUIRE(canonical);
  for (const char* text : {"L:d3-c3-c4-c5", "L:c5-c4-d3-c3", "l:C3-C4-C5-D3"}) {
    const auto move = t.state->parse(text);
    REQUIRE(move);
    CHECK(*move == *canonical);
  }
  CHECK(t.state->notation(*canonical) == "L:c3-c4-c5-d3");
  const auto rows = t.state->parse("I:c11-c10-c9-c8");
  REQUIRE(rows);
  CHECK(t.state->notation(*rows) == "I:c8-c9-c10-c11");
}

TEST_CASE("The first free point is a1 in zones of every size, with the border and without") {
  for (int zone = kSmallestZone; zone <= kLargestZone; ++zone) {
    const std::string squares = std::to_string(zone);
    const Table inner({{"zone_squares", squares.c_str()}}), whole({{"zone_squares", squares.c_str()}, {"border_free", "true"}});
    const Grid& a = iso_state(*inner.state).rules().grid;
    const Grid& b = iso_state(*whole.state).rules().grid;
    INFO("zone " << zone);
    CHECK(a.name({1, 1}) == "a1");
    CHECK_FALSE(a.contains({0, 1}));
    CHECK_FALSE(a.contains({zone, 1}));
    CHECK(a.contains({zone - 1, zone - 1}));
    CHECK(b.name({0, 0}) == "a1");
    CHECK(b.contains({zone, zone}));
    CHECK(inner.may("O:a1-a2-b1-b2"));
    CHECK(whole.may("O:a1-a2-b1-b2"));
  }
  const Table widest({{"zone_squares", "25"}, {"border_free", "true"}});
  CHECK(widest.may("I:w26-x26-y26-z26"));
}

TEST_CASE("A shape is traced through its points with its thing of the mover's palette; a pass is a button") {
  const Table t({}, "L:c3-c4-c5-d3");
  const Touch touch = t.state->touch(*t.state->parse("T:f8-g8-g9-h8"));
  REQUIRE(touch.size() == 1);
  CHECK(touch[0].kind == GestureKind::trace);
  const Scene scene = t.state->scene(seat(1));
  const TrayItem& item = scene.trays[1].items[2];
  CHECK(touch[0].item == item.id);
  const auto& cells = item.orientations.at(static_cast<std::size_t>(touch[0].orientation)).cells;
  REQUIRE(cells.size() == touch[0].places.size());
  for (std::size_t i = 0; i < cells.size(); ++i) CHECK(touch[0].places[i] == Place{cells[i].x + 6, cells[i].y + 8});
}

TEST_CASE("The words of a move are its shape and the points that tell it from every other drawing") {
  const Table t;
  const auto label = [&](const char* move) { return t.state->label(*t.state->parse(move)); };
  const auto draw = [](const char* shape, const char* points) { return Text("iso.move.draw", {{"shape", shape}, {"points", points}}); };
  CHECK(label("I:c3-c4-c5-c6") == draw("I", "c3-c6"));
  CHECK(label("L:d6-e6-f6-f7") == draw("L", "d6-f6-f7"));
  CHECK(label("S:a2-a3-b3-b4") == draw("S", "a2-a3-b3-b4"));
  CHECK(label("O:g6-g7-h6-h7") == draw("O", "g6-h7"));
  CHECK(label("T:f8-g8-g9-h8") == draw("T", "f8-h8+g9"));
  CHECK(label("T:b4-c3-c4-c5") == draw("T", "c3-c5+b4"));
  std::set<std::string> all;
  MoveList moves;
  t.state->legal_moves(moves);
  for (const Move m : moves) {
    std::string said;
    for (const TextArg& arg : t.state->label(m).args) said += std::get<std::string>(arg.value) + ' ';
    CHECK(all.insert(said).second);
  }
}
