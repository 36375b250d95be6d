#include "catch.hpp"
#include "hand_helpers.hpp"
#include "pen_paper.hpp"
#include "ui/hand/hand.hpp"

#include <ctime>

using namespace tablier;
using Kind = HandAnswer::Kind;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

constexpr int kHandStrokesSize = 14;

Vec2 point_at(const std::string& name) { return centre_of(Grid{Lattice::points, kHandStrokesSize, kHandStrokesSize}, point(name)); }

/// Presses on the first and draws straight from one to the next, with a sample each `step` units; `0`: one at each of them.
void draw(Hand& hand, const std::vector<Vec2>& way, float step = 0) {
  hand.touch({0, way.front()});
  for (std::size_t i = 1; i < way.size(); ++i) {
    const float far = length(way[i] - way[i - 1]);
    const int samples = step > 0 ? std::max(1, static_cast<int>(far / step)) : 1;
    for (int k = 1; k <= samples; ++k) hand.aim({0, lerp(way[i - 1], way[i], static_cast<float>(k) / static_cast<float>(samples))});
  }
}

std::vector<Vec2> middles(const std::vector<std::string>& names) {
  std::vector<Vec2> all;
  for (const std::string& name : names) all.push_back(point_at(name));
  return all;
}

const std::vector<FakeMove>& anything() {
  static const std::vector<FakeMove> all = strokes(all_shapes(), kHandStrokesSize);
  return all;
}

}  // namespace

TEST_CASE("there are as many first strokes on a sheet as the five shapes have ways to lie") { CHECK(anything().size() == 2973); }

TEST_CASE("each of the five shapes is drawn at any speed") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  const std::vector<std::vector<std::string>> ways{
      {"c3", "c6"}, {"c3", "d3", "d4", "e4"}, {"c3", "e3", "d3", "d4"}, {"c3", "e3", "e4"}, {"c3", "d3", "d4", "c4"}};
  const std::vector<std::vector<std::string>> covered{
      {"c3", "c4", "c5", "c6"}, {"c3", "d3", "d4", "e4"}, {"c3", "d3", "e3", "d4"}, {"c3", "d3", "e3", "e4"}, {"c3", "d3", "d4", "c4"}};
  for (const float step : {0.0F, 0.7F, 0.31F, 0.01F})
    for (std::size_t i = 0; i < ways.size(); ++i) {
      Hand hand = dealt(state);
      draw(hand, middles(ways[i]), step);
      INFO("shape " << i << ", a sample each " << step);
      CHECK(played(hand.drop({0, point_at(ways[i].back())})) == sorted(points(covered[i])));
    }
}

TEST_CASE("a pen between two rows draws the one that it keeps nearer to") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  const Vec2 start = point_at("c3");
  draw(hand, {start, start + Vec2{1, -0.47F}, start + Vec2{2, -0.47F}, start + Vec2{3, 0}});
  CHECK(sorted(hand.stroke().places()) == sorted(points({"c3", "d3", "e3", "f3"})));
}

TEST_CASE("a corner that is cut is the one that a legal stroke has") {
  const bool above = GENERATE(false, true);
  // Only one of the two L from c3 to d5 may be drawn.
  const std::vector<std::string> names =
      above ? std::vector<std::string>{"c3", "c4", "d4", "d5"} : std::vector<std::string>{"c3", "d3", "d4", "d5"};
  const FakeState state = sheet({{{trace(points(names))}, 0}, {{trace(points({"k1", "k2"}))}, 0}}, kHandStrokesSize);
  Hand hand = dealt(state);
  draw(hand, middles({"c3", "d4", "d5"}));
  CHECK(hand.stroke().way() == points(names));
}

TEST_CASE("where both corners may be meant it is the one that the pen comes nearer to") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  for (const auto& [bend, corner] : {std::pair{Vec2{0.4F, -0.6F}, "c4"}, std::pair{Vec2{0.6F, -0.4F}, "d3"}}) {
    Hand hand = dealt(state);
    draw(hand, {point_at("c3"), point_at("c3") + bend, point_at("d4")});
    CHECK(hand.stroke().way() == points({"c3", corner, "d4"}));
  }
}

TEST_CASE("no place is jumped over") {
  // c3 and e3 are in one stroke, with a bend around d3.
  const FakeState state = sheet({{{trace(points({"c3", "c4", "d4", "e4", "e3"}))}, 0}}, kHandStrokesSize);
  Hand hand = dealt(state);
  draw(hand, middles({"c3", "e3"}));
  CHECK(hand.stroke().refused());
  CHECK(hand.stroke().way() == points({"c3", "d3", "e3"}));
}

TEST_CASE("going back leaves the last place in doubt, and a further step back drops it") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  draw(hand, middles({"c3", "e3"}));
  CHECK_FALSE(hand.stroke().doubtful());
  hand.aim({0, point_at("d3")});
  CHECK(hand.stroke().doubtful() == point("e3"));
  SECTION("a T") {
    hand.aim({0, point_at("d4")});
    CHECK(hand.stroke().way() == points({"c3", "d3", "e3", "d3", "d4"}));
    CHECK(played(hand.drop({0, point_at("d4")})) == sorted(points({"c3", "d3", "e3", "d4"})));
  }
  SECTION("on again") {
    hand.aim({0, point_at("e3")});
    CHECK(hand.stroke().way() == points({"c3", "d3", "e3"}));
  }
  SECTION("back") {
    hand.aim({0, point_at("c3")});
    CHECK(hand.stroke().way() == points({"c3"}));
    CHECK_FALSE(hand.stroke().doubtful());
    hand.aim({0, point_at("c4")});
    CHECK(hand.stroke().places() == points({"c3", "c4"}));
  }
  SECTION("let go") {
    CHECK(hand.drop({0, point_at("d3")}).kind == Kind::refused);  // c3-d3 is none
    CHECK(hand.idle());
  }
}

TEST_CASE("back on its first place a stroke begins anew, and yet a T may be drawn from its middle") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  SECTION("anew") {
    draw(hand, middles({"c3", "d3", "c3"}));
    CHECK(hand.stroke().doubtful() == point("d3"));
    hand.aim({0, point_at("c4")});
    CHECK(hand.stroke().places() == points({"c3", "c4"}));
    hand.aim({0, point_at("c6")});
    CHECK(played(hand.drop({0, point_at("c6")})) == sorted(points({"c3", "c4", "c5", "c6"})));
  }
  SECTION("a T") {
    draw(hand, middles({"c3", "d3", "c3", "b3", "c3", "c4"}));
    CHECK(played(hand.drop({0, point_at("c4")})) == sorted(points({"b3", "c3", "d3", "c4"})));
  }
  SECTION("an arm that no T has") {
    draw(hand, middles({"c3", "d3", "c3", "b3", "c3"}));
    hand.aim({0, point_at("d3")});
    CHECK(hand.stroke().places() == points({"c3", "d3"}));
  }
}

TEST_CASE("what is in doubt goes when the next place is only legal without it") {
  const Shape i = tetrominoes()[0], l = tetrominoes()[3];
  const FakeState state = sheet(strokes({i, l}, kHandStrokesSize), kHandStrokesSize);
  Hand hand = dealt(state);
  draw(hand, middles({"c3", "e3", "d3", "d4"}));
  CHECK(hand.stroke().way() == points({"c3", "d3", "d4"}));
  hand.aim({0, point_at("d5")});
  CHECK(played(hand.drop({0, point_at("d5")})) == sorted(points({"c3", "d3", "d4", "d5"})));
}

TEST_CASE("going back over a whole stroke drops its end at once, and another end may follow") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  draw(hand, middles({"c3", "f3", "e3"}));
  CHECK(hand.stroke().way() == points({"c3", "d3", "e3"}));
  hand.aim({0, point_at("e2")});
  CHECK(played(hand.drop({0, point_at("e2")})) == sorted(points({"c3", "d3", "e3", "e2"})));
}

TEST_CASE("a fast pen that runs past the end of a whole stroke, or off the board, draws that stroke") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  SECTION("past its end") {
    draw(hand, middles({"c3", "h3"}));
    CHECK_FALSE(hand.stroke().refused());
    CHECK(played(hand.drop({0, point_at("h3")})) == sorted(points({"c3", "d3", "e3", "f3"})));
  }
  SECTION("off the board") {
    draw(hand, {point_at("k3"), point_at("n3") + Vec2{4, 0}});
    CHECK(played(hand.drop_aside()) == sorted(points({"k3", "l3", "m3", "n3"})));
  }
}

TEST_CASE("a loop is closed by coming back to where it began") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  draw(hand, middles({"c3", "d3", "d4", "c4", "c3"}));
  CHECK(hand.stroke().way() == points({"c3", "d3", "d4", "c4", "c3"}));
  hand.aim({0, point_at("c4")});
  CHECK(hand.stroke().way() == points({"c3", "d3", "d4", "c4"}));
  CHECK(played(hand.drop({0, point_at("c4")})) == sorted(points({"c3", "d3", "d4", "c4"})));
}

TEST_CASE("what no stroke may pass is drawn as refused, and says why when it ends") {
  const std::vector<Place> used = points({"e3"});
  const FakeState state = sheet(strokes(all_shapes(), kHandStrokesSize, used), kHandStrokesSize);
  Hand hand = dealt(state);
  SECTION("in its way") {
    draw(hand, middles({"c3", "f3"}));
    CHECK(hand.stroke().refused());
    CHECK(hand.stroke().way() == points({"c3", "d3", "e3", "f3"}));
    CHECK(hand.stroke_why() == Text("fake.no", {{"n", 1}}));
    const HandAnswer answer = hand.drop({0, point_at("f3")});
    CHECK(answer.kind == Kind::refused);
    CHECK(answer.why == Text("fake.no", {{"n", 1}}));
    CHECK(answer.at == Stand{0, point("e3")});  // the sign stays where the fault is
    CHECK(hand.idle());
    REQUIRE(hand.refused_stroke());
    CHECK(hand.refused_stroke()->way == points({"c3", "d3", "e3", "f3"}));
  }
  SECTION("the fault is the point that is used, wherever the pen is") {
    draw(hand, middles({"c3", "f3"}));
    CHECK(hand.stroke().tip() == point("f3"));
    CHECK(hand.stroke().fault() == point("e3"));
  }
  SECTION("beyond four points nothing is drawn, as with a stroke that is legal") {
    draw(hand, middles({"c3", "i3"}));
    CHECK(hand.stroke().way() == points({"c3", "d3", "e3", "f3"}));
  }
  SECTION("from its first point") {
    draw(hand, middles({"e3", "e4"}));
    CHECK(hand.stroke().refused());
    const HandAnswer answer = hand.drop({0, point_at("e4")});
    CHECK(answer.kind == Kind::refused);
    CHECK(answer.at == Stand{0, point("e3")});
  }
  SECTION("with a click") {
    CHECK(hand.click({0, point_at("e3")}).kind == Kind::refused);
    CHECK(hand.idle());
  }
  SECTION("mended by going back") {
    draw(hand, middles({"c3", "f3", "d3"}));
    CHECK_FALSE(hand.stroke().refused());
    CHECK(hand.stroke().way() == points({"c3", "d3"}));
    hand.aim({0, point_at("d5")});
    CHECK(played(hand.drop({0, point_at("d5")})) == sorted(points({"c3", "d3", "d4", "d5"})));
  }
  SECTION("let go beside the board") {
    draw(hand, middles({"d3", "e3"}));
    CHECK(hand.drop_aside().kind == Kind::refused);
  }
}

TEST_CASE("a fourth point that makes a shape which may not be drawn is shown as refused") {
  const FakeState state = sheet(strokes({tetrominoes()[0]}, kHandStrokesSize), kHandStrokesSize);
  Hand hand = dealt(state);
  draw(hand, middles({"c3", "e3", "e4"}));
  CHECK(hand.stroke().refused());
  CHECK(hand.stroke().places() == points({"c3", "d3", "e3", "e4"}));
}

TEST_CASE("a pen that only touched a point has drawn nothing, and one that stops early is told why") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  hand.touch({0, point_at("c3")});
  CHECK(hand.drop({0, point_at("c3")}).kind == Kind::changed);
  CHECK(hand.idle());
  draw(hand, middles({"c3", "d3"}));
  CHECK(hand.drop({0, point_at("d3")}).kind == Kind::refused);
  draw(hand, middles({"c3", "d3"}));
  CHECK(hand.drop_aside().kind == Kind::refused);
  CHECK(hand.idle());
  hand.touch({0, point_at("c3")});
  CHECK(hand.drop_aside().kind == Kind::changed);
}

TEST_CASE("an escape leaves no drop of ink where the pen was lifted") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  hand.hover(SurfacePoint{0, point_at("c3")});
  REQUIRE(hand.preview());
  draw(hand, middles({"c3", "d3"}));
  CHECK(hand.escape().kind == Kind::changed);
  CHECK_FALSE(hand.preview());
}

TEST_CASE("a last point that was nearly reached counts where it makes the stroke whole") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  const Vec2 end = point_at("f3") + Vec2{-0.46F, 0};
  draw(hand, {point_at("c3"), end});
  CHECK(hand.stroke().places().size() == 3);
  CHECK(played(hand.drop({0, end})) == sorted(points({"c3", "d3", "e3", "f3"})));
}

TEST_CASE("a stroke by clicks goes straight from one to the next and is played when it is whole") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  CHECK(hand.click({0, point_at("c3")}).kind == Kind::changed);
  CHECK(hand.click({0, point_at("e3")}).kind == Kind::changed);
  CHECK(played(hand.click({0, point_at("e4")})) == sorted(points({"c3", "d3", "e3", "e4"})));
}

TEST_CASE("lights show where the pen can go, and none when the stroke is whole") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  CHECK(hand.lights().empty());
  draw(hand, middles({"c3", "e3"}));
  CHECK(hand.lights().size() == 3);
  hand.aim({0, point_at("f3")});
  CHECK(hand.lights().empty());
}

TEST_CASE("over a point one sees whether a stroke can begin there") {
  const FakeState state = sheet(strokes(all_shapes(), kHandStrokesSize, points({"e3"})), kHandStrokesSize);
  Hand hand = dealt(state);
  CHECK(hand.hover(SurfacePoint{0, point_at("c3")}).kind == Kind::changed);
  REQUIRE(hand.preview());
  CHECK(hand.preview()->legal);
  CHECK(hand.preview()->stroke);
  hand.hover(SurfacePoint{0, point_at("e3")});
  REQUIRE(hand.preview());
  CHECK_FALSE(hand.preview()->legal);
  CHECK_FALSE(hand.preview()->why.empty());
}

TEST_CASE("keys draw: enter begins, arrows go on and back, enter ends") {
  const FakeState state = sheet(strokes(all_shapes(), kHandStrokesSize, points({"h9"})), kHandStrokesSize);
  Hand hand = dealt(state);
  hand.move(0, 0);
  const Place start = *hand.cursor();
  REQUIRE(hand.enter().kind == Kind::changed);
  const auto at = [&](int x, int y) { return Place{start.x + x, start.y + y}; };
  SECTION("a T") {
    for (const auto& [x, y] : {std::pair{-1, 0}, {-1, 0}, {1, 0}, {0, 1}}) CHECK(hand.move(x, y).kind == Kind::changed);
    CHECK(hand.cursor() == at(-1, -1));
    CHECK(played(hand.enter()) == sorted({start, at(-1, 0), at(-2, 0), at(-1, -1)}));
  }
  SECTION("an end that is taken back") {
    for (const auto& [x, y] : {std::pair{-1, 0}, {-1, 0}, {-1, 0}, {1, 0}, {0, 1}}) hand.move(x, y);
    CHECK(played(hand.enter()) == sorted({start, at(-1, 0), at(-2, 0), at(-2, -1)}));
  }
  SECTION("a whole stroke goes no further, and the cursor stays at its end") {
    for (int i = 0; i < 3; ++i) hand.move(-1, 0);
    CHECK(hand.move(-1, 0).kind == Kind::nothing);
    CHECK(hand.cursor() == at(-3, 0));
  }
  SECTION("what may not be drawn is refused and stays to be mended") {
    while (hand.cursor() != point("h9") && hand.cursor()->x < 13)
      if (hand.move(hand.cursor()->x < 7 ? 1 : 0, hand.cursor()->y < 8 ? -1 : 1).kind == Kind::nothing) break;
    REQUIRE(hand.stroke().refused());
    CHECK(hand.enter().kind == Kind::refused);
    CHECK(hand.stroke().active());
    CHECK(hand.escape().kind == Kind::changed);
    CHECK(hand.idle());
  }
}

TEST_CASE("three thousand strokes cost a sample of the mouse no more than 50 microseconds") {
  const FakeState state = sheet(anything(), kHandStrokesSize);
  Hand hand = dealt(state);
  hand.touch({0, point_at("c3")});
  constexpr int kSamples = 2000;
  const std::clock_t start = std::clock();  // of the processor: what else the machine does is not counted
  for (int i = 0; i < kSamples; ++i) {      // round and round, at 10 units a second and 1000 samples
    const float angle = static_cast<float>(i) * 0.01F;
    hand.aim({0, point_at("d3") + Vec2{std::cos(angle), std::sin(angle)}});
  }
  const double each = static_cast<double>(std::clock() - start) * 1e6 / CLOCKS_PER_SEC / kSamples;
  INFO(each << " µs a sample");
  CHECK(each < (kSanitized ? 500 : 50));
}
