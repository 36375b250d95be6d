#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga::moving;

namespace {

/// White on one square that matters, the rest far from it.
Round with_pawns(const std::string& squares) { return Round("congress", {{"congress_start", squares}}); }

}  // namespace

TEST_CASE("From red a pawn goes as a rook, up to and including the next red square") {
  CHECK(with_pawns("b5,h8,h1,a8").targets("b5") == "b1 b2 b3 b4 a5 c5 d5 e5 f5 g5 b6 b7 b8");
  CHECK(with_pawns("c6,h8,h1,a8").targets("c6") == "c3 c4 c5 a6 b6 d6 e6 f6 g6 h6 c7 c8");
}

TEST_CASE("From yellow a pawn goes as a bishop, up to and including the next yellow square") {
  CHECK(with_pawns("c5,h8,h1,a8").targets("c5") == "e3 b4 d4 b6 d6 a7 e7 f8");
}

TEST_CASE("From green a pawn jumps as a knight, from blue it goes one step as a king") {
  CHECK(with_pawns("c4,h8,h1,a8").targets("c4") == "b2 d2 a3 e3 a5 e5 b6 d6");
  CHECK(with_pawns("d4,h8,h1,a8").targets("d4") == "c3 d3 e3 c4 e4 c5 d5 e5");
}

TEST_CASE("No pawn goes past a pawn of either side, and none lands on one in Congress") {
  const Round round = with_pawns("b5,d5,b7,h8");
  CHECK(round.targets("b5") == "b1 b2 b3 b4 a5 c5 b6");
}

TEST_CASE("What cannot be played is told in a sentence of its own") {
  const Round round = with_pawns("b5,d5,b7,h8,c5,e1,d4,a8,c4,h1");
  CHECK(round.why("b5") == "no_move");
  CHECK(round.why("b5-b") == "no_move");
  CHECK(round.why("b5-i5") == "no_move");
  CHECK(round.why("b9-b5") == "no_move");
  CHECK(round.why("a1-a2") == "no_pawn");
  CHECK(round.why("d5-d6") == "enemy_pawn");
  CHECK(round.why("b5-b5") == "must_move");
  CHECK(round.why("b5-c5") == "own_pawn");
  CHECK(round.why("b5-b8") == "way_barred");
  CHECK(round.why("b5-c6") == "off_rook");
  CHECK(round.why("c5-c6") == "off_bishop");
  CHECK(round.why("c4-c5") == "own_pawn");
  CHECK(round.why("c4-c6") == "off_knight");
  CHECK(round.why("d4-d6") == "off_king");
  CHECK(round.why("d4-d5") == "no_captures");
  CHECK(round.why("b5-left") == "no_camps");
  CHECK(with_pawns("c6,h8,h1,a8").why("c6-c2") == "stop_red");
  CHECK(with_pawns("c5,h8,h1,a8").why("c5-g1") == "stop_yellow");
}

TEST_CASE("A start that cannot be is refused in one sentence") {
  const Variant congress = bundled("congress");
  const auto fault = [&](const std::string& squares) {
    const auto made = try_game(settings_of(congress, {{"congress_start", squares}}), congress.hooks);
    return made ? "made" : made.problem().text.key;
  };
  CHECK(fault("a1,b2,c3,d4") == "made");
  CHECK(fault("a1,b2,c3") == "katarenga.problem.start_size");
  CHECK(fault("a1,b2") == "katarenga.problem.start_size");
  CHECK(fault("a1,b2,a2,d4") == "katarenga.problem.start_joined");
}

TEST_CASE("Where pawns do not block, slides pass over them and end on none") {
  const Round round("congress", {{"congress_start", "b5,d5,b7,h8"}, {"slide_blocking", "false"}});
  CHECK(round.targets("b5") == "b1 b2 b3 b4 a5 c5 e5 f5 g5 b6 b8");
}
