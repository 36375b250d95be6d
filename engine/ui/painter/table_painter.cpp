#include "ui/painter/table_painter.hpp"

#include "ui/painter/board_colours.hpp"
#include "ui/painter/lit_place.hpp"
#include "ui/painter/squared_paper.hpp"
#include "ui/painter/surface_art.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>

namespace tablier {
namespace {

const Grid& main_grid(const Scene& scene) {
  static const Grid kSquares;
  return scene.surfaces.empty() ? kSquares : scene.surfaces.front().grid;
}

/// Without trays the boards take all the room.
Scene only_boards(const Scene& scene) {
  Scene boards = scene;
  boards.trays.clear();
  return boards;
}

/// A pawn that bears nothing of its own has room for the symbol of its square.
bool wears_symbol(const Token& token) { return token.kind == TokenKind::pawn && token.labels.empty() && !token.places.empty(); }

/// Which piece was laid last is for those who play against each other to see; who solves a puzzle knows it. The marker under strokes is the
/// winners' where there are any.
bool shows_last(const Scene& scene, const Token& token) {
  if (token.kind == TokenKind::stroke && std::ranges::any_of(scene.tokens, &Token::winning)) return false;
  return token.last && (token.kind != TokenKind::polyform || scene.round == RoundKind::contest);
}

std::string paint_under(const Surface& surface, const Token& token) {
  const auto same = [&](const PlacePaint& p) { return p.place == token.places.front(); };
  const auto found = std::find_if(surface.paints.begin(), surface.paints.end(), same);
  return found == surface.paints.end() ? std::string() : found->paint;
}

}  // namespace

std::vector<std::string> shown_labels(TokenKind kind, const std::vector<std::string>& labels, const TableTaste& taste) {
  if (kind == TokenKind::tile) return labels;
  if (taste.labels == "none" || labels.empty()) return {};
  if (kind == TokenKind::pawn) return {labels.front()};
  return {taste.labels == "letters" ? labels.back() : labels.front()};
}

TokenArt token_art(const Scene& scene, const TableLayout& layout, const Token& token, const TableTaste& taste) {
  const auto surface = static_cast<std::size_t>(token.surface);
  const SurfaceFrame& frame = layout.surfaces[surface];
  return {.kind = token.kind,
          .grid = scene.surfaces[surface].grid,
          .places = token.places,
          .origin = frame.origin,
          .unit = frame.unit,
          .scale = taste.scale,
          .paint = token.paint,
          .labels = shown_labels(token.kind, token.labels, taste),
          .marks = taste.marks,
          .moves_as = wears_symbol(token) ? paint_under(scene.surfaces[surface], token) : std::string(),
          .last = shows_last(scene, token),
          .danger = token.danger,
          .winning = token.winning,
          .ground = scene.surfaces[surface].paint};
}

TokenArt held_art(const Scene& scene, const TrayItem& item, int orientation, Vec2 origin, float unit, const TableTaste& taste) {
  const Orientation& o = item.orientations[static_cast<std::size_t>(orientation)];
  return {.kind = item.kind,
          .grid = unbounded(main_grid(scene)),
          .places = on_one_plan(main_grid(scene), o.cells),
          .origin = origin,
          .unit = unit,
          .scale = taste.scale,
          .paint = item.paint,
          .labels = shown_labels(item.kind, o.labels, taste),
          .marks = taste.marks,
          .ground = scene.surfaces.empty() ? std::string("sheet") : scene.surfaces.front().paint};
}

TokenArt item_art(const Scene& scene, const TrayFrame& tray, const ItemSlot& slot, const TrayItem& item, int orientation,
                  const TableTaste& taste) {
  TokenArt art = held_art(scene, item, orientation, {}, tray.unit, taste);
  art.places = layers_apart(main_grid(scene), item.orientations[static_cast<std::size_t>(orientation)].cells);
  art.ink = item.barred ? Ink::dashed : Ink::pen;
  const Rect box = box_of(art.grid, art.places);
  if (stands(item.orientations[static_cast<std::size_t>(orientation)].cells))
    art.unit = std::min(art.unit, std::min(slot.box.w / box.w, slot.box.h / box.h));
  const Vec2 origin = slot.box.centre() - box.centre() * art.unit;
  art.origin = {std::round(origin.x), std::round(origin.y)};
  if (tray.paper) {
    // On its lines, at the foot of the slot, where its number is.
    const Vec2 foot{origin.x, slot.box.bottom() - box.bottom() * tray.unit};
    const Vec2 squares = (foot - tray.box.corner()) / tray.unit;
    art.origin = tray.box.corner() + Vec2{std::round(squares.x), std::round(squares.y)} * tray.unit;
  }
  return art;
}

void draw_boards(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout) {
  for (std::size_t i = 0; i < scene.surfaces.size(); ++i) draw_surface(canvas, palette, scene.surfaces[i], layout.surfaces[i]);
}

void draw_board_fronts(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout) {
  for (std::size_t i = 0; i < scene.surfaces.size(); ++i) draw_surface_front(canvas, palette, scene.surfaces[i], layout.surfaces[i]);
}

void draw_covered_symbols(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout) {
  for (std::size_t i = 0; i < scene.surfaces.size(); ++i) {
    std::vector<Place> covered;
    for (const Token& t : scene.tokens)
      if (t.surface == static_cast<int>(i) && (t.kind == TokenKind::pawn || t.kind == TokenKind::stone) && !wears_symbol(t))
        covered.push_back(t.places.front());
    draw_covered_symbols(canvas, palette, scene.surfaces[i], layout.surfaces[i], covered);
  }
}

void draw_all(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout, const TableTaste& taste) {
  draw_boards(canvas, palette, scene, layout);
  draw_covered_symbols(canvas, palette, scene, layout);
  for (const Token& token : scene.tokens) draw_token(canvas, palette, token_art(scene, layout, token, taste));
  draw_board_fronts(canvas, palette, scene, layout);
}

namespace {

/// A smaller sheet of the same paper; shapes lie on its lines.
void draw_paper(Canvas& canvas, const Palette& palette, const Scene& scene, const TrayFrame& tray) {
  const BoardColours colours(palette, scene.surfaces.front());
  const Outline page = rounded_box(tray.box, std::clamp(tray.unit * 0.12F, 2.0F, 5.0F));
  canvas.shadow(page, {0, tray.unit * 0.1F}, std::max(3.0F, tray.unit * 0.2F), palette.colour("shadow"));
  canvas.fill(page, colours.place);
  draw_squared_lines(canvas, tray.box, tray.box.corner() + Vec2{tray.unit, tray.unit} / 2, tray.unit,
                     blend(colours.place, colours.grid, 0.7), 1);
}

}  // namespace

void draw_trays(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout,
                const std::vector<std::string>& labels, float text_size) {
  const bool on_board = !main_grid(scene).bounded();
  const Colour ground = on_board && !scene.surfaces.empty() ? palette.colour(scene.surfaces.front().frame) : palette.colour("tray");
  for (std::size_t i = 0; i < layout.trays.size(); ++i) {
    const TrayFrame& tray = layout.trays[i];
    if (tray.paper) draw_paper(canvas, palette, scene, tray);
    else if (!tray.only_label) canvas.box(tray.box, std::min(16.0F * text_size / 15, tray.box.h / 2), ground);
    if (i < labels.size() && !labels[i].empty())
      canvas.text(labels[i], {tray.title.x, tray.title.centre().y},
                  {.size = text_size, .colour = on_board ? palette.colour("on_felt") : palette.colour("soft_ink")});
  }
}

namespace {

/// Lights are no smaller than this, in pixels, however small the board.
constexpr float kMinDot = 3;
/// How far a cross takes the colour of its rim where that is dark: on boards, which are light in every theme, a light red alone would be
/// lost.
constexpr double kIntoRim = 0.35;

/// With a rim that tells it from any ground.
void draw_dot(Canvas& canvas, Vec2 at, float radius, Colour colour) {
  canvas.disc(at, radius * 1.45F, with_alpha(Palette::ink_on(colour), 0.75));
  canvas.disc(at, radius, colour);
}

/// A place that glows in its own shape, up to its edges and not over them: what is written beside it stays readable.
void draw_glow(Canvas& canvas, const SurfaceFrame& frame, Place place, Colour colour) {
  struct Step {
    float size;
    double strength;
  };
  constexpr std::array kSteps{Step{0.92F, 0.3}, Step{0.8F, 0.45}, Step{0.62F, 1}};
  constexpr float kPoint = 0.44F, kRound = 0.06F;
  const Vec2 middle = centre_of(frame.grid, place);
  const bool point = frame.grid.lattice == Lattice::points;
  for (const Step& step : kSteps) {
    std::vector<Vec2> corners = corners_of(frame.grid, place);
    for (Vec2& c : corners) c = frame.pixel(middle + (c - middle) * step.size);
    const Outline shape =
        point ? circle(frame.pixel(middle), frame.unit * kPoint * step.size) : rounded_polygon(corners, frame.unit * kRound);
    canvas.fill(shape, with_alpha(colour, step.strength));
  }
}

bool is_dark(Colour c) { return c.r < 128; }

void draw_cross(Canvas& canvas, Vec2 at, float reach, Colour colour) {
  const float width = std::max(1.5F, reach * 0.4F);
  const Colour rim = Palette::ink_on(colour);
  const auto both = [&](float w, Colour c) {
    for (const Vec2 arm : {Vec2{reach, reach}, Vec2{reach, -reach}}) canvas.line(std::array{at - arm, at + arm}, std::array{w}, c);
  };
  both(width + std::max(1.0F, reach * 0.25F), with_alpha(rim, 0.6));
  both(width, is_dark(rim) ? blend(colour, rim, kIntoRim) : colour);
}

}  // namespace

void draw_highlight(Canvas& canvas, const Palette& palette, const TableLayout& layout, const Highlight& h, const std::string& text) {
  const SurfaceFrame& frame = layout.surfaces[static_cast<std::size_t>(h.surface)];
  const Vec2 at = frame.pixel(centre_of(frame.grid, h.place));
  const float u = frame.unit;
  switch (h.kind) {
    case HighlightKind::legal: draw_dot(canvas, at, std::max(kMinDot, u * 0.14F), with_alpha(palette.colour("legal"), 1)); break;
    case HighlightKind::bonus: draw_glow(canvas, frame, h.place, palette.colour("bonus")); break;
    case HighlightKind::danger: draw_cross(canvas, at, std::max(1.2F * kMinDot, u * 0.15F), palette.colour("danger")); break;
    case HighlightKind::value: return draw_value(canvas, palette, frame, h, text);
  }
  if (!text.empty())
    canvas.text(text, at,
                {.size = u * 0.22F,
                 .weight = Weight::bold,
                 .colour = palette.colour(h.kind == HighlightKind::bonus ? "on_gold" : "ink"),
                 .align = Align::middle});
}

namespace {

/// Of the words of an event in a box of that height.
float event_text_size(float height) { return height / 1.75F; }
float event_dot(float height) { return height * 0.2F; }
/// A word with the dot before it.
float word_width(const Canvas& canvas, const EventLabel& word, float height) {
  const TextLook look{.size = event_text_size(height), .weight = Weight::bold, .colour = {}};
  return canvas.text_width(word.text, look) + (word.seat ? 3.5F * event_dot(height) : 0);
}
float word_gap(float height) { return height * 0.5F; }

}  // namespace

Vec2 event_size(const Canvas& canvas, const SurfaceFrame& frame, const EventLook& look, float scale) {
  const float size = std::clamp(frame.unit * 0.22F, 14.0F * scale, 22.0F * scale), h = size * 1.75F;
  float w = size * 1.4F - word_gap(h);
  for (const EventLabel& word : look.labels) w += word_width(canvas, word, h) + word_gap(h);
  return {w, h};
}

void draw_event(Canvas& canvas, const Palette& palette, Rect box, const EventLook& look, float scale) {
  const float dot = event_dot(box.h), size = event_text_size(box.h);
  const Outline pill = rounded_box(box, box.h / 2);
  const Colour ink = palette.colour(look.lost ? "on_danger" : "on_gold");
  canvas.set_opacity(look.opacity);
  canvas.shadow(pill, {0, 2 * scale}, 5 * scale, palette.colour("shadow"));
  canvas.fill(pill, palette.colour(look.lost ? "danger" : "gold"));
  Vec2 at{box.x + size * 0.7F, box.centre().y};
  for (const EventLabel& word : look.labels) {
    if (word.seat) {
      canvas.disc({at.x + dot, at.y}, dot + (look.lost ? 2.5F : 1.5F) * scale, ink);
      canvas.disc({at.x + dot, at.y}, dot, *word.seat);
    }
    const float before = word.seat ? 3.5F * dot : 0;
    canvas.text(word.text, {at.x + before, at.y}, {.size = size, .weight = Weight::bold, .colour = ink});
    at.x += word_width(canvas, word, box.h) + word_gap(box.h);
  }
  canvas.set_opacity(1);
}

float picture_aspect(const Scene& scene) {
  constexpr float kLarge = 1000, kAround = 100;
  Rect boards;
  for (const SurfaceFrame& f : lay_out(only_boards(scene), {.area = {0, 0, kLarge, kLarge}, .margin = 0, .labelled = false}).surfaces)
    boards = united(boards, f.box);
  return (boards.h + kAround) / (boards.w + kAround);
}

TableLayout picture_layout(const Scene& scene, Rect box) {
  return lay_out(only_boards(scene), {.area = box, .margin = std::min(box.w, box.h) * 0.05F, .labelled = false});
}

void draw_picture(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout, const TableTaste& taste) {
  draw_all(canvas, palette, only_boards(scene), layout, taste);
  for (const Highlight& h : scene.highlights)
    if (h.kind == HighlightKind::legal && has_symbol(scene, palette, h)) draw_lit_place(canvas, palette, layout, h);
}

void draw_picture(Canvas& canvas, const Palette& palette, const Scene& scene, Rect box, const TableTaste& taste) {
  draw_picture(canvas, palette, scene, picture_layout(scene, box), taste);
}

}  // namespace tablier
