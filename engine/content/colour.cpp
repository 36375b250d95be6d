#include "content/colour.hpp"

#include "content/utf8.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace tablier {
namespace {

std::optional<std::uint8_t> channel(std::string_view hex) {
  std::uint8_t value = 0;
  const auto [end, error] = std::from_chars(hex.data(), hex.data() + hex.size(), value, 16);
  if (error != std::errc{} || end != hex.data() + hex.size()) return std::nullopt;
  return value;
}

double linear(std::uint8_t channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

std::uint8_t between(std::uint8_t a, std::uint8_t b, double t) { return static_cast<std::uint8_t>(std::lround(a + (b - a) * t)); }

}  // namespace

Result<Colour> parse_colour(std::string_view text) {
  const Problem malformed("colour.malformed", {{"text", clipped(text)}});
  if (!text.starts_with('#') || (text.size() != 7 && text.size() != 9)) return malformed;
  std::array<std::uint8_t, 4> channels{0, 0, 0, 255};
  for (std::size_t i = 0; 2 * i + 1 < text.size(); ++i) {
    const auto value = channel(text.substr(2 * i + 1, 2));
    if (!value) return malformed;
    channels[i] = *value;
  }
  return Colour{channels[0], channels[1], channels[2], channels[3]};
}

double luminance(Colour c) { return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b); }

double contrast(Colour a, Colour b) {
  const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
  return (light + 0.05) / (dark + 0.05);
}

Colour blend(Colour a, Colour b, double t) {
  t = std::clamp(t, 0.0, 1.0);
  return {between(a.r, b.r, t), between(a.g, b.g, t), between(a.b, b.b, t), between(a.a, b.a, t)};
}

Colour with_alpha(Colour c, double opacity) {
  c.a = static_cast<std::uint8_t>(255 * opacity);
  return c;
}

}  // namespace tablier
