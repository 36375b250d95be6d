#include "catch.hpp"
#include "hands.hpp"
#include "match/save.hpp"

#include <csignal>

using namespace tablier;
using namespace tablier::gui;

TEST_CASE("a program that is killed in a match offers to go on where it was") {
  const Display display(1280, 800);
  const Home home;
  Match match = challenge("katamino", kPenta4);
  const auto lays = solution(match);
  std::vector<std::string> played;
  {
    Window window(display, home, load_arguments(home, match));
    window.wait_for_screen("table");
    lay_by_keys(window, match, lays[0]);
    lay_by_keys(window, match, lays[1]);
    played = texts(window.seen(), "moves");
    window.wait("the save", [&](const Value&) {
      const auto files = home.matches();
      const auto save = files.size() == 1 ? read_save(files.front()) : Result<SaveData>(Problem("none"));
      return save.ok() && save->moves() == 2;
    });
    window.process().end(SIGKILL);
  }
  Window again(display, home);
  again.wait_for_screen("library");
  again.press_widget("Continue");
  again.wait_for_screen("table");
  CHECK(texts(again.seen(), "moves") == played);
  for (std::size_t i = 2; i < lays.size(); ++i) lay_by_keys(again, match, lays[i]);
  again.wait("the end", [](const Value& seen) { return truth(seen, "over"); });
  CHECK(home.matches().size() == 1);
  again.keys({"Escape"});
  again.wait_for_screen("map");  // a challenge leads to its series, also where it was taken up again
}
