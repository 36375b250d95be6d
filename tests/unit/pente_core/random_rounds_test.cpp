#include "catch.hpp"
#include "core/board.hpp"
#include "plain_board.hpp"

#include <vector>

/// Random rounds of random rules on the plugin's board and on a plain reading of the rules, side by side, and back again.
namespace {

using namespace tablier;
using namespace tablier::pente;

Rules random_rules(Rng& rng) {
  const auto flag = [&] { return rng.below(2) == 0; };
  Rules rules;
  rules.side = kSmallestSide + static_cast<int>(rng.below(kSide - kSmallestSide + 1));
  rules.win_length = flag() ? 5 : 3 + static_cast<int>(rng.below(5));
  rules.overline_wins = flag();
  rules.capture_lengths = static_cast<std::uint8_t>(flag() ? 4 : rng.below(16) << 1);
  rules.captures_to_win = flag() ? 10 : 1 + static_cast<int>(rng.below(30));
  rules.captures_more = flag();
  rules.poof = flag();
  rules.five_must_stand = flag();
  rules.stones_a_turn = flag() ? 1 : 1 + static_cast<int>(rng.below(3));
  rules.power_stones = flag() ? 0 : static_cast<int>(rng.below(9));
  rules.bonus_required = flag();
  rules.power_first_stone = flag();
  rules.teams = flag();
  for (int i = 0; i < 6; ++i)
    rules.diamonds.set(point_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(rules.side))),
                                static_cast<int>(rng.below(static_cast<std::uint32_t>(rules.side)))));
  return rules;
}

struct Snapshot {
  std::uint64_t hash;
  std::vector<Point> empties;
};

bool same_stones(const Board& board, const plain::PlainBoard& plain) {
  for (int y = 0; y < board.rules().side; ++y)
    for (int x = 0; x < board.rules().side; ++x) {
      const Cell cell = board.at(point_at(x, y));
      const plain::Stone s = plain.stone({x, y});
      if ((cell == kEmpty) != (s.colour < 0)) return false;
      if (cell != kEmpty && (colour_of(cell) != s.colour || is_power(cell) != s.power || is_old_power(cell) != s.old)) return false;
    }
  return true;
}

bool same_count(const Board& board, const plain::PlainBoard& plain) {
  static const char* const kReasons[] = {"", "five", "captures", "full", "endless"};
  if (board.over() != plain.over || board.taken(0) != plain.taken[0] || board.taken(1) != plain.taken[1]) return false;
  if (plain.over) return kReasons[static_cast<int>(board.ending())] == plain.reason && board.winner() == plain.winner;
  return board.mover() == plain.mover && board.placed() == plain.placed && board.turn().bonus_due == plain.bonus_due;
}

/// One random step on both boards.
void step(Board& board, plain::PlainBoard& plain, Rng& rng, Undo& undo) {
  const auto empties = board.empties();
  Point p = empties[rng.below(static_cast<std::uint32_t>(empties.size()))];
  while (board.turn().bonus_due && !board.rules().diamonds[p]) p = empties[rng.below(static_cast<std::uint32_t>(empties.size()))];
  const plain::At at{column(p), row(p)};
  if (board.may_renounce() && rng.below(3) == 0) {
    board.renounce_bonus(undo);
    plain.renounce();
  } else if (board.may_place_power() && rng.below(4) == 0) {
    board.place_power(p, undo);
    plain.place_power(at);
  } else {
    board.place(p, undo);
    plain.place(at);
  }
}

Snapshot snapshot(const Board& board) { return {board.hash(), {board.empties().begin(), board.empties().end()}}; }

/// Plays a round, and takes it back to its start.
Ending play_round(const Rules& rules, Rng& rng) {
  Board board(rules);
  plain::PlainBoard plain(rules);
  std::vector<Undo> undos;
  std::vector<Snapshot> past;
  while (!board.over()) {
    past.push_back(snapshot(board));
    step(board, plain, rng, undos.emplace_back());
    if (!same_stones(board, plain) || !same_count(board, plain)) {
      FAIL_CHECK("stone " << board.placed() << " goes otherwise");
      return board.ending();
    }
  }
  const Ending ending = board.ending();
  for (; !undos.empty(); undos.pop_back(), past.pop_back()) {
    board.undo(undos.back());
    if (board.hash() != past.back().hash || !std::equal(board.empties().begin(), board.empties().end(), past.back().empties.begin()))
      FAIL_CHECK("a step is not taken back exactly");
  }
  CHECK(same_stones(board, plain::PlainBoard(rules)));
  return ending;
}

}  // namespace

TEST_CASE("Random rounds of random rules go as the rules page reads, and back") {
  std::array<int, 5> endings{};
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    Rng rng(seed);
    const Rules rules = random_rules(rng);
    INFO("seed " << seed);
    ++endings[static_cast<std::size_t>(play_round(rules, rng))];
  }
  CHECK(endings[static_cast<std::size_t>(Ending::five)] > 0);
  CHECK(endings[static_cast<std::size_t>(Ending::captures)] > 0);
  CHECK(endings[static_cast<std::size_t>(Ending::full)] > 0);
}

TEST_CASE("Random rounds of common rules go as the rules page reads, and back") {
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    Rng rng(seed);
    Rules rules;
    INFO("seed " << seed);
    if (seed % 3 == 1) rules.five_must_stand = true;
    if (seed % 3 == 2) rules.teams = true;
    play_round(rules, rng);
  }
}
