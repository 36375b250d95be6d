#include "catch.hpp"
#include "fake_game.hpp"
#include "hand_helpers.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

using namespace tablier;
using Kind = HandAnswer::Kind;

namespace {

/// A triangle that turns by sixths: every other orientation points up.
TrayItem tile(int id) {
  TrayItem item{.id = id, .kind = TokenKind::tile, .paint = "t"};
  for (int o = 0; o < 6; ++o) item.orientations.push_back({.cells = {{o % 2, 0}}, .turned = (o + 1) % 6});
  return item;
}

/// A tile lies on (0,0), which points up. Tile 2 goes left of it as it turns once or thrice, right of it, and below; tile 3 goes nowhere;
/// tile 4 goes below.
FakeState open_table() {
  Scene scene;
  Surface surface;
  surface.grid = Grid::boundless(Lattice::triangles);
  scene.surfaces.push_back(surface);
  scene.tokens.push_back({.id = 1, .kind = TokenKind::tile, .places = {{0, 0}}, .paint = "t"});
  scene.trays.push_back({.title = {}, .items = {tile(2), tile(3), tile(4)}});
  return fake({{scene,
                {{{lay(2, 1, {{-1, 0}})}, 0},
                 {{lay(2, 3, {{-1, 0}})}, 0},
                 {{lay(2, 5, {{1, 0}})}, 0},
                 {{lay(2, 3, {{0, 1}})}, 0},
                 {{lay(4, 1, {{0, 1}})}, 0}}}});
}

std::vector<Place> places(const Hand& hand) { return hand.ghost() ? hand.ghost()->places : std::vector<Place>(); }

}  // namespace

TEST_CASE("on a boundless board Tab goes through the places where each tile can lie, turned as it fits, and enter lays it") {
  Hand hand = dealt(open_table());
  const std::vector<std::pair<int, Place>> all{{2, {-1, 0}}, {2, {1, 0}}, {2, {0, 1}}, {4, {0, 1}}, {2, {-1, 0}}};
  for (const auto& [item, place] : all) {
    REQUIRE(hand.choose(1).kind == Kind::changed);
    REQUIRE(hand.held());
    CHECK(hand.held()->item == item);
    CHECK(places(hand) == std::vector{place});
    REQUIRE(hand.ghost());
    CHECK(hand.ghost()->legal);
  }
  hand.choose(-1);
  CHECK(hand.held()->item == 4);
  CHECK(numbers(hand.enter().moves) == std::vector{5});
}

TEST_CASE("on a boundless board the cursor does not stay on what was laid before") {
  const FakeState state = open_table();
  Hand hand = dealt(state);
  hand.choose(1);
  hand.escape();
  REQUIRE(hand.cursor_shown());
  deal(hand, state);
  CHECK_FALSE(hand.cursor_shown());
}

TEST_CASE("where a round begins anew on a boundless board, the cursor is nowhere") {
  Hand hand = dealt(open_table());
  hand.choose(1);
  hand.escape();
  REQUIRE(hand.cursor());
  Scene scene = open_table().scene(seat(0));
  scene.tokens.clear();
  deal(hand, fake({{scene, {{{lay(2, 0, {{0, 0}})}, 0}}}}));
  CHECK_FALSE(hand.cursor());
}

TEST_CASE("on a boundless board arrows carry the held tile from place to place, and it turns to what fits there") {
  Hand hand = dealt(open_table());
  hand.choose(1);
  hand.move(1, 0);
  CHECK(places(hand) == std::vector<Place>{{0, 0}});
  REQUIRE(hand.ghost());
  CHECK_FALSE(hand.ghost()->legal);
  hand.move(1, 0);
  CHECK(places(hand) == std::vector<Place>{{1, 0}});
  CHECK(hand.held()->orientation == 5);
  hand.move(-1, 0);
  hand.move(0, 1);
  CHECK(places(hand) == std::vector<Place>{{0, 1}});
  CHECK(hand.held()->orientation == 3);
  CHECK(numbers(hand.enter().moves) == std::vector{4});
}

TEST_CASE("on a boundless board a tile turns where it is, as its place points, and says why where it does not fit so") {
  Hand hand = dealt(open_table());
  hand.choose(1);
  CHECK(hand.held()->orientation == 1);
  CHECK(hand.turn(1).kind == Kind::changed);
  CHECK(hand.held()->orientation == 3);
  CHECK(hand.ghost()->legal);
  CHECK(hand.turn(1).kind == Kind::changed);
  CHECK(hand.held()->orientation == 5);
  CHECK(places(hand) == std::vector<Place>{{-1, 0}});
  CHECK_FALSE(hand.ghost()->legal);
  CHECK(hand.enter().kind == Kind::refused);
  CHECK(hand.held());
  CHECK(hand.turn(-1).kind == Kind::changed);
  CHECK(hand.held()->orientation == 3);
}

TEST_CASE("on a boundless board arrows do not carry a tile far away from what lies there") {
  Hand hand = dealt(open_table());
  hand.choose(1);
  for (int i = 0; i < 50; ++i) hand.move(1, 0);
  REQUIRE(places(hand).size() == 1);
  CHECK(places(hand).front().x < 5);
  CHECK(places(hand).front().x > 1);
}

TEST_CASE("a tile that the mouse carries turns to the way that fits where it is held, unless a hand turns it there") {
  Hand hand = dealt(open_table());
  const Grid grid = Grid::boundless(Lattice::triangles);
  const Vec2 right = centre_of(grid, {1, 0}), left = centre_of(grid, {-1, 0});
  hand.take(2, {}, {0, {6, 6}});
  REQUIRE(hand.held());
  CHECK(hand.held()->orientation == 0);
  hand.aim({0, right});
  CHECK(hand.held()->orientation == 5);
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->legal);
  hand.turn(1);
  hand.aim({0, right + Vec2{0.05F, 0}});
  CHECK(hand.held()->orientation == 0);
  REQUIRE(hand.ghost());
  CHECK_FALSE(hand.ghost()->legal);
  CHECK(hand.refused().key == "table.turn_it");
  hand.aim({0, left});
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->legal);
  CHECK(hand.refused().empty());
  CHECK(hand.drop({0, left}).kind == Kind::play);
}

TEST_CASE("a tile is told to be turned only where it fits at that very place: not over another one, nor beside a place where it fits") {
  Hand hand = dealt(open_table());
  hand.choose(1);
  REQUIRE(places(hand) == std::vector<Place>{{-1, 0}});
  hand.move(1, 0);
  REQUIRE(places(hand) == std::vector<Place>{{0, 0}});  // it hides the one that lies there
  CHECK(hand.refused().key != "table.turn_it");
  hand.escape();
  hand.choose(1);
  hand.move(-1, 0);
  REQUIRE(places(hand) == std::vector<Place>{{-2, 0}});
  CHECK(hand.refused().key != "table.turn_it");
  hand.escape();
  hand.choose(1);
  hand.turn(1);
  hand.turn(1);
  REQUIRE(places(hand) == std::vector<Place>{{-1, 0}});
  REQUIRE_FALSE(hand.ghost()->legal);
  CHECK(hand.refused().key == "table.turn_it");
}

TEST_CASE("the first tile may be dropped anywhere on a boundless board; one of a rack that fits nowhere says so") {
  Scene scene;
  Surface surface;
  surface.grid = Grid::boundless(Lattice::triangles);
  scene.surfaces.push_back(surface);
  scene.trays.push_back({.title = {}, .kind = TrayKind::rack, .owner = seat(0), .items = {tile(2), tile(3)}});
  Hand hand = dealt(fake({{scene, {{{lay(2, 2, {{0, 0}})}, 0}}}}));
  CHECK_FALSE(hand.fits_nowhere(2));
  CHECK(hand.fits_nowhere(3));
  hand.take(2, {}, {0, {9, 7}});
  hand.aim({0, {8, 5}});
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->legal);
  CHECK(numbers(hand.drop({0, {8, 5}}).moves) == std::vector{1});
}

TEST_CASE("where no tile fits Tab takes none and says so, and Enter presses the one button that is left") {
  Scene scene;
  Surface surface;
  surface.grid = Grid::boundless(Lattice::triangles);
  scene.surfaces.push_back(surface);
  scene.tokens.push_back({.id = 1, .kind = TokenKind::tile, .places = {{0, 0}}, .paint = "t"});
  scene.trays.push_back({.title = {}, .kind = TrayKind::rack, .owner = seat(0), .items = {tile(2), tile(3)}});
  Hand hand = dealt(fake({{scene, {{{{.kind = GestureKind::press, .button = "draw"}}, 0}}}}));
  const HandAnswer answer = hand.choose(1);
  CHECK(answer.kind == Kind::refused);
  CHECK(answer.why == Text("table.nothing_fits"));
  CHECK_FALSE(hand.held());
  CHECK(hand.enter().kind == Kind::play);
}

TEST_CASE("a tile that is still over the tray is not told that it cannot lie there") {
  Hand hand = dealt(open_table());
  const SurfacePoint far{0, {3, 3}};
  SurfacePoint tray = far;
  tray.aside = true;
  REQUIRE(hand.take(3, {}, tray).kind == Kind::changed);
  CHECK(hand.refused().empty());
  hand.aim(far);
  CHECK_FALSE(hand.refused().empty());
  hand.aim(tray);
  CHECK(hand.refused().empty());
}
