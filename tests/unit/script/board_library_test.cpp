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
