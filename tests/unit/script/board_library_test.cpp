#include "catch.hpp"
#include "folders.hpp"
#include "lua_folder.hpp"

using namespace tablier;

namespace {

/// What is wrong with a chunk that uses the bundled `board`; empty: all that it asserts is so.
std::string wrong_in(const std::string& chunk) {
  const test::LuaFolder folder;
  const auto file =
      folder.write("game/variant.lua", "local board = require('lib.board')\n" + chunk + "\nreturn { title = { en = 'Test' } }");
  const auto variant = load_variant(file, {source_folder() / "scripts", folder.roots().front()}, test::patient());
  return variant ? std::string() : test::brief(variant.problem());
}

}  // namespace

TEST_CASE("lib.board numbers places from 1, row by row, and knows their names") {
  CHECK(wrong_in("assert(board.place(8, 1, 1) == 1 and board.place(8, 3, 4) == 27)") == "");
  CHECK(wrong_in("assert(board.column(8, 27) == 3 and board.row(8, 27) == 4)") == "");
  CHECK(wrong_in("assert(board.name(8, 1) == 'a1' and board.name(8, 64) == 'h8' and board.name(10, 91) == 'a10')") == "");
  CHECK(wrong_in("assert(board.named(8, 8, 'h8') == 64 and board.named(10, 12, 'b11') == 102)") == "");
  CHECK(wrong_in("for _, name in ipairs({'i1', 'a9', 'a0', '1a', 'a', '', 'A1', 'a1x'}) do assert(board.named(8, 8, name) == nil) end") ==
        "");
  CHECK(wrong_in("assert(board.name(8, 1) == 'b1')") != "");
}

TEST_CASE("lib.board knows neighbours, rays and lines up to the edge, and not across it") {
  CHECK(wrong_in("local n = board.neighbours(3, 3) assert(#n == 9 and #n[1] == 2 and #n[2] == 3 and #n[5] == 4)") == "");
  CHECK(wrong_in("local n = board.neighbours(3, 3, true) assert(#n[1] == 3 and #n[2] == 5 and #n[5] == 8)") == "");
  CHECK(wrong_in("for _, p in ipairs(board.neighbours(4, 3, true)[4]) do assert(p == 3 or p == 7 or p == 8) end") == "");
  CHECK(wrong_in("local r = board.rays(8, 8) assert(#r[1] == 3 and #r[28] == 8 and #r[1][1] == 7 and r[1][1][1] == 2)") == "");
  CHECK(wrong_in("for _, ray in ipairs(board.rays(6, 6, 2)[8]) do assert(#ray >= 2) end") == "");
  CHECK(wrong_in("assert(#board.lines(3, 3, 3) == 8 and #board.lines(4, 4, 4) == 10 and #board.lines(4, 4, 3) == 24)") == "");
  CHECK(wrong_in("assert(#board.lines(7, 6, 4) == 69)") == "");  // as counted for Connect Four
  CHECK(wrong_in("for _, l in ipairs(board.lines(5, 4, 3)) do assert(#l == 3 and l[3] - l[2] == l[2] - l[1]) end") == "");
  CHECK(wrong_in("local f = board.filled(3, 2, 0) assert(#f == 6 and f[1] == 0 and f[6] == 0)") == "");
}

TEST_CASE("lib.board counts and shows what stands on cells") {
  CHECK(wrong_in("local c = board.count({1, 2, 0, 2, 3}, 2) assert(#c == 2 and c[1] == 1 and c[2] == 2)") == "");
  CHECK(wrong_in("local f = board.free({1, 0, 0, 2}, {1, 2, 4, 3}) assert(#f == 2 and f[1] == 2 and f[2] == 3)") == "");
  CHECK(
      wrong_in("local t = board.tokens({0, 2}, 'stone') assert(#t == 1 and t[1].place == 2 and t[1].seat == 2 and t[1].kind == 'stone')") ==
      "");
  CHECK(wrong_in("local c = board.corners(4, 3) assert(#c == 4 and c[1].place == 1 and c[4].place == 12 and c[1].near[3] == 6)") == "");
}

TEST_CASE("lib.flanking finds what stands between two places of one seat, up to the edge") {
  const auto flanking = [](const std::string& chunk) {
    return wrong_in("local flanking = require('lib.flanking') local rays = board.rays(5, 1) " + chunk);
  };
  CHECK(flanking("local p = flanking.places({1, 2, 2, 0, 0}, rays, 1) assert(#p == 1 and p[1] == 4)") == "");
  CHECK(flanking("assert(#flanking.places({0, 2, 2, 2, 2}, rays, 1) == 0)") == "");  // nobody is behind them
  CHECK(flanking("assert(#flanking.places({0, 2, 0, 1, 0}, rays, 1) == 0)") == "");  // a free place is between
  CHECK(flanking("assert(#flanking.places({0, 2, 1, 2, 0}, rays, 1) == 2 and #flanking.places({0, 2, 1, 2, 0}, rays, 1, 1) == 1)") == "");
  CHECK(flanking("local c = {1, 2, 2, 1, 2} flanking.turn_over(c, rays[4], 1) assert(table.concat(c) == '11112')") == "");
}

TEST_CASE("lib.placements finds where pieces have room, and not across an edge") {
  const auto placements = [](const std::string& chunk) { return wrong_in("local p = require('lib.placements') " + chunk); };
  const std::string flat = "local all = p.of(3, 4, {{0, 0}, {1, 0}}) ";
  CHECK(placements(flat + "assert(#p.free(board.filled(3, 2, 0), all) == 4 and #p.free(board.filled(3, 4, 0), all) == 8)") == "");
  CHECK(placements(flat + "local f = p.free({1, 0, 0, 0, 1, 0}, all) assert(#f == 1 and f[1][1] == 2 and f[1][2] == 3)") == "");
  CHECK(placements(flat + "assert(#p.free(board.filled(3, 4, 0), all, 3) == 3)") == "");
  CHECK(placements(flat + "local c = {0, 0, 1, 1, 1, 0} assert(p.any_covers(c, all, 2) and not p.any_covers(c, all, 6))") == "");
  const std::string angle = "local all = p.of(3, 3, {{0, 0}, {1, 0}, {0, 1}}) ";
  CHECK(placements(angle + "assert(#p.free(board.filled(3, 3, 0), all) == 4)") == "");
  CHECK(placements(angle + "assert(#p.free({0, 0, 0, 1, 0, 0, 0, 0, 0}, all) == 2)") == "");
}
