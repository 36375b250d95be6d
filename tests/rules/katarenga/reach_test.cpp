#include "core/reach.hpp"

#include "core/quarters.hpp"
#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga;

namespace {

Board board(const std::vector<std::string>& names) { return quarters().board(layout_of(names)); }

SquareSet squares(const Board& b, const std::string& names) {
  SquareSet set = 0;
  for (const std::string& name : split_moves(names)) set |= bit(b.square(*b.grid().parse(name)));
  return set;
}

int at(const Board& b, const char* name) { return b.square(*b.grid().parse(name)); }

std::string row(const Board& b, int y) {
  std::string text;
  for (int x = 0; x < b.side(); ++x) text += letter(b.colour(y * b.side() + x));
  return text;
}

}  // namespace

TEST_CASE("each quarter has four squares of each colour") {
  for (const char* name : {"A", "B", "C", "D"}) {
    const Board b = board({name});
    std::array<int, kColours> counts{};
    for (int s = 0; s < b.squares(); ++s) ++counts[static_cast<std::size_t>(b.colour(s))];
    CHECK(counts == std::array<int, kColours>{4, 4, 4, 4});
  }
}

TEST_CASE("quarters lie as their names say: fronts, reverses, turns, four of them side by side") {
  CHECK(row(board({"C"}), 3) == "RYGB");
  CHECK(row(board({"C-"}), 3) == "BGYR");
  CHECK(row(board({"C1"}), 3) == "YBGR");
  const Board b = board({"A", "B", "C", "D"});
  CHECK(row(b, 7) == "RGBYRYBG");
  CHECK(row(b, 0) == "YRBGGRYB");
}

TEST_CASE("red moves as a rook and yellow as a bishop up to the next square of that colour, green jumps as a knight, blue goes as a king") {
  const Board c = board({"C"});
  const Reach reach(c, true);
  CHECK(reach.empty(at(c, "a4"), 0) == squares(c, "a3 a2 a1 b4 c4 d4"));
  CHECK(reach.empty(at(c, "b1"), 0) == squares(c, "a1 c1 d1 b2 b3 b4"));
  CHECK(reach.empty(at(c, "b4"), 0) == squares(c, "a3 c3 d2"));
  CHECK(reach.empty(at(c, "d3"), 0) == squares(c, "c4 c2 b1"));
  CHECK(reach.empty(at(c, "d1"), 0) == squares(c, "b2 c3"));
  CHECK(reach.empty(at(c, "d4"), 0) == squares(c, "c4 c3 d3"));
}

TEST_CASE("a slide stops at the next square of its colour") {
  const Board b = board({"A", "B", "C", "D"});
  const Reach reach(b, true);
  CHECK(reach.empty(at(b, "a8"), 0) == squares(b, "a7 a6 a5 a4 b8 c8 d8 e8"));
}

TEST_CASE("nothing slides past a pawn, but a knight jumps; without blocking slides go on behind it") {
  const Board c = board({"C"});
  const Reach reach(c, true);
  const SquareSet pawns = squares(c, "a3 c4");
  CHECK(reach.empty(at(c, "a4"), pawns) == squares(c, "b4"));
  CHECK(reach.all(at(c, "a4"), pawns) == squares(c, "a3 b4 c4"));
  CHECK(reach.empty(at(c, "d1"), squares(c, "d2 c1 c2")) == squares(c, "b2 c3"));
  CHECK(Reach(c, false).empty(at(c, "a4"), pawns) == squares(c, "a2 a1 b4 d4"));
}

TEST_CASE("what is drawn for a round depends on its seed alone, and every quarter comes once") {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Layout layout = quarters().draw(kQuartersOfBoard, seed);
    CHECK(layout == quarters().draw(kQuartersOfBoard, seed));
    std::vector<std::string> names;
    for (const PlacedPattern& p : layout) names.push_back(p.name);
    std::sort(names.begin(), names.end());
    CHECK(names == split_moves("A B C D"));
  }
  CHECK(quarters().draw(1, 1) != quarters().draw(1, 2));
}
