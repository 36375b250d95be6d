#include "ui/painter/surface_geometry.hpp"
#include "ui/table/table_view.hpp"
#include "ui/table/view_parts.hpp"

#include <algorithm>
#include <array>

/// Strokes that are not yet ink: the one that is being drawn, and one that was refused.
namespace tablier {
namespace {

/// How long a refused stroke fades, in slides of a thing.
constexpr double kFade = 5;
constexpr float kPenWidth = 0.16F;
constexpr double kDoubt = 0.35;
/// From the end of its ink the pen is followed as far, in units.
constexpr float kFollow = 1.5F;

/// What the player writes with.
std::string ink_of(const Hand& hand) {
  const auto& seats = hand.scene().seats;
  const int seat = index(hand.viewer());
  const bool known = seat >= 0 && static_cast<std::size_t>(seat) < seats.size();
  const std::string paint = known ? seats[static_cast<std::size_t>(seat)].paint : std::string();
  return paint.empty() ? "accent" : paint;
}

}  // namespace

TokenArt TableView::stroke_art(const Hand& hand, int surface, std::vector<Place> way, const TableScenery& s) const {
  const Token token{.kind = TokenKind::stroke, .surface = surface, .places = std::move(way), .paint = ink_of(hand)};
  return token_art(hand.scene(), layout_, token, s.taste);
}

void TableView::strike_out(Canvas& canvas, const TokenArt& art, const TableScenery& s) {
  outline_token(canvas, art, art.unit * kPenWidth, with_alpha(s.palette.colour(art.paint), kDoubt));
  outline_token(canvas, art, art.unit * 0.05F, s.palette.colour("danger"));
}

void TableView::draw_stroke(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  const StrokeInput& stroke = hand.stroke();
  if (!stroke.active()) return;
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(stroke.surface())];
  const Vec2 tip = frame.pixel(centre_of(frame.grid, stroke.tip()));
  const float width = frame.unit * kPenWidth;
  TokenArt art = stroke_art(hand, stroke.surface(), stroke.way(), s);
  art.wet = 1;
  const Colour ink = s.palette.colour(art.paint);
  if (const auto doubtful = stroke.doubtful()) {
    canvas.line(std::array{tip, frame.pixel(centre_of(frame.grid, *doubtful))}, std::array{width}, with_alpha(ink, kDoubt));
    art.places.resize(art.places.size() - 2);
  }
  if (const auto& pen = stroke.pen(); pen && length(*pen - centre_of(frame.grid, stroke.tip())) < kFollow)
    canvas.line(std::array{tip, frame.pixel(*pen)}, std::array{width * 0.6F}, with_alpha(ink, 0.6));
  if (stroke.refused()) return draw_refused(canvas, hand, art, s);
  if (art.places.size() > 1) draw_token(canvas, s.palette, art);
  canvas.disc(tip, width * 0.8F, ink);
}

/// Pale ink struck out, since inks may be red themselves, and a cross where the fault is.
void TableView::draw_refused(Canvas& canvas, const Hand& hand, const TokenArt& art, const TableScenery& s) const {
  const StrokeInput& stroke = hand.stroke();
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(stroke.surface())];
  const Vec2 fault = frame.pixel(centre_of(frame.grid, stroke.fault()));
  strike_out(canvas, art, s);
  const float r = frame.unit * 0.3F, width = std::max(2.5F, frame.unit * 0.07F);
  const Vec2 across{r * 0.7F, r * 0.7F}, other{across.x, -across.y};
  const Colour danger = s.palette.colour("danger");
  canvas.line(std::array{fault - across, fault + across}, std::array{width}, danger);
  canvas.line(std::array{fault - other, fault + other}, std::array{width}, danger);
}

/// Where a stroke could begin: a drop of ink.
void TableView::draw_pen(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  const Preview& preview = *hand.preview();
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(preview.surface)];
  const Vec2 at = frame.pixel(centre_of(frame.grid, preview.place));
  canvas.disc(at, frame.unit * kPenWidth, with_alpha(s.palette.colour(ink_of(hand)), 0.6));
}

void TableView::watch_refused(const Hand& hand, const TableScenery& s) {
  const auto& refused = hand.refused_stroke();
  if (!refused || refused->number == refused_number_) return;
  refused_number_ = refused->number;
  fades_until_ = s.motion ? s.now + s.slide * kFade : 0;
}

void TableView::draw_refused_stroke(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  const auto& refused = hand.refused_stroke();
  if (!refused || s.now >= fades_until_) return;
  const auto opacity = static_cast<float>(std::clamp((fades_until_ - s.now) / (s.slide * kFade), 0.0, 1.0));
  const TokenArt art = stroke_art(hand, refused->surface, refused->way, s);
  canvas.set_opacity(opacity);
  strike_out(canvas, art, s);
  canvas.set_opacity(1);
}

}  // namespace tablier
