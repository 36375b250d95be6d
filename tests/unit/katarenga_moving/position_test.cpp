#include "catch.hpp"
#include "moving_set.hpp"

using namespace tablier;
using namespace tablier::katarenga;
using namespace tablier::katarenga::moving;

TEST_CASE("Pawns side to side are one group, pawns corner to corner are not") {
  CHECK(is_one_group(squares({"d4", "d5", "e5", "e6"})));
  CHECK_FALSE(is_one_group(squares({"d4", "e5"})));
  CHECK(group_count(squares({"d4", "e5", "e6", "a1"})) == 3);
  CHECK(largest_group(squares({"d4", "e5", "e6", "a1"})) == squares({"e5", "e6"}));
}

TEST_CASE("The edge of the board joins nothing") {
  CHECK_FALSE(is_one_group(squares({"h3", "a4"})));
  CHECK(group_count(squares({"h1", "a2", "h8", "a8"})) == 4);
}

TEST_CASE("A position that stands again is counted, and taking back uncounts it") {
  const Board board({"BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "BBBBBBBB"});
  const Reach reach(board, true);
  const Rules rules = congress_rules();
  Position position(reach, rules, 0);
  const auto key = position.key();
  for (int turn = 2; turn <= 3; ++turn) {
    for (const char* move : {"c8-c7", "d8-d7", "c7-c8", "d7-d8"}) play(position, move);
    CHECK(position.times() == turn);
    CHECK(position.key() == key);
  }
  CHECK(position.ending() == Ending{Reason::repetition, -1});
  position.undo();
  CHECK(position.times() == 2);
  CHECK_FALSE(position.ending().over());
}

TEST_CASE("The same pawns with the other side to move are another position") {
  const Board board = board_of_seed(1);
  const Reach reach(board, true);
  const Rules rules = congress_rules();
  CHECK(Position(reach, rules, 0).key() != Position(reach, rules, 1).key());
}

TEST_CASE("The first moves of Katarenga are no positions that can stand again") {
  const Board board({"BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "BBBBBBBB"});
  const Reach reach(board, true);
  const Rules rules = katarenga_rules();
  Position position(reach, rules, 0);
  const auto key = position.key();
  for (const char* move : {"a1-a2", "a8-a7", "a2-a1", "a7-a8"}) play(position, move);
  CHECK(position.key() != key);
  CHECK(position.times() == 1);
  for (const char* move : {"a1-a2", "a8-a7", "a2-a1", "a7-a8"}) play(position, move);
  CHECK(position.times() == 2);
}

TEST_CASE("A side whose pawns cannot move has lost, or the round is drawn, as the rules say") {
  // A rook in the corner between pawns of its own that are shut in as well.
  const Board board({"RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR"});
  const Reach reach(board, true);
  Rules rules = congress_rules();
  rules.start = {squares({"a1", "h8"}), squares({"a2", "b1", "h7", "g7"})};
  Position position(reach, rules, 1);
  play(position, "g7-g8");
  CHECK(position.ending() == Ending{Reason::blocked, 1});
  rules.no_move = NoMove::draw;
  CHECK(position.ending() == Ending{Reason::blocked, -1});
}

TEST_CASE("Where a move joins the pawns of both, whoever made it wins; where it joins the other's alone, the other does") {
  const Board board({"RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR"});
  const Reach reach(board, true);
  Rules rules = congress_rules();
  rules.captures = true;
  rules.first_move_captures = true;
  rules.start = {squares({"d4", "e3", "f4"}), squares({"a1", "a2", "e4"})};
  Position both(reach, rules, 0);
  play(both, "e3-e4");
  CHECK(both.ending() == Ending{Reason::joined, 0});
  rules.start = {squares({"d4", "e3", "h8"}), squares({"a1", "a2", "e4"})};
  Position other(reach, rules, 0);
  play(other, "e3-e4");
  CHECK(other.ending() == Ending{Reason::joined, 1});
}
