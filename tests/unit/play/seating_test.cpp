#include "play/seating.hpp"

#include "cards.hpp"
#include "match_helpers.hpp"

using namespace tablier;

namespace {

Match of(Ruleset rules, int humans, int bots = 0) { return nim::begin(std::move(rules), nim::setup(humans, bots)); }

}  // namespace

TEST_CASE("The eyes are those of the human to move, else of who looked last") {
  Match match = of(nim::ruleset(), 2, 1);
  Seating seating(match, true);
  CHECK(seating.viewer() == seat(0));
  seating.look();
  nim::play(match, {"take:1"});
  CHECK(seating.viewer() == seat(1));
  seating.look();
  nim::play(match, {"take:2"});
  CHECK_FALSE(seating.human_turn());
  CHECK(seating.viewer() == seat(1));
}

TEST_CASE("Where only bots play everything is seen") {
  const Match match = of(nim::ruleset(), 0, 2);
  CHECK(Seating(match, true).viewer() == Seat::nobody);
}

TEST_CASE("Before anybody has looked, of several humans with hidden things none is known to be there") {
  Match match = of(cards::ruleset(), 2);
  nim::play(match, {"draw", "draw"});
  Seating seating(match, true);
  CHECK(seating.hide_from_next());
  CHECK(seating.viewer() == Seat::chance);
  seating.open_curtain();
  CHECK(seating.viewer() == seat(0));
  CHECK_FALSE(seating.hide_from_next());
}

TEST_CASE("A human alone among bots has nobody to hide from") {
  Match match = of(cards::ruleset(), 1, 1);
  nim::play(match, {"draw", "draw"});
  Seating seating(match, true);
  CHECK_FALSE(seating.hide_from_next());
  CHECK(seating.viewer() == seat(0));
}
