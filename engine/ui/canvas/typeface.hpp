#pragma once

#include "ui/canvas/canvas.hpp"
#include "ui/canvas/font_files.hpp"

#include <array>
#include <functional>
#include <memory>
#include <string_view>

/// The weights of the interface's font as glyphs for a canvas. Glyphs are drawn when first asked for; needs an OpenGL display then. What
/// the font has no glyph for becomes a question mark.
namespace tablier {

/// One glyph of a line of text: where it goes, from the left end of the baseline, and where it stands on its page.
struct PlacedGlyph {
  const sf::Texture* texture = nullptr;
  Rect box;
  Rect texels;
};

class Typeface {
 public:
  explicit Typeface(FontFiles files);
  ~Typeface();

  /// Draws with other files from now on; glyphs of the ones before are gone.
  void use(FontFiles files);

  float width(std::string_view utf8, const TextLook& look);
  float capital_height(const TextLook& look);
  /// Calls `place` for each glyph that leaves ink, from left to right.
  void each_glyph(std::string_view utf8, const TextLook& look, const std::function<void(const PlacedGlyph&)>& place);

 private:
  class Face;
  Face& face(Weight weight);

  FontFiles files_;
  std::array<std::unique_ptr<Face>, kWeights> faces_;
};

}  // namespace tablier
