#include "ui/hand/hand.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

/// The keyboard's way: one thing is held over places and moved by steps, or a cursor goes from place to place.
namespace tablier {
namespace {

using Kind = HandAnswer::Kind;

/// One step right and down on the screen, in units.
Vec2 stride(const Grid& grid) { return grid.lattice == Lattice::triangles ? Vec2{0.5F, kTriangleHeight} : Vec2{1, 1}; }

}  // namespace

std::vector<int> Hand::holdable() const {
  std::vector<int> ids;
  for (const Tray& tray : table().scene.trays)
    for (const TrayItem& item : tray.items)
      if (!item.orientations.empty() && may_take(item)) ids.push_back(item.id);
  return ids;
}

/// True where more is to be said after it is named.
bool Hand::pick_goes_on(int id) {
  Sentences& sentences = table().sentences;
  if (!sentences.say({.kind = GestureKind::pick, .item = id})) return false;
  const bool open = sentences.open();
  sentences.take_back();
  return open;
}

void Hand::set_cursor(int surface, Place place, bool by_keys) {
  cursor_ = place;
  cursor_surface_ = surface;
  by_keys_ = by_keys;
}

Spot Hand::cursor_spot() const {
  const Scene& s = table().scene;
  const bool usable = cursor_ && static_cast<std::size_t>(cursor_surface_) < s.surfaces.size() && grid(cursor_surface_).contains(*cursor_);
  if (usable) return {cursor_surface_, centre_of(grid(cursor_surface_), *cursor_)};
  const Grid& g = grid(0);
  if (g.bounded()) return {0, extent_of(g) / 2};
  for (const Token& t : s.tokens)
    if (t.surface == 0) return {0, centre_of(g, t.places.front())};
  return {0, {0.5F, 0.5F}};
}

HandAnswer Hand::choose(int steps) {
  if (!may_play_) return {};
  const Spot at = held_ ? held_->middle : cursor_spot();
  const bool was_lifted = lifted_ != nullptr;
  const int before = held_ ? held_->item : -1;
  if (was_lifted) let_go();
  const std::vector<int> ids = holdable();
  if (ids.empty()) return {};
  const auto here = std::find(ids.begin(), ids.end(), before);
  const int n = static_cast<int>(ids.size());
  const int from = here == ids.end() ? (steps > 0 ? -1 : 0) : static_cast<int>(here - ids.begin());
  const int next = ids[static_cast<std::size_t>(((from + steps) % n + n) % n)];
  if (!hold(next, {}, at, true)) return {};
  if (lays_.empty()) move_held(0, 0);
  else jump(0, 0);
  return {.kind = Kind::changed};
}

void Hand::move_held(int right, int down) {
  Held& h = *held_;
  h.by_keys = true;
  grip_ = {};
  find_lays();
  const Grid& g = grid(h.middle.surface);
  if (!g.bounded() || g.lattice == Lattice::triangles) return jump(right, down);
  const auto& cells = item(h.item)->orientations[static_cast<std::size_t>(h.orientation)].cells;
  const Vec2 step{stride(g).x * static_cast<float>(right), stride(g).y * static_cast<float>(down)};
  const Vec2 wanted = h.middle.at + step;
  const std::vector<Place> places = fits(g, cells) ? placed_inside(g, cells, wanted) : placed_near(g, cells, wanted);
  h.middle.at = middle_of(g, places);
  if (const auto under = place_at(g, h.middle.at)) set_cursor(h.middle.surface, *under, true);
  find_ghost();
}

void Hand::jump(int right, int down) {
  // To the nearest legal lay that way; sideways counts double.
  const Vec2 way{static_cast<float>(right), static_cast<float>(down)};
  const bool any_way = right == 0 && down == 0;
  const Lay* best = nullptr;
  float best_cost = 1e9F;
  for (const Lay& lay : lays_) {
    const Vec2 d = lay.middle - held_->middle.at;
    const float ahead = dot(d, way);
    if (!any_way && ahead < 0.05F) continue;
    const float cost = any_way ? length(d) : ahead + 2 * length(d - way * ahead);
    if (cost < best_cost) {
      best_cost = cost;
      best = &lay;
    }
  }
  if (best) held_->middle = {best->gesture.surface, best->middle};
  if (const auto under = place_at(grid(held_->middle.surface), held_->middle.at)) set_cursor(held_->middle.surface, *under, true);
  find_ghost();
}

HandAnswer Hand::move(int right, int down) {
  if (!may_play_) return {};
  if (held_ && pick_goes_on(held_->item)) say({.kind = GestureKind::pick, .item = held_->item});
  if (held_) {
    move_held(right, down);
    return {.kind = Kind::changed};
  }
  const Spot at = cursor_spot();
  const Grid& g = grid(at.surface);
  const Vec2 step = stride(g);
  const Vec2 wanted = cursor_ ? at.at + Vec2{step.x * static_cast<float>(right), step.y * static_cast<float>(down)} : at.at;
  const auto place = place_at(g, wanted);
  if (!place) return {};
  set_cursor(at.surface, *place, true);
  if (!stroke_.empty() && at.surface == stroke_surface_) extend_stroke(*place);
  preview_at(at.surface, *place);
  return {.kind = Kind::changed};
}

HandAnswer Hand::enter() {
  if (!may_play_) return {};
  if (held_) {
    if (wants(GestureKind::pick, held_->item)) return say({.kind = GestureKind::pick, .item = held_->item});
    if (ghost_ && ghost_->legal) return lay_ghost();
    return ghost_ ? HandAnswer{.kind = Kind::refused, .why = ghost_->why} : HandAnswer{};
  }
  if (!stroke_.empty() && stroke_.size() > 1) return end_stroke();
  if (!cursor_) return finish();
  const Spot at = cursor_spot();
  if (const Token* token = token_at(cursor_surface_, *cursor_); token && lift_into_hand(*token, at, true)) {
    move_held(0, 0);
    return {.kind = Kind::changed};
  }
  const HandAnswer clicked = click(at);
  by_keys_ = true;
  return clicked.kind == Kind::nothing ? finish() : clicked;
}

HandAnswer Hand::lift() {
  if (held_) return drop_aside();
  if (!cursor_) return {};
  const Token* token = token_at(cursor_surface_, *cursor_);
  const auto move = token ? lift_move(*token) : std::nullopt;
  if (!move) return {};
  return {.kind = Kind::play, .moves = {*move}};
}

}  // namespace tablier
