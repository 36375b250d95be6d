#include "catch.hpp"
#include "fake_game.hpp"
#include "ui/painter/tray_rows.hpp"
#include "ui/table/camera.hpp"
#include "ui/table/known_items.hpp"
#include "ui/table/motions.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/seat_lines.hpp"
#include "ui/table/table_room.hpp"
#include "ui/table/table_view.hpp"
#include "ui/table/view_parts.hpp"

using namespace tablier;

TEST_CASE("a bowl that is fuller than it has places holds its stones closer together") {
  std::vector<Rect> places;
  for (int i = 0; i < 4; ++i) places.push_back({static_cast<float>(i) * 10, 0, 8, 8});
  const auto few = spread(places, 2);
  REQUIRE(few.size() == 2);
  CHECK(few[1] == places[1]);
  const auto many = spread(places, 7);
  REQUIRE(many.size() == 7);
  CHECK(many.front() == places.front());
  CHECK(many.back().x == Approx(30));
  for (std::size_t i = 1; i < many.size(); ++i) CHECK(many[i].x > many[i - 1].x);
  CHECK(spread({}, 3).empty());
}

TEST_CASE("a table without an edge is looked at from where the hand brought it") {
  TableLayout layout;
  layout.surfaces.push_back({Grid::boundless(Lattice::triangles), {0, 0, 400, 300}, {100, 100}, 40});
  Camera camera;
  camera.apply(layout);
  CHECK(layout.surfaces[0].origin == Vec2{100, 100});
  camera.pan(layout.surfaces[0], {5, -7});
  camera.apply(layout);
  CHECK(layout.surfaces[0].origin == Vec2{105, 93});
  const Vec2 about{200, 150}, there = layout.surfaces[0].units(about);
  camera.zoom(layout.surfaces[0], 2, about, 1);
  camera.apply(layout);
  CHECK(layout.surfaces[0].unit == 80);
  CHECK(length(layout.surfaces[0].units(about) - there) < 1e-4F);
  camera.fit();
  CHECK(camera.fitted());
}

TEST_CASE("a board with an edge stays where it is") {
  TableLayout layout;
  layout.surfaces.push_back({Grid{Lattice::squares, 3, 3}, {0, 0, 400, 300}, {100, 100}, 40});
  Camera camera;
  camera.pan(layout.surfaces[0], {50, 50});
  camera.apply(layout);
  CHECK(layout.surfaces[0].origin == Vec2{100, 100});
}

TEST_CASE("a thing that comes to the table later comes down from above, and one that left is new when it comes again") {
  constexpr double kTime = 0.2;
  const Seen here{{100, 100}, 20}, there{{300, 100}, 20};
  Motions motions;
  motions.comes(1, here, 0, kTime);  // there from the start
  CHECK_FALSE(motions.moving(1, 0.01));
  motions.seen_all();
  motions.comes(2, there, 1, kTime);
  CHECK(motions.moving(2, 1.1));
  CHECK(motions.now(2, 1.05).middle.y < 100);
  CHECK(motions.now(2, 1 + kTime) == there);
  motions.lies(1, here, 1, kTime);
  motions.seen_all();
  motions.lies(2, there, 2, kTime);
  motions.seen_all();  // 1 was not seen
  motions.comes(1, there, 3, kTime);
  CHECK(motions.now(1, 3).middle.x == 300);
  motions.set_on(false);
  motions.comes(4, here, 4, kTime);
  CHECK_FALSE(motions.moving(4, 4.01));
}

TEST_CASE("what goes from tray to tray is known in its new one, and what lies on a board keeps its room") {
  Scene known, seen;
  const auto piece = [](int id) {
    TrayItem item;
    item.id = id;
    return item;
  };
  seen.trays.resize(2);
  seen.trays[0].items = {piece(1), piece(2)};
  CHECK(add_items(known, seen));
  CHECK_FALSE(add_items(known, seen));
  seen.trays[0].items.pop_back();
  seen.trays[1].items.push_back(piece(2));
  CHECK(add_items(known, seen));
  REQUIRE(known.trays[0].items.size() == 1);
  REQUIRE(known.trays[1].items.size() == 1);
  CHECK(known.trays[1].items.front().id == 2);
  seen.trays[1].items.clear();
  CHECK_FALSE(add_items(known, seen));
  CHECK(known.trays[1].items.size() == 1);
}

TEST_CASE("what is taken from a common set leaves a hole, the others stay, and each who takes has room from the start") {
  const auto piece = [](int id) { return TrayItem{.id = id, .paint = "tile", .orientations = {{.cells = {Place{}}}}}; };
  const auto scene_of = [&](std::initializer_list<int> common, std::initializer_list<int> first, std::initializer_list<int> second) {
    Scene scene;
    scene.surfaces.push_back({.grid = {Lattice::squares, 8, 8}, .paints = {}, .marks = {}});
    scene.trays = {{.title = {}}, {.title = {}, .owner = seat(0)}, {.title = {}, .owner = seat(1)}};
    for (const int id : common) scene.trays[0].items.push_back(piece(id));
    for (const int id : first) scene.trays[1].items.push_back(piece(id));
    for (const int id : second) scene.trays[2].items.push_back(piece(id));
    return scene;
  };
  TableRoom room;
  room.place({0, 0, 900, 600}, 1, {});
  room.see(scene_of({1, 2, 3, 4}, {}, {}));
  const Rect third = room.layout().slot(3)->box, common = room.layout().trays[0].box;
  room.see(scene_of({1, 3, 4}, {2}, {}));
  CHECK(room.layout().slot(3)->box == third);
  const Rect taken = room.layout().slot(2)->box;
  CHECK(room.layout().trays[1].box.contains(taken.centre()));
  room.see(scene_of({3}, {2, 4}, {1}));
  CHECK(room.layout().slot(3)->box == third);
  CHECK(room.layout().slot(2)->box == taken);
  CHECK(room.layout().trays[0].box == common);
  room.see(scene_of({1, 2, 3, 4}, {}, {}));
  CHECK(room.layout().slot(3)->box == third);
  CHECK(room.layout().trays[0].box.contains(room.layout().slot(2)->box.centre()));

  const auto laying = [&](std::initializer_list<int> first, std::initializer_list<int> second) {
    Scene scene = scene_of({}, first, second);
    scene.trays.erase(scene.trays.begin());
    for (const int id : {1, 2, 3, 4})
      if (std::ranges::count(first, id) + std::ranges::count(second, id) == 0) {
        Token token;
        token.id = id;
        token.owner = seat(id % 2 == 0 ? 0 : 1);
        scene.tokens.push_back(token);
      }
    return scene;
  };
  room.see(laying({2, 4}, {1, 3}));
  room.see(laying({2}, {1, 3}));
  TableRoom resumed;
  resumed.place({0, 0, 900, 600}, 1, {});
  resumed.see(scene_of({1, 2, 3, 4}, {}, {}));
  resumed.see(scene_of({}, {2, 4}, {1, 3}));  // the holes of all of them are known
  resumed.see(laying({2}, {1, 3}));
  REQUIRE(resumed.layout().slot(4));
  CHECK(resumed.layout().slot(2)->box == room.layout().slot(2)->box);
}

TEST_CASE("a board whose places change their paint is drawn anew, one that stays as it is is not") {
  Scene scene;
  scene.surfaces.push_back({.grid = {Lattice::squares, 3, 3}, .paints = {{{0, 0}, "a"}}, .marks = {}});
  TableView view;
  view.place({0, 0, 600, 600}, 1);
  view.see(scene);
  const auto first = view.version();
  view.see(scene);
  CHECK(view.version() == first);
  scene.surfaces[0].paints.push_back({{1, 1}, "b"});
  view.see(scene);
  CHECK(view.version() != first);
  CHECK(look_alike(scene.surfaces, scene.surfaces));
}

TEST_CASE("partners share a card, whoever plays for itself has one") {
  std::vector<SeatLine> seats(4);
  CHECK(seat_cards(seats).size() == 4);
  seats[0].side = seats[1].side = 0;
  seats[2].side = seats[3].side = 1;
  const auto cards = seat_cards(seats);
  REQUIRE(cards.size() == 2);
  CHECK(cards[0].size() == 2);
  CHECK(cards[1].data() == &seats[2]);
  CHECK(seat_lines_height(seats, 1, true) < 4 * 42);
  CHECK(seat_lines_height(seats, 2, true) < seat_lines_height(seats, 1, true) / 1.9F);
}

TEST_CASE("what was taken is told as a number of what one is after, or alone") {
  SeatLine seat{.name = "You", .colour = {}, .score = {}, .marks = {}};
  seat.taken.resize(3);
  seat.taken_room = 15;
  CHECK(taken_number(seat) == "3 / 15");
  seat.taken_room = -1;
  CHECK(taken_number(seat) == "3");
}

TEST_CASE("a card says numbers before words where it has no room for all") {
  using Labels = std::vector<std::string>;
  const auto at_most = [](std::size_t room) { return [room](const std::string& label) { return label.size() <= room; }; };
  SeatLine seat{.name = "You", .colour = {}, .score = "1", .rounds = "Rounds: 0", .unit = "Points", .marks = "no S T L O yet"};
  CHECK(labels_below_name(seat, 1, at_most(60)) == Labels{"Rounds: 0 · Points · no S T L O yet"});
  CHECK(labels_below_name(seat, 1, at_most(27)) == Labels{"Rounds: 0 · no S T L O yet"});
  CHECK(labels_below_name(seat, 1, at_most(24)) == Labels{"Points · no S T L O yet"});
  CHECK(labels_below_name(seat, 1, at_most(18)) == Labels{"no S T L O yet"});
  seat.marks.clear();
  CHECK(labels_below_name(seat, 1, at_most(12)) == Labels{"Rounds: 0"});
  const SeatLine holds{.name = "Bot 1", .colour = {}, .score = "7", .hidden = "Tiles: 5", .unit = "Points", .marks = {}};
  CHECK(labels_below_name(holds, 1, at_most(60)) == Labels{"Tiles: 5 · Points"});
  CHECK(labels_below_name(holds, 1, at_most(12)) == Labels{"Tiles: 5"});
  CHECK(labels_below_name(holds, 1, at_most(3)) == Labels{"Tiles: 5"});  // cut, with its whole told to who points at it
  CHECK(labels_below_name(holds, 2, at_most(12)) == Labels{"Tiles: 5"});
  const SeatLine timed{.name = "Bot 1", .colour = {}, .score = {}, .hidden = "Tiles: 5", .marks = "Points: 7", .clock = "05:00"};
  CHECK(labels_below_name(timed, 2, at_most(12)) == Labels{"Points: 7", "Tiles: 5"});
  CHECK(labels_below_name(timed, 2, at_most(40)) == Labels{"Tiles: 5 · Points: 7"});
}

namespace {

Scene rack(std::initializer_list<int> ids) {
  Scene scene;
  Tray tray{.title = {}, .kind = TrayKind::rack, .owner = seat(0)};
  for (const int id : ids) tray.items.push_back({.id = id, .paint = "tile", .orientations = {{.cells = {Place{}}}}});
  scene.trays.push_back(tray);
  return scene;
}

}  // namespace

TEST_CASE("what was drawn to a rack is known until something else changes there, and a rack that is seen first has nothing new") {
  std::vector<int> drawn;
  Scene known = rack({});
  const auto see = [&](std::initializer_list<int> ids) {
    const Scene seen = rack(ids);
    note_drawn(known, seen, drawn);
    add_items(known, seen);
    return drawn;
  };
  CHECK(see({1, 2, 3}).empty());
  CHECK(see({1, 2, 3, 7}) == std::vector{7});
  CHECK(see({1, 2, 3, 7}) == std::vector{7});
  CHECK(see({1, 2, 3, 7, 9}) == std::vector{9});
  CHECK(see({1, 2, 3, 9}).empty());
  CHECK(see({1, 2, 3, 9, 4}) == std::vector{4});
  known.tokens.emplace_back().id = 7;
  CHECK(see({1, 2, 3, 9, 4, 7}).empty());  // a move was taken back
}

TEST_CASE("Who has looked back finds what was drawn last marked as before, and nothing that was drawn earlier") {
  TableRoom room;
  room.place({0, 0, 600, 600}, 1, {});
  for (const auto& ids : {rack({1, 2}), rack({1, 2, 3}), rack({1, 2, 3, 4})}) room.see(ids);
  REQUIRE(room.drawn() == std::vector{4});
  room.see(rack({1, 2}), true);
  room.see(rack({1, 2, 3}), true);
  CHECK(room.drawn().empty());
  room.see(rack({1, 2, 3, 4}));
  CHECK(room.drawn() == std::vector{4});
}

TEST_CASE("Of a note that has no room the points stay, unless some of them are another seat's") {
  CHECK(points_of_note("nothing placed −10") == "−10");
  CHECK(points_of_note("+6, out +25, the others’ tiles +27") == "+6 +25 +27");
  CHECK(points_of_note("I: +1, Bot 2: loses L").empty());
  CHECK(points_of_note("Tessera!").empty());
}

TEST_CASE("Behind the curtain the hand of who is called has the room that it will need, and that of who looked last has none") {
  const auto tile = [](int id) { return TrayItem{.id = id, .paint = "tile", .orientations = {{.cells = {{0, 0}}}}}; };
  Scene scene;
  scene.trays.push_back({.title = Text("hand"), .kind = TrayKind::rack, .owner = seat(0), .items = {tile(4), tile(5)}});
  scene.trays.push_back({.title = Text("hand"), .kind = TrayKind::rack, .owner = seat(1), .hidden = 3});
  scene.trays.push_back({.title = Text("shown"), .kind = TrayKind::rack, .owner = seat(0), .items = {tile(6)}});
  const Scene before = covered(scene, seat(1));
  CHECK(before.trays[0].items.empty());
  CHECK(before.trays[0].hidden == 2);
  CHECK(before.trays[1].items.size() == 3);
  CHECK(before.trays[1].hidden == 0);
  CHECK(before.trays[2].items.size() == 1);
  for (const TrayItem& room : before.trays[1].items) CHECK(room.id > 6);
  CHECK(covered(scene, seat(0)).trays[0].items.size() == 2);  // nothing of it is hidden from whoever looks
}

TEST_CASE("what everybody may count in a hand is told of each, whoever's is seen") {
  const auto tile = [](int id) { return TrayItem{.id = id, .paint = {}, .orientations = {{.cells = {{0, 0}}}}}; };
  Scene scene;
  scene.trays.push_back({.title = Text("hand"), .kind = TrayKind::rack, .owner = seat(0), .items = {tile(4), tile(5)}});
  scene.trays.push_back({.title = Text("hand"), .kind = TrayKind::rack, .owner = seat(1), .hidden = 3});
  scene.trays.push_back({.title = Text("shown"), .kind = TrayKind::rack, .owner = seat(0), .items = {tile(6)}});
  scene.trays.push_back({.title = Text("pool"), .kind = TrayKind::rack, .hidden = 9});
  CHECK(counted_in_hand(scene, scene.trays[0]) == 2);
  CHECK(counted_in_hand(scene, scene.trays[1]) == 3);
  CHECK(counted_in_hand(scene, scene.trays[2]) == 0);  // all see it
  CHECK(counted_in_hand(scene, scene.trays[3]) == 9);
}

TEST_CASE("Only who solved a puzzle alone is praised; who had hints is told how many") {
  CHECK(praise_of({}) == Text("table.praise"));
  CHECK(praise_of({.undos = 3}) == Text("table.praise"));
  CHECK(praise_of({.hints = 2}) == Text("table.praise_helped", {{"n", 2}}));
  CHECK(praise_of({.hints = 2, .solution_seen = true}) == Text("table.praise_shown"));
}
