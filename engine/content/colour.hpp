#pragma once

#include "sdk/result.hpp"

#include <cstdint>
#include <string_view>

/// Colours, and how well one is read on another.
namespace tablier {

/// 8 bits a channel, not premultiplied.
struct Colour {
  std::uint8_t r = 0, g = 0, b = 0, a = 255;
  friend bool operator==(Colour, Colour) = default;
};

inline constexpr Colour kBlack{0, 0, 0}, kWhite{255, 255, 255};

/// Reads `#RRGGBB` or `#RRGGBBAA`.
Result<Colour> parse_colour(std::string_view text);
/// Contrast of text on a ground, 1 … 21 (WCAG 2.1).
double contrast(Colour a, Colour b);
/// Relative luminance, 0 … 1 (WCAG 2.1).
double luminance(Colour c);
/// `a` at 0, `b` at 1.
Colour blend(Colour a, Colour b, double t);
/// The same colour, seen through: 0 not at all … 1 whole.
Colour with_alpha(Colour c, double opacity);

}  // namespace tablier
