#include "catch.hpp"
#include "on_board.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

/// Strokes on squared paper, drawn by a real mouse at several speeds and by keys.
using namespace tablier;
using namespace tablier::gui;

namespace {

/// Lines of a sheet, with those of its border, which bears no names.
constexpr int kLines = 16;

Vec2 on_sheet(const Window& window, const std::string& name) {
  Grid grid{Lattice::points, kLines, kLines};
  grid.first_column = grid.first_row = 1;
  return pixel(window, grid, name);
}

/// Draws from point to point, each stretch in so many samples; the button stays down.
void begin_stroke(Window& window, const Notations& way, int samples) {
  window.move(on_sheet(window, way.front()));
  window.press(1);
  for (std::size_t i = 1; i < way.size(); ++i)
    for (int k = 1; k <= samples; ++k)
      window.move(lerp(on_sheet(window, way[i - 1]), on_sheet(window, way[i]), static_cast<float>(k) / static_cast<float>(samples)));
}

void draw(Window& window, const Notations& way, int samples) {
  begin_stroke(window, way, samples);
  window.release(1);
}

/// A drawing's points in order, after its letter: `L:c3-d3-e3-e4` whatever order they are written in.
std::string normal(const std::string& move) {
  std::istringstream stream(move.substr(move.find(':') + 1));
  Notations names;
  for (std::string name; std::getline(stream, name, '-');) names.push_back(name);
  std::sort(names.begin(), names.end());
  std::string all = move.substr(0, move.find(':') + 1);
  for (const std::string& name : names) all += name + " ";
  return all;
}

void wait_for_strokes(Window& window, Notations moves) {
  for (std::string& move : moves) move = normal(move);
  window.wait("those moves", [&](const Value& seen) {
    Notations played = texts(seen, "moves");
    for (std::string& move : played) move = normal(move);
    return played == moves;
  });
}

bool is_refused(const Value& seen) {
  const Value* stroke = seen.find("stroke");
  return stroke && stroke->as_map() && truth(*stroke, "refused");
}

Window open(const Display& display, const Home& home) { return {display, home, {"play", "iso", "--seats", "human,human", "--seed", "1"}}; }

}  // namespace

TEST_CASE("an I, an L, a T, an O and an S are drawn by mouse, from as fast as can be to slowly") {
  for (const int samples : {1, 3, 15}) {
    const Display display(1280, 800);
    const Home home;
    Window window = open(display, home);
    window.wait_for_screen("table");
    Notations moves;
    const auto draw_one = [&](const Notations& way, const char* move) {
      draw(window, way, samples);
      moves.emplace_back(move);
      wait_for_strokes(window, moves);
    };
    draw_one({"c3", "c6"}, "I:c3-c4-c5-c6");
    draw_one({"f3", "h3", "h4"}, "L:f3-g3-h3-h4");
    draw_one({"c9", "e9", "d9", "d10"}, "T:c9-d9-e9-d10");
    draw_one({"j3", "k3", "k4", "j4"}, "O:j3-k3-k4-j4");
    draw_one({"j9", "k9", "k10", "l10"}, "S:j9-k9-k10-l10");
  }
}

TEST_CASE("a stroke through a used point is shown as refused, says why once it ends, and can be mended before") {
  const Display display(1280, 800);
  const Home home;
  Window window = open(display, home);
  window.wait_for_screen("table");
  draw(window, {"c3", "c6"}, 1);
  wait_for_strokes(window, {"I:c3-c4-c5-c6"});
  begin_stroke(window, {"a4", "d4"}, 6);
  window.wait("a refused stroke", is_refused);
  window.release(1);
  window.wait("nothing in the hand", [](const Value& seen) { return !seen.find("stroke")->as_map(); });
  wait_for_strokes(window, {"I:c3-c4-c5-c6"});
  begin_stroke(window, {"a4", "c4"}, 6);
  window.wait("a refused stroke", is_refused);
  begin_stroke(window, {"c4", "b4", "b6"}, 6);
  window.release(1);
  wait_for_strokes(window, {"I:c3-c4-c5-c6", "L:a4-b4-b5-b6"});
}

TEST_CASE("a move is typed as the table shows it, too") {
  const Display display(1280, 800);
  const Home home;
  Window window = open(display, home);
  window.wait_for_screen("table");
  window.keys({"slash", "I", "space", "c", "3", "minus", "c", "6", "Return"});
  wait_for_strokes(window, {"I:c3-c4-c5-c6"});
}

TEST_CASE("strokes are drawn by keys alone, a T among them, and shapes are placed by keys and by mouse") {
  const Display display(1280, 800);
  const Home home;
  Window window = open(display, home);
  window.wait_for_screen("table");
  Notations moves;
  const auto draw_by_keys = [&](const Notations& arrows, const std::string& shape) {
    window.keys({"Return"});
    window.keys(arrows);
    window.keys({"Return"});
    window.wait("a " + shape, [&](const Value& seen) {
      const Notations played = texts(seen, "moves");
      return played.size() == moves.size() + 1 && played.back().starts_with(shape + ":");
    });
    moves = texts(window.seen(), "moves");
  };
  window.keys({"Right"});  // the cursor begins in the middle
  draw_by_keys({"Up", "Up", "Up"}, "I");
  window.keys({"Right", "Right"});
  draw_by_keys({"Right", "Right", "Left", "Down"}, "T");
  window.keys({"Down", "Down", "Down"});
  draw_by_keys({"Down", "Down", "Right"}, "L");
  window.keys({"Left", "Left", "Left"});
  draw_by_keys({"Left", "Up", "Right"}, "O");

  window.keys({"Tab"});
  window.wait("a shape in the hand, and lights",
              [](const Value& seen) { return seen.find("held")->as_map() && number(*seen.find("lights")) > 0; });
  window.keys({"Escape"});
  window.move(item(window, 4));  // the O of the first seat
  window.press(1);
  window.move(on_sheet(window, "c12") + Vec2{6, 5});
  window.wait("a place for it", [](const Value& seen) {
    const Value* ghost = seen.find("ghost");
    return ghost && ghost->as_map() && truth(*ghost, "legal");
  });
  window.release(1);
  window.wait("an O", [&](const Value& seen) { return texts(seen, "moves").size() == moves.size() + 1; });
  CHECK(texts(window.seen(), "moves").back().starts_with("O:"));
  CHECK(window.said().empty());
}

TEST_CASE("A table that is played under other rules than its variant's says so in the bar, and one of several rounds alone does not") {
  const Display display(1280, 800);
  const auto where = [&](const std::string& option) {
    const Home home;
    Window window(display, home, {"play", "iso/small", "--option", option});
    window.wait_for_screen("table");
    return *window.seen().find("where")->as_string();
  };
  CHECK(where("border_free=true") == "Small sheet · settings changed");
  CHECK(where("rounds_to_win=2").find("settings changed") == std::string::npos);
}

TEST_CASE("What a move with a long name did stands under it in the list of moves, in as few lines as the whole width lets it") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home,
                {"play", "iso/small", "--seats", "human,human", "--moves",
                 "S:d7-d8-e6-e7 T:b3-c3-c4-d3 T:a4-a5-a6-b5 S:a8-b7-b8-c7 L:f2-g2-h1-h2 L:f5-f6-f7-g5 L:f3-f4-g3-h3 T:b6-c5-c6-d6"});
  window.wait_for_screen("table");
  window.keys({"F2"});
  window.wait("the list", [](const Value& seen) { return truth(seen, "lists_moves"); });
  window.rest();
  constexpr float kLine = 26;
  const auto row = window.widget("T b6-d6+c5");  // it won a point, took one, and closed a shape
  REQUIRE(row);
  CHECK(row->h > kLine);
  CHECK(row->h <= 3 * kLine);
}

namespace {

/// By its keys, as X names them.
void type_notation(Window& window, const std::string& notation) {
  std::vector<std::string> keys{"slash"};
  for (const char c : notation) keys.push_back(c == ':' ? "colon" : c == '-' ? "minus" : std::string(1, c));
  keys.emplace_back("Return");
  window.keys(keys);
}

}  // namespace

TEST_CASE("At the end of a match the best move of a round is told with its round, where another round had several as good") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "iso/small", "--option", "rounds_to_win=2", "--seats", "human,human", "--moves", "T:c3-c4-c5-d4"});
  window.wait_for_screen("table");
  const auto resign = [&window](const char* what) {
    window.keys({"F8", "Tab", "Return"});
    window.wait(what, [&window](const Value& seen) { return truth(seen, "enter_goes_on") && seen.find("dialog")->is_null(); });
  };
  resign("the end of the round");
  window.keys({"Return"});
  window.wait("the next round", [](const Value& seen) { return texts(seen, "moves").empty(); });
  for (const char* stroke : {"S:d7-d8-e6-e7", "I:a1-a2-a3-a4"}) {
    const std::size_t before = texts(window.seen(), "moves").size();
    type_notation(window, stroke);
    window.wait("a stroke", [before](const Value& seen) { return texts(seen, "moves").size() == before + 1; });
  }
  resign("the end of the match");
  window.wait("the best move", [&window](const Value&) { return window.widget("Best move of round 1: Player 1, T ").has_value(); });
  CHECK_FALSE(window.widget("Best move: "));
  const auto names = [](const Value& seen, const char* round) { return seen.find("where")->as_string()->find(round) != std::string::npos; };
  CHECK(names(window.seen(), "round 2"));
  window.keys({"Home", "Prior"});  // the end of the round before
  window.wait("the bar naming the round that is looked at", [&names](const Value& seen) { return names(seen, "round 1"); });
}
