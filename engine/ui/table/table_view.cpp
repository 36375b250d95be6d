#include "ui/table/table_view.hpp"

#include "ui/painter/lit_place.hpp"
#include "ui/painter/surface_art.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/symbol_art.hpp"

#include <algorithm>
#include <array>

namespace tablier {
namespace {

constexpr float kGhost = 0.45F;
/// A board is under the mouse as far out as this, in units.
constexpr float kNear = 0.6F;
constexpr float kTrayText = 14;
/// What is taken flies to its bowl so many times slower than things slide: across the board, and for all eyes to follow.
constexpr double kFlight = 2;
/// In a room smaller than this everything comes nearer to its edges.
constexpr float kSmallRoom = 520, kSmallMargin = 14;

const TrayItem* find_item(const Scene& scene, int id) {
  for (const Tray& tray : scene.trays)
    for (const TrayItem& item : tray.items)
      if (item.id == id) return &item;
  return nullptr;
}

/// Said to be on the board already.
bool is_begun(const Hand& hand, int id) {
  const auto& tokens = hand.begun_tokens();
  return std::any_of(tokens.begin(), tokens.end(), [id](const Token& t) { return t.id == id; });
}

bool slides(const Hand& hand, const Token& token) {
  return hand.sliding_from() && token.surface == hand.slide_surface() && token.places.front() == *hand.sliding_from();
}

bool is_held(const Hand& hand, int id) { return hand.held() && hand.held()->item == id; }

float distance(Rect box, Vec2 p) {
  const float dx = std::max({box.x - p.x, 0.0F, p.x - box.right()}), dy = std::max({box.y - p.y, 0.0F, p.y - box.bottom()});
  return std::hypot(dx, dy);
}

bool same_items(const Tray& a, const Tray& b) {
  return std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(),
                    [](const TrayItem& x, const TrayItem& y) { return x.id == y.id; });
}

/// Tiles come and go, and some may not see them.
bool is_rack(const Tray& tray) {
  return tray.hidden > 0 || std::any_of(tray.items.begin(), tray.items.end(), [](const TrayItem& i) { return i.kind == TokenKind::tile; });
}

/// Adds the items of a scene that are not known yet; a bowl or a rack has just what it has. True when that changes anything.
bool add_items(Scene& known, const Scene& seen, const std::vector<int>& bowls) {
  bool changed = known.trays.size() != seen.trays.size();
  known.trays.resize(seen.trays.size());
  for (std::size_t i = 0; i < seen.trays.size(); ++i) {
    if (bowls[i] > 0 || is_rack(known.trays[i]) || is_rack(seen.trays[i])) {
      changed = changed || !same_items(known.trays[i], seen.trays[i]);
      known.trays[i].items = seen.trays[i].items;
      continue;
    }
    for (const TrayItem& item : seen.trays[i].items) {
      if (find_item(known, item.id)) continue;
      known.trays[i].items.push_back(item);
      changed = true;
    }
  }
  return changed;
}

bool is_stone(const TrayItem& item) {
  return item.kind == TokenKind::stone && item.copies <= 1 && item.orientations.size() == 1 && item.orientations[0].cells.size() == 1;
}

/// How much room each tray has, where it is a bowl: one for stones, and what it has at first is what it must hold.
std::vector<int> bowls_of(const Scene& scene) {
  constexpr int kEmptyBowl = 10;
  const bool stones = std::all_of(scene.trays.begin(), scene.trays.end(),
                                  [](const Tray& t) { return t.hidden == 0 && std::all_of(t.items.begin(), t.items.end(), is_stone); });
  std::vector<int> bowls(scene.trays.size(), 0);
  for (std::size_t i = 0; i < bowls.size() && stones; ++i)
    bowls[i] = scene.trays[i].items.empty() ? kEmptyBowl : static_cast<int>(scene.trays[i].items.size());
  return bowls;
}

bool same_boards(const Scene& a, const Scene& b) {
  return std::equal(a.surfaces.begin(), a.surfaces.end(), b.surfaces.begin(), b.surfaces.end(), [](const Surface& x, const Surface& y) {
    return x.grid.lattice == y.grid.lattice && x.grid.width == y.grid.width && x.grid.height == y.grid.height &&
           x.grid.depth == y.grid.depth;
  });
}

/// A little within the place.
Outline outline_of(const SurfaceFrame& frame, Place place) {
  if (frame.grid.lattice != Lattice::triangles) return rounded_box(frame.place_box(place).inset(frame.unit * 0.05F), frame.unit * 0.1F);
  constexpr float kWithin = 0.9F;
  std::vector<Vec2> corners = corners_of(frame.grid, place);
  const Vec2 middle = centre_of(frame.grid, place);
  for (Vec2& c : corners) c = frame.pixel(lerp(middle, c, kWithin));
  return rounded_polygon(corners, frame.unit * 0.05F);
}

bool boundless(const Scene& scene) {
  return std::any_of(scene.surfaces.begin(), scene.surfaces.end(), [](const Surface& s) { return !s.grid.bounded(); });
}

}  // namespace

void TableView::reset() {
  reference_ = {};
  by_hand_.clear();
  motions_.clear();
}

void TableView::see(const Scene& scene) {
  bool news = false;
  if (!same_boards(reference_, scene) || bowls_.size() != scene.trays.size()) {
    reference_ = {};
    bowls_ = bowls_of(scene);
    camera_.fit();
    news = true;
  }
  reference_.surfaces = scene.surfaces;
  news = add_items(reference_, scene, bowls_) || news;
  if (boundless(scene) && reference_.tokens.size() != scene.tokens.size()) news = true;
  reference_.tokens = scene.tokens;
  if (news) lay_out_again();
}

void TableView::place(Rect area, float scale) {
  if (area == area_ && scale == scale_) return;
  area_ = area;
  scale_ = scale;
  motions_.clear();
  lay_out_again();
}

void TableView::lay_out_again() {
  const float margin = std::min(area_.w, area_.h) < kSmallRoom * scale_ ? kSmallMargin : TableSpace{}.margin;
  layout_ = lay_out(reference_, {.area = area_, .scale = scale_, .margin = margin, .bowls = bowls_});
  camera_.apply(layout_);
  ++version_;
}

void TableView::draw_still(Canvas& canvas, const TableScenery& s) const {
  draw_boards(canvas, s.palette, reference_, layout_);
  if (!roams()) draw_trays(canvas, s.palette, reference_, layout_, {}, kTrayText * s.scale);
}

bool TableView::roams() const { return boundless(reference_); }

void TableView::pan(Vec2 by) {
  if (roams()) look_from([&](const SurfaceFrame& frame) { camera_.pan(frame, by); });
}

void TableView::zoom(float factor, Vec2 about) {
  if (roams()) look_from([&](const SurfaceFrame& frame) { camera_.zoom(frame, factor, about, scale_); });
}

void TableView::look_from(const std::function<void(const SurfaceFrame&)>& change) {
  for (const SurfaceFrame& frame : layout_.surfaces) {
    if (frame.grid.bounded()) continue;
    change(frame);
    break;
  }
  camera_.apply(layout_);
  motions_.clear();
}

void TableView::fit() {
  camera_.fit();
  lay_out_again();
}

void TableView::draw(Canvas& canvas, const Hand& hand, const TableScenery& s) {
  motions_.set_on(s.motion);
  shines_until_ = s.solved_at && s.motion ? *s.solved_at + s.shine : 0;
  watch_refused(hand, s);
  if (hand.stroke().active()) by_hand_ = hand.stroke().places();
  if (hand.scene().surfaces.size() != layout_.surfaces.size()) return;
  if (!roams()) draw_words(canvas, hand.scene(), s);
  draw_praise(canvas, hand.scene(), s);
  draw_tokens(canvas, hand, s);
  draw_board_fronts(canvas, s.palette, hand.scene(), layout_);
  draw_lights(canvas, hand, s);
  draw_values(canvas, s);
  if (roams()) {  // trays lie on the table: what is beyond them goes under
    draw_trays(canvas, s.palette, reference_, layout_, {}, kTrayText * s.scale);
    draw_words(canvas, hand.scene(), s);
  }
  if (!s.curtain) draw_items(canvas, hand, s);
  draw_gestures(canvas, hand, s);
  draw_stroke(canvas, hand, s);
  draw_refused_stroke(canvas, hand, s);
  draw_suggestion(canvas, hand, s);
  draw_cursor(canvas, hand, s);
  draw_held(canvas, hand, s);
  draw_sliding(canvas, hand, s);
  draw_preview(canvas, hand, s);
  draw_news(canvas, s);
  motions_.seen_all();
  if (!s.typed_note.empty()) draw_typed(canvas, s);
}

TokenArt TableView::art_of(const Scene& scene, const Token& token, const TableScenery& s) const {
  TokenArt art = token_art(scene, layout_, token, s.taste);
  art.danger = art.danger && s.dangers;
  if (!s.numbers || token.kind != TokenKind::stone) return art;
  if (const auto number = s.numbers->find(token.id); number != s.numbers->end()) art.number = static_cast<int>(number->second);
  return art;
}

TokenArt TableView::moved(TokenArt art, int id, const TableScenery& s, bool comes) {
  if (id == 0) return art;  // things that have no name of their own are not seen to move
  if (comes) motions_.comes(id, seen(art), s.now, s.slide);
  else motions_.lies(id, seen(art), s.now, id == dropped_ ? s.snap : s.slide);
  return seen_now(std::move(art), id, s.now);
}

TokenArt TableView::moved_item(TokenArt art, int id, std::size_t tray, const TableScenery& s) {
  if (id == 0 || !is_bowl(tray) || id == dropped_) return moved(std::move(art), id, s);
  motions_.lies(id, seen(art), s.now, s.slide * kFlight);
  return seen_now(std::move(art), id, s.now);
}

TokenArt TableView::seen_now(TokenArt art, int id, double now) const {
  if (!motions_.moving(id, now)) return art;
  show_at(art, motions_.now(id, now));
  art.lift = 0.5F;
  return art;
}

std::optional<Seen> TableView::on_its_way(int id, double now) const {
  if (!motions_.moving(id, now)) return std::nullopt;
  return motions_.now(id, now);
}

void TableView::draw_tokens(Canvas& canvas, const Hand& hand, const TableScenery& s) {
  std::vector<TokenArt> on_their_way;
  draw_covered_symbols(canvas, s.palette, hand.scene(), layout_);
  for (const Token& token : hand.scene().tokens) {
    if (slides(hand, token)) continue;
    const TokenArt own = art_of(hand.scene(), token, s);
    const TokenArt art = token.kind == TokenKind::stroke ? settling(own, token, s) : moved(own, token.id, s, token.last);
    if (art.lift > 0) {
      on_their_way.push_back(art);
      continue;
    }
    draw_token(canvas, s.palette, art);
    draw_shine(canvas, art, s);
  }
  for (const TokenArt& art : on_their_way) draw_token(canvas, s.palette, art);
}

void TableView::draw_items(Canvas& canvas, const Hand& hand, const TableScenery& s) {
  const std::vector<Tray>& trays = hand.scene().trays;
  for (std::size_t i = 0; i < trays.size(); ++i)
    for (const TrayItem& item : trays[i].items) {
      const TrayFrame* frame = nullptr;
      const ItemSlot* slot = layout_.slot(item.id, &frame);
      const bool taken = is_held(hand, item.id) && item.copies <= 1 && item.kind != TokenKind::stroke;
      if (!slot || item.orientations.empty() || (taken && !hand.picks(item.id))) continue;
      if (is_begun(hand, item.id)) continue;
      const TokenArt art = moved_item(item_art(hand.scene(), *frame, *slot, item, hand.orientation(item.id), s.taste), item.id, i, s);
      draw_token(canvas, s.palette, art);
      draw_tally(canvas, item, *frame, *slot, s);
      if (s.hovered == item.id && hand.idle()) tint_token(canvas, art, with_alpha(kWhite, 0.14));
      if (item.copies > 1)
        canvas.text("×" + std::to_string(item.copies), {slot->box.right(), slot->box.bottom()},
                    {.size = 13 * s.scale, .weight = Weight::bold, .colour = s.palette.colour("soft_ink"), .align = Align::right});
    }
}

void TableView::draw_shine(Canvas& canvas, const TokenArt& art, const TableScenery& s) const {
  if (!shining(s) || (s.many && !art.winning)) return;
  const Rect box = layout_.surfaces.front().box;
  const Vec2 at = seen(art).middle - box.corner();
  const double across = static_cast<double>(at.x / box.w + at.y / box.h) / 2;
  const double t = std::clamp(((s.now - *s.solved_at) / s.shine - across * 0.55) / 0.45, 0.0, 1.0);
  tint_token(canvas, art, with_alpha(kWhite, 0.5 * std::sin(t * 3.14159265)));
}

void TableView::draw_lights(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  const auto lights = hand.lights();
  // A bonus that is not for what is held would only mislead.
  const auto within_reach = [&](const Highlight& h) {
    return h.kind != HighlightKind::bonus || !hand.held() ||
           std::any_of(lights.begin(), lights.end(), [&](const Highlight& l) { return l.surface == h.surface && l.place == h.place; });
  };
  for (const Highlight& h : lights) {
    if (h.kind == HighlightKind::legal && has_symbol(hand.scene(), s.palette, h)) draw_lit_place(canvas, s.palette, layout_, h);
    else draw_highlight(canvas, s.palette, layout_, h, {});
  }
  for (const Highlight& h : hand.scene().highlights)
    if (within_reach(h)) draw_highlight(canvas, s.palette, layout_, h, s.say(h.text));
}

void TableView::draw_values(Canvas& canvas, const TableScenery& s) const {
  const auto less = [](const Highlight& a, const Highlight& b) { return a.value < b.value; };
  const auto best = std::max_element(s.values.begin(), s.values.end(), less);
  for (const Highlight& h : s.values) {
    draw_highlight(canvas, s.palette, layout_, h, s.say(h.text));
    if (h.value < best->value) continue;
    const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(h.surface)];
    canvas.stroke(outline_of(frame, h.place), std::max(2.0F, frame.unit * 0.05F), s.palette.colour("winning"), true);
  }
}

void TableView::mark_item(Canvas& canvas, int item, const TableScenery& s) const {
  if (const ItemSlot* slot = layout_.slot(item))
    canvas.stroke(rounded_box(slot->box.inset(-3 * s.scale), slot->box.w / 2), 3 * s.scale, s.palette.colour("accent"), true);
}

void TableView::draw_gestures(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  for (const Gesture& g : hand.begun()) {  // what is said but not yet played
    if (g.kind == GestureKind::pick) mark_item(canvas, g.item, s);
  }
  for (const Token& token : hand.begun_tokens()) {
    draw_token(canvas, s.palette, token_art(hand.scene(), layout_, token, s.taste));
    suggest(canvas, hand, s, {.kind = GestureKind::put, .surface = token.surface, .places = token.places});
  }
}

void TableView::draw_sliding(Canvas& canvas, const Hand& hand, const TableScenery& s) {
  if (!hand.sliding_from()) return;
  for (const Token& token : hand.scene().tokens) {
    if (!slides(hand, token)) continue;
    TokenArt art = art_of(hand.scene(), token, s);
    const Spot at = hand.sliding_at();
    const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(at.surface)];
    art.unit = frame.unit;
    art.origin = frame.pixel(at.at) - centre_of(art.grid, token.places.front()) * frame.unit;
    art.lift = 1;
    draw_token(canvas, s.palette, art);
    dropped_ = token.id;
    motions_.shown(token.id, seen(art));
  }
}

void TableView::draw_held(Canvas& canvas, const Hand& hand, const TableScenery& s) {
  if (!hand.held()) return;
  const Held& held = *hand.held();
  const TrayItem* item = find_item(hand.scene(), held.item);
  if (!item) return;
  if (hand.picks(held.item)) return mark_item(canvas, held.item, s);
  draw_ghost(canvas, hand, s);
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(held.middle.surface)];
  TokenArt art = held_art(hand.scene(), *item, held.orientation, {}, frame.unit, s.taste);
  art.origin = frame.pixel(held.middle.at) - middle_of(art.grid, art.places) * frame.unit;
  art.lift = 1;
  if (held.by_keys) {
    art.lift = 0.6F;
    art.origin.y -= frame.unit * 0.06F;
  }
  draw_token(canvas, s.palette, art);
  dropped_ = held.item;
  if (art.kind != TokenKind::stroke) motions_.shown(held.item, seen(art));  // a shape that is drawn stays in its tray
  if (!hand.ghost() || hand.ghost()->legal) return;
  outline_token(canvas, art, std::max(2.5F, frame.unit * 0.05F), s.palette.colour("danger"));
  const Rect box = box_of(art.grid, art.places);
  const Vec2 corner = art.pixel(box.corner());
  draw_why(canvas, s, {corner.x, corner.y, box.w * art.unit, box.h * art.unit}, hand.ghost()->why);
}

void TableView::draw_ghost(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  const auto& ghost = hand.ghost();
  if (!ghost || !ghost->legal || hand.held()->by_keys) return;
  const TrayItem* item = find_item(hand.scene(), hand.held()->item);
  Token token{.id = 0, .kind = item->kind, .surface = ghost->surface, .places = ghost->places, .paint = item->paint};
  token.labels = item->orientations[static_cast<std::size_t>(hand.held()->orientation)].labels;
  TokenArt art = token_art(hand.scene(), layout_, token, s.taste);
  art.flat = true;
  canvas.set_opacity(kGhost);
  draw_token(canvas, s.palette, art);
  canvas.set_opacity(1);
}

void TableView::draw_shade(Canvas& canvas, const Token& token, const TableScenery& s) const {
  TokenArt art = token_art(reference_, layout_, token, s.taste);
  art.flat = true;
  canvas.set_opacity(kGhost);
  draw_token(canvas, s.palette, art);
  canvas.set_opacity(1);
}

void TableView::draw_preview(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  const auto& preview = hand.preview();
  if (!preview || s.curtain || hand.held()) return;
  if (preview->token) return draw_shade(canvas, *preview->token, s);
  if (preview->legal && preview->stroke) return draw_pen(canvas, hand, s);
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(preview->surface)];
  const Vec2 at = frame.pixel(centre_of(frame.grid, preview->place));
  const float r = frame.unit * 0.3F, width = std::max(2.5F, frame.unit * 0.07F);
  const Colour colour = s.palette.colour(preview->legal ? "accent" : "danger");
  canvas.stroke(circle(at, r), width, colour, true);
  if (preview->legal) return;
  const Vec2 across{r * 0.7F, r * 0.7F};
  canvas.line(std::array{at - across, at + across}, std::array{width}, colour);
  // Away from the middle, where more lies.
  draw_why(canvas, s, {at.x - r, at.y - r, 2 * r, 2 * r}, preview->why, at.y < frame.box.centre().y && at.y - 64 * s.scale > area_.y);
}

void TableView::draw_cursor(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  if (!hand.cursor_shown() || hand.held()) return;
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(hand.cursor_surface())];
  const Outline outline = outline_of(frame, *hand.cursor());
  const float width = std::max(2.5F, frame.unit * 0.05F);
  canvas.stroke(outline, width * 2, with_alpha(kWhite, 0.75), true);  // to be seen on things of its own colour too
  canvas.stroke(outline, width, s.palette.colour("focus"), true);
}

std::optional<int> TableView::item_at(const Hand& hand, Vec2 pixel) const {
  for (const Tray& tray : hand.scene().trays)
    for (const TrayItem& item : tray.items) {
      const TrayFrame* frame = nullptr;
      const ItemSlot* slot = layout_.slot(item.id, &frame);
      if (!slot || item.orientations.empty()) continue;
      const TokenArt art = item_art(hand.scene(), *frame, *slot, item, hand.orientation(item.id), {});
      for (const Place p : art.places) {
        const Place one[] = {p};
        const Rect box = box_of(art.grid, one);
        const Vec2 corner = art.pixel(box.corner());
        if (Rect{corner.x, corner.y, box.w * art.unit, box.h * art.unit}.inset(-2 * scale_).contains(pixel)) return item.id;
      }
    }
  return std::nullopt;
}

Vec2 TableView::grip_of(const Hand& hand, int id, Vec2 pixel) const {
  const TrayFrame* frame = nullptr;
  const ItemSlot* slot = layout_.slot(id, &frame);
  const TrayItem* item = find_item(hand.scene(), id);
  if (!slot || !item) return {};
  const TokenArt art = item_art(hand.scene(), *frame, *slot, *item, hand.orientation(id), {});
  return (art.pixel(middle_of(art.grid, art.places)) - pixel) / art.unit;
}

Spot TableView::spot_at(Vec2 pixel) const {
  Spot spot;
  float nearest = 1e9F;
  for (std::size_t i = 0; i < layout_.surfaces.size(); ++i) {
    const float d = distance(layout_.surfaces[i].box, pixel);
    if (d >= nearest) continue;
    nearest = d;
    spot = {static_cast<int>(i), layout_.surfaces[i].units(pixel)};
  }
  return spot;
}

bool TableView::on_board(Vec2 pixel) const {
  if (layout_.on_tray(pixel)) return false;
  return std::any_of(layout_.surfaces.begin(), layout_.surfaces.end(),
                     [&](const SurfaceFrame& f) { return distance(f.box, pixel) < f.unit * kNear; });
}

}  // namespace tablier
