#include "ui/painter/close_up.hpp"

#include "catch.hpp"

#include <algorithm>
#include <string>
#include <vector>

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

TEST_CASE("A card shows all layers of a volume, wherever in them something lies") {
  Scene empty;
  Surface surface;
  surface.grid = {.lattice = Lattice::cubes, .width = 5, .height = 4, .depth = 3};
  empty.surfaces = {surface};
  Scene begun = empty;
  begun.tokens.push_back({.id = 1, .kind = TokenKind::polyform, .places = {{0, 0, 0}, {0, 0, 1}}, .paint = "ink"});
  const auto board = [](const Scene& scene) {
    constexpr std::size_t kVertices = 200;
    const Theme theme;
    Canvas canvas;
    draw_close_up(canvas, Palette(theme), scene, {0, 0, 64, 64}, {});
    REQUIRE(canvas.vertices().size() > kVertices);
    std::vector<float> at;
    for (std::size_t i = 0; i < kVertices; ++i) at.push_back(canvas.vertices()[i].x);
    return at;
  };
  CHECK(board(begun) == board(empty));
  const Theme theme;
  Canvas canvas;
  draw_close_up(canvas, Palette(theme), begun, {0, 0, 64, 64}, {});
  const auto of_thing = canvas.vertices().end() - 100;  // it is drawn last: on two of three layers beside each other
  const auto [left, right] = std::minmax_element(of_thing, canvas.vertices().end(), [](const auto& a, const auto& b) { return a.x < b.x; });
  CHECK(right->x - left->x > 64.0F * 5 / 17);
}

TEST_CASE("The part of a volume that is seen from near bears the names of its layers") {
  Scene scene;
  Surface surface;
  surface.grid = {.lattice = Lattice::cubes, .width = 5, .height = 4, .depth = 3};
  scene.surfaces = {surface};
  scene.tokens.push_back({.id = 1, .kind = TokenKind::polyform, .places = {{0, 0, 0}, {0, 0, 1}}, .paint = "ink"});
  std::vector<std::string> said;
  const Theme theme;
  Canvas canvas;
  draw_part(canvas, Palette(theme), scene, scene, {0, 0, 400, 248}, {}, [&said](const Text& text) {
    said.push_back(text.key);
    return text.key;
  });
  CHECK(said == std::vector<std::string>{"table.layer.lowest", "table.layer.other", "table.layer.highest"});
}
