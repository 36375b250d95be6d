#include "catch.hpp"
#include "ui/painter/lit_place.hpp"
#include "ui/painter/mark_art.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/token_art.hpp"

#include <algorithm>
#include <cmath>

using namespace tablier;

namespace {

Token pawn(int id, Place place, std::vector<std::string> labels = {}) {
  return {.id = id, .kind = TokenKind::pawn, .places = {place}, .owner = seat(0), .paint = "white", .labels = std::move(labels)};
}

Scene coloured_board(std::vector<Token> tokens) {
  Surface surface;
  surface.grid = {.lattice = Lattice::squares, .width = 2, .height = 2};
  surface.paints = {{{0, 0}, "red"}, {{1, 0}, "blue"}};
  Scene scene;
  scene.surfaces = {surface};
  scene.tokens = std::move(tokens);
  return scene;
}

std::string worn(const Scene& scene, std::size_t token) {
  const TableLayout layout = lay_out(scene, {.area = {0, 0, 400, 400}});
  return token_art(scene, layout, scene.tokens[token], {}).moves_as;
}

}  // namespace

TEST_CASE("A pawn without a number wears the symbol of the square that it stands on, and so says how it moves") {
  const Scene scene = coloured_board({pawn(1, {0, 0}), pawn(2, {1, 0}), pawn(3, {0, 1}), pawn(4, {1, 1}, {"7"})});
  CHECK(worn(scene, 0) == "red");
  CHECK(worn(scene, 1) == "blue");
  CHECK(worn(scene, 2).empty());
  CHECK(worn(scene, 3).empty());
}

TEST_CASE("A pawn whose paint has a mark or a silhouette for its symbol bears that, and no word") {
  const std::string symbol = GENERATE("cross", "ring", "knight");
  Theme theme;
  theme.paints["white"].colour = kWhite;
  const auto triangles = [&](const std::string& said) {
    theme.paints["white"].symbol = said;
    const Scene scene = coloured_board({pawn(1, {1, 1})});
    Canvas canvas;  // one that has no letters
    draw_pawn(canvas, Palette(theme), token_art(scene, lay_out(scene, {.area = {0, 0, 400, 400}}), scene.tokens[0], {}));
    return canvas.indices().size();
  };
  CHECK(triangles(symbol) > triangles(""));
}

TEST_CASE("A piece on several layers bears its figure once on each part of it that hangs together") {
  CHECK(first_of_parts({{0, 0}, {1, 0}, {1, 1}}) == std::vector<Place>{{0, 0}});
  CHECK(first_of_parts({{0, 0}, {6, 0}, {1, 0}, {7, 1}, {6, 1}}) == std::vector<Place>{{0, 0}, {6, 0}});
  CHECK(first_of_parts({{0, 0}, {1, 1}}) == std::vector<Place>{{0, 0}, {1, 1}});  // they meet in a corner only
}

TEST_CASE("A light on a place where something stands is one that takes") {
  const Scene scene = coloured_board({pawn(1, {0, 0})});
  CHECK(takes(scene, {.place = {0, 0}}));
  CHECK_FALSE(takes(scene, {.place = {1, 0}}));
  CHECK_FALSE(takes(scene, {.surface = 1, .place = {0, 0}}));
}

TEST_CASE("A light on a place where something stands is around it: what is written there is read") {
  const auto kind = GENERATE(HighlightKind::legal, HighlightKind::bonus, HighlightKind::danger);
  const Scene scene = coloured_board({pawn(1, {0, 1}, {"7"})});
  const TableLayout layout = lay_out(scene, {.area = {0, 0, 400, 400}});
  const SurfaceFrame& frame = layout.surfaces[0];
  const auto in_the_middle = [&](Place place) {
    Canvas canvas;
    draw_place_light(canvas, Palette(Theme()), scene, layout, {.kind = kind, .place = place}, {});
    const Vec2 middle = frame.pixel(centre_of(frame.grid, place));
    return std::ranges::count_if(canvas.vertices(),
                                 [&](const auto& v) { return std::hypot(v.x - middle.x, v.y - middle.y) < frame.unit * 0.3F; });
  };
  CHECK(in_the_middle({0, 1}) == 0);
  CHECK(in_the_middle({1, 1}) > 0);
}

TEST_CASE("What is drawn with a pen hides no light, and takes none from its place") {
  Scene scene = coloured_board({pawn(1, {0, 0})});
  CHECK(is_covered(scene, {.place = {0, 0}}));
  scene.tokens[0].kind = TokenKind::stroke;
  CHECK_FALSE(is_covered(scene, {.place = {0, 0}}));
}

TEST_CASE("A number on a pawn is the same for numbers and letters, and goes where nothing is to be written on pieces") {
  const Scene scene = coloured_board({pawn(4, {1, 1}, {"7", "g"})});
  const TableLayout layout = lay_out(scene, {.area = {0, 0, 400, 400}});
  const auto written = [&](const char* labels) { return token_art(scene, layout, scene.tokens[0], {.labels = labels}).labels; };
  CHECK(written("numbers") == std::vector<std::string>{"7"});
  CHECK(written("letters") == std::vector<std::string>{"7"});
  CHECK(written("none").empty());
}

TEST_CASE("The numbers on a tile have the theme's ink where it is read, and another one on dark tiles") {
  Theme theme;
  theme.paints["tile_ink"].colour = {43, 38, 32, 255};
  const Palette palette(theme, nullptr);
  const Colour ivory{245, 240, 225, 255}, rust{154, 52, 18, 255}, blue{29, 95, 148, 255};
  CHECK(ink_on_tile(palette, ivory) == palette.colour("tile_ink"));
  for (const Colour dark : {rust, blue}) CHECK(contrast(ink_on_tile(palette, dark), dark) >= 4.5);
}

TEST_CASE("The number of a move stands beside the cross or the ring that was written") {
  // Its lower right end, where it is one figure, is what comes nearest to the middle.
  const Vec2 nearest = kMarkNumber + Vec2{0.6F, 0.4F} * kMarkNumberSize;
  CHECK(length(nearest) > kMarkReach);
  CHECK(kMarkNumber.x > -0.5F);
  CHECK(kMarkNumber.y - kMarkNumberSize / 2 > -0.5F);
}

TEST_CASE("Figures on small pieces are as large as their squares allow, up to what small words have") {
  CHECK(figure_size(13, 1) >= 11);
  CHECK(figure_size(10, 1) <= 10);
  CHECK(figure_size(13, 2) <= 13);
  CHECK(figure_size(80, 1) == 80 * 0.32F);
}

TEST_CASE("A light on a place with a name of its own leaves the flag there to be seen, as on one with a symbol") {
  Scene scene = coloured_board({});
  scene.surfaces[0].grid.own_names = {{{1, 1}, "camp"}};
  const Theme theme;
  const Palette palette(theme);
  CHECK(has_symbol(scene, palette, {.place = {1, 1}}));
  CHECK_FALSE(has_symbol(scene, palette, {.place = {0, 1}}));
}

TEST_CASE("The ring around what has won has the winner's colour, and around a pawn stays within its edge") {
  Theme theme;
  for (const auto& [paint, colour] : {std::pair{"white", Colour{39, 64, 127, 255}}, std::pair{"winning", Colour{227, 185, 60, 255}}})
    theme.paints[paint].colour = colour;
  Scene scene = coloured_board({pawn(1, {1, 1})});
  scene.tokens[0].winning = true;
  const TableLayout layout = lay_out(scene, {.area = {0, 0, 400, 400}});
  const TokenArt art = token_art(scene, layout, scene.tokens[0], {});
  CHECK(winning_ring(Palette(theme), art) != Palette(theme).colour("winning"));
  Canvas won, plain;
  draw_pawn(won, Palette(theme), art);
  scene.tokens[0].winning = false;
  draw_pawn(plain, Palette(theme), token_art(scene, layout, scene.tokens[0], {}));
  const auto left = [](const Canvas& canvas) {
    float x = 1e9F;
    for (const auto& vertex : canvas.vertices()) x = std::min(x, vertex.x);
    return x;
  };
  CHECK(won.vertices().size() > plain.vertices().size());
  CHECK(left(won) >= left(plain));
}
