#include "catch.hpp"
#include "core/legality.hpp"
#include "core/playout.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace {

using namespace tablier;
using namespace tablier::pente;

/// `K10` as Pente boards have it: no column I.
Point named(std::string_view name) {
  const int letter = name[0] - 'A';
  return point_at(letter > 7 ? letter - 1 : letter, std::stoi(std::string(name.substr(1))) - 1);
}

/// Plays points in turn; the last record.
Undo play(Board& board, const std::vector<std::string_view>& names) {
  Undo undo{};
  for (const auto name : names) board.place(named(name), undo);
  return undo;
}

std::uint64_t leaves(Board& board, int depth) {
  std::vector<Point> points;
  if (board.over()) return 0;
  for_each_legal(board, [&](Point p) { points.push_back(p); });
  if (depth == 1) return points.size();
  std::uint64_t all = 0;
  Undo undo;
  for (const Point p : points) {
    board.place(p, undo);
    all += leaves(board, depth - 1);
    board.undo(undo);
  }
  return all;
}

}  // namespace

TEST_CASE("The centre is K10, and lines meet where their bits say") {
  CHECK(named("K10") == point_at(9, 9));
  CHECK(distance_from_centre(named("K10"), 19) == 0);
  CHECK(distance_from_centre(named("N12"), 19) == 3);
  CHECK(distance_from_centre(point_at(2, 3), 6) == 0);
  CHECK(distance_from_centre(point_at(0, 3), 6) == 2);
  std::set<std::pair<int, int>> seen;
  for (Point p = 0; p < kPoints; ++p)
    for (std::size_t d = 0; d < kDirections; ++d) {
      CHECK(seen.emplace(kPointLines[p].line[d], kPointLines[p].bit[d]).second);
      const int next = p + kSteps[d];
      if (next >= kPoints || next < 0 || std::abs(column(static_cast<Point>(next)) - column(p)) > 1) continue;
      CHECK(kPointLines[static_cast<std::size_t>(next)].line[d] == kPointLines[p].line[d]);
      CHECK(kPointLines[static_cast<std::size_t>(next)].bit[d] == kPointLines[p].bit[d] + 1);
    }
}

TEST_CASE("The leaves of the first plies are as many as the rules page says") {
  Rules tournament;
  tournament.second_distance = 3;
  Board board(tournament);
  CHECK(leaves(board, 3) == 120'624);
  Rules small;
  small.side = 5;
  small.first_on_centre = false;
  Board five(small);
  CHECK(leaves(five, 5) == 6'375'824);
}

TEST_CASE("A capture takes a pair off, gives its points back and is undone exactly") {
  const Rules rules;
  Board board(rules);
  play(board, {"K10", "L10", "A1", "M10"});
  const auto before = board.hash();
  Undo undo{};
  board.place(named("N10"), undo);
  CHECK(undo.count == 2);
  CHECK(board.at(named("L10")) == kEmpty);
  CHECK(board.taken(0) == 2);
  CHECK(std::count(board.empties().begin(), board.empties().end(), named("M10")) == 1);
  board.undo(undo);
  CHECK(board.hash() == before);
  CHECK(board.at(named("M10")) == stone(1));
  CHECK(board.mover() == 0);
}

TEST_CASE("Taking back a stone that stood last among the free points loses none of them, whatever was taken after it") {
  const Rules rules;
  Board board(rules);
  play(board, {"N10", "L10", "K13", "M10", "K1", "K12"});
  const Point last = board.empties().back();
  Undo on_last, prey, taking;
  board.place(last, on_last);
  board.place(named("K11"), prey);
  board.place(named("K10"), taking);
  REQUIRE(board.taken(0) == 4);
  board.undo(taking);
  board.undo(prey);
  board.undo(on_last);
  board.place(named("K11"), prey);
  const auto empties = board.empties();
  CHECK(std::count(empties.begin(), empties.end(), named("K11")) == 0);
  CHECK(std::count(empties.begin(), empties.end(), last) == 1);
}

TEST_CASE("Equal positions have equal hashes, whatever way led there") {
  const Rules rules;
  Board one(rules);
  play(one, {"K10", "A1", "C3", "B2"});
  Board other(rules);
  play(other, {"C3", "B2", "K10", "A1"});
  CHECK(one.hash() == other.hash());
  Board third(rules);
  play(third, {"C3", "B2", "K10"});
  CHECK(third.hash() != other.hash());
}

TEST_CASE("A board of its own rules gives random rounds that end") {
  const Rules rules;
  Rng rng(7);
  std::set<Ending> endings;
  for (int i = 0; i < 200; ++i) {
    Board board(rules);
    play_to_end(board, rng);
    endings.insert(board.ending());
  }
  CHECK(endings == std::set<Ending>{Ending::five, Ending::captures});
}
