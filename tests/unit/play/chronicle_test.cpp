#include "play/chronicle.hpp"

#include "catch.hpp"
#include "nim.hpp"

using namespace tablier;

namespace {

Match nim_match(nim::Rules rules = {}) {
  auto match = Match::start(nim::ruleset(rules), nim::setup(2));
  REQUIRE(match.ok());
  return *std::move(match);
}

std::vector<std::string> notations(const Chronicle& chronicle) {
  std::vector<std::string> all;
  for (const Chronicle::Entry& e : chronicle.entries()) all.push_back(e.name.notation);
  return all;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("the list of moves follows what is played and taken back") {
  Match match = nim_match();
  Chronicle chronicle;
  REQUIRE(match.play("take:1").ok());
  REQUIRE(match.play("take:2").ok());
  chronicle.follow(match, seat(0));
  CHECK(notations(chronicle) == Texts{"take:1", "take:2"});
  CHECK(chronicle.entries()[1].seat == seat(1));
  CHECK(chronicle.entries()[1].ply == 2);
  match.undo();
  REQUIRE(match.play("take:3").ok());
  chronicle.follow(match, seat(0));
  CHECK(notations(chronicle) == Texts{"take:1", "take:3"});
}

TEST_CASE("chance has no line in the list of moves") {
  Match match = nim_match({.heap = 10, .dice = true});
  REQUIRE(match.play("take:1").ok());
  Chronicle chronicle;
  chronicle.follow(match, seat(0));
  REQUIRE(notations(chronicle) == Texts{"take:1"});
  CHECK(chronicle.entries()[0].ply == 2);
  CHECK(chronicle.number_at(1) == 0);
  CHECK(chronicle.number_at(2) == 1);
  CHECK(chronicle.number_at(3) == 1);
}

TEST_CASE("an earlier position is the one that was on the table then") {
  Match match = nim_match();
  const std::uint64_t start = match.state().hash();
  REQUIRE(match.play("take:1").ok());
  const std::uint64_t after_one = match.state().hash();
  REQUIRE(match.play("take:2").ok());
  CHECK(position_after(match, 0)->hash() == start);
  CHECK(position_after(match, 1)->hash() == after_one);
  CHECK(position_after(match, 2)->hash() == match.state().hash());
}
