#include "play/score_popups.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

News news(const char* key, Seat of = Seat::nobody) { return {{.text = Text(key), .place = {}, .seat = of}, false}; }

}  // namespace

TEST_CASE("news are told for a while, each for its own, the newest first") {
  ScorePopups popups;
  CHECK_FALSE(popups.next_wake(0, true));
  popups.tell({news("one", seat(0))}, 10);
  popups.tell({news("two", seat(1))}, 12);
  const auto both = popups.seen(12.5, false);
  REQUIRE(both.size() == 2);
  CHECK(both[0].news.event.text.key == "two");
  CHECK_FALSE(popups.update(13));
  CHECK(popups.update(14));
  REQUIRE(popups.seen(14, false).size() == 1);
  CHECK(popups.update(20));
  CHECK_FALSE(popups.any());
}

TEST_CASE("news rise and fade; where nothing moves they are there and then gone") {
  ScorePopups popups;
  popups.tell({news("one")}, 10);
  CHECK(popups.seen(10, true)[0].risen == 0);
  CHECK(popups.seen(11, true)[0].risen == 1);
  CHECK(popups.seen(11, true)[0].opacity == 1);
  CHECK(popups.seen(13.4, true)[0].opacity < 0.5F);
  CHECK(popups.seen(10, false)[0].risen == 1);
  CHECK(popups.seen(13.4, false)[0].opacity == 1);
}

TEST_CASE("between rising and fading nothing has to be drawn") {
  ScorePopups popups;
  popups.tell({news("one")}, 10);
  CHECK(*popups.next_wake(10.1, true) < 10.2);
  CHECK(*popups.next_wake(11, true) == Approx(13));
  CHECK(*popups.next_wake(11, false) == Approx(13.5));
}

TEST_CASE("what a seat's next move did is told instead of what was told of it before") {
  ScorePopups popups;
  popups.tell({news("one", seat(0)), news("two", seat(0))}, 10);
  popups.tell({news("three", seat(1))}, 10.1);
  CHECK(popups.seen(10.2, false).size() == 3);
  popups.tell({news("four", seat(0))}, 10.3);
  const auto told = popups.seen(10.4, false);
  REQUIRE(told.size() == 2);
  CHECK(told[0].news.event.text.key == "four");
  CHECK(told[1].news.event.text.key == "three");
}
