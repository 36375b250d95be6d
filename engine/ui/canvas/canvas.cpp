#include "ui/canvas/canvas.hpp"

#include "content/text_limits.hpp"
#include "content/utf8.hpp"
#include "sdk/expect.hpp"
#include "ui/canvas/typeface.hpp"

#include <array>

namespace tablier {
namespace {

constexpr float kSoft = 0.5F;  // half the width of a soft edge, in pixels

Colour transparent(Colour c) {
  c.a = 0;
  return c;
}

Shade transparent(Shade s) {
  s.top = transparent(s.top);
  s.bottom = transparent(s.bottom);
  return s;
}

Vec2 middle(std::span<const Rim> outline) {
  Vec2 sum;
  for (const Rim& r : outline) sum = sum + r.at;
  return sum / static_cast<float>(outline.size());
}

}  // namespace

Colour Shade::at(float y) const {
  if (top == bottom) return top;
  return blend(top, bottom, std::clamp((y - y0) / (y1 - y0), 0.0F, 1.0F));
}

void Canvas::clear() {
  vertices_.clear();
  indices_.clear();
  batches_.clear();
  opacity_ = 1;
}

Colour Canvas::faded(Colour colour) const {
  colour.a = static_cast<std::uint8_t>(std::lround(static_cast<float>(colour.a) * opacity_));
  return colour;
}

std::uint32_t Canvas::add(Vec2 at, Colour colour, Vec2 texel) {
  vertices_.push_back({at.x, at.y, texel.x, texel.y, faded(colour)});
  return static_cast<std::uint32_t>(vertices_.size() - 1);
}

void Canvas::triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  if (batches_.empty()) batches_.push_back({});
  indices_.insert(indices_.end(), {a, b, c});
  batches_.back().count += 3;
}

void Canvas::quad(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
  triangle(a, b, c);
  triangle(a, c, d);
}

void Canvas::use(const sf::Texture* texture) {
  if (!batches_.empty() && batches_.back().texture == texture) return;
  if (!batches_.empty() && !batches_.back().texture) {  // plain colours are found on any page
    batches_.back().texture = texture;
    return;
  }
  batches_.push_back({texture, indices_.size(), 0, false});
}

void Canvas::fan(std::span<const Vec2> points, const Shade& shade) {
  expects(points.size() >= 3);
  const std::uint32_t centre = add(points[0], shade.at(points[0].y));
  std::uint32_t last = add(points[1], shade.at(points[1].y));
  for (const Vec2 p : points.subspan(2)) {
    const std::uint32_t next = add(p, shade.at(p.y));
    triangle(centre, last, next);
    last = next;
  }
}

void Canvas::strip(std::span<const Rim> outline, float inner, float outer, const Shade& from, const Shade& to, bool closed) {
  if (outline.size() < 2) return;
  const auto first = static_cast<std::uint32_t>(vertices_.size());
  for (const Rim& r : outline) {
    const Vec2 in = r.at + r.out * inner, out = r.at + r.out * outer;
    add(in, from.at(in.y));
    add(out, to.at(out.y));
  }
  const auto n = static_cast<std::uint32_t>(outline.size());
  for (std::uint32_t i = 0; i + 1 < n; ++i) quad(first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2);
  if (closed) quad(first + 2 * n - 2, first + 2 * n - 1, first + 1, first);
}

void Canvas::fill(std::span<const Rim> outline, const Shade& shade) {
  if (outline.size() < 3) return;
  const Vec2 centre = middle(outline);
  const std::uint32_t hub = add(centre, shade.at(centre.y));
  const auto first = static_cast<std::uint32_t>(vertices_.size());
  feather(outline, shade, true);
  const auto n = static_cast<std::uint32_t>(outline.size());
  for (std::uint32_t i = 0; i < n; ++i) triangle(hub, first + 2 * i, first + 2 * ((i + 1) % n));
}

void Canvas::feather(std::span<const Rim> outline, const Shade& shade, bool closed) {
  strip(outline, -kSoft, kSoft, shade, transparent(shade), closed);
}

void Canvas::band(std::span<const Rim> outline, float inner, float outer, Colour from, Colour to, bool closed) {
  strip(outline, inner, outer, from, to, closed);
}

void Canvas::stroke(std::span<const Rim> outline, float width, Colour colour, bool closed) {
  const float half = width / 2;
  band(outline, -half - kSoft, -half + kSoft, transparent(colour), colour, closed);
  if (half > kSoft) band(outline, -half + kSoft, half - kSoft, colour, colour, closed);
  band(outline, half - kSoft, half + kSoft, colour, transparent(colour), closed);
}

namespace {

/// How far an outline can shrink before its corners turn inside out.
float least_rounding(std::span<const Rim> outline) {
  constexpr float kTurns = 1e-3F;
  float min = 1e9F;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Rim &a = outline[i], &b = outline[(i + 1) % outline.size()];
    const float turn = length(b.out - a.out);
    if (turn > kTurns && dot(b.at - a.at, b.out - a.out) >= 0) min = std::min(min, length(b.at - a.at) / turn);
  }
  return min;
}

}  // namespace

void Canvas::shadow(std::span<const Rim> outline, Vec2 offset, float blur, Colour colour) {
  if (outline.size() < 3) return;
  Outline moved(outline.begin(), outline.end());
  for (Rim& r : moved) r.at = r.at + offset;
  const std::uint32_t hub = add(middle(moved), colour);
  const auto first = static_cast<std::uint32_t>(vertices_.size());
  band(moved, -std::min(blur / 2, least_rounding(moved)), blur, colour, transparent(colour), true);
  const auto n = static_cast<std::uint32_t>(moved.size());
  for (std::uint32_t i = 0; i < n; ++i) triangle(hub, first + 2 * i, first + 2 * ((i + 1) % n));
}

void Canvas::soft_box(Rect box, float radius, const Shade& shade) {
  const float r = std::min({radius, box.w / 2, box.h / 2}), cut = r * 0.3F;  // an eighth of a circle's corner, by one slant
  const std::array corners{Vec2{box.x, box.y + r},
                           Vec2{box.x + cut, box.y + cut},
                           Vec2{box.x + r, box.y},
                           Vec2{box.right() - r, box.y},
                           Vec2{box.right() - cut, box.y + cut},
                           Vec2{box.right(), box.y + r},
                           Vec2{box.right(), box.bottom() - r},
                           Vec2{box.right() - cut, box.bottom() - cut},
                           Vec2{box.right() - r, box.bottom()},
                           Vec2{box.x + r, box.bottom()},
                           Vec2{box.x + cut, box.bottom() - cut},
                           Vec2{box.x, box.bottom() - r}};
  fan(corners, shade);
}

void Canvas::image(const sf::Texture& texture, Rect texels, Rect box) {
  constexpr Colour kAsItIs{255, 255, 255, 255};
  batches_.push_back({&texture, indices_.size(), 0, true});
  const std::uint32_t a = add(box.corner(), kAsItIs, texels.corner());
  const std::uint32_t b = add({box.right(), box.y}, kAsItIs, {texels.right(), texels.y});
  const std::uint32_t c = add({box.right(), box.bottom()}, kAsItIs, {texels.right(), texels.bottom()});
  const std::uint32_t d = add({box.x, box.bottom()}, kAsItIs, {texels.x, texels.bottom()});
  quad(a, b, c, d);
  batches_.push_back({nullptr, indices_.size(), 0, false});
}

void Canvas::text(std::string_view utf8, Vec2 at, const TextLook& look) {
  if (!typeface_) return;
  utf8 = first_bytes(utf8, kMaxDrawnBytes);
  const float width = text_width(utf8, look);
  const float left = look.align == Align::left ? at.x : look.align == Align::middle ? at.x - width / 2 : at.x - width;
  const float baseline = std::round(at.y + typeface_->capital_height(look) / 2);
  typeface_->each_glyph(utf8, look, [&](const PlacedGlyph& g) {
    use(g.texture);
    const Rect box = g.box.moved({std::round(left), baseline});
    const std::uint32_t a = add(box.corner(), look.colour, g.texels.corner());
    const std::uint32_t b = add({box.right(), box.y}, look.colour, {g.texels.right(), g.texels.y});
    const std::uint32_t c = add({box.right(), box.bottom()}, look.colour, {g.texels.right(), g.texels.bottom()});
    const std::uint32_t d = add({box.x, box.bottom()}, look.colour, {g.texels.x, g.texels.bottom()});
    quad(a, b, c, d);
  });
}

float Canvas::text_width(std::string_view utf8, const TextLook& look) const {
  return typeface_ ? typeface_->width(first_bytes(utf8, kMaxDrawnBytes), look) : 0;
}

}  // namespace tablier
