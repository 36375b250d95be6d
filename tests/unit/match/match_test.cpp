#include "match/match.hpp"

#include "match_helpers.hpp"

using namespace tablier;
using nim::begin;
using nim::dice;
using nim::line;
using nim::play;
using nim::Texts;

namespace {

void play_ones(Match& match, int times) {
  for (int i = 0; i < times; ++i) match.play(Move{1});
}

}  // namespace

TEST_CASE("A match begins with its first seat to move and nothing played") {
  const Match match = begin(nim::ruleset(), nim::setup(2));
  CHECK(match.state().to_move() == seat(0));
  CHECK(match.history().empty());
  CHECK_FALSE(match.can_undo());
  CHECK_FALSE(match.can_redo());
  CHECK_FALSE(match.over());
}

TEST_CASE("A match with too many seats is refused with the numbers") {
  nim::Rules rules;
  rules.seats = {2, 2};
  const auto match = Match::start(nim::ruleset(rules), nim::setup(3));
  REQUIRE_FALSE(match.ok());
  CHECK(match.problem().text == Text("match.seats_exactly", {{"n", 3}, {"seats", 2}}));
}

TEST_CASE("The starter of the set-up begins") {
  auto setup = nim::setup(3);
  setup.starter = 2;
  CHECK(begin(nim::ruleset(), setup).state().to_move() == seat(2));
  setup.starter = 3;
  CHECK_FALSE(Match::start(nim::ruleset(), setup).ok());
}

TEST_CASE("Undo and redo go back and forth without limit") {
  nim::Rules rules;
  rules.heap = 1000;
  Match match = begin(nim::ruleset(rules), nim::setup(2));
  std::vector<std::uint64_t> hashes{match.state().hash()};
  for (int i = 0; i < 400; ++i) {
    match.play(Move{1 + static_cast<std::uint64_t>(i % 2)});
    hashes.push_back(match.state().hash());
  }
  for (std::size_t i = 400; i-- > 0;) {
    match.undo();
    REQUIRE(match.state().hash() == hashes[i]);
  }
  CHECK_FALSE(match.can_undo());
  for (std::size_t i = 1; i <= 400; ++i) {
    match.redo();
    REQUIRE(match.state().hash() == hashes[i]);
  }
  CHECK_FALSE(match.can_redo());
  CHECK(match.help().undos == 400);
}

TEST_CASE("Another move after undo forgets what was undone") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  play(match, {"take:1", "take:2", "take:3"});
  match.undo();
  match.undo();
  match.play(Move{3});
  CHECK_FALSE(match.can_redo());
  CHECK(line(match.history()) == Texts{"take:1", "take:3"});
}

TEST_CASE("Undo against bots goes back to the human's last choice, redo brings the answers again") {
  Match match = begin(nim::ruleset(), nim::setup(1, 2));
  play(match, {"take:1", "take:1", "take:1", "take:2", "take:2"});
  match.undo();
  CHECK(line(match.history()) == Texts{"take:1", "take:1", "take:1"});
  match.undo();
  CHECK(match.history().empty());
  match.redo();
  CHECK(line(match.history()) == Texts{"take:1", "take:1", "take:1"});
  match.redo();
  CHECK(match.history().size() == 5);
}

TEST_CASE("What a bot played before the human's first choice stays") {
  auto setup = nim::setup(1, 1);
  setup.starter = 1;
  Match match = begin(nim::ruleset(), setup);
  match.play(Move{2});
  CHECK_FALSE(match.can_undo());
  match.play(Move{1});
  match.play(Move{1});
  match.undo();
  CHECK(line(match.history()) == Texts{"take:2"});
}

TEST_CASE("Where only bots play each of their moves can be taken back") {
  Match match = begin(nim::ruleset(), nim::setup(0, 2));
  play(match, {"take:2", "take:1"});
  match.undo();
  CHECK(line(match.history()) == Texts{"take:2"});
}

TEST_CASE("Joined plies are undone and redone as one") {
  Match match = begin(nim::ruleset(), nim::setup(1));
  play(match, {"take:1", "take:2", "+take:1", "+take:1"});
  CHECK(line(match.history()) == Texts{"take:1", "take:2", "+take:1", "+take:1"});
  match.undo();
  CHECK(line(match.history()) == Texts{"take:1"});
  match.redo();
  CHECK(match.history().size() == 4);
}

TEST_CASE("A ply cannot be joined to another seat's or to nothing") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  play(match, {"+take:1", "+take:2"});
  CHECK(line(match.history()) == Texts{"take:1", "take:2"});
}

TEST_CASE("Rewinding takes all back and redo brings all again") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  play(match, {"take:1", "take:2", "take:3"});
  match.rewind();
  CHECK(match.history().empty());
  match.redo();
  match.redo();
  CHECK(line(match.history()) == Texts{"take:1", "take:2"});
  match.go_to(3);
  CHECK(match.history().size() == 3);
  match.rewind_to(1);
  CHECK(line(match.history()) == Texts{"take:1"});
}

TEST_CASE("The same seed and moves draw the same chance, another seed draws other chance") {
  Match one = begin(nim::ruleset(dice()), nim::setup(2));
  Match two = begin(nim::ruleset(dice()), nim::setup(2));
  Match other = begin(nim::ruleset(dice()), nim::setup(2, 0, 8));
  for (Match* m : {&one, &two, &other}) play_ones(*m, 12);
  CHECK(line(one.history()) == line(two.history()));
  CHECK(line(one.history()) != line(other.history()));
  CHECK(one.state().to_move() == seat(0));
}

TEST_CASE("Undo gives back the chance stream: the same move again is answered the same way") {
  Match match = begin(nim::ruleset(dice()), nim::setup(2));
  play_ones(match, 5);
  const auto before = line(match.history());
  for (int i = 0; i < 3; ++i) match.undo();
  CHECK(match.history().size() == before.size() - 6);
  play_ones(match, 3);
  CHECK(line(match.history()) == before);
}

TEST_CASE("Rewinding never leaves chance to move") {
  Match match = begin(nim::ruleset(dice()), nim::setup(2));
  match.play(Move{1});
  const auto all = line(match.history());
  match.rewind();
  CHECK(line(match.history()) == Texts{all[0]});
  CHECK(match.state().to_move() == seat(0));
  match.redo();
  CHECK(line(match.history()) == all);
}

TEST_CASE("A line may name chance moves or leave them out") {
  Match match = begin(nim::ruleset(dice()), nim::setup(2));
  play(match, {"take:1", "take:1"});
  const auto full = line(match.history());
  CHECK(full.size() == 5);
  Match named = begin(nim::ruleset(dice()), nim::setup(2));
  play(named, full);
  CHECK(line(named.history()) == full);
}

TEST_CASE("A chance move that the seed does not draw is refused with the one that it draws") {
  Match match = begin(nim::ruleset(dice()), nim::setup(2));
  const std::string drawn = match.history()[0].notation;
  const std::string other = drawn == "roll:1" ? "roll:2" : "roll:1";
  const auto played = play_line(match, Texts{other});
  REQUIRE_FALSE(played.ok());
  const Text why("match.chance", {{"drawn", drawn}, {"why", Text("nim.cannot", {{"text", other}})}});
  CHECK(played.problem().text == Text("match.move", {{"n", 1}, {"move", other}, {"why", why}}));
}

TEST_CASE("An illegal move in a line is named with its number and the game's reason") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  const auto played = play_line(match, Texts{"take:3", "take:9"});
  REQUIRE_FALSE(played.ok());
  CHECK(played.problem().text == Text("match.move", {{"n", 2}, {"move", "take:9"}, {"why", Text("nim.cannot", {{"text", "take:9"}})}}));
  CHECK(match.history().size() == 1);
}

TEST_CASE("Without hooks a match is one round, won by its winners") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  play(match, {"take:3", "take:3", "take:3", "take:1"});
  CHECK(match.round_over());
  CHECK(match.over());
  CHECK(match.winners() == std::vector<Seat>{seat(1)});
  CHECK(match.points() == std::vector<std::int64_t>{0, 5});
  CHECK_FALSE(match.stars());
  const auto more = match.play("take:1");
  REQUIRE_FALSE(more.ok());
  CHECK(more.problem().text.key == "match.over");
}

TEST_CASE("A resignation is a move: it ends the round and can be taken back") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  REQUIRE(match.can_resign());
  match.resign();
  CHECK(match.over());
  CHECK(match.winners() == std::vector<Seat>{seat(1)});
  CHECK(match.state().outcome().reason == "resigned");
  match.undo();
  CHECK_FALSE(match.over());
  CHECK(match.play("resign").ok());
  CHECK(match.over());
}

TEST_CASE("The clock runs from start to end, pauses excluded") {
  nim::HandClock hand;
  Match match = begin(nim::ruleset(), nim::setup(2), hand.source());
  hand.pass(5);
  CHECK(match.seconds() == 5);
  match.pause();
  hand.pass(100);
  CHECK(match.seconds() == 5);
  match.resume();
  hand.pass(2);
  play(match, {"take:3", "take:3", "take:3", "take:1"});
  hand.pass(50);
  CHECK(match.seconds() == 7);
  match.undo();
  hand.pass(1);
  CHECK(match.seconds() == 8);
  match.set_seconds(30);
  hand.pass(1);
  CHECK(match.seconds() == 31);
}

TEST_CASE("When a turn's time is up the match plays the state's timeout") {
  nim::HandClock hand;
  nim::Rules rules;
  rules.turn_seconds = 10;
  Match match = begin(nim::ruleset(rules), nim::setup(2), hand.source());
  hand.pass(9);
  CHECK(match.turn_left() == 1.0);
  CHECK_FALSE(match.tick());
  hand.pass(2);
  CHECK(match.tick());
  CHECK(line(match.history()) == Texts{"timeout"});
  CHECK(match.turn_left() == 10.0);
  match.pause();
  hand.pass(60);
  CHECK_FALSE(match.tick());
}

TEST_CASE("A match without a turn limit has nothing to run out") {
  nim::HandClock hand;
  Match match = begin(nim::ruleset(), nim::setup(2), hand.source());
  hand.pass(1e6);
  CHECK_FALSE(match.turn_left());
  CHECK_FALSE(match.tick());
}

TEST_CASE("Sand that ran stays run, whatever is undone and redone") {
  nim::HandClock hand;
  nim::Rules rules;
  rules.turn_seconds = 10;
  Match match = begin(nim::ruleset(rules), nim::setup(2), hand.source());
  hand.pass(3);
  match.play(Move{1});
  hand.pass(8);
  match.undo();
  CHECK(match.turn_left() == 7.0);
  hand.pass(1);
  match.redo();
  CHECK(match.turn_left() == 2.0);
  match.undo();
  CHECK(match.turn_left() == 6.0);
  match.set_turn_seconds(4);
  CHECK(match.turn_left() == 6.0);
}

TEST_CASE("Another move begins a turn with all of its sand, and so does a new beginning") {
  nim::HandClock hand;
  nim::Rules rules;
  rules.turn_seconds = 10;
  Match match = begin(nim::ruleset(rules), nim::setup(2), hand.source());
  hand.pass(2);
  match.play(Move{1});
  hand.pass(8);
  match.undo();
  match.play(Move{2});
  CHECK(match.turn_left() == 10.0);
  match.rewind();
  CHECK(match.turn_left() == 10.0);
}

TEST_CASE("Undo does not go back into a turn whose sand ran out") {
  nim::HandClock hand;
  nim::Rules rules;
  rules.turn_seconds = 10;
  Match match = begin(nim::ruleset(rules), nim::setup(2), hand.source());
  hand.pass(4);
  match.play(Move{1});
  hand.pass(11);
  REQUIRE(match.tick());
  match.undo();
  CHECK(match.history().empty());
  CHECK(match.turn_left() == 6.0);
  match.redo();
  CHECK(line(match.history()) == Texts{"take:1", "timeout"});
  match.undo();
  hand.pass(60);
  REQUIRE(match.tick());
  CHECK_FALSE(match.can_undo());
}

TEST_CASE("What undo would take back is told, from the choice on") {
  Match match = begin(nim::ruleset(), nim::setup(1, 1));
  CHECK(match.undo_takes().empty());
  play(match, {"take:1", "take:2", "take:3", "take:1"});
  REQUIRE(match.undo_takes().size() == 2);
  CHECK(match.undo_takes().front()->notation == "take:3");
}

TEST_CASE("Started over a round has its clock at the start, nothing to redo, and the help that was taken") {
  nim::HandClock hand;
  Match match = begin(nim::ruleset(), nim::setup(1), hand.source());
  hand.pass(5);
  match.play(Move{1});
  match.mark_solution_seen();
  match.start_over();
  CHECK(match.history().empty());
  CHECK_FALSE(match.can_redo());
  CHECK(match.seconds() == 0);
  CHECK(match.help().solution_seen);
  hand.pass(2);
  CHECK(match.seconds() == 2);
}

TEST_CASE("Hints and seen solutions are counted") {
  Match match = begin(nim::ruleset(), nim::setup(1));
  const auto before = match.revision();
  match.count_hint();
  match.mark_solution_seen();
  CHECK(match.help() == Help{1, 0, true});
  CHECK(match.total_help() == Help{1, 0, true});
  CHECK(match.revision() > before);
  match.count_values();
  CHECK(match.total_help() == Help{2, 0, true, 1});
}

TEST_CASE("A match can be moved onto another") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  match.play(Move{1});
  Match other = begin(nim::ruleset(), nim::setup(3));
  play(other, {"take:2", "take:2"});
  match = std::move(other);
  CHECK(line(match.history()) == Texts{"take:2", "take:2"});
  CHECK(match.setup().players.size() == 3);
  CHECK(match.rules().game != nullptr);
}
