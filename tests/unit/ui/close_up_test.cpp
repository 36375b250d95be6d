#include "ui/painter/close_up.hpp"

#include "catch.hpp"

#include <algorithm>

using namespace tablier;

namespace {

/// A board that is too large to be read in the box, with stones on those columns of one row.
Scene stones(const std::vector<int>& columns) {
  Scene scene;
  Surface surface;
  surface.grid = {.lattice = Lattice::squares, .width = 40, .height = 40};
  scene.surfaces = {surface};
  for (const int column : columns) scene.tokens.push_back({.id = column, .places = {{column, 20}}, .owner = seat(0), .paint = "ink"});
  return scene;
}

/// Where what is drawn first of a figure lies: its board.
std::vector<float> board_of(const Scene& scene, std::span<const Token> beside = {}) {
  constexpr std::size_t kVertices = 400;
  const Theme theme;
  const Palette palette(theme);
  Canvas canvas;
  draw_figure(canvas, palette, scene, {0, 0, 400, 248}, {}, beside);
  REQUIRE(canvas.vertices().size() > kVertices);
  std::vector<float> at;
  for (std::size_t i = 0; i < kVertices; ++i) at.push_back(canvas.vertices()[i].x);
  return at;
}

}  // namespace

TEST_CASE("Figures of one round show the same part of the board before a move and after it") {
  const Scene before = stones({10, 12}), after = stones({10, 12, 19});
  CHECK(board_of(before) != board_of(after));
  CHECK(board_of(before, after.tokens) == board_of(after, before.tokens));
}
