#include "table.hpp"

using namespace tablier;
using namespace tablier::katamino;

namespace {

const TrayItem* find_item(const Scene& scene, int id) {
  for (const Tray& tray : scene.trays)
    for (const TrayItem& item : tray.items)
      if (item.id == id) return &item;
  return nullptr;
}

/// True where the gesture's places are its orientation's cells, all moved alike, in the same order.
bool fits(const Gesture& g, const TrayItem& item) {
  const auto& cells = item.orientations.at(static_cast<std::size_t>(g.orientation)).cells;
  if (cells.size() != g.places.size()) return false;
  const Place by{g.places[0].x - cells[0].x, g.places[0].y - cells[0].y, g.places[0].z - cells[0].z};
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (Place{cells[i].x + by.x, cells[i].y + by.y, cells[i].z + by.z} != g.places[i]) return false;
  return true;
}

void check_touches(const State& state) {
  MoveList moves;
  state.legal_moves(moves);
  const Scene scene = state.scene(seat(0));
  for (const Move m : moves) {
    const Touch touch = state.touch(m);
    REQUIRE(touch.size() == 1);
    if (touch[0].kind == GestureKind::lift) continue;
    REQUIRE(touch[0].kind == GestureKind::lay);
    const TrayItem* item = find_item(scene, touch[0].item);
    REQUIRE(item);
    REQUIRE(fits(touch[0], *item));
  }
}

std::unique_ptr<State> penta(const char* pieces) {
  static std::vector<std::unique_ptr<const Game>> games;
  games.push_back(game({{"pieces", pieces}}));
  return games.back()->start({});
}

}  // namespace

TEST_CASE("Every legal move is a touch of a thing that is on the table") {
  check_touches(*penta("2,4,5,8"));
  check_touches(*game({{"mode", "board"}, {"board", "8x8"}})->start({}));
  check_touches(*game({{"mode", "volume"}, {"solid", "volume-T"}})->start({}));
}

TEST_CASE("The board has twelve columns, a divider and a part that is out of play") {
  const Scene scene = penta("2,4,5,8")->scene(seat(0));
  REQUIRE(scene.surfaces.size() == 1);
  const Surface& board = scene.surfaces[0];
  CHECK(board.grid.width == 12);
  CHECK(board.grid.height == 5);
  CHECK(board.paints.size() == 8 * 5);
  CHECK(board.paints.front().paint == "wood_out");
  REQUIRE(board.marks.size() == 1);
  CHECK(board.marks[0].kind == MarkKind::divider);
  CHECK(board.marks[0].place.x == 4);
  CHECK(penta("1,2,3,4,5,6,7,8,9,10,11,12")->scene(seat(0)).surfaces[0].marks.empty());
}

TEST_CASE("A piece keeps its id and bears its number, then its letter") {
  const auto state = penta("2,4,5,8");
  const Scene before = state->scene(seat(0));
  const TrayItem* waiting = find_item(before, 2);
  REQUIRE(waiting);
  CHECK(waiting->paint == "piece.L");
  CHECK(waiting->orientations.size() == 8);
  CHECK(waiting->orientations[0].labels == std::vector<std::string>{"2", "L"});
  play(*state, {"L:a1-a2-a3-a4-b1"});
  const Scene after = state->scene(seat(0));
  CHECK_FALSE(find_item(after, 2));
  REQUIRE(after.tokens.size() == 1);
  CHECK(after.tokens[0].id == 2);
  CHECK(after.tokens[0].places.front() == Place{0, 3});
  CHECK(after.tokens[0].last);
  CHECK(after.tokens[0].labels == std::vector<std::string>{"2", "L"});
}

TEST_CASE("Turning four times and flipping twice lead back; a turn is clockwise on the screen") {
  const auto state = game({{"mode", "volume"}, {"solid", "box-3x4x5"}})->start({});
  const Scene scene = state->scene(seat(0));
  for (const TrayItem& item : scene.trays.at(0).items)
    for (std::size_t i = 0; i < item.orientations.size(); ++i) {
      const auto at = [&](int k) { return item.orientations.at(static_cast<std::size_t>(k)); };
      const int start = static_cast<int>(i);
      CHECK(at(at(at(at(start).turned).turned).turned).turned == start);
      CHECK(at(at(start).flipped).flipped == start);
      CHECK(at(at(at(at(start).tipped).tipped).tipped).tipped == start);
    }
  // L lies along the bottom with its foot up at the right; turned clockwise it stands with the foot at the bottom right.
  const Scene flat = penta("2,4,5,8")->scene(seat(0));
  const TrayItem l = *find_item(flat, 2);
  const auto lying = Polyform({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}});
  const auto standing = Polyform({{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 0}});
  for (const Orientation& o : l.orientations)
    if (Polyform(o.cells) == lying) CHECK(Polyform(l.orientations.at(static_cast<std::size_t>(o.turned)).cells) == standing);
}

TEST_CASE("The status says how many pieces are still to be placed") {
  const auto state = penta("2,4,5,8");
  play(*state, {"L:a1-a2-a3-a4-b1"});
  const Text left = state->scene(seat(0)).status;
  CHECK(left == Text("katamino.status.left", {{"n", 3}}));
}
