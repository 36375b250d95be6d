#include "editor/series/model/piece_typing.hpp"

#include "fixture.hpp"

using namespace tablier;
using namespace tablier::editor;

TEST_CASE("a figure that begins no longer number is a piece at once") {
  PieceTyping typing(pieces());
  for (int digit = 2; digit <= 9; ++digit) CHECK(typing.figure(digit) == PieceTyping::Typed{{}, digit});
  CHECK(typing.waiting().empty());
}

TEST_CASE("a 1 waits: 0, 1 and 2 make it longer, anything else ends it") {
  PieceTyping typing(pieces());
  for (const int digit : {0, 1, 2}) {
    CHECK(typing.figure(1) == PieceTyping::Typed{});
    CHECK(typing.waiting() == "1");
    CHECK(typing.figure(digit) == PieceTyping::Typed{{}, 10 + digit});
  }
  CHECK(typing.figure(1) == PieceTyping::Typed{});
  CHECK(typing.figure(5) == PieceTyping::Typed{1, 5});
  CHECK(typing.figure(1) == PieceTyping::Typed{});
  CHECK(typing.end() == 1);
  CHECK(typing.end() == std::nullopt);
}

TEST_CASE("a 0 alone is nothing") {
  PieceTyping typing(pieces());
  CHECK(typing.figure(0) == PieceTyping::Typed{});
  CHECK(typing.waiting().empty());
}

TEST_CASE("a letter is the piece that bears it") {
  const PieceTyping typing(pieces());
  CHECK(typing.letter('I') == 1);
  CHECK(typing.letter('X') == 12);
  CHECK_FALSE(typing.letter('A'));
}
