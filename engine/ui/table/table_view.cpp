#include "ui/table/table_view.hpp"

#include "ui/painter/lit_place.hpp"
#include "ui/painter/surface_art.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/symbol_art.hpp"
#include "ui/table/known_items.hpp"
#include "ui/table/view_parts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tablier {
namespace {

constexpr float kTrayText = 14;
/// What can be laid nowhere now is as pale.
constexpr float kFitsNowhere = 0.6F;
/// What is taken flies to its bowl so many times slower than things slide: across the board, and for all eyes to follow.
constexpr double kFlight = 2;
/// So is a stone turned over: its edge is to be seen.
constexpr double kTurn = 2;
/// How much is seen of what waits in trays while one looks back.
constexpr float kPast = 0.4F;
/// In a room smaller than this everything comes nearer to its edges.
constexpr float kSmallRoom = 520, kSmallMargin = 10;

/// Said to be on the board already.
bool is_begun(const Hand& hand, int id) {
  const auto& tokens = hand.begun_tokens();
  return std::any_of(tokens.begin(), tokens.end(), [id](const Token& t) { return t.id == id; });
}

bool is_held(const Hand& hand, int id) { return hand.held() && hand.held()->item == id; }

/// A move that is advised is put there: its ring is around what is printed in the middle.
bool is_put(const Touch& advised, const Highlight& h) {
  return std::any_of(advised.begin(), advised.end(), [&h](const Gesture& g) {
    return g.kind == GestureKind::put && g.surface == h.surface && g.places.front() == h.place;
  });
}

}  // namespace

void TableView::reset() {
  reference_ = {};
  by_hand_.clear();
  motions_.clear();
  turns_.clear();
  drawn_.clear();
}

void TableView::see(const Scene& scene) {
  bool news = false;
  const bool others = !same_boards(reference_, scene);
  if (others) split_ = {};
  if (others || bowls_.size() != scene.trays.size()) {
    reference_ = {};
    bowls_ = bowls_of(scene);
    camera_.fit();
    news = true;
  }
  if (!news && !look_alike(reference_.surfaces, scene.surfaces)) ++version_;
  reference_.surfaces = scene.surfaces;
  note_drawn(reference_, scene, drawn_);
  news = add_items(reference_, scene) || news;
  if (boundless(scene) && reference_.tokens.size() != scene.tokens.size()) news = true;
  reference_.tokens = scene.tokens;
  if (news) lay_out_again();
}

void TableView::place(Rect area, float scale, std::vector<Rect> cards) {
  if (area == area_ && scale == scale_ && cards == cards_) return;
  if (area != area_ || scale != scale_) split_ = {};
  area_ = area;
  cards_ = std::move(cards);
  scale_ = scale;
  motions_.clear();
  lay_out_again();
}

void TableView::lay_out_again() {
  const float margin = std::min(area_.w, area_.h) < kSmallRoom * scale_ ? kSmallMargin : TableSpace{}.margin;
  layout_ = lay_out(reference_, {.area = area_, .scale = scale_, .margin = margin, .bowls = bowls_, .cards = cards_, .split = split_});
  split_ = layout_.split;
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
  turns_.set_on(s.motion);
  shines_until_ = s.solved_at && s.motion ? *s.solved_at + s.shine : 0;
  watch_refused(hand, s);
  if (hand.stroke().active()) by_hand_ = hand.stroke().places();
  if (hand.scene().surfaces.size() != layout_.surfaces.size()) return;
  if (!roams()) draw_labels(canvas, hand.scene(), s);
  draw_praise(canvas, hand.scene(), s);
  draw_tokens(canvas, hand, s);
  draw_board_fronts(canvas, s.palette, hand.scene(), layout_);
  draw_lights(canvas, hand, s);
  draw_values(canvas, s);
  if (roams()) {  // trays lie on the table: what is beyond them goes under
    draw_trays(canvas, s.palette, reference_, layout_, {}, kTrayText * s.scale);
    draw_labels(canvas, hand.scene(), s);
  }
  canvas.set_opacity(s.past ? kPast : 1);
  if (!s.curtain) draw_items(canvas, hand, s);
  canvas.set_opacity(1);
  draw_gestures(canvas, hand, s);
  draw_stroke(canvas, hand, s);
  draw_refused_stroke(canvas, hand, s);
  draw_suggestion(canvas, hand, s);
  draw_line_of_moves(canvas, hand, s);
  draw_cursor(canvas, hand, s);
  draw_held(canvas, hand, s);
  draw_sliding(canvas, hand, s);
  draw_preview(canvas, hand, s);
  draw_value_over_preview(canvas, hand, s);
  draw_refusal(canvas, hand, s);
  draw_news(canvas, s);
  motions_.seen_all();
  turns_.seen_all();
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

TokenArt TableView::turning(TokenArt art, const Token& token, const TableScenery& s) {
  if (token.kind != TokenKind::stone || token.id == 0) return art;
  Turns::Side side = turns_.side(token.id, art.paint, s.now, s.slide * kTurn);
  art.paint = std::move(side.paint);
  art.width = side.width;
  return art;
}

std::optional<Seen> TableView::on_its_way(int id, double now) const {
  if (!motions_.moving(id, now)) return std::nullopt;
  return motions_.now(id, now);
}

void TableView::draw_tokens(Canvas& canvas, const Hand& hand, const TableScenery& s) {
  std::vector<TokenArt> on_their_way;
  draw_covered_symbols(canvas, s.palette, hand.scene(), layout_);
  if (hand.sliding_from())
    draw_chosen_place(canvas, s.palette, layout_.surfaces[static_cast<std::size_t>(hand.slide_surface())], *hand.sliding_from());
  for (const Token& token : hand.scene().tokens) {
    if (slides(hand, token)) continue;
    const TokenArt own = turning(art_of(hand.scene(), token, s), token, s);
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
      if (is_held(hand, item.id) || (s.hovered == item.id && hand.idle()))
        frame_item(canvas, item, *frame, *slot, art, is_held(hand, item.id), s);
      canvas.set_opacity(hand.fits_nowhere(item.id) ? kFitsNowhere : 1);
      draw_token(canvas, s.palette, art);
      canvas.set_opacity(1);
      if (std::ranges::count(drawn_, item.id) > 0)
        outline_token(canvas, art, std::max(2.5F * s.scale, art.unit * 0.05F), s.palette.colour("gold"));
      draw_tally(canvas, item, *frame, *slot, art, s);
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
    if (hand.sliding_from() && h.kind == HighlightKind::legal && takes(hand.scene(), h)) draw_taken_place(canvas, s.palette, layout_, h);
    else if (h.kind == HighlightKind::legal && has_symbol(hand.scene(), s.palette, h))
      draw_lit_place(canvas, s.palette, layout_, h, !is_put(s.suggested, h));
    else draw_highlight(canvas, s.palette, layout_, h, {});
  }
  // What is held there, or could be, tells what it brings itself.
  const auto covered = [&](const Highlight& h) {
    const auto& ghost = hand.ghost();
    return ghost && ghost->legal && ghost->surface == h.surface && std::ranges::count(ghost->places, h.place) > 0;
  };
  for (const Highlight& h : hand.scene().highlights)
    if (within_reach(h) && !covered(h)) draw_highlight(canvas, s.palette, layout_, h, s.say(h.text));
}

/// What a place is worth is read through no ghost: once more over the one that stands there.
void TableView::draw_value_over_preview(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  const auto& preview = hand.preview();
  if (!preview || !preview->token || s.curtain || hand.held()) return;
  for (const Highlight& h : s.values)
    if (h.surface == preview->token->surface && std::ranges::count(preview->token->places, h.place) > 0)
      draw_highlight(canvas, s.palette, layout_, h, s.say(h.text));
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

}  // namespace tablier
