#pragma once

#include "sdk/result.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// How things look: colours by role, sizes, from content/theme/*.yaml and from a game's own paints.
namespace tablier {

/// 8 bits a channel, not premultiplied.
struct Colour {
  std::uint8_t r = 0, g = 0, b = 0, a = 255;
  friend bool operator==(Colour, Colour) = default;
};

/// Reads `#RRGGBB` or `#RRGGBBAA`.
Result<Colour> parse_colour(std::string_view text);
/// Contrast of text on a ground, 1 … 21 (WCAG 2.1).
double contrast(Colour a, Colour b);
/// Relative luminance, 0 … 1 (WCAG 2.1).
double luminance(Colour c);
/// `a` at 0, `b` at 1.
Colour blend(Colour a, Colour b, double t);

/// The patterns that a piece carries when marks are on.
enum class Pattern : std::uint8_t { none, dots, stripes, bars, grid, rings, crosses, chevrons, waves, checks, diamonds, hatch };

/// How one paint looks.
struct Paint {
  Colour colour;
  Pattern pattern = Pattern::none;
  std::string symbol;  ///< a glyph or named symbol that tells it apart without colour; may be empty
};

/// One theme: colours by role (`ground`, `paper`, `line`, `ink`, `soft_ink`, `accent`, `on_accent`, `done`, `done_ground`, `wood`, …).
struct Theme {
  std::string name;
  bool dark = false;
  std::map<std::string, Paint, std::less<>> paints;

  /// The paint of a role; a loud magenta where there is none, so that it is seen.
  const Paint& paint(std::string_view role) const;
  Colour colour(std::string_view role) const { return paint(role).colour; }
};

/// Reads a theme. A role that every theme must have and this one lacks is a problem.
Result<Theme> load_theme(const std::filesystem::path& file);

}  // namespace tablier
