#include "catch.hpp"
#include "fake_game.hpp"
#include "hand_helpers.hpp"
#include "play/place_limits.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <set>

using namespace tablier;
using Kind = HandAnswer::Kind;

namespace {

void check_plays(const HandAnswer& answer, int move) {
  CHECK(answer.kind == Kind::play);
  CHECK(numbers(answer.moves) == std::vector{move});
  CHECK_FALSE(answer.lift);
}

Token pawn(int id, Place p) { return {.id = id, .kind = TokenKind::pawn, .places = {p}, .paint = "p"}; }

}  // namespace

TEST_CASE("a stone is put where the hand clicks") {
  const FakeState state = fake({{empty_board(3, 3, Lattice::points), {{{put({0, 0})}, 0}, {{put({1, 2})}, 0}}}});
  Hand hand = dealt(state);
  check_plays(hand.click(over(hand, {1, 2})), 2);
}

TEST_CASE("a hand aims once a key has shown where a move would go, until another position is dealt") {
  const FakeState state = fake({{empty_board(3, 3, Lattice::points), {{{put({0, 0})}, 0}, {{put({1, 2})}, 0}}}});
  Hand hand = dealt(state);
  CHECK_FALSE(hand.aims());
  hand.hover(over(hand, {1, 2}));
  CHECK_FALSE(hand.aims());  // the mouse has no use for Enter
  hand.move(1, 0);
  CHECK(hand.aims());
  hand.deal(observed_position(state, Viewer::at(seat(0))), seat(0));
  CHECK(hand.cursor());
  CHECK_FALSE(hand.aims());
}

TEST_CASE("a click where nothing can be put says why") {
  const FakeState state = fake({{empty_board(3, 3), {{{put({0, 0})}, 0}}}});
  Hand hand = dealt(state);
  const HandAnswer answer = hand.click(over(hand, {2, 2}));
  CHECK(answer.kind == Kind::refused);
  CHECK(answer.why == Text("fake.no", {{"n", 1}}));
  CHECK(hand.idle());
}

/// On a board of `side`, stones in its first rows; moves on every free place but the last ones.
FakeState board_with(int side, int rows_taken, int barred) {
  FakePosition position{empty_board(side, side), {}};
  for (int i = 0; i < side * rows_taken; ++i)
    position.scene.tokens.push_back({.id = i + 1, .kind = TokenKind::stone, .places = {{i % side, i / side}}, .paint = "p"});
  for (int i = side * rows_taken; i < side * side - barred; ++i) position.moves.push_back({{put({i % side, i / side})}, 0});
  return fake({position});
}

TEST_CASE("the places for a stone are lit, however many, unless all that are free will do, or nearly all of an open board") {
  CHECK(dealt(board_with(3, 0, 7)).lights().size() == 2);
  CHECK(dealt(board_with(4, 0, 0)).lights().empty());
  CHECK(dealt(board_with(4, 0, 2)).lights().size() == 14);
  CHECK(dealt(board_with(9, 0, 0)).lights().empty());
  CHECK(dealt(board_with(9, 0, 5)).lights().empty());
  CHECK(dealt(board_with(9, 0, 20)).lights().size() == 61);
  CHECK(dealt(board_with(4, 3, 0)).lights().empty());  // few are left, and all of them will do
  CHECK(dealt(board_with(3, 2, 0)).lights().empty());
  CHECK(dealt(board_with(3, 2, 1)).lights().size() == 2);
  CHECK(dealt(board_with(4, 1, 1)).lights().empty());
  CHECK(dealt(board_with(9, 5, 2)).lights().size() == 34);
}

TEST_CASE("where rules limit places those of a full board stay lit when all that are free will do, whatever was seen before") {
  const FakeState before = board_with(4, 1, 8), after = board_with(4, 3, 0), open = board_with(4, 0, 0);
  for (const bool limited : {true, false}) {
    Hand hand = dealt(before);
    hand.light_places_of_full_boards(limited);
    CHECK(hand.lights().size() == 4);
    hand.deal(observed_position(after, Viewer::at(seat(0))), seat(0));
    CHECK(hand.lights().size() == (limited ? 4U : 0U));
    hand.deal(observed_position(open, Viewer::at(seat(0))), seat(0));
    CHECK(hand.lights().empty());
  }
}

TEST_CASE("rules limit places where that is so at the start or after a first stone") {
  const auto all_but = [](int taken, int barred, std::size_t leads_to) {
    FakePosition position{empty_board(3, 3), {}};
    position.scene.hand.put = true;
    for (int i = 0; i < taken; ++i)
      position.scene.tokens.push_back({.id = i + 1, .kind = TokenKind::stone, .places = {{i % 3, i / 3}}, .paint = "p"});
    for (int i = taken; i < 9 - barred; ++i) position.moves.push_back({{put({i % 3, i / 3})}, leads_to});
    return position;
  };
  CHECK(limits_places(fake({all_but(0, 5, 0)})));
  CHECK(limits_places(fake({all_but(0, 0, 1), all_but(1, 4, 1)})));
  CHECK_FALSE(limits_places(fake({all_but(0, 0, 1), all_but(1, 0, 2), all_but(2, 0, 2)})));
}

TEST_CASE("a move of two stones is played with the second") {
  const FakeState state = fake({{empty_board(3, 3), {{{put({0, 0}), put({1, 0})}, 0}, {{put({0, 0}), put({2, 0})}, 0}}}});
  Hand hand = dealt(state);
  CHECK(hand.click(over(hand, {0, 0})).kind == Kind::changed);
  CHECK(hand.begun() == Touch{put({0, 0})});
  CHECK(hand.lights().size() == 2);
  check_plays(hand.click(over(hand, {2, 0})), 2);
}

TEST_CASE("escape lets go of the first stone of two") {
  const FakeState state = fake({{empty_board(3, 3), {{{put({0, 0}), put({1, 0})}, 0}}}});
  Hand hand = dealt(state);
  hand.click(over(hand, {0, 0}));
  CHECK(hand.escape().kind == Kind::changed);
  CHECK(hand.idle());
  CHECK(hand.escape().kind == Kind::nothing);
}

TEST_CASE("a sentence that could go on waits, and can be ended") {
  const FakeState state = fake({{empty_board(3, 3), {{{put({0, 0})}, 0}, {{put({0, 0}), put({1, 0})}, 0}}}});
  Hand hand = dealt(state);
  CHECK(hand.click(over(hand, {0, 0})).kind == Kind::changed);
  REQUIRE(hand.can_finish());
  check_plays(hand.finish(), 1);
}

TEST_CASE("nothing begun can be ended") {
  Hand hand = dealt(fake({{empty_board(3, 3), {{{put({0, 0})}, 0}}}}));
  CHECK_FALSE(hand.can_finish());
  CHECK(hand.finish().kind == Kind::nothing);
}

TEST_CASE("two moves that are the same to a hand are asked about") {
  const FakeState state = fake({{empty_board(3, 3), {{{put({0, 0})}, 0}, {{put({0, 0})}, 0}, {{put({1, 0})}, 0}}}});
  Hand hand = dealt(state);
  const HandAnswer answer = hand.click(over(hand, {0, 0}));
  CHECK(answer.kind == Kind::ask);
  CHECK(numbers(answer.moves) == std::vector{1, 2});
}

TEST_CASE("enter where nothing can slide from says so") {
  Scene scene = empty_board(3, 3);
  scene.tokens.push_back(pawn(1, {0, 0}));
  Hand hand = dealt(fake({{scene, {{{slide({0, 0}, {2, 0})}, 0}}}}));
  hand.move(0, 0);
  while (hand.cursor() != Place{1, 1}) hand.move(hand.cursor()->x < 1 ? 1 : 0, hand.cursor()->y < 1 ? 1 : -1);
  const HandAnswer answer = hand.enter();
  CHECK(answer.kind == Kind::refused);
  CHECK(answer.why == Text("table.nothing_to_slide"));
}

TEST_CASE("a pawn slides by a drag or by two clicks") {
  Scene scene = empty_board(3, 3);
  scene.tokens.push_back(pawn(7, {0, 0}));
  const FakeState state = fake({{scene, {{{slide({0, 0}, {2, 0})}, 0}, {{slide({0, 0}, {0, 2})}, 0}}}});
  Hand hand = dealt(state);
  SECTION("drag") {
    CHECK(hand.touch(over(hand, {0, 0})).kind == Kind::changed);
    CHECK(hand.sliding_from() == Place{0, 0});
    CHECK(hand.lights().size() == 2);
    check_plays(hand.drop(over(hand, {0, 2})), 2);
  }
  SECTION("clicks") {
    CHECK(hand.click(over(hand, {0, 0})).kind == Kind::changed);
    check_plays(hand.click(over(hand, {2, 0})), 1);
  }
  SECTION("to where it may not go") {
    hand.touch(over(hand, {0, 0}));
    const HandAnswer answer = hand.drop(over(hand, {1, 1}));
    CHECK(answer.kind == Kind::refused);
    CHECK_FALSE(answer.why.empty());
    CHECK(hand.idle());
  }
}

TEST_CASE("a stroke is traced in either direction") {
  const std::vector<Place> l{{0, 0}, {1, 0}, {2, 0}, {2, 1}};
  const FakeState state = fake({{empty_board(4, 4, Lattice::points), {{{trace(l)}, 0}, {{trace({{0, 3}, {1, 3}})}, 0}}}});
  Hand hand = dealt(state);
  std::vector<Place> way = l;
  SECTION("from its first point") {}
  SECTION("from its last point") { std::reverse(way.begin(), way.end()); }
  CHECK(hand.touch(over(hand, way.front())).kind == Kind::changed);
  for (const Place p : way) hand.aim(over(hand, p));
  CHECK(hand.stroke().way() == way);
  check_plays(hand.drop(over(hand, way.back())), 1);
}

TEST_CASE("a stroke that ends too early is refused with a reason") {
  const FakeState state = fake({{empty_board(4, 4, Lattice::points), {{{trace({{0, 0}, {1, 0}, {2, 0}})}, 0}}}});
  Hand hand = dealt(state);
  hand.touch(over(hand, {0, 0}));
  hand.aim(over(hand, {1, 0}));
  CHECK(hand.drop(over(hand, {1, 0})).kind == Kind::refused);
  CHECK(hand.idle());
}

TEST_CASE("a stroke by clicks is played when it cannot go on, or with a second click on its end") {
  const FakeState state =
      fake({{empty_board(4, 4, Lattice::points), {{{trace({{0, 0}, {1, 0}})}, 0}, {{trace({{0, 0}, {1, 0}, {2, 0}})}, 0}}}});
  Hand hand = dealt(state);
  hand.click(over(hand, {0, 0}));
  CHECK(hand.click(over(hand, {1, 0})).kind == Kind::changed);
  SECTION("on") { check_plays(hand.click(over(hand, {2, 0})), 2); }
  SECTION("end") { check_plays(hand.click(over(hand, {1, 0})), 1); }
}

TEST_CASE("the first Tab shows the cursor, at a lit place where a thing stands under it") {
  Scene scene = empty_board(3, 3);
  Token stone;
  stone.id = 1;
  stone.places = {{1, 1}};
  stone.last = true;
  scene.tokens.push_back(stone);
  const FakeState state = fake({{scene, {{{put({2, 2})}, 0}, {{put({0, 0})}, 0}}}});
  Hand hand = dealt(state);
  CHECK(hand.choose(1).kind == Kind::changed);
  CHECK(hand.cursor_shown());
  CHECK(hand.cursor() != Place{1, 1});
  check_plays(hand.enter(), 2);
}

TEST_CASE("while things are chosen one that is not to be is refused when it is taken up, and keys pass it by") {
  Scene scene = empty_board(3, 3);
  scene.trays.push_back({.title = {}, .items = {domino(3), domino(4)}});
  Hand hand = dealt(fake({{scene, {{{pick(4)}, 0}}}}));
  CHECK(hand.take(3, {}, {}).kind == Kind::refused);
  CHECK_FALSE(hand.held());
  CHECK(hand.take(4, {}, {}).kind == Kind::play);
}

TEST_CASE("an item that is only to be named is picked by a touch") {
  Scene scene = empty_board(2, 2);
  Tray tray{.title = {}, .kind = TrayKind::stones};
  tray.items.push_back({.id = 4, .paint = "p", .orientations = {{.cells = {{0, 0}}}}});
  scene.trays.push_back(tray);
  const FakeState state = fake({{scene, {{{pick(3)}, 0}, {{pick(4)}, 0}}}});
  CHECK(dealt(fake({{scene, {{{pick(3)}, 0}, {{pick(4)}, 0}}}})).only_picks());
  CHECK_FALSE(dealt(fake({{scene, {{{pick(3)}, 0}, {{pick(4), put({0, 0})}, 0}}}})).only_picks());
  Hand hand = dealt(state);
  check_plays(hand.take(4, {}, {0, {0, 0}}), 2);
  deal(hand, state);
  hand.choose(1);
  check_plays(hand.enter(), 2);
}

TEST_CASE("Where things are only to be named arrows and Enter go through them, and no cursor is on the board") {
  Scene scene = empty_board(3, 3);
  scene.trays.push_back({.title = {}, .items = {domino(3), domino(4), domino(5)}});
  const FakeState state = fake({{scene, {{{pick(3)}, 0}, {{pick(4)}, 0}, {{pick(5)}, 0}}}});
  Hand hand = dealt(state);
  CHECK(hand.enter().kind == Kind::changed);
  REQUIRE(hand.held());
  CHECK(hand.held()->item == 3);
  hand.move(1, 0);
  CHECK(hand.held()->item == 4);
  hand.move(0, 1);
  CHECK(hand.held()->item == 5);
  hand.move(-1, 0);
  CHECK(hand.held()->item == 4);
  check_plays(hand.enter(), 2);
  deal(hand, state);
  hand.move(0, -1);
  REQUIRE(hand.held());
  CHECK(hand.held()->item == 5);
}

TEST_CASE("a stone that no move takes cannot be taken, by mouse or by keys, and one that is named is carried on by the arrows") {
  Scene scene = empty_board(3, 3, Lattice::points);
  Tray tray{.title = {}, .kind = TrayKind::stones};
  for (const int id : {3, 4, 5}) tray.items.push_back({.id = id, .paint = id == 4 ? "p" : "q", .orientations = {{.cells = {{0, 0}}}}});
  scene.trays.push_back(tray);
  const FakeState state = fake({{scene, {{{pick(4), put({1, 1})}, 0}, {{pick(4), put({2, 1})}, 0}, {{put({0, 0})}, 0}}}});
  Hand hand = dealt(state);
  CHECK(hand.take(3, {}, {0, {0, 0}}).kind == Kind::nothing);
  CHECK(hand.choose(1).kind == Kind::changed);
  REQUIRE(hand.held());
  CHECK(hand.held()->item == 4);
  CHECK(hand.move(0, 0).kind == Kind::changed);
  CHECK(hand.begun() == Touch{pick(4)});
  check_plays(hand.enter(), 1);
}

TEST_CASE("Where a thing is to be named first a click on the board says so, and once it is named what may slide is lit") {
  Scene scene = empty_board(3, 3);
  scene.tokens.push_back({.id = 1, .kind = TokenKind::pawn, .places = {{0, 0}}, .paint = "p"});
  scene.trays.push_back({.title = {}, .kind = TrayKind::stones, .items = {domino(4), domino(5)}});
  const FakeState state =
      fake({{scene, {{{pick(4), slide({0, 0}, {0, 1})}, 0}, {{pick(4), slide({2, 0}, {2, 1})}, 0}, {{press("pass")}, 0}}}});
  Hand hand = dealt(state);
  CHECK(hand.picks_first());
  const HandAnswer early = hand.click(over(hand, {0, 0}));
  CHECK(early.kind == Kind::refused);
  CHECK(early.why == Text("table.pick_first"));
  CHECK(hand.idle());
  CHECK(hand.take(4, {}, {0, {0, 0}}).kind == Kind::changed);
  CHECK_FALSE(hand.picks_first());
  const std::vector<Highlight> lit = hand.lights();
  REQUIRE(lit.size() == 2);
  CHECK(lit[0].place == Place{0, 0});
  CHECK(lit[1].place == Place{2, 0});
  hand.click(over(hand, {0, 0}));
  REQUIRE(hand.lights().size() == 1);
  CHECK(hand.lights()[0].place == Place{0, 1});
}

TEST_CASE("buttons are those that can be pressed") {
  const FakeState state = fake({{empty_board(2, 2), {{{press("draw")}, 0}, {{press("pass")}, 0}}}});
  Hand hand = dealt(state);
  CHECK(hand.buttons() == std::vector<std::string>{"draw", "pass"});
  CHECK(hand.only_button().empty());
  CHECK(hand.enter().kind == Kind::nothing);
  check_plays(hand.press("pass"), 2);
  CHECK(hand.press("swap").kind == Kind::nothing);
}

TEST_CASE("a button that is all there is to do is pressed by Enter, unless arrows brought the cursor somewhere first") {
  Hand hand = dealt(fake({{empty_board(2, 2), {{{press("pass")}, 0}}}}));
  CHECK(hand.only_button() == "pass");
  check_plays(hand.enter(), 1);
  deal(hand, fake({{empty_board(2, 2), {{{press("pass")}, 0}}}}));
  hand.move(0, 0);
  REQUIRE(hand.cursor_shown());
  CHECK(hand.enter().why == Text("table.only_button"));
  check_plays(hand.press("pass"), 1);
  CHECK(dealt(fake({{empty_board(2, 2), {{{press("pass")}, 0}, {{put({0, 0})}, 0}}}})).only_button().empty());
}

TEST_CASE("keys put a stone at the cursor") {
  const FakeState state = fake({{empty_board(3, 3), {{{put({2, 1})}, 0}, {{put({0, 0})}, 0}}}});
  Hand hand = dealt(state);
  hand.move(0, 0);
  REQUIRE(hand.cursor() == Place{1, 1});
  hand.move(1, 0);
  check_plays(hand.enter(), 1);
}

TEST_CASE("keys trace a stroke") {
  const FakeState state = fake({{empty_board(4, 4, Lattice::points), {{{trace({{2, 2}, {3, 2}})}, 0}}}});
  Hand hand = dealt(state);
  hand.move(0, 0);
  while (hand.cursor() != Place{2, 2}) hand.move(hand.cursor()->x < 2 ? 1 : 0, hand.cursor()->y < 2 ? -1 : hand.cursor()->y > 2 ? 1 : 0);
  CHECK(hand.enter().kind == Kind::changed);
  hand.move(1, 0);
  check_plays(hand.enter(), 1);
}

TEST_CASE("a hand with no position does nothing") {
  Hand hand;
  CHECK(hand.click({0, {0, 0}}).kind == Kind::nothing);
  CHECK(hand.take(1, {}, {}).kind == Kind::nothing);
  CHECK(hand.choose(1).kind == Kind::nothing);
  CHECK(hand.enter().kind == Kind::nothing);
  CHECK(hand.press("draw").kind == Kind::nothing);
}

TEST_CASE("a hand takes nothing out of a bowl, and of pieces and tiles any, to see why not") {
  for (const auto& [kind, held] :
       {std::pair(TrayKind::bowl, false), {TrayKind::stones, false}, {TrayKind::pieces, true}, {TrayKind::rack, true}}) {
    FakePosition position{empty_board(3, 3, Lattice::points), {{{put({0, 0})}, 0}}};
    position.scene.trays = {{.title = {}, .kind = kind, .items = {{.id = 1, .paint = "p", .orientations = {{.cells = {Place{}}}}}}}};
    const FakeState state = fake({position});
    Hand hand = dealt(state);
    hand.take(1, {}, {});
    CHECK(hand.held().has_value() == held);
  }
}

TEST_CASE("of stones that look alike in a tray any may be taken for the one that a move names, and none of another tray") {
  FakePosition position{empty_board(3, 3, Lattice::points), {{{pick(1), put({0, 0})}, 0}}};
  const auto stone = [](int id) {
    return TrayItem{.id = id, .kind = TokenKind::stone, .paint = "p", .orientations = {{.cells = {Place{}}}}};
  };
  position.scene.trays.resize(2);
  for (Tray& tray : position.scene.trays) tray.kind = TrayKind::stones;
  position.scene.trays[0].items = {stone(1), stone(2)};
  position.scene.trays[1].items = {stone(3)};
  const FakeState state = fake({position});
  Hand hand = dealt(state);
  CHECK(hand.take(3, {}, {}).kind == Kind::nothing);
  CHECK(hand.take(2, {}, {}).kind == Kind::changed);
  CHECK(hand.begun() == Touch{pick(1)});
}

TEST_CASE("the first arrow only shows the cursor: in the middle, or at the last move, and Tab where a thing can be put") {
  FakePosition empty{empty_board(3, 3), {{{put({2, 1})}, 0}}}, played = empty;
  played.scene.tokens.push_back({.id = 1, .places = {{0, 2}}, .paint = "p", .last = true});
  const bool moved = GENERATE(false, true);
  Hand hand = dealt(fake({moved ? played : empty}));
  CHECK_FALSE(hand.cursor_shown());
  Place last{0, 2};
  SECTION("an arrow") { CHECK(hand.move(1, 0).kind == Kind::changed); }
  SECTION("Tab") {
    CHECK(hand.choose(1).kind == Kind::changed);
    last = {2, 1};
  }
  CHECK(hand.cursor_shown());
  CHECK(hand.cursor() == (moved ? last : Place{1, 1}));
}

TEST_CASE("an arrow after the mouse shows the cursor where the mouse was") {
  Hand hand = dealt(fake({{empty_board(3, 3), {{{put({2, 1})}, 0}}}}));
  hand.click(over(hand, {0, 0}));
  CHECK_FALSE(hand.cursor_shown());
  hand.move(1, 0);
  CHECK(hand.cursor() == Place{0, 0});
  hand.move(1, 0);
  CHECK(hand.cursor() == Place{1, 0});
}

TEST_CASE("where nothing waits beside the board, Tab goes from one lit place to the next as one reads, and back") {
  Hand hand = dealt(fake({{empty_board(3, 3), {{{put({1, 2})}, 0}, {{put({2, 0})}, 0}, {{put({0, 1})}, 0}}}}));
  hand.choose(1);
  REQUIRE(hand.cursor() == Place{1, 1});
  for (const Place next : {Place{2, 0}, Place{1, 2}, Place{0, 1}, Place{2, 0}}) {
    hand.choose(1);
    CHECK(hand.cursor() == next);
    REQUIRE(hand.preview());
    CHECK(hand.preview()->legal);
  }
  hand.choose(-1);
  CHECK(hand.cursor() == Place{0, 1});
}

TEST_CASE("Tab goes on to the next free place where all of an open board will do, and nothing is lit") {
  Scene scene = empty_board(2, 2);
  scene.tokens.push_back({.id = 1, .places = {{0, 1}}, .paint = "p", .last = true});
  Hand hand = dealt(fake({{scene, {{{put({1, 1})}, 0}, {{put({0, 0})}, 0}, {{put({1, 0})}, 0}}}}));
  REQUIRE(hand.lights().empty());
  std::vector<Place> places;
  for (int i = 0; i < 4; ++i) {
    hand.choose(1);
    places.push_back(*hand.cursor());
  }
  CHECK(places[0] != Place{0, 1});
  CHECK(std::set<Place>(places.begin(), places.begin() + 3).size() == 3);
  CHECK(places[3] == places[0]);
}

TEST_CASE("Tab goes from one pawn that can move to the next, and never to another") {
  Scene scene = empty_board(3, 3);
  scene.hand.slide = true;
  for (int x = 0; x < 3; ++x)
    scene.tokens.push_back({.id = x + 1, .kind = TokenKind::pawn, .places = {{x, 0}}, .paint = "p", .last = x == 1});
  const auto slide = [](Place from, Place to) { return Gesture{.kind = GestureKind::slide, .places = {from, to}}; };
  Hand hand = dealt(fake({{scene, {{{slide({0, 0}, {0, 1})}, 0}, {{slide({0, 0}, {0, 2})}, 0}, {{slide({2, 0}, {2, 1})}, 0}}}}));
  std::vector<Place> places;
  for (int i = 0; i < 3; ++i) {
    hand.choose(1);
    places.push_back(*hand.cursor());
  }
  CHECK(places == std::vector<Place>{{2, 0}, {0, 0}, {2, 0}});
}
