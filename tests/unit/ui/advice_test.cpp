#include "catch.hpp"
#include "hand_helpers.hpp"
#include "ui/table/advice_drawing.hpp"
#include "ui/table/table_view.hpp"

#include <algorithm>

/// How an advised move stands on the table, and where it is said what it is.
using namespace tablier;

namespace {

constexpr Rect kRoom{0, 0, 640, 540};

/// Six squares a side, all taken by single squares but two.
Scene nearly_full() {
  Scene scene = empty_board(6, 6);
  for (int i = 0; i < 36; ++i)
    if (const Place p{i % 6, i / 6}; p != Place{2, 3} && p != Place{3, 3})
      scene.tokens.push_back({.id = i, .kind = TokenKind::polyform, .places = {p}, .paint = "p"});
  return scene;
}

struct AdvisedTable {
  FakeState state;
  Hand hand = dealt(state);
  TableView view;
  explicit AdvisedTable(Scene scene, Touch move) : state(fake({{std::move(scene), {{std::move(move), 0}}}})) {
    view.see(hand.scene());
    view.place(kRoom, 1);
  }
};

/// True where something pale is drawn in that box of pixels.
bool has_ghost(const Canvas& canvas, Rect box) {
  return std::ranges::any_of(canvas.vertices(),
                             [&](const CanvasVertex& v) { return v.colour.a > 90 && v.colour.a < 140 && box.contains({v.x, v.y}); });
}

}  // namespace

TEST_CASE("a thing that it is advised to lay is seen there as a ghost") {
  Scene scene = empty_board(6, 6);
  scene.trays.push_back({.title = {}, .items = {domino(5)}});
  const Touch move{lay(5, 0, {{2, 3}, {3, 3}})};
  AdvisedTable table(scene, move);
  const Theme theme;
  const Palette palette(theme);
  const SurfaceFrame& frame = table.view.layout().surfaces.front();
  const Rect place = united(frame.place_box({2, 3}), frame.place_box({3, 3}));
  for (const bool advised : {false, true}) {
    Canvas canvas;
    TableScenery scenery{.palette = palette, .taste = {}, .motion = false, .say = [](const Text&) { return std::string(); }};
    if (advised) scenery.suggested = move;
    table.view.draw(canvas, table.hand, scenery);
    CHECK(has_ghost(canvas, place) == advised);
  }
}

TEST_CASE("what a place is worth is read over the ghost of what would be put there") {
  Scene scene = empty_board(6, 6);
  scene.tokens.push_back({.id = 1, .kind = TokenKind::polyform, .places = {{0, 0}}, .owner = seat(0), .paint = "p", .last = true});
  Scene after = scene;
  after.tokens.push_back({.id = 2, .kind = TokenKind::polyform, .places = {{2, 3}}, .owner = seat(0), .paint = "p", .last = true});
  const FakeState state = fake({{scene, {{{put({2, 3})}, 1}}}, {after, {}}});
  Hand hand = dealt(state);
  hand.hover(over(hand, {2, 3}));
  REQUIRE(hand.preview());
  REQUIRE(hand.preview()->token);
  TableView view;
  view.see(hand.scene());
  view.place(kRoom, 1);
  const Theme theme;
  const Palette palette(theme);
  TableScenery scenery{.palette = palette, .taste = {}, .motion = false, .say = [](const Text&) { return std::string(); }};
  scenery.values = {{.kind = HighlightKind::value, .place = {2, 3}, .value = 1}};
  Canvas canvas;
  view.draw(canvas, hand, scenery);
  const Rect box = view.layout().surfaces.front().place_box({2, 3});
  const auto in_box = [&](const CanvasVertex& v) { return box.contains({v.x, v.y}); };
  const auto last_of = [&](auto wanted) {
    const auto found =
        std::find_if(canvas.vertices().rbegin(), canvas.vertices().rend(), [&](const auto& v) { return in_box(v) && wanted(v); });
    return canvas.vertices().rend() - found;
  };
  const auto ghost = last_of([](const CanvasVertex& v) { return v.colour.a > 90 && v.colour.a < 140; });
  const auto plaque = last_of([&](const CanvasVertex& v) { return v.colour == palette.colour("done"); });
  CHECK(ghost > 0);
  CHECK(plaque > ghost);
}

namespace {

/// Shown with its name, as advice is; where that is written.
Rect name_of(AdvisedTable& table, const Touch& move) {
  const Theme theme;
  const Palette palette(theme);
  TableScenery scenery{.palette = palette, .taste = {}, .motion = false, .say = [](const Text&) { return std::string(); }};
  scenery.line = {{.name = {}, .touch = move, .seat = seat(0)}};
  scenery.line_label = [](const LineMove&) { return std::string("c4 to d4"); };
  Canvas canvas;
  table.view.draw(canvas, table.hand, scenery);
  REQUIRE(table.view.bubbles().size() == 1);
  return table.view.bubbles().front().box;
}

}  // namespace

TEST_CASE("what is said of an advised move does not cover its places, however full the board is") {
  const Touch move{lay(5, 0, {{2, 3}, {3, 3}})};
  AdvisedTable table(nearly_full(), move);
  const Rect box = name_of(table, move);
  const SurfaceFrame& frame = table.view.layout().surfaces.front();
  for (const Place p : {Place{2, 3}, Place{3, 3}}) CHECK(overlap_area(box, frame.place_box(p)) <= 0);
}

TEST_CASE("what is said of a thing that slides does not lie on its way") {
  Scene scene = empty_board(8, 8);
  scene.tokens.push_back({.id = 1, .kind = TokenKind::pawn, .places = {{3, 1}}, .paint = "p"});
  const Touch move{slide({3, 1}, {3, 6})};
  AdvisedTable table(scene, move);
  const Rect box = name_of(table, move);
  const SurfaceFrame& frame = table.view.layout().surfaces.front();
  for (int y = 1; y <= 6; ++y) CHECK(overlap_area(box, frame.place_box({3, y}).inset(0.3F * frame.unit)) <= 0);
}

TEST_CASE("no light of the board lies under a thing that it is advised to lay there: its figure is read") {
  const Touch move{lay(5, 0, {{2, 3}, {3, 3}})};
  const Theme theme;
  const Palette palette(theme);
  const auto drawn = [&](bool lit, bool advised) {
    Scene scene = empty_board(6, 6);
    scene.trays.push_back({.title = {}, .items = {domino(5)}});
    if (lit) scene.highlights = {{.kind = HighlightKind::legal, .place = {2, 3}}};
    AdvisedTable table(std::move(scene), move);
    TableScenery scenery{.palette = palette, .taste = {}, .motion = false, .say = [](const Text&) { return std::string(); }};
    if (advised) scenery.suggested = move;
    Canvas canvas;
    table.view.draw(canvas, table.hand, scenery);
    return canvas.vertices().size();
  };
  CHECK(drawn(true, false) > drawn(false, false));
  CHECK(drawn(true, true) == drawn(false, true));
}

TEST_CASE("the ghost of a stone that is advised is a plain one of its seat, or the special one that the move takes") {
  Scene scene = empty_board(6, 6);
  scene.seats = {{.paint = "stone.0"}, {.paint = "stone.1"}};
  scene.tokens.push_back({.id = 1, .kind = TokenKind::stone, .places = {{0, 0}}, .owner = seat(0), .paint = "stone.power"});
  scene.trays.push_back({.title = {}, .items = {{.id = 9, .paint = "stone.power", .orientations = {{.cells = {Place{}}}}}}});
  CHECK_FALSE(stone_put(scene, seat(0), put({2, 3})));  // no plain one to be seen yet
  scene.tokens.push_back({.id = 2, .kind = TokenKind::stone, .places = {{1, 0}}, .owner = seat(0), .paint = "stone.0"});
  const auto plain = stone_put(scene, seat(0), put({2, 3}));
  REQUIRE(plain);
  CHECK(plain->paint == "stone.0");
  CHECK(plain->places == std::vector{Place{2, 3}});
  Gesture special = put({2, 3});
  special.item = 9;
  CHECK(stone_put(scene, seat(0), special)->paint == "stone.power");
}

TEST_CASE("a stroke of a line of moves is in the ink of the seat that would draw it, whoever looks") {
  Scene scene = empty_board(6, 6, Lattice::points);
  scene.seats = {{.paint = "seat.0"}, {.paint = "seat.1"}};
  const Touch move{trace({{1, 1}, {2, 1}, {3, 1}})};
  AdvisedTable table(scene, move);
  Theme theme;
  theme.paints["seat.0"].colour = {200, 10, 10, 255};
  theme.paints["seat.1"].colour = {10, 10, 200, 255};
  const Palette palette(theme);
  REQUIRE(palette.colour("seat.0") != palette.colour("seat.1"));
  /// How many more of what is drawn is red than blue.
  const auto redness = [&](Seat by) {
    TableScenery scenery{.palette = palette, .taste = {}, .motion = false, .say = [](const Text&) { return std::string(); }};
    scenery.line = {{.name = {}, .touch = move, .seat = by}};
    scenery.line_label = [](const LineMove&) { return std::string("what is drawn"); };
    Canvas canvas;
    table.view.draw(canvas, table.hand, scenery);
    const auto count = [&](auto is) { return std::ranges::count_if(canvas.vertices(), is); };
    return count([](const CanvasVertex& v) { return v.colour.r > v.colour.b + 60; }) -
           count([](const CanvasVertex& v) { return v.colour.b > v.colour.r + 60; });
  };
  CHECK(redness(seat(0)) > 0);
  CHECK(redness(seat(1)) < 0);
}
