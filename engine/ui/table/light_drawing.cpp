#include "ui/table/light_drawing.hpp"

#include "ui/painter/lit_place.hpp"
#include "ui/painter/surface_art.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/symbol_art.hpp"
#include "ui/table/motions.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

/// A move that is advised is put there: its ring is around what is printed in the middle.
bool is_put(const Touch& advised, const Highlight& h) {
  return std::any_of(advised.begin(), advised.end(), [&h](const Gesture& g) {
    return g.kind == GestureKind::put && g.surface == h.surface && g.places.front() == h.place;
  });
}

/// A thing that is advised to be laid is seen there, with its figure: it is light enough.
bool is_advised_to_lie(const TableScenery& s, const Highlight& h) {
  const auto lies = [&h](const Gesture& g) {
    return g.kind == GestureKind::lay && g.surface == h.surface && std::ranges::count(g.places, h.place) > 0;
  };
  return std::ranges::any_of(s.suggested, lies) || (!s.line.empty() && std::ranges::any_of(s.line.front().touch, lies));
}

}  // namespace

void draw_shine(const TableDrawing& d, const TokenArt& art) {
  const bool shines = d.scenery.solved_at && d.scenery.motion && d.scenery.now < *d.scenery.solved_at + d.scenery.shine;
  if (!shines || (d.scenery.many && !art.winning)) return;
  const Rect box = d.layout.surfaces.front().box;
  const Vec2 at = seen(art).middle - box.corner();
  const double across = static_cast<double>(at.x / box.w + at.y / box.h) / 2;
  const double t = std::clamp(((d.scenery.now - *d.scenery.solved_at) / d.scenery.shine - across * 0.55) / 0.45, 0.0, 1.0);
  tint_token(d.canvas, art, with_alpha(kWhite, 0.5 * std::sin(t * 3.14159265)));
}

void draw_lights(const TableDrawing& d) {
  const auto lights = d.hand.lights();
  // A bonus that is not for what is held would only mislead.
  const auto within_reach = [&](const Highlight& h) {
    return h.kind != HighlightKind::bonus || !d.hand.held() ||
           std::any_of(lights.begin(), lights.end(), [&](const Highlight& l) { return l.surface == h.surface && l.place == h.place; });
  };
  for (const Highlight& h : lights) {
    if (is_advised_to_lie(d.scenery, h)) continue;
    if (d.hand.sliding_from() && h.kind == HighlightKind::legal && takes(d.hand.scene(), h))
      draw_taken_place(d.canvas, d.scenery.palette, d.layout, h);
    else if (h.kind == HighlightKind::legal && has_symbol(d.hand.scene(), d.scenery.palette, h))
      draw_lit_place(d.canvas, d.scenery.palette, d.layout, h, !is_put(d.scenery.suggested, h));
    else draw_place_light(d.canvas, d.scenery.palette, d.hand.scene(), d.layout, h, {});
  }
  // What is held there, or could be, tells what it brings itself.
  const auto covered = [&](const Highlight& h) {
    const auto& ghost = d.hand.ghost();
    return ghost && ghost->legal && ghost->surface == h.surface && std::ranges::count(ghost->places, h.place) > 0;
  };
  for (const Highlight& h : d.hand.scene().highlights)
    if (within_reach(h) && !covered(h) && !is_advised_to_lie(d.scenery, h))
      draw_place_light(d.canvas, d.scenery.palette, d.hand.scene(), d.layout, h, d.scenery.say(h.text));
}

/// What a place is worth is read through no ghost: once more over the one that stands there.
void draw_value_over_preview(const TableDrawing& d) {
  const auto& preview = d.hand.preview();
  if (!preview || !preview->token || d.scenery.curtain || d.hand.held()) return;
  for (const Highlight& h : d.scenery.values)
    if (h.surface == preview->token->surface && std::ranges::count(preview->token->places, h.place) > 0)
      draw_highlight(d.canvas, d.scenery.palette, d.layout, h, d.scenery.say(h.text));
}

void draw_values(const TableDrawing& d) {
  const auto less = [](const Highlight& a, const Highlight& b) { return a.value < b.value; };
  const auto best = std::max_element(d.scenery.values.begin(), d.scenery.values.end(), less);
  for (const Highlight& h : d.scenery.values) {
    draw_highlight(d.canvas, d.scenery.palette, d.layout, h, d.scenery.say(h.text));
    if (h.value < best->value) continue;
    const SurfaceFrame& frame = d.layout.surfaces[static_cast<std::size_t>(h.surface)];
    d.canvas.stroke(outline_of(frame, h.place), std::max(2.0F, frame.unit * 0.05F), d.scenery.palette.colour("winning"), true);
  }
}

}  // namespace tablier
