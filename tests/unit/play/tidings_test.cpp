#include "play/tidings.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

News news(const char* key) { return {{.text = Text(key), .place = {}}, false}; }

}  // namespace

TEST_CASE("news are told for a while, each for its own, the newest first") {
  Tidings tidings;
  CHECK_FALSE(tidings.next_wake(0, true));
  tidings.tell({news("one")}, 10);
  tidings.tell({news("two")}, 12);
  const auto both = tidings.seen(12.5, false);
  REQUIRE(both.size() == 2);
  CHECK(both[0].news.event.text.key == "two");
  CHECK_FALSE(tidings.update(13));
  CHECK(tidings.update(14));
  REQUIRE(tidings.seen(14, false).size() == 1);
  CHECK(tidings.update(20));
  CHECK_FALSE(tidings.any());
}

TEST_CASE("news rise and fade; where nothing moves they are there and then gone") {
  Tidings tidings;
  tidings.tell({news("one")}, 10);
  CHECK(tidings.seen(10, true)[0].risen == 0);
  CHECK(tidings.seen(11, true)[0].risen == 1);
  CHECK(tidings.seen(11, true)[0].opacity == 1);
  CHECK(tidings.seen(13.4, true)[0].opacity < 0.5F);
  CHECK(tidings.seen(10, false)[0].risen == 1);
  CHECK(tidings.seen(13.4, false)[0].opacity == 1);
}

TEST_CASE("between rising and fading nothing has to be drawn") {
  Tidings tidings;
  tidings.tell({news("one")}, 10);
  CHECK(*tidings.next_wake(10.1, true) < 10.2);
  CHECK(*tidings.next_wake(11, true) == Approx(13));
  CHECK(*tidings.next_wake(11, false) == Approx(13.5));
}
