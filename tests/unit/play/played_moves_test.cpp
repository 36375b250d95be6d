#include "play/played_moves.hpp"

#include "catch.hpp"
#include "nim.hpp"

using namespace tablier;

namespace {

Match nim_match(nim::Rules rules = {}) {
  auto match = Match::start(nim::ruleset(rules), nim::setup(2));
  REQUIRE(match.ok());
  return *std::move(match);
}

std::vector<std::string> notations(const PlayedMoves& played_moves) {
  std::vector<std::string> all;
  for (const PlayedMoves::Entry& e : played_moves.entries()) all.push_back(e.name.notation);
  return all;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("the list of moves follows what is played and taken back") {
  Match match = nim_match();
  PlayedMoves played_moves;
  REQUIRE(match.play("take:1").ok());
  REQUIRE(match.play("take:2").ok());
  played_moves.follow(match, seat(0));
  CHECK(notations(played_moves) == Texts{"take:1", "take:2"});
  CHECK(played_moves.entries()[1].seat == seat(1));
  CHECK(played_moves.entries()[1].ply == 2);
  match.undo();
  REQUIRE(match.play("take:3").ok());
  played_moves.follow(match, seat(0));
  CHECK(notations(played_moves) == Texts{"take:1", "take:3"});
}

TEST_CASE("the list of moves is made anew under other rules, and nothing of it is news") {
  Match match = nim_match({.heap = 10, .tells = true});
  REQUIRE(match.play("take:1").ok());
  PlayedMoves played_moves;
  const auto left = [&] { return played_moves.entries().front().events.front().text.args.front(); };
  played_moves.follow(match, seat(0));
  CHECK(left() == TextArg("n", 9));
  played_moves.take_news();
  auto again = replay(match, nim::source({.heap = 20, .tells = true}));
  REQUIRE(again.ok());
  match = *std::move(again);
  played_moves.follow(match, seat(0));
  CHECK(left() == TextArg("n", 19));
  CHECK(played_moves.take_news().empty());
}

TEST_CASE("what a move did says whom it concerns") {
  Match match = nim_match({.heap = 10, .tells = true});
  REQUIRE(match.play("take:1").ok());
  PlayedMoves played_moves;
  played_moves.follow(match, seat(0));
  REQUIRE(played_moves.entries().front().events.size() == 1);
  CHECK(played_moves.entries().front().events.front().seat == Seat::nobody);
}

TEST_CASE("chance has no line in the list of moves") {
  Match match = nim_match({.heap = 10, .dice = true});
  REQUIRE(match.play("take:1").ok());
  PlayedMoves played_moves;
  played_moves.follow(match, seat(0));
  REQUIRE(notations(played_moves) == Texts{"take:1"});
  CHECK(played_moves.entries()[0].ply == 2);
  CHECK(played_moves.number_at(1) == 0);
  CHECK(played_moves.number_at(2) == 1);
  CHECK(played_moves.number_at(3) == 1);
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
