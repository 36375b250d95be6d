#include "catch.hpp"
#include "match/save.hpp"
#include "on_board.hpp"

#include <algorithm>
#include <fstream>
#include <set>

/// Pawns that slide: by two clicks, and what is said when the second one is wrong.
using namespace tablier;
using namespace tablier::gui;

namespace {

/// A match of Congress, and a pawn of it with a place where it may go and one where it may not.
struct Start {
  std::string file;
  Grid grid;
  Place pawn, end, wrong;
};

Match fresh_match() {
  const auto rules = games().ruleset("katarenga/congress");
  REQUIRE(rules);
  MatchSetup setup;
  setup.game = "katarenga";
  setup.variant = "congress";
  setup.players.resize(2);
  setup.seed = 5;
  auto match = Match::start(*rules, setup);
  REQUIRE(match);
  return std::move(*match);
}

Start start(const Home& home) {
  const Match match = fresh_match();
  Start s{(home / "start.yaml").string(), match.state().scene(seat(0)).surfaces.front().grid, {}, {}, {}};
  std::ofstream(s.file) << write_save(match, "2026-01-01T00:00:00Z");
  MoveList moves;
  match.state().legal_moves(moves);
  const Touch first = match.state().touch(moves[0]);
  s.pawn = first.front().places.front();
  s.end = first.front().places.back();
  std::set<Place> not_wrong;
  for (const Token& t : match.state().scene(seat(0)).tokens) not_wrong.insert(t.places.front());
  for (const Move m : moves) not_wrong.insert(match.state().touch(m).front().places.back());
  for (int i = 0; i < s.grid.size(); ++i)
    if (s.grid.contains(s.grid.place(i)) && !not_wrong.contains(s.grid.place(i))) s.wrong = s.grid.place(i);
  return s;
}

bool is_text(const Value& seen, const char* name) { return seen.find(name) && seen.find(name)->as_string(); }

/// The pawn, by a click.
void take_up(Window& window, const Start& s) {
  window.wait_for_screen("table");
  window.click(pixel(window, s.grid, s.pawn));
  window.wait("a pawn in the hand", [](const Value& seen) { return is_text(seen, "sliding"); });
}

}  // namespace

TEST_CASE("a second click on a wrong square says why and leaves the pawn in the hand; a right one plays") {
  const Display display(1280, 800);
  const Home home;
  const Start s = start(home);
  Window window(display, home, {"play", "--load", s.file});
  take_up(window, s);
  window.click(pixel(window, s.grid, s.wrong));
  window.wait("the reason", [](const Value& seen) { return is_text(seen, "refused"); });
  CHECK(text(window.seen(), "sliding") == s.grid.name(s.pawn));
  window.click(pixel(window, s.grid, s.end));
  window.wait("one move", [](const Value& seen) { return texts(seen, "moves").size() == 1; });
  CHECK_FALSE(is_text(window.seen(), "refused"));
}

TEST_CASE("a right click puts back the pawn that a click has taken up") {
  const Display display(1280, 800);
  const Home home;
  const Start s = start(home);
  Window window(display, home, {"play", "--load", s.file});
  take_up(window, s);
  window.click(pixel(window, s.grid, s.end), 3);
  window.wait("an empty hand", [](const Value& seen) { return !is_text(seen, "sliding"); });
  window.click(pixel(window, s.grid, s.end));
  window.rest();
  CHECK(texts(window.seen(), "moves").empty());
}

TEST_CASE("a pawn that a click has taken up is dragged on to where it goes") {
  const Display display(1280, 800);
  const Home home;
  const Start s = start(home);
  Window window(display, home, {"play", "--load", s.file});
  take_up(window, s);
  window.move(pixel(window, s.grid, s.pawn));
  window.press(1);
  window.move(pixel(window, s.grid, s.end));
  window.release(1);
  window.wait("one move", [](const Value& seen) { return texts(seen, "moves").size() == 1; });
}

TEST_CASE("Enter on the question whether to resign goes on playing; the list of moves opens with a key in a small window") {
  const Display display(900, 600);
  const Home home;
  const Start s = start(home);
  Window window(display, home, {"play", "--load", s.file});
  window.wait_for_screen("table");
  window.click(pixel(window, s.grid, s.pawn));
  window.click(pixel(window, s.grid, s.end));
  window.wait("one move", [](const Value& seen) { return texts(seen, "moves").size() == 1; });
  const std::string played = texts(window.seen(), "moves").front();
  window.keys({"F8"});
  window.wait("the question", [&](const Value&) { return window.widget("Go on playing").has_value(); });
  window.keys({"Return"});
  window.wait("no question", [&](const Value&) { return !window.widget("Go on playing").has_value(); });
  CHECK_FALSE(truth(window.seen(), "over"));
  window.keys({"F2"});
  window.wait("the list", [&](const Value&) { return window.widget(played).has_value(); });
  window.keys({"Up"});
  window.wait("the start", [](const Value& seen) { return seen.find("looked_at")->as_int() && *seen.find("looked_at")->as_int() == 0; });
}

TEST_CASE("Ctrl Q leaves the program from the table, and the match is kept") {
  const Display display(900, 600);
  const Home home;
  const Start s = start(home);
  Window window(display, home, {"play", "--load", s.file});
  window.wait_for_screen("table");
  window.click(pixel(window, s.grid, s.pawn));
  window.click(pixel(window, s.grid, s.end));
  window.wait("one move", [](const Value& seen) { return texts(seen, "moves").size() == 1; });
  window.keys({"ctrl+q"});
  CHECK(window.process().wait() == 0);
  REQUIRE(home.matches().size() == 1);
  const auto save = read_save(home.matches().front());
  REQUIRE(save);
  CHECK(save->moves() == 1);
}

TEST_CASE("A position of Cornered is set up with the pawn that was placed last, and played from") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "katarenga/cornered", "--seats", "human,human", "--option", "quarter=C"});
  window.wait_for_screen("table");
  window.keys({"ctrl+e"});
  window.wait_for_screen("diagram");
  window.keys({"1", "Return", "ctrl+Return"});
  window.wait("that the last one is missing", [](const Value& seen) {
    const auto said = texts(seen, "notices");
    return !said.empty() && said.back().find("placed last") != std::string::npos;
  });
  window.keys({"Left", "3", "Return", "Left", "Return"});
  window.wait("one pawn that was the last, and the one before it as any other",
              [](const Value& seen) { return texts(seen, "diagram") == std::vector<std::string>{"1 c3", "2 b3", "last a3"}; });
  window.keys({"ctrl+Return"});
  window.wait_for_screen("table");
  CHECK(texts(window.seen(), "moves").empty());
}

TEST_CASE("Where no position can be set up it is said") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "iso"});
  window.wait_for_screen("table");
  window.keys({"ctrl+e"});
  window.wait("why not", [](const Value& seen) { return !texts(seen, "notices").empty(); });
}

TEST_CASE("The moves of a round that is over are listed at the start of the next one, and seen on the board") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "katarenga/cornered", "--seats", "human,human"});
  window.wait_for_screen("table");
  const auto moves = [&](std::size_t n) { window.wait("the pawn", [n](const Value& seen) { return texts(seen, "moves").size() == n; }); };
  const auto at = [&](std::int64_t round, std::int64_t ply) {
    window.wait("the place", [=](const Value& seen) {
      const auto* const looked_at = seen.find("looked_at")->as_int();
      return looked_at && *looked_at == ply && number(*seen.find("looked_at_round")) == static_cast<double>(round);
    });
  };
  window.keys({"F2"});
  window.wait("why there is no list", [](const Value& seen) { return !texts(seen, "notices").empty(); });
  CHECK_FALSE(truth(window.seen(), "lists_moves"));
  window.keys({"Tab", "Return"});
  moves(1);
  window.keys({"Tab", "Return"});
  moves(2);
  const std::string second = texts(window.seen(), "moves").back();
  window.keys({"F8"});
  window.wait("the question", [&](const Value&) { return window.widget("Go on playing").has_value(); });
  window.keys({"ctrl+Return"});
  window.wait("the end", [](const Value& seen) { return truth(seen, "enter_goes_on"); });
  window.keys({"Return"});
  moves(0);
  window.keys({"F2"});
  window.wait("the list", [](const Value& seen) { return truth(seen, "lists_moves"); });
  CHECK_FALSE(window.widget(second).has_value());  // of the round that has begun
  window.keys({"Left"});
  at(0, 3);
  window.wait("its moves", [&](const Value&) { return window.widget(second).has_value(); });
  window.keys({"Left"});
  at(0, 2);
  window.click(window.widget("2")->centre());  // the round that is played
  window.wait("the match", [](const Value& seen) { return seen.find("looked_at")->is_null(); });
  window.click(window.widget("1")->centre());
  at(0, 3);
  window.keys({"ctrl+space"});  // shows that round again, and nothing of the next
  at(0, 0);
  at(0, 3);
  window.wait("the end of the replay", [](const Value& seen) { return truth(seen, "resting"); });
  at(0, 3);
  window.keys({"Escape", "Return"});
  window.wait("the match", [](const Value& seen) { return seen.find("looked_at")->is_null(); });
  CHECK_FALSE(truth(window.seen(), "lists_moves"));
  window.keys({"Page_Up"});
  at(0, 3);
  window.keys({"F7", "Home"});  // the analysis, whose keys stay in its round
  at(0, 0);
  window.wait("the analysis of that round", [](const Value& seen) {
    return number(*seen.find("analysis")->find("positions")) == 4 && number(*seen.find("analysed_round")) == 0;
  });
  window.keys({"Right"});
  at(0, 1);
}
