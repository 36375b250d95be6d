#include "catch.hpp"
#include "hands.hpp"
#include "match/save.hpp"

#include <csignal>
#include <fstream>

using namespace tablier;
using namespace tablier::gui;

TEST_CASE("a program that is killed in a match offers to go on where it was") {
  const Display display(1280, 800);
  const Home home;
  Match match = challenge("katamino", "grand-slam/A/4");
  std::ofstream(home / "start.yaml") << write_save(match, "2026-01-01T00:00:00Z");
  const auto lays = solution(match);
  std::vector<std::string> played;
  {
    Window window(display, home, {"play", "--load", (home / "start.yaml").string()});
    window.wait_for_screen("table");
    lay_by_keys(window, match, lays[0]);
    lay_by_keys(window, match, lays[1]);
    played = texts(window.seen(), "moves");
    window.wait("the save", [&](const Value&) {
      const auto files = home.matches();
      const auto save = files.size() == 1 ? read_save(files.front()) : Result<SaveSheet>(Problem("none"));
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
}
