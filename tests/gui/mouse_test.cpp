#include "catch.hpp"
#include "hands.hpp"
#include "match/save.hpp"

using namespace tablier;
using namespace tablier::gui;

namespace {

constexpr const char* kChallenge = "grand-slam/A/4";

}  // namespace

TEST_CASE("a player goes from the library to the Grand Slam with the mouse and solves a penta, saved and recorded") {
  const Display display(1280, 800);
  const Home home;
  Match match = challenge("katamino", kChallenge);
  Window window(display, home);
  window.wait_for_screen("library");
  window.press_widget("Katamino");
  window.wait_for_screen("setup");
  window.press_widget("Choose a challenge");
  window.wait_for_screen("map");
  window.press_widget("The Grand Slam");
  window.wait("the Grand Slam", [](const Value& seen) { return text(seen, "series") == "grand-slam"; });
  window.press_widget(kChallenge);
  window.wait_for_screen("table");

  const std::vector<Lay> lays = solution(match);
  REQUIRE(lays.size() == 4);
  const TurnedBy ways[] = {TurnedBy::keys, TurnedBy::mouse_in_tray, TurnedBy::mouse_in_hand, TurnedBy::keys};
  for (std::size_t i = 0; i < lays.size(); ++i) drag(window, match, lays[i], static_cast<int>(i + 1) % 5, ways[i]);

  window.wait("the end and the next penta", [&](const Value& seen) { return truth(seen, "over") && window.widget("Next: Penta 5"); });
  REQUIRE(home.matches().size() == 1);
  const auto save = load_match(home.matches().front(), games());
  REQUIRE(save.ok());
  CHECK(save->over());
  CHECK(save->setup().challenge == kChallenge);
  CHECK_FALSE(save->winners().empty());
  const auto best = home.records().best("katamino", kChallenge);
  REQUIRE(best);
  CHECK(best->solves == 1);
  CHECK_FALSE(best->helped);

  window.press_widget("Next: Penta 5");
  window.wait("the next penta", [](const Value& seen) { return seen.find("items")->as_list()->size() == 5 && !truth(seen, "over"); });
  CHECK(window.said().empty());
}
