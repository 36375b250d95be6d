#include "ui/canvas/typeface.hpp"

#include <SFML/Graphics/Font.hpp>
#include <SFML/System/Utf.hpp>

namespace tablier {
namespace {

/// Every size has a page of its own: large ones are drawn from the next multiple of 8.
unsigned drawn_size(float size) {
  const auto whole = static_cast<unsigned>(std::max(1L, std::lround(size)));
  return whole <= 40 ? whole : (whole + 7) / 8 * 8;
}

bool is_figure(sf::Uint32 c) { return c >= '0' && c <= '9'; }

/// Walks a line: calls visit(code point, pen x, drawn size's factor) and returns the width.
template <typename Visit>
float walk(sf::Font& font, std::string_view utf8, const TextLook& look, Visit visit) {
  const unsigned size = drawn_size(look.size);
  const float factor = look.size / static_cast<float>(size);
  const float figure = look.tabular ? font.getGlyph('0', size, false).advance : 0;
  float pen = 0;
  sf::Uint32 before = 0;
  for (auto at = utf8.begin(); at != utf8.end();) {
    sf::Uint32 c = 0;
    at = sf::Utf8::decode(at, utf8.end(), c);
    if (before) pen += font.getKerning(before, c, size);
    const sf::Glyph& glyph = font.getGlyph(c, size, false);
    const bool fixed = look.tabular && is_figure(c);
    visit(glyph, (pen + (fixed ? (figure - glyph.advance) / 2 : 0)) * factor, factor);
    pen += fixed ? figure : glyph.advance;
    before = c;
  }
  return pen * factor;
}

}  // namespace

Typeface::Typeface(FontFiles files) : files_(std::move(files)) {}
Typeface::~Typeface() = default;

sf::Font& Typeface::font(Weight weight) {
  const auto i = static_cast<std::size_t>(weight);
  if (!fonts_[i]) {
    fonts_[i] = std::make_unique<sf::Font>();
    if (!fonts_[i]->loadFromFile(files_[i].string()) && i != 0) return font(Weight::regular);
  }
  return *fonts_[i];
}

void Typeface::use(FontFiles files) {
  files_ = std::move(files);
  for (auto& font : fonts_) font.reset();
}

float Typeface::width(std::string_view utf8, const TextLook& look) {
  return walk(font(look.weight), utf8, look, [](const sf::Glyph&, float, float) {});
}

float Typeface::capital_height(const TextLook& look) {
  const unsigned size = drawn_size(look.size);
  return font(look.weight).getGlyph('H', size, false).bounds.height * look.size / static_cast<float>(size);
}

void Typeface::each_glyph(std::string_view utf8, const TextLook& look, const std::function<void(const PlacedGlyph&)>& place) {
  sf::Font& face = font(look.weight);
  const sf::Texture* page = &face.getTexture(drawn_size(look.size));
  walk(face, utf8, look, [&](const sf::Glyph& g, float pen, float factor) {
    if (g.textureRect.width == 0) return;
    constexpr float kPadding = 1;  // the page leaves as much around each glyph: its soft edge is kept
    const Rect box{pen + (g.bounds.left - kPadding) * factor, (g.bounds.top - kPadding) * factor, (g.bounds.width + 2 * kPadding) * factor,
                   (g.bounds.height + 2 * kPadding) * factor};
    const Rect texels{static_cast<float>(g.textureRect.left) - kPadding, static_cast<float>(g.textureRect.top) - kPadding,
                      static_cast<float>(g.textureRect.width) + 2 * kPadding, static_cast<float>(g.textureRect.height) + 2 * kPadding};
    place({page, box, texels});
  });
}

}  // namespace tablier
