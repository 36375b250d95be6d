#pragma once

#include "content/theme.hpp"
#include "ui/canvas/outline.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace sf {
class Texture;
}

/// What is to be drawn, as one list of triangles: shapes with soft edges and glyphs share it, so that a whole board goes to the
/// graphics card in a few calls. Holds no graphics resource: it can be filled without a display (text needs one).
namespace tablier {

class Typeface;

struct CanvasVertex {
  float x, y;
  float u, v;  ///< in pixels of the batch's texture; (1,1) is white on every page of glyphs
  Colour colour;
};

/// Consecutive indices drawn with one texture; null: plain colours.
struct CanvasBatch {
  const sf::Texture* texture = nullptr;
  std::size_t first = 0;
  std::size_t count = 0;
  bool opaque = false;  ///< hides what is under it
};

/// A colour from top to bottom.
struct Shade {
  Colour top;
  Colour bottom;
  float y0 = 0;
  float y1 = 1;

  Shade(Colour plain) : top(plain), bottom(plain) {}
  Shade(Colour from, Colour to, float top_y, float bottom_y) : top(from), bottom(to), y0(top_y), y1(bottom_y) {}
  Colour at(float y) const;
};

enum class Weight : std::uint8_t { regular, medium, bold };
inline constexpr int kWeights = 3;
enum class Align : std::uint8_t { left, middle, right };

struct TextLook {
  float size = 15;  ///< pixels
  Weight weight = Weight::regular;
  Colour colour;
  Align align = Align::left;
  bool tabular = false;  ///< all figures as wide as a 0
};

class Canvas {
 public:
  /// Without a typeface text is left out. It must outlive the canvas.
  explicit Canvas(Typeface* typeface = nullptr) : typeface_(typeface) {}

  void clear();
  /// Everything drawn from now on is that opaque, 0 … 1.
  void set_opacity(float opacity) { opacity_ = opacity; }
  float opacity() const { return opacity_; }

  /// A shape that is star-shaped seen from the middle of its points, with a soft edge.
  void fill(std::span<const Rim> outline, const Shade& shade);
  /// A fan around the first point, without a soft edge: for parts that meet others.
  void fan(std::span<const Vec2> points, const Shade& shade);
  /// A soft edge half a pixel to either side of an outline, to be put around fans.
  void feather(std::span<const Rim> outline, const Shade& shade, bool closed);
  /// A band along an outline from `inner` to `outer` pixels outside it (negative: inside), its colour going from one to the other.
  void band(std::span<const Rim> outline, float inner, float outer, Colour from, Colour to, bool closed);
  /// A line of that width along an outline, soft on both sides.
  void stroke(std::span<const Rim> outline, float width, Colour colour, bool closed);
  /// A line through points with round joins and ends; `widths` has one for each point, or one for all.
  void line(std::span<const Vec2> points, std::span<const float> widths, Colour colour, bool closed = false);
  /// A soft shadow of a shape: full inside, gone `blur` pixels outside.
  void shadow(std::span<const Rim> outline, Vec2 offset, float blur, Colour colour);

  void box(Rect box, float radius, const Shade& shade) { fill(rounded_box(box, radius), shade); }
  /// A rounded box of a faint colour: with fewer corners and no soft edge, which nobody would see.
  void soft_box(Rect box, float radius, const Shade& shade);
  /// A part of a texture, in its pixels, over a box; it hides what is there.
  void image(const sf::Texture& texture, Rect texels, Rect box);
  void disc(Vec2 centre, float radius, const Shade& shade) { fill(circle(centre, radius), shade); }

  /// One line of text in UTF-8; `at` is the left, middle or right end of the middle of its capitals.
  void text(std::string_view utf8, Vec2 at, const TextLook& look);
  /// Width that `text` would take; 0 without a typeface.
  float text_width(std::string_view utf8, const TextLook& look) const;

  const std::vector<CanvasVertex>& vertices() const { return vertices_; }
  const std::vector<std::uint32_t>& indices() const { return indices_; }
  const std::vector<CanvasBatch>& batches() const { return batches_; }

 private:
  std::uint32_t add(Vec2 at, Colour colour, Vec2 texel = {1, 1});
  void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c);
  void quad(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d);
  void use(const sf::Texture* texture);
  Colour faded(Colour colour) const;
  void strip(std::span<const Rim> outline, float inner, float outer, const Shade& from, const Shade& to, bool closed);

  Typeface* typeface_;
  float opacity_ = 1;
  std::vector<CanvasVertex> vertices_;
  std::vector<std::uint32_t> indices_;
  std::vector<CanvasBatch> batches_;
};

}  // namespace tablier
