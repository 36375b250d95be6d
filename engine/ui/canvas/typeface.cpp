#include "ui/canvas/typeface.hpp"

#include "content/files.hpp"
#include "ui/canvas/font_letters.hpp"

#include <SFML/Graphics/Font.hpp>
#include <SFML/System/Utf.hpp>

namespace tablier {

/// One weight, and which letters it has.
class Typeface::Face {
 public:
  explicit Face(const std::filesystem::path& file) {
    constexpr std::size_t kMaxInstalledFont = 32U << 20;
    if (auto bytes = read_file(file, kMaxInstalledFont)) bytes_ = *std::move(bytes);
    letters_ = FontLetters(bytes_);
    is_read_ = font_.loadFromMemory(bytes_.data(), bytes_.size());
  }
  bool is_read() const { return is_read_; }
  sf::Font& font() { return font_; }
  sf::Uint32 drawn(sf::Uint32 letter) const { return letters_.drawn(letter); }

 private:
  std::string bytes_;  ///< which both read for as long as they are there
  sf::Font font_;
  FontLetters letters_;
  bool is_read_ = false;
};

namespace {

/// Every size has a page of its own: large ones are drawn from the next multiple of 8.
unsigned drawn_size(float size) {
  const auto whole = static_cast<unsigned>(std::max(1L, std::lround(size)));
  return whole <= 40 ? whole : (whole + 7) / 8 * 8;
}

bool is_figure(sf::Uint32 c) { return c >= '0' && c <= '9'; }

/// Walks a line: calls visit(glyph, pen x, drawn size's factor) and returns the width.
template <typename Face, typename Visit>
float walk(Face& face, std::string_view utf8, const TextLook& look, Visit visit) {
  sf::Font& font = face.font();
  const unsigned size = drawn_size(look.size);
  const float factor = look.size / static_cast<float>(size);
  const float figure = look.tabular ? font.getGlyph('0', size, false).advance : 0;
  float pen = 0;
  sf::Uint32 before = 0;
  for (auto at = utf8.begin(); at != utf8.end();) {
    sf::Uint32 c = 0;
    at = sf::Utf8::decode(at, utf8.end(), c);
    c = face.drawn(c);
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

Typeface::Face& Typeface::face(Weight weight) {
  const auto i = static_cast<std::size_t>(weight);
  if (!faces_[i]) {
    faces_[i] = std::make_unique<Face>(files_[i]);
    if (!faces_[i]->is_read() && i != 0) return face(Weight::regular);
  }
  return *faces_[i];
}

void Typeface::use(FontFiles files) {
  files_ = std::move(files);
  for (auto& face : faces_) face.reset();
}

float Typeface::width(std::string_view utf8, const TextLook& look) {
  return walk(face(look.weight), utf8, look, [](const sf::Glyph&, float, float) {});
}

float Typeface::capital_height(const TextLook& look) {
  const unsigned size = drawn_size(look.size);
  return face(look.weight).font().getGlyph('H', size, false).bounds.height * look.size / static_cast<float>(size);
}

void Typeface::each_glyph(std::string_view utf8, const TextLook& look, const std::function<void(const PlacedGlyph&)>& place) {
  Face& drawn = face(look.weight);
  const sf::Texture* page = &drawn.font().getTexture(drawn_size(look.size));
  walk(drawn, utf8, look, [&](const sf::Glyph& g, float pen, float factor) {
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
