#include "ui/painter/table_layout.hpp"

#include "catch.hpp"
#include "sdk/polyform.hpp"

using namespace tablier;

namespace {

TrayItem bar_item(int id, int cells) {
  std::vector<Place> lying, ply_value;
  for (int i = 0; i < cells; ++i) {
    lying.emplace_back(i, 0);
    ply_value.emplace_back(0, i);
  }
  TrayItem item{.id = id, .kind = TokenKind::polyform, .paint = "p"};
  item.orientations = {{.cells = lying, .turned = 1}, {.cells = ply_value, .turned = 0}};
  return item;
}

Scene scene_with(int items) {
  Scene scene;
  Surface surface;
  surface.grid = {Lattice::squares, 12, 5};
  scene.surfaces.push_back(surface);
  Tray tray;
  for (int i = 0; i < items; ++i) tray.items.push_back(bar_item(i, 3 + i % 3));
  scene.trays.push_back(tray);
  return scene;
}

void check_inside(Rect inner, Rect outer) {
  CHECK(inner.x >= outer.x - 0.5F);
  CHECK(inner.y >= outer.y - 0.5F);
  CHECK(inner.right() <= outer.right() + 0.5F);
  CHECK(inner.bottom() <= outer.bottom() + 0.5F);
}

bool apart(Rect a, Rect b) {
  constexpr float kHair = 0.01F;
  return a.right() <= b.x + kHair || b.right() <= a.x + kHair || a.bottom() <= b.y + kHair || b.bottom() <= a.y + kHair;
}

void check_tidy(const TableLayout& layout, Rect area) {
  for (const SurfaceFrame& f : layout.surfaces) check_inside(f.box, area);
  for (const TrayFrame& t : layout.trays) {
    check_inside(t.box, area);
    for (const SurfaceFrame& f : layout.surfaces) CHECK(apart(t.box, f.box));
    for (std::size_t i = 0; i < t.slots.size(); ++i) {
      check_inside(t.slots[i].box, t.box);
      for (std::size_t j = 0; j < i; ++j) CHECK(apart(t.slots[i].box, t.slots[j].box));
    }
  }
}

}  // namespace

TEST_CASE("boards and trays fit in any window without touching each other") {
  for (const int items : {1, 4, 12})
    for (const auto& [w, h] :
         {std::pair{1024, 744}, std::pair{900, 440}, std::pair{640, 544}, std::pair{3584, 2104}, std::pair{400, 1200}}) {
      const Rect area{0, 56, static_cast<float>(w), static_cast<float>(h)};
      check_tidy(lay_out(scene_with(items), {.area = area}), area);
    }
}

TEST_CASE("the board is larger than what waits in the tray") {
  const TableLayout layout = lay_out(scene_with(11), {.area = {0, 0, 1024, 744}});
  CHECK(layout.surfaces[0].unit > layout.trays[0].unit);
  CHECK(layout.surfaces[0].unit >= 50);
}

TEST_CASE("a board stays where it is and as large as it was while things go from tray to tray") {
  Scene scene = scene_with(12);
  scene.surfaces[0].grid = {Lattice::squares, 8, 8};
  const Rect area{0, 56, 644, 544};
  const TableLayout first = lay_out(scene, {.area = area});
  for (const std::size_t left : {9U, 4U, 1U}) {
    Scene shared = scene;
    shared.trays.resize(3);
    shared.trays[0].items.resize(left);
    for (std::size_t i = left; i < 12; ++i) shared.trays[1 + i % 2].items.push_back(scene.trays[0].items[i]);
    const TableLayout later = lay_out(shared, {.area = area, .split = first.split});
    CHECK(later.surfaces[0].box == first.surfaces[0].box);
    check_tidy(later, area);
  }
  CHECK(lay_out(scene, {.area = area, .split = first.split}).trays[0].box == first.trays[0].box);
}

TEST_CASE("in a small window a chessboard has more of the width than the twelve pieces beside it") {
  Scene scene = scene_with(12);
  scene.surfaces[0].grid = {Lattice::squares, 8, 8};
  scene.surfaces[0].coordinates = true;
  const TableLayout layout = lay_out(scene, {.area = {0, 56, 644, 544}});
  CHECK(layout.surfaces[0].box.w > 1.8F * layout.trays[0].box.w);
  CHECK(layout.trays[0].unit >= 14);
}

TEST_CASE("while things are taken from a common set those that are taken are as large as what can still be taken") {
  Scene scene = scene_with(12);
  scene.surfaces[0].grid = {Lattice::squares, 8, 8};
  scene.surfaces[0].coordinates = true;
  const Rect area{0, 56, 644, 544};
  const TableSplit split = lay_out(scene, {.area = area}).split;
  for (int player = 0; player < 2; ++player) {
    Tray own{.title = {}, .owner = seat(player)};
    for (int i = 0; i < 6; ++i) own.items.push_back(bar_item(20 + 6 * player + i, 4));
    scene.trays.push_back(own);
  }
  const TableLayout layout = lay_out(scene, {.area = area, .split = split});
  check_tidy(layout, area);
  for (const TrayFrame& tray : layout.trays) CHECK(tray.unit >= 11);  // their numbers are read too
  scene.trays.erase(scene.trays.begin());                             // all is taken
  const TableLayout later = lay_out(scene, {.area = area, .split = split});
  CHECK(later.trays[0].unit >= 11);
}

TEST_CASE("a window that is wide and low has its tray beside the board") {
  const TableLayout layout = lay_out(scene_with(6), {.area = {0, 0, 1800, 420}});
  CHECK(layout.trays[0].box.x >= layout.surfaces[0].box.right());
}

TEST_CASE("players' trays with one thing each are no wider than that needs, and all of it stands in the middle") {
  Scene scene = scene_with(1);
  scene.surfaces[0].grid = {Lattice::squares, 8, 8};
  scene.trays[0].owner = seat(0);
  scene.trays.push_back(scene.trays[0]);
  scene.trays[1].owner = seat(1);
  scene.trays[1].items[0].id = 9;
  const Rect area{0, 56, 900, 420};
  const TableLayout layout = lay_out(scene, {.area = area});
  check_tidy(layout, area);
  const Rect board = layout.surfaces[0].box, tray = layout.trays[0].box;
  REQUIRE(tray.x > board.right());
  CHECK(tray.w < board.w * 0.75F);
  CHECK(std::abs((board.x - area.x) - (area.right() - tray.right())) < 4);
}

TEST_CASE("a scene without trays gives the board all the room") {
  Scene scene = scene_with(0);
  scene.trays.clear();
  const TableLayout layout = lay_out(scene, {.area = {0, 0, 1248, 900}, .margin = 0, .labelled = false});
  CHECK(layout.surfaces[0].box.w > 1180);
}

TEST_CASE("a board without an edge fills the area and shows every token") {
  Scene scene;
  Surface surface;
  surface.grid = Grid::boundless(Lattice::triangles);
  scene.surfaces.push_back(surface);
  for (int x = -9; x < 9; ++x) scene.tokens.push_back({.id = x, .kind = TokenKind::tile, .places = {{x, 0}}, .paint = "tile"});
  const Rect area{0, 0, 900, 500};
  const TableLayout layout = lay_out(scene, {.area = area});
  CHECK(layout.surfaces[0].box == area);
  for (const Token& t : scene.tokens) check_inside(layout.surfaces[0].place_box(t.places[0]), area);
}

namespace {

/// A few triangles far from (0,0), and a rack of nine of them.
Scene rack_scene() {
  Scene scene;
  Surface surface;
  surface.grid = Grid::boundless(Lattice::triangles);
  scene.surfaces.push_back(surface);
  for (int x = -9; x < -6; ++x) scene.tokens.push_back({.id = x, .kind = TokenKind::tile, .places = {{x, -8}}, .paint = "tile"});
  Tray tray{.title = {}, .kind = TrayKind::rack};
  for (int id = 0; id < 9; ++id)
    tray.items.push_back({.id = id, .kind = TokenKind::tile, .paint = "tile", .orientations = {{.cells = {{0, 0}}}}});
  scene.trays.push_back(tray);
  return scene;
}

}  // namespace

TEST_CASE("a rack on a board without an edge stands in one row, its words at the left, and leaves most of the height to the board") {
  for (const Rect area : {Rect{0, 0, 1024, 744}, Rect{0, 56, 900, 400}}) {
    const TableLayout layout = lay_out(rack_scene(), {.area = area});
    const TrayFrame& tray = layout.trays[0];
    REQUIRE(tray.slots.size() == 9);
    CHECK(tray.box.h < area.h / 3);
    for (const ItemSlot& slot : tray.slots) {
      CHECK(slot.box.y == tray.slots[0].box.y);
      CHECK(slot.box.w > 50);
      CHECK(slot.box.x >= tray.title.right());
      check_inside(slot.box, tray.box);
    }
  }
}

TEST_CASE("what four players still hold at the end of a round can be read in a small window, and the table gives way") {
  Scene scene = rack_scene();
  Tray rack = scene.trays[0];
  rack.items.resize(7);
  scene.trays.assign(4, rack);
  int id = 0;
  for (Tray& tray : scene.trays)
    for (TrayItem& item : tray.items) item.id = id++;
  for (const Rect area : {Rect{0, 56, 936, 744}, Rect{0, 56, 900, 361}}) {
    const TableLayout layout = lay_out(scene, {.area = area, .margin = 10});
    for (const TrayFrame& tray : layout.trays) {
      check_inside(tray.box, area);
      CHECK(tray.unit >= (area.h > 700 ? 54 : 28));
      for (const ItemSlot& slot : tray.slots) check_inside(slot.box, tray.box);
    }
  }
}

TEST_CASE("several hands on a board without an edge stand in two columns, each with its name over it and its things from the left") {
  Scene scene = rack_scene();
  Tray rack = scene.trays[0];
  rack.items.resize(3);
  scene.trays.assign(3, rack);
  scene.trays[1].items.resize(1);
  const TableLayout layout = lay_out(scene, {.area = {0, 0, 1200, 800}});
  const auto& trays = layout.trays;
  CHECK(trays[0].box.y == trays[1].box.y);
  CHECK(trays[0].box.h == trays[1].box.h);
  CHECK(trays[0].box.right() < trays[1].box.x);
  CHECK(trays[2].box.x == trays[0].box.x);
  CHECK(trays[2].box.y > trays[0].box.bottom());
  for (const TrayFrame& tray : trays) {
    CHECK(tray.title.bottom() <= tray.slots.front().box.y + 1);
    CHECK(tray.slots.front().box.x - tray.box.x < 30);
  }
}

TEST_CASE("a few tiles on a board without an edge are shown large wherever they lie") {
  const Rect area{0, 0, 1024, 744};
  const TableLayout layout = lay_out(rack_scene(), {.area = area});
  CHECK(layout.surfaces[0].unit > 80);
  for (const Token& t : rack_scene().tokens) check_inside(layout.surfaces[0].place_box(t.places[0]), area);
}

TEST_CASE("trays of which only words are shown stand beside each other within the area") {
  Scene scene = scene_with(0);
  scene.trays.clear();
  for (int i = 0; i < 4; ++i) {
    Tray hidden;
    hidden.hidden = 7;
    scene.trays.push_back(hidden);
  }
  const Rect area{0, 0, 620, 500};
  const TableLayout layout = lay_out(scene, {.area = area});
  for (std::size_t i = 0; i < layout.trays.size(); ++i) {
    CHECK(layout.trays[i].only_label);
    check_inside(layout.trays[i].box, area);
    if (i > 0) CHECK(apart(layout.trays[i].box, layout.trays[i - 1].box));
  }
}

TEST_CASE("every item has a slot, found by its id") {
  const TableLayout layout = lay_out(scene_with(5), {.area = {0, 0, 1000, 700}});
  for (int id = 0; id < 5; ++id) CHECK(layout.slot(id));
  CHECK_FALSE(layout.slot(99));
}

namespace {

/// A sheet of paper with two palettes of five strokes, each with a number.
Scene paper_scene(int side = 16) {
  Scene scene;
  Surface sheet;
  sheet.grid = {Lattice::points, side, side};
  sheet.grid.first_column = sheet.grid.first_row = 1;
  sheet.coordinates = sheet.ruled = true;
  scene.surfaces.push_back(sheet);
  for (int seat = 0; seat < 2; ++seat) {
    Tray tray{.title = {}, .kind = TrayKind::palette};
    for (int i = 0; i < 5; ++i) {
      TrayItem item = bar_item(seat * 5 + i, i == 0 ? 4 : i == 4 ? 2 : 3);
      item.kind = TokenKind::stroke;
      item.tally = i;
      tray.items.push_back(item);
    }
    scene.trays.push_back(tray);
  }
  return scene;
}

}  // namespace

TEST_CASE("palettes of strokes take no more room than they need, and all the other is the board's") {
  for (const Rect area : {Rect{0, 56, 1024, 744}, Rect{0, 56, 936, 744}, Rect{0, 56, 900, 424}}) {
    const TableLayout layout = lay_out(paper_scene(), {.area = area, .margin = 14});
    check_tidy(layout, area);
    const Rect board = layout.surfaces[0].box;
    CHECK(board.h > area.h - 2 * 14 - 17);  // a unit more would be too much
    for (const TrayFrame& tray : layout.trays) {
      CHECK(tray.paper);
      CHECK(tray.unit >= 14);
      CHECK(tray.box.w < board.w * 0.75F);
      CHECK(tray.box.x - board.right() < 24);
      float wide = 0;
      for (const ItemSlot& slot : tray.slots) wide = std::max(wide, slot.box.right() - tray.box.x);
      CHECK(tray.box.w - wide < 60);
    }
  }
}

TEST_CASE("palettes beside a small sheet, with a legend below, stay within the window whatever their words take") {
  for (int side = 6; side <= 16; ++side) {
    Scene scene = paper_scene(side);
    scene.trays.push_back({.title = Text("legend")});
    for (const Rect area : {Rect{0, 56, 900, 404}, Rect{0, 56, 900, 424}, Rect{0, 56, 936, 744}})
      check_tidy(lay_out(scene, {.area = area, .margin = 14}), area);
  }
}

TEST_CASE("what was taken, and hands of which nothing is seen, are on the players' cards and take no room of the board") {
  Scene scene;
  scene.surfaces.push_back({.grid = Grid{Lattice::points, 19, 19}});
  const TableSpace space{.area = {0, 0, 936, 744}};
  const float alone = lay_out(scene, space).surfaces.front().unit;
  for (int s = 0; s < 2; ++s) {
    Tray bowl{.title = {}, .kind = TrayKind::bowl, .owner = seat(s)};
    bowl.items.push_back({.id = 100 + s, .paint = "p", .orientations = {{.cells = {Place{}}}}});
    scene.trays.push_back(bowl);
  }
  scene.trays.push_back({.title = {}, .kind = TrayKind::rack, .owner = seat(1), .hidden = 4});
  TableSpace with_cards = space;
  with_cards.bowls = {10, 10, 0};
  with_cards.cards = {{1000, 40, 12, 12}, {1000, 90, 12, 12}};
  const TableLayout layout = lay_out(scene, with_cards);
  CHECK(layout.surfaces.front().unit == alone);
  for (const TrayFrame& tray : layout.trays) CHECK(tray.on_card);
  REQUIRE(layout.slot(101));
  CHECK(layout.slot(101)->box == with_cards.cards[1]);
  scene.trays[0].kind = TrayKind::stones;  // still to be played
  CHECK_FALSE(lay_out(scene, with_cards).trays[0].on_card);
  scene.trays[0].kind = TrayKind::bowl;
  with_cards.cards.clear();
  CHECK(lay_out(scene, with_cards).surfaces.front().unit < alone);
}

TEST_CASE("a board of several layers has room for their names over them, and its places have all else of the width") {
  Scene scene = scene_with(12);
  scene.surfaces.front().grid = {Lattice::cubes, 5, 4, 3};
  const Rect area{0, 0, 1024, 744};
  const TableLayout layout = lay_out(scene, {.area = area});
  const SurfaceFrame& board = layout.surfaces.front();
  check_tidy(layout, area);
  CHECK(board.unit >= 55);
  CHECK(board.origin.y - board.box.y > 0.6F * board.unit);
  const float below = board.box.bottom() - board.origin.y - 4 * board.unit;
  CHECK(below > 0.2F * board.unit);
  CHECK(below < 0.3F * board.unit);
}

TEST_CASE("wide layers are larger one over the other than beside each other, and leave room for names and tray") {
  Scene scene = scene_with(12);
  scene.surfaces.front().grid = {Lattice::cubes, 10, 3, 2};
  for (const auto& [area, least] : {std::pair{Rect{0, 0, 1024, 744}, 55.0F}, std::pair{Rect{0, 56, 900, 410}, 40.0F}}) {
    const TableLayout layout = lay_out(scene, {.area = area});
    check_tidy(layout, area);
    CHECK(layout.surfaces.front().unit >= least);
  }
}

TEST_CASE("hands beside each other have as many tiles in a row, however many each of them has") {
  Scene scene = rack_scene();
  Tray rack = scene.trays[0];
  while (rack.items.size() < 9) rack.items.push_back(rack.items.front());
  for (std::size_t i = 0; i < rack.items.size(); ++i) rack.items[i].id = static_cast<int>(100 + i);
  scene.trays.assign(2, rack);
  scene.trays[1].items.resize(8);
  const TableLayout layout = lay_out(scene, {.area = {0, 0, 644, 544}});
  const auto in_first_row = [](const TrayFrame& tray) {
    return std::ranges::count_if(tray.slots, [&](const ItemSlot& s) { return s.box.y == tray.slots.front().box.y; });
  };
  CHECK(in_first_row(layout.trays[0]) > 1);
  CHECK(in_first_row(layout.trays[0]) == in_first_row(layout.trays[1]));
}
