#include "ui/hand/hand_preview.hpp"

#include "ui/hand/only_piece.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

namespace tablier {

bool same_preview(const std::optional<Preview>& a, const std::optional<Preview>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  if (a->token && b->token && a->token->places != b->token->places) return false;
  return a->surface == b->surface && a->place == b->place && a->legal == b->legal;
}

void HandPreview::move_to(std::optional<Stand> over, bool strokes) {
  over_ = over;
  preview_.reset();
  if (!over || !table_.may_play() || table_.token_at(over->surface, over->place)) return;
  if (table_.wants(GestureKind::put, -1)) show_put(*over);
  else if (strokes) show_stroke(*over);
}

void HandPreview::show_put(Stand at) {
  const Gesture put{.kind = GestureKind::put, .surface = at.surface, .places = {at.place}};
  const Touch& begun = table_.begun();
  if (std::any_of(begun.begin(), begun.end(), [&](const Gesture& g) { return same_gesture(g, put); })) return;
  preview_ = Preview{at.surface, at.place};
  const OfferedMove* move = table_.matcher().first_with(put);
  preview_->legal = move != nullptr;
  if (move) preview_->token = table_.token_after(*move, at.surface, at.place);
  else preview_->why = table_.refuse(put).why;
}

void HandPreview::show_stroke(Stand at) {
  const auto known = strokes_.traces(at.surface);
  if (known->empty()) return;
  const Place places[] = {at.place};
  preview_ = Preview{.surface = at.surface, .place = at.place, .legal = known->fit(places).any(), .stroke = true};
  if (!preview_->legal) preview_->why = table_.refuse({.kind = GestureKind::trace, .surface = at.surface, .places = {at.place}}).why;
}

void HandPreview::show_piece(int id, SurfacePoint at) {
  const auto place = place_at(table_.grid(at.surface), at.at);
  if (!place || !table_.may_play() || table_.token_at(at.surface, *place)) return;
  const TrayItem& piece = *table_.item(id);
  const auto lay = lay_over(table_, at);
  preview_ = Preview{.surface = at.surface, .place = *place, .legal = lay.has_value()};
  if (lay)
    preview_->token =
        Token{.kind = piece.kind, .surface = at.surface, .places = lay->places, .owner = table_.viewer(), .paint = piece.paint};
  else preview_->why = table_.refuse(tried_lay(table_, id, at)).why;
}

void HandPreview::look_again(bool strokes) {
  preview_.reset();
  begun_tokens_.clear();
  const Touch& begun = table_.begun();
  const OfferedMove* meant = begun.empty() ? nullptr : table_.matcher().first();
  for (const Gesture& g : begun)
    if (g.kind == GestureKind::put && meant)
      if (auto token = table_.token_after(*meant, g.surface, g.places.front())) begun_tokens_.push_back(std::move(*token));
  const Scene& s = table_.scene();
  if (!over_ || static_cast<std::size_t>(over_->surface) >= s.surfaces.size() || !table_.grid(over_->surface).contains(over_->place))
    return;
  move_to(over_, strokes);
}

}  // namespace tablier
