#include "play_table.hpp"

using namespace tablier;

namespace {

using Moves = std::vector<std::string>;

/// A match of ten that is over after four moves.
struct Finished : PlayTable {
  Finished() : PlayTable(nim::ruleset(), nim::setup(2)) {
    for (const char* notation : {"take:3", "take:3", "take:3", "take:1"}) move(notation);
    REQUIRE(match().over());
  }
  /// The line that is looked at.
  Moves line() {
    Moves moves;
    for (auto node = (*this)->navigation().line(); node && *node >= 0; node = (*this)->variations().tree().node(*node).parent)
      moves.insert(moves.begin(), (*this)->variations().tree().node(*node).notation);
    return moves;
  }
};

}  // namespace

TEST_CASE("In a match that is over a move made from an earlier one begins a line, and the match stays as it ended") {
  Finished table;
  CHECK_FALSE(table->variations().may_try());  // nothing is left to be played
  table->navigation().look_at(1);
  REQUIRE(table->variations().may_try());
  table.move("take:1");
  REQUIRE(table->navigation().line());
  CHECK(table.line() == Moves{"take:1"});
  table.move("take:2");
  CHECK(table.line() == Moves{"take:1", "take:2"});
  CHECK(table->observation().table.scene.tokens.size() == 4);
  CHECK(table.match().notations() == Moves{"take:3", "take:3", "take:3", "take:1"});
  CHECK(table.match().over());
  table->navigation().step_back_or_on(-1);
  CHECK(table.line() == Moves{"take:1"});
  table.move("take:3");  // another way on
  CHECK(table.line() == Moves{"take:1", "take:3"});
  CHECK(table->variations().tree().nodes().size() == 3);
  table->navigation().step_back_or_on(-1);
  table->navigation().step_back_or_on(-1);
  CHECK_FALSE(table->navigation().line());
  CHECK(table->navigation().looked_at() == 1);
  table.move("take:1");  // the one that is there
  CHECK(table->variations().tree().nodes().size() == 3);
  table->navigation().look_at_last();
  CHECK_FALSE(table->navigation().line());
  CHECK_FALSE(table->navigation().looked_at());
}

TEST_CASE("The move that was played is no line of its own") {
  Finished table;
  table->navigation().look_at(1);
  table.move("take:3");
  CHECK_FALSE(table->navigation().line());
  CHECK(table->navigation().looked_at() == 2);
  CHECK(table->variations().tree().empty());
}

TEST_CASE("Moves of lines are told as those of the match are, each in its own position, a moment after they were tried") {
  PlayTable table(nim::ruleset({.heap = 10, .tells = true}), nim::setup(2));
  for (const char* notation : {"take:3", "take:3", "take:3", "take:1"}) table.move(notation);
  REQUIRE(table.match().over());
  const auto& lines = table->variations();
  table->navigation().look_at(1);
  table.move("take:1");
  table.move("take:2");
  table->navigation().step_back_or_on(-1);
  table.move("take:3");  // beside it
  table.settle();
  REQUIRE(lines.tree().nodes().size() == 3);
  const PlayedMoves::Entry& played = table->played_moves().entries().front();
  REQUIRE_FALSE(played.events.empty());
  for (int node = 0; node < 3; ++node) {
    REQUIRE(lines.told(node));
    CHECK(lines.told(node)->name.notation == lines.tree().node(node).notation);
    CHECK(lines.told(node)->seat == lines.tree().node(node).seat);
    CHECK_FALSE(lines.told(node)->events.empty());
  }
  table->navigation().step_back_or_on(-1);
  table.move("take:1");
  CHECK_FALSE(lines.told(3));
  table.settle();
  REQUIRE(lines.told(3));
  CHECK(lines.told(3)->name.notation == "take:1");
}

TEST_CASE("While a match goes on nothing is tried in it") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  table.move("take:1");
  table->navigation().look_at(0);
  CHECK_FALSE(table->variations().may_try());
}

TEST_CASE("A line that was removed comes back from the end of the match too; a remark does not go from there") {
  Finished table;
  table->navigation().look_at(1);
  table.move("take:1");
  table->variations().drop_line();
  table->navigation().look_at_last();
  REQUIRE(table->variations().can_undo());
  table->variations().undo();
  CHECK(table->navigation().line() == 0);
  table->variations().set_remark({"?", ""});
  CHECK(table->variations().can_undo());
  table->navigation().look_at_last();
  CHECK_FALSE(table->variations().can_undo());
}

TEST_CASE("A line is removed with what follows it, which can be taken back") {
  Finished table;
  table->navigation().look_at(1);
  table.move("take:1");
  table.move("take:1");
  table->navigation().step_back_or_on(-1);
  table->variations().drop_line();
  CHECK(table->variations().tree().empty());
  CHECK(table->navigation().looked_at() == 1);
  REQUIRE(table->variations().can_undo());
  table->variations().undo();
  CHECK(table->variations().tree().nodes().size() == 2);
  CHECK(table->navigation().line() == 0);  // what was removed is seen again
  table->variations().undo();
  CHECK(table->variations().tree().empty());
}

TEST_CASE("Moves bear marks and comments, those that were played and those of lines; they are in the save") {
  Finished table;
  table->navigation().look_at(0);
  CHECK_FALSE(table->variations().remark());
  table->navigation().look_at(2);
  table->variations().set_remark({"?", "too much: \"three\""});
  table.move("take:1");
  table->variations().set_remark({"!?", ""});
  table->navigation().look_at(2);
  CHECK(table->variations().remark() == Remark{"?", "too much: \"three\""});

  table->leave();
  REQUIRE(table.saves().size() == 1);
  auto again = load_match(table.saves()[0].file, nim::source());
  if (!again) FAIL(again.problem().text.key);
  CHECK(again->tree() == table->variations().tree());
  CHECK(again->tree().nodes().front().remark.mark == "!?");
}

TEST_CASE("A new match from a line begins with its moves") {
  Finished table;
  table->navigation().look_at(1);
  table.move("take:1");
  const auto begun = table->variations().begun_from_here();
  REQUIRE(begun.ok());
  auto again = replay(*begun, nim::source());
  REQUIRE(again.ok());
  CHECK(nim::line(again->history()) == Moves{"take:3", "take:1"});
}

TEST_CASE("What was taken back stands as a line once the round goes on otherwise, with all that was said and tried there") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  for (const char* notation : {"take:3", "take:2", "take:1"}) table.move(notation);
  table->variations().set_remark({.mark = "!", .comment = "well"});
  table->undo();
  table->undo();
  CHECK(table->variations().tree().nodes().empty());
  table.move("take:1");
  REQUIRE(table->variations().tree().nodes().size() == 2);
  CHECK(table->variations().tree().after(1, -1) == std::vector{0});
  CHECK(table->variations().tree().node(0).notation == "take:2");
  CHECK(table->variations().tree().node(1).notation == "take:1");
  CHECK(table->variations().tree().node(1).parent == 0);
  CHECK(table->variations().tree().node(1).remark.mark == "!");
  CHECK(table->variations().tree().remarks().empty());
  CHECK(table.match().notations() == Moves{"take:3", "take:1"});
}

TEST_CASE("A line that the round plays after all is the round's own, and what hangs on a line goes where it goes") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  for (const char* notation : {"take:3", "take:2", "take:1"}) table.move(notation);
  table->undo();
  table.move("take:2");  // leaves "take:1" after two plies
  table->undo();
  table->undo();
  table.move("take:3");  // leaves "take:2" after one, and what left it
  REQUIRE(table->variations().tree().nodes().size() == 3);
  for (const MoveTree::Node& node : table->variations().tree().nodes()) CHECK(node.from == 1);
  CHECK(table->variations().tree().after(0, 0).size() == 2);
  table->undo();
  table.move("take:2");
  CHECK(table->variations().tree().after(1, -1).size() == 1);
  CHECK(table->variations().tree().node(table->variations().tree().after(1, -1)[0]).notation == "take:3");
  CHECK(table->variations().tree().after(2, -1).size() == 2);
}

TEST_CASE("A move that is played again loses nothing of what followed it, and a round that begins again keeps the one before") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  for (const char* notation : {"take:3", "take:2", "take:1"}) table.move(notation);
  table->start_again();
  table.move("take:3");
  REQUIRE(table->variations().tree().nodes().size() == 2);
  CHECK(table->variations().tree().after(1, -1).size() == 1);
  CHECK(table->variations().tree().node(0).notation == "take:2");
  table->leave();
  REQUIRE(table.saves().size() == 1);
  const auto again = load_match(table.saves()[0].file, nim::source());
  REQUIRE(again.ok());
  CHECK(again->tree() == table->variations().tree());
}

TEST_CASE("No line is left by who plays alone, nor by a resignation that was taken back") {
  PlayTable alone(nim::ruleset(), nim::setup(1));
  alone.move("take:3");
  alone->undo();
  alone.move("take:2");
  CHECK(alone->variations().tree().empty());
  PlayTable table(nim::ruleset(), nim::setup(2));
  table.move("take:3");
  table->resign();
  table->undo();
  table.move("take:2");
  CHECK(table->variations().tree().empty());
}

TEST_CASE("A match goes on along a line that was left, and what it played instead stays as one") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  for (const char* notation : {"take:3", "take:2", "take:1"}) table.move(notation);
  table->undo();
  table->undo();
  table.move("take:1");
  table->navigation().look_at_line(1);
  table->go_on_from_here();
  CHECK(table.match().notations() == Moves{"take:3", "take:2", "take:1"});
  CHECK_FALSE(table->navigation().looked_at());
  REQUIRE(table->variations().tree().nodes().size() == 1);
  CHECK(table->variations().tree().node(0).notation == "take:1");
  CHECK(table->variations().tree().node(0).from == 1);
}

TEST_CASE("What is taken back where a bot answers at once stays as a line, whatever the bot plays") {
  MatchSetup setup = nim::setup(2);
  setup.players[1].human = false;
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<nim::NimWithBot>(false);
  PlayTable table(rules, setup);
  for (int i = 0; i < 2; ++i) {
    table.move("take:2");
    table.pass(5);
    table.settle();
  }
  REQUIRE(table.match().notations() == Moves{"take:2", "take:1", "take:2", "take:1"});
  table->navigation().look_at(2);  // the human's turn: redo has time
  CHECK_FALSE(table->kept_by_going_on());
  table->navigation().look_at(1);
  CHECK(table->kept_by_going_on() == 3U);
  table->go_on_from_here();
  CHECK_FALSE(table.match().can_redo());
  REQUIRE(table->variations().tree().nodes().size() == 3);
  CHECK(table->variations().tree().node(0).from == 1);
  table.pass(5);
  table.settle();
  REQUIRE(table.match().notations() == Moves{"take:2", "take:1"});  // as before
  REQUIRE(table->variations().tree().nodes().size() == 2);
  CHECK(table->variations().tree().node(0).from == 2);
  CHECK(table->variations().tree().node(0).notation == "take:2");
}

TEST_CASE("A line is removed in a match that goes on, and comes back until the next move") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  for (const char* notation : {"take:3", "take:2"}) table.move(notation);
  table->undo();
  table.move("take:1");
  table->navigation().look_at_line(0);
  table->variations().drop_line();
  CHECK(table->variations().tree().empty());
  REQUIRE(table->variations().can_undo());
  table->variations().undo();
  CHECK(table->variations().tree().nodes().size() == 1);
  table.move("take:1");
  CHECK_FALSE(table->variations().can_undo());
}

TEST_CASE("A move is looked at with what chance did on it: somebody is to move there") {
  PlayTable table(nim::ruleset(nim::Rules{.heap = 20, .dice = true}), nim::setup(2));
  table.move("take:1");
  table.move("take:1");
  REQUIRE(table.match().plies() == 5);  // a roll before each, and after the last
  std::vector<std::size_t> seen;
  for (int i = 0; i < 2; ++i) {
    table->navigation().step_back_or_on(-1);
    seen.push_back(table->navigation().plies());
    CHECK(is_player(table->navigation().to_move()));
  }
  CHECK(seen == std::vector<std::size_t>{3, 1});
  table->navigation().step_back_or_on(1);
  CHECK(table->navigation().looked_at() == 3);
  table->navigation().step_back_or_on(1);
  CHECK_FALSE(table->navigation().looked_at());
}

TEST_CASE("What is said of a move on which chance did something stays with that move") {
  PlayTable table(nim::ruleset(nim::Rules{.heap = 20, .dice = true}), nim::setup(2));
  CHECK_FALSE(table->variations().remark());  // only dealt
  table.move("take:1");
  table->variations().set_remark({.comment = "so soon"});
  const PlayedMoves::Entry& entry = table->played_moves().entries().at(0);
  CHECK(table->variations().tree().remark(entry.ply).comment == "so soon");
  CHECK(table->variations().remark_of(entry).comment == "so soon");
  table.move("take:1");
  table->navigation().step_back_or_on(-1);
  CHECK(table->variations().remark()->comment == "so soon");
}

TEST_CASE("The position of a line is judged as those of the match are, with what is best there and before it") {
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<nim::NimWithBot>(false);
  PlayTable table(std::move(rules), nim::setup(2));
  for (const char* notation : {"take:3", "take:3", "take:3", "take:1"}) table.move(notation);
  REQUIRE(table.match().over());
  RoundReview& review = table->review();
  const auto done = [&] {
    table.pass(0.02);
    return !review.busy();
  };
  review.analyse();
  REQUIRE(nim::wait_for(done));
  table->navigation().look_at(1);
  CHECK_FALSE(review.line_value());
  table.move("take:2");
  review.analyse();
  CHECK(review.busy());
  REQUIRE(nim::wait_for(done));
  REQUIRE(review.line_value());
  CHECK(review.line_value()->best.notation == "take:1");
  CHECK(review.line_value()->value == Approx(0.75));  // the first seat's score of 9, which is to move
  REQUIRE(review.line_value()->line.size() == 1);
  REQUIRE(review.value_before_line());
  CHECK(review.value_before_line()->ply == 1);
  table.move("take:3");
  table.move("take:2");  // the heap is empty: the first seat took the last one
  review.analyse();
  REQUIRE(nim::wait_for(done));
  REQUIRE(review.line_value());
  CHECK(review.line_value()->proven);
  CHECK(std::abs(review.line_value()->value) == 1);
  CHECK(review.line_value()->line.empty());
  for (int i = 0; i < 2; ++i) table->navigation().step_back_or_on(-1);
  review.analyse();
  CHECK_FALSE(review.busy());  // it is known
}
