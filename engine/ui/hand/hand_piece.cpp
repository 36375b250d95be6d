#include "ui/hand/hand.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

/// The one piece that there is to lay: it need not be taken from its tray, a click on the board lays it.
namespace tablier {

void Hand::find_only_piece() {
  only_piece_ = -1;
  bool only = true;
  table().matcher.each_next([&](const Gesture& g) {
    if (g.kind == GestureKind::press) return;
    only = only && g.kind == GestureKind::lay && (only_piece_ < 0 || only_piece_ == g.item);
    only_piece_ = g.item;
  });
  const TrayItem* piece = only ? item(only_piece_) : nullptr;
  if (!piece || piece->orientations.size() != 1 || !may_take(*piece)) only_piece_ = -1;
}

/// The lay over that place whose middle is nearest to the hand.
std::optional<Gesture> Hand::piece_at(SurfacePoint at) const {
  const auto place = place_at(grid(at.surface), at.at);
  std::optional<Gesture> nearest;
  float least = 1e9F;
  table().matcher.each_next([&](const Gesture& g) {
    if (g.kind != GestureKind::lay || g.surface != at.surface || !place) return;
    if (std::find(g.places.begin(), g.places.end(), *place) == g.places.end()) return;
    const float far = length(middle_of(grid(at.surface), g.places) - at.at);
    if (far >= least) return;
    least = far;
    nearest = g;
  });
  return nearest;
}

Gesture Hand::tried_piece(SurfacePoint at) const {
  const auto& cells = item(only_piece_)->orientations.front().cells;
  return {.kind = GestureKind::lay,
          .item = only_piece_,
          .orientation = 0,
          .surface = at.surface,
          .places = placed_inside(grid(at.surface), cells, at.at)};
}

HandAnswer Hand::click_piece(SurfacePoint at) {
  const auto lay = piece_at(at);
  return lay ? say(*lay) : refuse(tried_piece(at));
}

void Hand::preview_piece(SurfacePoint at) {
  const auto place = place_at(grid(at.surface), at.at);
  if (!place || !may_play_ || held_ || token_at(at.surface, *place)) return;
  const TrayItem& piece = *item(only_piece_);
  const auto lay = piece_at(at);
  preview_ = Preview{.surface = at.surface, .place = *place, .legal = lay.has_value()};
  if (lay)
    preview_->token = Token{.kind = piece.kind, .surface = at.surface, .places = lay->places, .owner = viewer_, .paint = piece.paint};
  else preview_->why = refuse(tried_piece(at)).why;
}

}  // namespace tablier
