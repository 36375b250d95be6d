#include "catch.hpp"
#include "folders.hpp"
#include "window.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

using namespace tablier;
using namespace tablier::gui;

namespace {

std::ptrdiff_t timeouts(const Value& seen) {
  const auto moves = texts(seen, "moves");
  return std::count(moves.begin(), moves.end(), "timeout");
}

std::function<bool(const Value&)> timed_out(std::ptrdiff_t times) {
  return [times](const Value& seen) { return timeouts(seen) == times; };
}

std::function<bool(const Value&)> curtain(bool up) {
  return [up](const Value& seen) {
    const bool answers = !seen.find("answer")->is_null();  // it takes no key before it could be read
    return text(seen, "screen") == "table" && truth(seen, "curtain") == up && answers == up;
  };
}

/// All words that panels show, in the order in which they are drawn.
std::vector<std::string> words(const Value& seen) {
  std::vector<std::string> all;
  for (const Value& one : *seen.find("texts")->as_list()) all.push_back(text(one, "text"));
  return all;
}

std::size_t tiles(const Value& seen) { return seen.find("items")->as_list()->size(); }

}  // namespace

TEST_CASE("where two share a screen the first tiles wait behind the curtain too") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "triominos", "--seats", "bot:1,human,human", "--seed", "3"});
  window.wait("the curtain", curtain(true));
  CHECK(tiles(window.seen()) == 0);
  window.keys({"Return"});
  window.wait("the first player", curtain(false));
  window.wait("tiles", [](const Value& seen) { return tiles(seen) > 0; });
  const auto shown = tiles(window.seen());
  window.keys({"F1"});
  window.wait_for_screen("rules");
  window.keys({"Escape"});
  window.wait("no curtain for who is there already", curtain(false));
  CHECK(tiles(window.seen()) == shown);
  CHECK(window.said().empty());
}

TEST_CASE("whoever comes to the curtain may leave without seeing what is behind it") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "triominos", "--seats", "human,bot:1,human", "--seed", "3"});
  window.wait("the curtain", curtain(true));
  const auto answer = window.widget("It’s me");
  REQUIRE(answer);
  CHECK(answer->y > 500);  // the table is seen over it
  window.keys({"Tab"});    // as at the table, where Tab and Enter take a tile and lay it
  window.wait("the keys on the answer", [](const Value& seen) { return text(seen, "answer") == "It’s me"; });
  window.keys({"Escape"});
  window.wait_for_screen("library");
  CHECK(window.seen().find("dialog")->is_null());
}

TEST_CASE("before the curtain keys that would show something say what comes first") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "triominos", "--seats", "human,bot:1,human", "--seed", "3"});
  for (const char* key : {"F4", "question"}) {
    window.wait("the curtain", curtain(true));
    window.keys({key});
    window.wait("why nothing is shown", [](const Value& seen) { return !seen.find("notices")->as_list()->empty(); });
    CHECK(texts(window.seen(), "notices").back().starts_with("“It’s me” first"));
    CHECK(text(window.seen(), "screen") == "table");
    window.keys({"Return"});
    window.wait("the table", curtain(false));
    if (key == std::string("F4")) {
      window.keys({"F4"});
      window.wait_for_screen("sheet");
      break;
    }
  }
}

TEST_CASE("before the curtain the way back is open to the mouse too") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "triominos", "--seats", "human,bot:1,human", "--seed", "3"});
  window.wait("the curtain", curtain(true));
  window.press_widget("‹ Library");
  window.wait_for_screen("library");
}

TEST_CASE("sand runs out before a player, waits behind the curtain, and the score sheet tells what it cost") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "triominos/challenge", "--seats", "human,human", "--seed", "3", "--option", "timer_seconds=1"});
  window.wait("the first curtain", curtain(true));
  window.keys({"Return"});
  window.wait("the sand to run out", timed_out(1));
  window.wait("that it is told", [](const Value& seen) {
    const auto told = texts(seen, "notices");
    return !told.empty() && told.back().ends_with("’s time was up: a tile was drawn, and the turn passes.");
  });
  window.wait("what it cost", [](const Value& seen) { return number(*seen.find("news")) > 0; });
  window.wait("the curtain", curtain(true));
  // What is tested is that time passes and nothing happens.
  std::this_thread::sleep_for(std::chrono::milliseconds(1500));
  window.wait("the curtain still", curtain(true));
  CHECK(timeouts(window.seen()) == 1);
  window.keys({"Return"});
  window.wait("the sand to run out again", timed_out(2));
  window.wait("the next curtain", curtain(true));
  window.keys({"Return"});
  window.wait("the next player", curtain(false));
  window.keys({"F4"});
  window.wait_for_screen("sheet");
  CHECK(number(*window.seen().find("lines")) >= 1);
  window.keys({"Home", "End", "F4"});
  window.wait_for_screen("table");
  window.wait("a table before somebody", [](const Value& seen) { return seen.find("curtain") != nullptr; });
  CHECK(window.said().empty());
}

TEST_CASE("the score sheet is opened and left by mouse") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "triominos", "--seats", "human", "--seed", "3"});
  window.wait_for_screen("table");
  window.press_widget("Scores");
  window.wait_for_screen("sheet");
  window.press_widget("‹ ");
  window.wait_for_screen("table");
  CHECK(window.said().empty());
}

TEST_CASE("a move that is tried is listed in words as one that was played, with what it did") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  Window window(display, home,
                {"play", "triominos", "--seats", "human,human", "--option", "layout=012@0,0", "--option", "racks=333 444;445 001",
                 "--option", "pool=000 111 222"});
  window.wait("the curtain", curtain(true));
  window.keys({"Return"});
  window.wait("the first player", curtain(false));
  window.keys({"F8"});
  window.wait("the question", [&](const Value&) { return window.widget("Go on playing").has_value(); });
  window.keys({"ctrl+Return"});
  window.wait("the end", [](const Value& seen) { return truth(seen, "over"); });
  window.keys({"Page_Up", "1"});
  window.wait("a line", [](const Value& seen) { return !seen.find("line")->is_null(); });
  window.wait("its move in words", [](const Value& seen) {
    const auto all = words(seen);
    return std::ranges::count(all, "draw") == 0 && std::ranges::count(all, "−5") == 2;  // there, and as the player's points
  });
}

TEST_CASE("the score sheet is that of the round that is looked at, and says which") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "--load", (source_folder() / "tests/data/saves/triominos-second-round.yaml").string()});
  window.wait("the curtain", curtain(true));
  window.keys({"Return"});
  window.wait("the next player", curtain(false));
  window.keys({"F4"});
  window.wait_for_screen("sheet");
  CHECK(text(window.seen(), "round") == "round 2");
  CHECK(text(window.seen(), "outcome").empty());
  window.keys({"F4"});
  window.wait_for_screen("table");
  window.keys({"F2"});
  window.press_widget("1");
  window.wait("the first round", [](const Value& seen) { return number(*seen.find("looked_at_round")) == 0; });
  window.keys({"F4"});
  window.wait_for_screen("sheet");
  CHECK(text(window.seen(), "round") == "round 1");
  CHECK_FALSE(text(window.seen(), "outcome").empty());
}

TEST_CASE("in a later round the cards and the table of rounds say the same of the match, and how many tiles each holds is seen") {
  const TextsSeen texts_seen;
  const auto save = source_folder() / "tests/data/saves/triominos-second-round.yaml";
  for (const int height : {600, 800}) {
    const Display display(height == 600 ? 900 : 1280, height);
    const Home home;
    Window window(display, home, {"play", "--load", save.string()});
    window.wait("the curtain", curtain(true));
    const auto all = words(window.seen());
    for (const char* points : {"match: 110", "match: 62", "match: 31", "match: 61"}) CHECK(std::ranges::count(all, points) == 1);
    CHECK(std::ranges::count_if(all, [](const std::string& w) { return w.find("Tiles: ") != std::string::npos; }) == 4);
    const auto total = std::ranges::find(all, "Total");
    if (height == 600) {
      CHECK(total == all.end());  // the moves have its room
      continue;
    }
    REQUIRE(all.end() - total > 4);
    CHECK(std::vector<std::string>(total + 1, total + 5) == std::vector<std::string>{"110", "62", "31", "61"});
  }
}
