#include "table.hpp"

#include <set>

using namespace tablier;
using namespace tablier::triominos;

namespace {

const std::string kNine = "121@0,0 123@0,1 122@1,0 233@1,1 331@1,2 252@2,0 341@2,2 334@3,2";

const Tray& rack_of(const Scene& scene, int owner) {
  return *std::find_if(scene.trays.begin(), scene.trays.end(), [&](const Tray& t) { return t.owner == seat(owner); });
}

std::string labels_of(const Orientation& o) { return o.labels[0] + o.labels[1] + o.labels[2]; }

}  // namespace

TEST_CASE("A viewer sees its own tiles and how many the others and the pool have") {
  const auto state = dealt({}, 3);
  const Scene scene = state->scene(seat(1));
  REQUIRE(scene.trays.size() == 4);
  CHECK(rack_of(scene, 1).items.size() == 7);
  CHECK(rack_of(scene, 1).hidden == 0);
  for (const int other : {0, 2}) {
    CHECK(rack_of(scene, other).items.empty());
    CHECK(rack_of(scene, other).hidden == 7);
  }
  CHECK(scene.trays.back().owner == Seat::nobody);
  CHECK(scene.trays.back().hidden == 56 - 21);
  for (int i = 0; i < 3; ++i) CHECK(rack_of(state->scene(Seat::nobody), i).items.size() == 7);
  for (int i = 0; i < 3; ++i) CHECK(rack_of(state->scene(Seat::chance), i).hidden == 7);
}

TEST_CASE("Facts tell a viewer its own tiles, and counts of the others'") {
  const auto state = start({{"layout", kNine}, {"racks", "335 012;445"}});
  CHECK(to_json(*state->facts(seat(0)).find("racks")) == R"([["012", "335"], 1])");
  CHECK(to_json(*state->facts(seat(1)).find("racks")) == R"([2, ["445"]])");
  CHECK(to_json(*state->facts(Seat::nobody).find("racks")) == R"([["012", "335"], ["445"]])");
  CHECK(*state->facts(seat(0)).find("pool") == Value(56 - 8 - 3));
  CHECK(state->facts(seat(0)).find("last")->is_null());
}

TEST_CASE("When the round is over all racks are shown") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "112;445 333"}});
  play(*state, {"211@0,1"});
  CHECK(rack_of(state->scene(seat(0)), 1).items.size() == 2);
}

TEST_CASE("Places that earn a bonus glow for the mover with its points, and for nobody else") {
  const auto state = start({{"layout", kNine}, {"racks", "335 012;445"}});
  const auto lights = state->scene(seat(0)).highlights;
  REQUIRE(lights.size() == 1);
  CHECK(lights[0].kind == HighlightKind::bonus);
  CHECK(lights[0].place == Place{3, 1});
  CHECK(lights[0].value == 40);
  CHECK(lights[0].text == Text("triominos.light.bonus", {{"points", "+40"}}));
  CHECK(state->scene(seat(1)).highlights.empty());
}

TEST_CASE("Points are told where they were won, with their causes") {
  const auto state = start({{"layout", kNine}, {"racks", "335 012;445"}});
  play(*state, {"533@3,1"});
  const Scene scene = state->scene(seat(1));
  REQUIRE(scene.events.size() == 1);
  CHECK(scene.events[0].place == Place{3, 1});
  CHECK(scene.events[0].seat == seat(0));
  CHECK(scene.events[0].text == Text("triominos.event.and", {{"first", Text("triominos.event.tile", {{"points", "+11"}})},
                                                             {"second", Text("triominos.event.bridge", {{"points", "+40"}})}}));
}

TEST_CASE("A draw's cost is told once, with the tile, and a block's to everyone that it concerns") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "555;444"}, {"pool", "333 000"}});
  play(*state, {"draw"});
  REQUIRE(state->scene(seat(0)).events.size() == 1);
  CHECK(state->scene(seat(0)).events[0].text == Text("triominos.event.draw", {{"points", "−5"}}));
  const auto blocked = start({{"layout", "012@0,0"}, {"racks", "112 333;444"}, {"pool", "none"}, {"blocked_rule", "all_subtract"}});
  play(*blocked, {"211@0,1"});
  CHECK(blocked->scene(seat(0)).events.size() == 2);
}

TEST_CASE("A tile turns by sixths through three turns pointing up and three pointing down, clockwise") {
  const auto state = start({{"racks", "012 444;445"}});
  const Scene scene = state->scene(seat(0));
  for (const TrayItem& item : rack_of(scene, 0).items) {
    const bool triple = item.id == find_tile({4, 4, 4})->tile;
    REQUIRE(item.orientations.size() == (triple ? 2 : 6));
    std::set<int> visited;
    int at = 0;
    for (std::size_t i = 0; i < item.orientations.size(); ++i) {
      visited.insert(at);
      const Orientation& o = item.orientations[static_cast<std::size_t>(at)];
      CHECK(points_up(o.cells[0]) == (i % 2 == 0));
      at = o.turned;
    }
    CHECK(at == 0);
    CHECK(visited.size() == item.orientations.size());
  }
  // Labels begin at the apex. Turned by a sixth, the number at the top comes to the right above; by a third, to the right below.
  const auto& turns = rack_of(scene, 0).items[0].orientations;
  CHECK(labels_of(turns[0]) == "012");
  CHECK(labels_of(turns[1]) == "120");
  CHECK(labels_of(turns[2]) == "201");
}

TEST_CASE("A tile is laid as its orientation shows it: labels on the table are those in the hand") {
  MoveList moves;
  Rng rng(4);
  const auto state = dealt({});
  for (int ply = 0; ply < 40 && !state->outcome().over; ++ply) {
    moves.clear();
    state->legal_moves(moves);
    const Scene before = state->scene(state->to_move());
    for (const Move m : moves) {
      const Touch touch = state->touch(m);
      if (touch[0].kind != GestureKind::lay) continue;
      const auto& rack = rack_of(before, index(state->to_move())).items;
      const auto item = std::find_if(rack.begin(), rack.end(), [&](const TrayItem& i) { return i.id == touch[0].item; });
      REQUIRE(item != rack.end());
      const Orientation& o = item->orientations.at(static_cast<std::size_t>(touch[0].orientation));
      CHECK(points_up(o.cells[0]) == points_up(touch[0].places[0]));
      const auto after = state->clone();
      after->play(m);
      CHECK(after->scene(Seat::nobody).tokens.back().labels == o.labels);
      CHECK(after->scene(Seat::nobody).tokens.back().id == item->id);
    }
    state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    settle(*state);
  }
}

TEST_CASE("A hand is told why it cannot") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "112 555;445"}});
  const int five = find_tile({5, 5, 5})->tile;
  const auto lay = [&](int tile, int orientation, Place p) {
    return state->why_not({{.kind = GestureKind::lay, .item = tile, .orientation = orientation, .places = {p}}}).key;
  };
  CHECK(lay(five, 1, {0, 1}) == "triominos.reason.no_match");
  CHECK(lay(five, 0, {0, 0}) == "triominos.reason.taken");
  CHECK(lay(find_tile({4, 4, 5})->tile, 1, {0, 1}) == "triominos.reason.not_in_rack");
  CHECK(state->why_not({{.kind = GestureKind::press, .button = "pass"}}).key == "triominos.reason.draw_first");
}

TEST_CASE("After a draw a hand is told that only the tile drawn may be laid, though another one of the rack would fit") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "112 555;445"}, {"pool", "333 334"}, {"voluntary_draw", "true"}});
  const Touch nothing{{.kind = GestureKind::lay}};
  CHECK(state->why_not(nothing) == Text("table.not_here"));
  play(*state, {"draw", "tile:333"});
  CHECK(state->why_not(nothing) == Text("triominos.reason.drawn_fits_nowhere", {{"tile", "3-3-3"}}));
}

TEST_CASE("The status never names a tile that the viewer may not see") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "555;444"}, {"pool", "333 334"}});
  play(*state, {"draw"});
  CHECK(state->scene(seat(0)).status == Text("triominos.status.drawn", {{"tile", "3-3-3"}}));
  CHECK(state->scene(seat(1)).status.args.empty());
}

TEST_CASE("A placement says what it pays, drawing that nothing fits") {
  const auto state = start({{"layout", kNine}, {"racks", "335 012;445"}});
  const auto why = state->reasons(*state->parse("533@3,1"));
  REQUIRE(why.size() == 2);
  CHECK(why[0] == Text("triominos.why.bridge", {{"n", 40}}));
  CHECK(why[1] == Text("triominos.why.tile", {{"n", 11}}));
  const auto stuck = start({{"layout", "012@0,0"}, {"racks", "555;444"}, {"pool", "333 000"}});
  CHECK(stuck->reasons(*stuck->parse("draw")) == std::vector{Text("triominos.why.nothing_fits")});
}

TEST_CASE("A placement that pays less than another says what else speaks for it, never its few points") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "001 122;345"}});
  MoveList moves;
  state->legal_moves(moves);
  std::size_t less = 0;
  for (const Move move : moves) {
    const std::string notation = state->notation(move);
    if (notation.find('@') == std::string::npos) continue;
    const auto why = state->reasons(move);
    INFO(notation);
    REQUIRE(why.size() == 1);
    const bool pays_most = notation.find('2') < notation.find('@');
    CHECK((why[0].key == "triominos.why.tile") == pays_most);
    if (pays_most) continue;
    ++less;
    const bool told = why[0].key == "triominos.why.keeps" || why[0].key == "triominos.why.denies" || why[0].key == "triominos.why.later";
    CHECK(told);
  }
  CHECK(less > 0);
}

namespace {

/// Pays a hundred times the sum of a tile.
class Generous final : public Script {
 public:
  bool has(Hook hook) const override { return hook == Hook::score; }
  std::optional<Value> call(Hook, std::span<const Field> fields, std::uint64_t) const override {
    for (const Field& field : fields)
      if (std::string_view(field.name) == "sum") return Value(100 * std::get<std::int64_t>(field.value));
    return std::nullopt;
  }
};

}  // namespace

TEST_CASE("What another placement pays is told as the variant's script has it") {
  const auto game = try_game(settings_of({{"layout", "012@0,0"}, {"racks", "001 122;345"}}), std::make_shared<Generous>());
  REQUIRE(game);
  const auto state = (*game)->start({.seats = 2});
  MoveList moves;
  state->legal_moves(moves);
  std::size_t told = 0;
  for (const Move move : moves)
    for (const Text& why : state->reasons(move))
      for (const TextArg& arg : why.args)
        if (arg.name == "points") {
          CHECK(arg == TextArg("points", 500));  // 1, 2 and 2
          ++told;
        }
  CHECK(told > 0);
}

TEST_CASE("Only who began by the draw is told so: where the first let the time run out the next just begins") {
  const auto state = dealt({{"timer_seconds", "20"}}, 3);
  const auto status = [&] { return state->scene(state->to_move()).status.key; };
  CHECK(status() == "triominos.status.begin_after_draw");
  play(*state, {"timeout"});
  CHECK(status() == "triominos.status.begin");
}
