#include "ui/screens/resume_problem.hpp"

#include "catch.hpp"
#include "match/save.hpp"

using namespace tablier;

namespace {

const Problem kIllegal(Text("match.move"), {.file = "/home/me/matches/20260101.yaml", .line = 9, .column = 24});

std::string told(const SavedRules& rules, const Problem& why) { return why_not_resumed(rules, why).text.key; }

}  // namespace

TEST_CASE("a match whose game or variant is gone is told so, and no list of names") {
  CHECK(told({.game = "Pente", .variant = "mine"}, kIllegal) == "library.stuck.no_game");
  CHECK(told({.game = "Pente", .variant = "mine", .game_is_there = true}, kIllegal) == "library.stuck.no_variant");
}

TEST_CASE("a match whose own variant was changed, or is broken, is told so without the place in its save") {
  const SavedRules own{.game = "Pente", .variant = "mine", .game_is_there = true, .variant_is_there = true, .own = true};
  CHECK(told(own, kIllegal) == "library.stuck.changed");
  CHECK(why_not_resumed(own, kIllegal).where.file.empty());
  CHECK(told(own, Problem(Text("script.lua"), {.file = "/home/me/scripts/pente/mine.lua", .line = 3})) == "library.stuck.fault");
}

TEST_CASE("a match in which chance no longer draws what it drew is told so, and not that its variant was changed") {
  const SavedRules own{.game = "Pente", .variant = "mine", .game_is_there = true, .variant_is_there = true, .own = true};
  const Problem other_draw(Text("match.move", {{"n", 1}, {"why", Text(kOtherDraw, {{"drawn", "roll:2"}})}}), kIllegal.where);
  CHECK(told(own, other_draw) == "library.stuck.chance");
}

TEST_CASE("a damaged save of the program's own rules is told with its place") {
  const SavedRules bundled{.game = "Pente", .variant = "standard", .game_is_there = true, .variant_is_there = true};
  CHECK(told(bundled, kIllegal) == "match.move");
  CHECK(why_not_resumed(bundled, kIllegal).where.line == 9);
}
