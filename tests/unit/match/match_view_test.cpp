#include "match/match_view.hpp"

#include "cards.hpp"
#include "fake_hooks.hpp"
#include "match_helpers.hpp"

using namespace tablier;
using nim::Texts;

TEST_CASE("A view of a match tells its moves and its table as its eyes may know them") {
  Match match = nim::begin(cards::ruleset(), nim::setup(2, 0, 5));
  nim::play(match, {"draw", "draw"});
  const std::string first = match.history()[1].notation, second = match.history()[3].notation;
  CHECK(MatchView(match, seat(0)).notations() == Texts{"draw", first, "draw", "card"});
  CHECK(MatchView(match, seat(1)).notations() == Texts{"draw", "card", "draw", second});
  CHECK(MatchView(match, Seat::chance).notations() == Texts{"draw", "card", "draw", "card"});
  CHECK(MatchView(match, seat(0)).plies() == 4);
  CHECK(MatchView(match, seat(0)).scene().trays[0].items.size() == 1);
  CHECK(MatchView(match, seat(1)).scene().trays[0].items.empty());
  CHECK(MatchView(match, seat(1)).scene().trays[0].hidden == 1);
}

TEST_CASE("A view of a match tells the rounds that have ended, and whether there are several") {
  auto hooks = std::make_shared<nim::FakeHooks>();
  hooks->set(Hook::round_end, [](const Value&) { return Value::map({{"points", Value::list_of(std::vector<std::int64_t>{2, 0})}}); });
  hooks->set(Hook::match_end, [](const Value&) { return Value::map({{"over", false}}); });
  Match match = nim::begin(nim::ruleset({.heap = 3}, hooks), nim::setup(2));
  const MatchView view(match, seat(0));
  CHECK(view.ended_rounds().empty());
  CHECK_FALSE(view.several_rounds());
  CHECK(view.to_move() == seat(0));
  nim::play(match, {"take:3"});
  REQUIRE(view.round_over());
  CHECK_FALSE(view.over());
  CHECK(view.several_rounds());
  REQUIRE(view.ended_rounds().size() == 1);
  CHECK(view.ended_rounds().front()->points == std::vector<std::int64_t>{2, 0});
  CHECK(view.outcome().winners == match.state().outcome().winners);
  match.next_round();
  CHECK(view.round() == 1);
  CHECK(view.several_rounds());
  CHECK(view.ended_rounds().size() == 1);
}

TEST_CASE("A view of a match that is one round tells of no others") {
  Match match = nim::begin(nim::ruleset({.heap = 3}), nim::setup(2));
  nim::play(match, {"take:3"});
  CHECK(MatchView(match, seat(0)).over());
  CHECK_FALSE(MatchView(match, seat(0)).several_rounds());
}

TEST_CASE("A view of a match has its position as scripts read it, with what the game leaves out") {
  Match match = nim::begin(cards::ruleset(), nim::setup(2, 0, 5));
  nim::play(match, {"draw", "draw"});
  const Value position = MatchView(match, seat(0)).position();
  CHECK(*position.find("seats") == Value(2));
  CHECK(*position.find("turn") == Value(1));
  CHECK(*position.find("history") == Value(Value::List{"draw", "card", "draw", "card"}));
  CHECK(*position.find("options") == match.rules().options.values());
  CHECK(*position.find("facts") == match.state().facts(seat(0)));
}

TEST_CASE("The hooks of a match read the position in which the round ended") {
  auto hooks = std::make_shared<nim::FakeHooks>();
  std::vector<Value> seen;
  hooks->set(Hook::round_end, [&](const Value& given) { return seen.push_back(*given.find("position")), Value(); });
  hooks->set(Hook::match_end, [&](const Value& given) { return seen.push_back(*given.find("position")), Value(); });
  Match match = nim::begin(nim::ruleset({.heap = 3}, hooks), nim::setup(2));
  nim::play(match, {"take:1", "take:2"});
  REQUIRE(seen.size() == 2);
  for (const Value& position : seen) {
    CHECK(*position.find("history") == Value(Value::List{"take:1", "take:2"}));
    CHECK_FALSE(position.find("turn"));
  }
}
