#include "catch.hpp"
#include "hands.hpp"
#include "match/save.hpp"

#include <fstream>

using namespace tablier;
using namespace tablier::gui;

namespace {

constexpr const char* kChallenge = "grand-slam/A/4";

}  // namespace

TEST_CASE("the keyboard alone goes from the library to the Grand Slam, solves a penta, and goes on to the next") {
  const Display display(1280, 800);
  const Home home;
  Match match = challenge("katamino", kChallenge);
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"Return"});
  window.wait_for_screen("setup");
  window.focus_widget("Choose a challenge", "Up");
  window.keys({"Return"});
  window.wait_for_screen("map");
  const auto shown = [](const Value& seen) { return text(seen, "series"); };
  while (shown(window.seen()) != "grand-slam") {
    const std::string before = shown(window.seen());
    window.keys({"Page_Down"});
    window.wait("another series", [&](const Value& seen) { return shown(seen) != before; });
  }
  window.keys({"Return"});
  window.wait_for_screen("table");

  for (const Lay& lay : solution(match)) lay_by_keys(window, match, lay);

  window.wait("the end", [](const Value& seen) { return truth(seen, "over"); });
  REQUIRE(home.matches().size() == 1);
  const auto save = load_match(home.matches().front(), games());
  REQUIRE(save.ok());
  CHECK(save->over());
  CHECK(home.records().solved("katamino", "grand-slam/A/").size() == 1);

  window.keys({"Return"});
  window.wait("the next penta", [](const Value& seen) { return seen.find("items")->as_list()->size() == 5 && !truth(seen, "over"); });
}

TEST_CASE("keys put back, undo, redo and start again") {
  const Display display(1280, 800);
  const Home home;
  Match match = challenge("katamino", kChallenge);
  std::ofstream(home / "start.yaml") << write_save(match, "2026-01-01T00:00:00Z");
  Window window(display, home, {"play", "--load", (home / "start.yaml").string()});
  window.wait_for_screen("table");
  const auto lays = solution(match);

  lay_by_keys(window, match, lays[0]);
  window.keys({"ctrl+z"});
  window.wait("nothing played", [](const Value& seen) { return moves_played(seen) == 0; });
  window.keys({"ctrl+y"});
  window.wait("the move again", [](const Value& seen) { return moves_played(seen) == 1; });
  lay_by_keys(window, match, lays[1]);
  window.keys({"Tab"});
  window.wait("something held", [](const Value& seen) { return seen.find("held")->as_map() != nullptr; });
  window.keys({"Escape"});
  window.wait("nothing held", [](const Value& seen) { return seen.find("held")->is_null(); });
  window.keys({"ctrl+r"});
  window.wait("the start", [](const Value& seen) { return moves_played(seen) == 0; });
}
