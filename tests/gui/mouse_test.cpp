#include "catch.hpp"
#include "hands.hpp"

using namespace tablier;
using namespace tablier::gui;

TEST_CASE("a player goes from the library to the Grand Slam with the mouse and solves a penta, saved and recorded") {
  const Display display(1280, 800);
  const Home home;
  Match match = challenge("katamino", kPenta4);
  Window window(display, home);
  click_to_map(window);
  window.press_widget("The Grand Slam");
  window.wait("the Grand Slam", [](const Value& seen) { return text(seen, "series") == "grand-slam"; });
  window.press_widget(kPenta4);
  window.wait_for_screen("table");

  const std::vector<Lay> lays = solution(match);
  REQUIRE(lays.size() == 4);
  const TurnedBy ways[] = {TurnedBy::keys, TurnedBy::mouse_in_tray, TurnedBy::mouse_in_hand, TurnedBy::keys};
  for (std::size_t i = 0; i < lays.size(); ++i) drag(window, match, lays[i], static_cast<int>(i + 1) % 5, ways[i]);

  window.wait("the end and the next penta", [&](const Value& seen) { return truth(seen, "over") && window.widget("Next: Penta 5"); });
  const Match save = saved_match(home);
  CHECK(save.over());
  CHECK(save.setup().challenge == kPenta4);
  CHECK_FALSE(save.winners().empty());
  const auto best = home.records().best("katamino", kPenta4);
  REQUIRE(best);
  CHECK(best->solves == 1);
  CHECK_FALSE(best->helped);

  window.press_widget("Next: Penta 5");
  window.wait("the next penta", is_penta5);
  CHECK(window.said().empty());
}
