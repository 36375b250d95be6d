#include "ui/painter/board_colours.hpp"

namespace tablier {
namespace {

constexpr double kDimmed = 0.2;

}  // namespace

BoardColours::BoardColours(const Palette& palette, const Surface& surface) {
  place = palette.colour(surface.paint);
  frame = palette.colour(surface.frame);
  edge = palette.part(surface.paint, "_edge", blend(frame, kWhite, 0.2));
  grid = palette.part(surface.paint, "_grid", blend(place, kBlack, 0.25));
  ink = palette.part(surface.paint, "_ink", blend(place, kBlack, 0.6));
}

Colour place_colour(const Palette& palette, std::string_view role) {
  const Colour colour = palette.colour(role);
  return palette.is_own(role) && palette.theme().dark ? blend(colour, kBlack, kDimmed) : colour;
}

}  // namespace tablier
