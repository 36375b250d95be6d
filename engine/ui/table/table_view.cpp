#include "ui/table/table_view.hpp"

#include "ui/painter/lit_place.hpp"
#include "ui/painter/surface_art.hpp"
#include "ui/painter/symbol_art.hpp"
#include "ui/table/hand_drawing.hpp"
#include "ui/table/label_drawing.hpp"
#include "ui/table/light_drawing.hpp"
#include "ui/table/read_places.hpp"
#include "ui/table/refusal_drawing.hpp"
#include "ui/table/stroke_drawing.hpp"
#include "ui/table/tray_drawing.hpp"
#include "ui/table/view_parts.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace tablier {
namespace {

constexpr float kTrayText = 14;
/// What can be laid nowhere now is as pale.
constexpr float kFitsNowhere = 0.76F;
/// How much is seen of what waits in trays while one looks back.
constexpr float kPast = 0.4F;

/// Said to be on the board already.
bool is_begun(const Hand& hand, int id) {
  const auto& tokens = hand.begun_tokens();
  return std::any_of(tokens.begin(), tokens.end(), [id](const Token& t) { return t.id == id; });
}

bool is_held(const Hand& hand, int id) { return hand.held() && hand.held()->item == id; }

}  // namespace

void TableView::reset() {
  room_.reset();
  motions_.reset();
}

void TableView::place(Rect area, float scale, std::vector<Rect> cards) {
  if (room_.place(area, scale, std::move(cards))) motions_.clear();
}

void TableView::pan(Vec2 by) {
  if (!roams()) return;
  room_.pan(by);
  motions_.clear();
}

void TableView::zoom(float factor, Vec2 about) {
  if (!roams()) return;
  room_.zoom(factor, about);
  motions_.clear();
}

void TableView::draw_still(Canvas& canvas, const TableScenery& s) const {
  draw_boards(canvas, s.palette, room_.table(), layout());
  if (!roams()) draw_trays(canvas, s.palette, room_.table(), layout(), {}, kTrayText * s.scale);
}

void TableView::draw(Canvas& canvas, const Hand& hand, const TableScenery& s) {
  motions_.begin(hand, s.motion);
  shines_until_ = s.solved_at && s.motion ? *s.solved_at + s.shine : 0;
  watch_refused(hand, s);
  if (hand.scene().surfaces.size() != layout().surfaces.size()) return;
  const TableDrawing d{canvas, room_.table(), layout(), room_.area(), hand, s};
  if (!roams()) draw_labels(d);
  draw_praise(d);
  draw_tokens(d);
  draw_board_fronts(canvas, s.palette, hand.scene(), layout());
  draw_lights(d);
  draw_values(d);
  if (roams()) {  // trays lie on the table: what is beyond them goes under
    draw_trays(canvas, s.palette, room_.table(), layout(), {}, kTrayText * s.scale);
    draw_labels(d);
  }
  canvas.set_opacity(s.past ? kPast : 1);
  if (!s.curtain) draw_items(d);
  canvas.set_opacity(1);
  draw_gestures(d);
  draw_stroke(d);
  draw_refused_stroke(d, fades_until_);
  draw_suggestion(d);
  draw_line_of_moves(d);
  draw_cursor(d);
  draw_held(d, motions_);
  draw_sliding(d, motions_);
  draw_preview(d);
  draw_value_over_preview(d);
  draw_refusal(d);
  bubbles_ = draw_bubbles(d);
  read_ = read_boxes(d);
  motions_.end();
  named_places_ = 0;
  if (s.typed_note.empty()) return;
  named_places_ = draw_place_names(d);
  draw_typed(d);
}

std::vector<Rect> TableView::shown_boxes() const {
  std::vector<Rect> boxes;
  if (!roams())
    for (const SurfaceFrame& frame : layout().surfaces) add_board(boxes, frame, read_);
  for (const TrayFrame& tray : layout().trays)
    if (!tray.on_card) boxes.push_back(tray.only_label ? tray.title : tray.box);
  return boxes;
}

void TableView::watch_refused(const Hand& hand, const TableScenery& s) {
  const auto& refused = hand.refused_stroke();
  if (!refused || refused->number == refused_number_) return;
  refused_number_ = refused->number;
  fades_until_ = s.motion ? s.now + refused_fade(s) : 0;
}

/// What is on its way goes over what lies.
void TableView::draw_tokens(const TableDrawing& d) {
  std::vector<TokenArt> on_their_way;
  const Palette& palette = d.scenery.palette;
  draw_covered_symbols(d.canvas, palette, d.hand.scene(), d.layout);
  if (d.hand.sliding_from())
    draw_chosen_place(d.canvas, palette, d.layout.surfaces[static_cast<std::size_t>(d.hand.slide_surface())], *d.hand.sliding_from());
  for (const Token& token : d.hand.scene().tokens) {
    if (slides(d.hand, token)) continue;
    const TokenArt art = motions_.token(art_of(d, token), token, d.scenery);
    if (art.lift > 0) {
      on_their_way.push_back(art);
      continue;
    }
    draw_token(d.canvas, palette, art);
    draw_shine(d, art);
  }
  for (const TokenArt& art : on_their_way) draw_token(d.canvas, palette, art);
}

void TableView::draw_items(const TableDrawing& d) {
  tallies_.clear();
  const TableScenery& s = d.scenery;
  const std::vector<Tray>& trays = d.hand.scene().trays;
  const std::vector<int> drawn = room_.drawn();
  for (std::size_t i = 0; i < trays.size(); ++i)
    for (const TrayItem& item : trays[i].items) {
      const TrayFrame* frame = nullptr;
      const ItemSlot* slot = d.layout.slot(item.id, &frame);
      const bool held = is_held(d.hand, item.id), hovered = s.hovered == item.id && d.hand.idle();
      const bool taken = held && item.copies <= 1 && item.kind != TokenKind::stroke;
      if (!slot || item.orientations.empty() || (taken && !d.hand.picks(item.id)) || is_begun(d.hand, item.id)) continue;
      const TokenArt still = item_art(d.hand.scene(), *frame, *slot, item, d.hand.orientation(item.id), s.taste);
      const TokenArt art = motions_.item(still, item.id, room_.is_bowl(i), s);
      if (held || hovered) frame_item(d, item, *frame, *slot, art, held);
      d.canvas.set_opacity(d.hand.fits_nowhere(item.id) ? kFitsNowhere : 1);
      draw_token(d.canvas, s.palette, art);
      d.canvas.set_opacity(1);
      if (std::ranges::count(drawn, item.id) > 0)
        outline_token(d.canvas, art, std::max(2.5F * s.scale, art.unit * 0.05F), s.palette.colour("gold"));
      draw_tally(d, item, *frame, *slot, art);
      if (item.tally >= 0) tallies_.push_back({tally_box(d, item, *frame, *slot, art), frame->box});
      if (hovered) tint_token(d.canvas, art, with_alpha(kWhite, 0.14));
      if (item.copies > 1)
        d.canvas.text("×" + std::to_string(item.copies), {slot->box.right(), slot->box.bottom()},
                      {.size = 13 * s.scale, .weight = Weight::bold, .colour = s.palette.colour("soft_ink"), .align = Align::right});
    }
}

}  // namespace tablier
