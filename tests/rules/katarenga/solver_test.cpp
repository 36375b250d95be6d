#include "solver/solver.hpp"

#include "core/round_board.hpp"
#include "read_aloud.hpp"
#include "sdk/rng.hpp"
#include "solver/first_squares.hpp"
#include "solver/winner.hpp"
#include "table.hpp"
#include "tools/atlas.hpp"

using namespace tablier;
using namespace tablier::katarenga;

namespace {

PawnTable table(const Layout& layout) {
  return PawnTable(std::make_shared<const RoundBoard>(layout, quarters().board(layout), true), PlacingRules());
}
PawnTable table(const std::string& names) { return table(layout_of(split_moves(names))); }

std::vector<std::string> winning(const std::string& names) {
  const PawnTable t = table(names);
  std::vector<std::string> all;
  for_each(WinnerSearch(t).winning_squares(), [&](int s) { all.push_back(t.board().grid().name(t.board().place(s))); });
  std::sort(all.begin(), all.end());
  return all;
}

/// The whole turned clockwise, and mirrored left to right.
Layout turned(const Layout& layout) {
  Layout all = layout.size() == 1 ? layout : Layout{layout[2], layout[0], layout[3], layout[1]};
  for (PlacedPattern& p : all) p.turns = (p.turns + 1) % 4;
  return all;
}
Layout mirrored(const Layout& layout) {
  Layout all = layout.size() == 1 ? layout : Layout{layout[1], layout[0], layout[3], layout[2]};
  for (PlacedPattern& p : all) {
    p.reversed = !p.reversed;
    p.turns = (4 - p.turns) % 4;
  }
  return all;
}

int turned(const Board& b, int s) { return (b.side() - 1 - b.column(s)) * b.side() + b.row(s); }
int mirrored(const Board& b, int s) { return b.row(s) * b.side() + b.side() - 1 - b.column(s); }

/// Values of all first squares, and of the same board turned and mirrored, square by square.
void check_symmetric(const Layout& layout) {
  INFO(to_text(layout));
  const PawnTable plain = table(layout);
  const auto values = *first_squares(plain);
  const auto around = *first_squares(table(turned(layout)));
  const auto mirror = *first_squares(table(mirrored(layout)));
  for (int s = 0; s < plain.board().squares(); ++s) {
    CHECK(around.at(turned(plain.board(), s)) == values.at(s));
    CHECK(mirror.at(mirrored(plain.board(), s)) == values.at(s));
  }
}

}  // namespace

TEST_CASE("the winning first squares of C are b4, d4 and d1, and the first player wins every quarter") {
  CHECK(winning("C") == split_moves("b4 d1 d4"));
  for (const char* quarter : {"A", "B", "C", "D"}) CHECK_FALSE(winning(quarter).empty());
}

TEST_CASE("a winning second player has placed an even number of pawns, a winning first player an odd one") {
  for (const char* names : {"A", "B", "C", "D", "A B C D"}) {
    const PawnTable t = table(names);
    const auto values = *first_squares(t);
    for (int s = 0; s < t.board().squares(); ++s) CHECK((values.at(s) > 0) == (std::abs(values.at(s)) % 2 == 1));
  }
}

TEST_CASE("what the rules page says of C: a1 loses eight, the round is worth seven") {
  const auto values = *first_squares(table("C"));
  CHECK(values.at(0) == -8);
  CHECK(values.best() == 7);
}

TEST_CASE("the solver agrees with brute force by the rules read aloud: every first square of a quarter, and boards after some pawns") {
  for (const char* quarter : {"B", "C"}) {
    const auto values = *first_squares(table(quarter));
    aloud::Round round{aloud::board_rows(layout_of({quarter}))};
    for (int s = 0; s < 16; ++s) {
      round.pawns = {{s % 4, s / 4}};
      CHECK(values.at(s) == -round.value());
    }
  }
  Rng rng(4);
  for (int i = 0; i < 40; ++i) {
    static const Quarters kQuarters = *Quarters::read(*test::built_game("katarenga")->content);
    const Layout layout = kQuarters.draw(kQuartersOfBoard, rng.next());
    const PawnTable t = table(layout);
    aloud::Round round{aloud::board_rows(layout)};
    Position position(t);
    for (int pawns = 0; pawns < 5; ++pawns) {
      const auto moves = round.moves();
      if (moves.empty()) break;
      round.pawns.push_back(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      position.place(round.pawns.back().y * 8 + round.pawns.back().x);
    }
    INFO(to_text(layout));
    CHECK(Solver(t).value(position) == round.value());
  }
}

TEST_CASE("who wins is the sign of what the round is worth") {
  for (const char* names : {"A", "D-2", "A B C D", "B- D2 A1 C-3"}) {
    const PawnTable t = table(names);
    const auto values = *first_squares(t);
    const SquareSet won = WinnerSearch(t).winning_squares();
    for (int s = 0; s < t.board().squares(); ++s) CHECK(((won & bit(s)) != 0) == (values.at(s) > 0));
  }
}

TEST_CASE("turning or mirroring a board turns or mirrors its values") {
  for (const char* names : {"A", "B", "C", "D", "A B C D"}) {
    const Layout layout = layout_of(split_moves(names));
    check_symmetric(layout);
    if (layout.size() == 1) check_symmetric(turned(layout));
  }
}

TEST_CASE("there are 24 576 boards up to turning the whole, none of them twice") {
  auto boards = all_boards(split_moves("A B C D"));
  CHECK(boards.size() == 24'576);
  std::vector<std::string> names;
  for (const Layout& board : boards) {
    CHECK(board[0].name == "A");
    names.push_back(to_text(board));
  }
  std::sort(names.begin(), names.end());
  CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
  // Turned until A is top left, a board is itself again only after four turns.
  const Layout first = boards[12'345];
  Layout around = first;
  for (int i = 0; i < 3; ++i) {
    around = turned(around);
    CHECK_FALSE(around[0].name == "A");
  }
  CHECK(turned(around) == first);
}

TEST_CASE("the solver stops when it is told to") {
  std::stop_source stop;
  stop.request_stop();
  CHECK_FALSE(first_squares(table("A B C D"), stop.get_token()));
  const Quarters quarters = *Quarters::read(*test::built_game("katarenga")->content);
  CHECK_FALSE(make_atlas(quarters, {.stop = stop.get_token()}));
}

TEST_CASE("the atlas is the same by one thread and by three") {
  const Quarters quarters = *Quarters::read(*test::built_game("katarenga")->content);
  const auto one = make_atlas(quarters, {.threads = 1, .every = 4000});
  const auto three = make_atlas(quarters, {.threads = 3, .every = 4000});
  REQUIRE((one && three));
  REQUIRE(one->size() == 7);
  for (std::size_t i = 0; i < one->size(); ++i) {
    CHECK((*one)[i].layout == (*three)[i].layout);
    CHECK((*one)[i].winning == (*three)[i].winning);
  }
}
