#include "ui/hand/hand.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

/// The keyboard's way: one thing is held over places and moved by steps, or a cursor goes from place to place.
namespace tablier {
namespace {

using Kind = HandAnswer::Kind;

/// One step right and down on the screen, in units.
Vec2 stride(const Grid& grid) { return grid.lattice == Lattice::triangles ? Vec2{0.5F, kTriangleHeight} : Vec2{1, 1}; }

/// The place of a bounded grid for which `cost` is least; absent where it is infinite for all.
template <class Cost>
std::optional<Place> min(const Grid& grid, const Cost& cost) {
  std::optional<Place> best;
  float best_cost = std::numeric_limits<float>::infinity();
  for (int i = 0; i < grid.size(); ++i) {
    const Place p = grid.place(i);
    if (!grid.contains(p)) continue;
    const float c = cost(centre_of(grid, p));
    if (c >= best_cost) continue;
    best = p;
    best_cost = c;
  }
  return best;
}

std::optional<Place> nearest(const Grid& grid, Vec2 at) {
  if (const auto here = place_at(grid, at)) return here;
  if (!grid.bounded()) return std::nullopt;
  return min(grid, [at](Vec2 p) { return length(p - at); });
}

/// Over a hole to the next place that way; straight on where that is not much farther, else within an eighth of a turn.
std::optional<Place> over_the_hole(const Grid& grid, Vec2 from, Vec2 way) {
  constexpr float kAside = 2, kStraight = 2, kLittle = 0.05F;
  return min(grid, [=](Vec2 p) {
    const float ahead = dot(p - from, way), aside = length(p - from - way * ahead);
    if (ahead < kLittle || aside > ahead + kLittle) return std::numeric_limits<float>::infinity();
    return ahead + kAside * aside + (aside > kLittle ? kStraight : 0);
  });
}

/// A camp beside the board, from any square of that edge: the nearest that way.
std::optional<Place> camp_beyond(const Grid& grid, Vec2 from, Vec2 way) {
  std::optional<Place> nearest;
  float least_cost = std::numeric_limits<float>::infinity();
  for (const PlaceName& camp : grid.own_names) {
    const Vec2 there = centre_of(grid, camp.place) - from;
    const float ahead = dot(there, way), cost = ahead + length(there - way * ahead);
    if (ahead <= 0 || cost >= least_cost) continue;
    nearest = camp.place;
    least_cost = cost;
  }
  return nearest;
}

}  // namespace

std::vector<int> Hand::holdable() const {
  std::vector<int> ids;
  for (const Tray& tray : table().scene.trays) {
    if (is_player(tray.owner) && is_player(viewer_) && tray.owner != viewer_) continue;
    for (const TrayItem& item : tray.items)
      if (!item.orientations.empty() && !item.barred && may_take(item)) ids.push_back(item.id);
  }
  return ids;
}

/// True where more is to be said after it is named.
bool Hand::pick_goes_on(int id) {
  GestureMatcher& matcher = table().matcher;
  if (!matcher.say({.kind = GestureKind::pick, .item = id})) return false;
  const bool open = matcher.open();
  matcher.take_back();
  return open;
}

void Hand::set_cursor(int surface, Place place, bool by_keys) {
  cursor_ = place;
  cursor_surface_ = surface;
  by_keys_ = by_keys;
}

Grid Hand::live_grid(int surface) const {
  const Surface& board = table().scene.surfaces[static_cast<std::size_t>(surface)];
  Grid grid = board.grid;
  for (const Mark& mark : board.marks)
    if (mark.kind == MarkKind::divider && grid.mask.empty()) grid.width = std::min(grid.width, int{mark.place.x});
  return grid;
}

SurfacePoint Hand::cursor_point() const {
  const Scene& s = table().scene;
  const bool usable =
      cursor_ && static_cast<std::size_t>(cursor_surface_) < s.surfaces.size() && live_grid(cursor_surface_).contains(*cursor_);
  if (usable) return {cursor_surface_, centre_of(grid(cursor_surface_), *cursor_)};
  for (const Token& t : s.tokens)
    if (t.last && !t.places.empty()) return {t.surface, centre_of(grid(t.surface), t.places.front())};
  const Grid g = live_grid(0);
  if (g.bounded()) return {0, extent_of(g) / 2};
  for (const Token& t : s.tokens)
    if (t.surface == 0) return {0, centre_of(g, t.places.front())};
  return {0, {0.5F, 0.5F}};
}

HandAnswer Hand::choose(int steps) {
  if (!may_play_) return {};
  if (slide_from_) return choose_slide_end(steps);
  const SurfacePoint at = held_ ? held_->middle : cursor_point();
  const bool was_lifted = lifted_ != nullptr;
  const int before = held_ ? held_->item : -1;
  if (was_lifted) let_go();
  const std::vector<int> ids = holdable();
  if (ids.empty()) return choose_light(steps);
  if (goes_by_lays())
    if (const auto next = next_stance(before, steps)) return hold_at(*next);
  const auto here = std::find(ids.begin(), ids.end(), before);
  const int n = static_cast<int>(ids.size());
  const int from = here == ids.end() ? (steps > 0 ? -1 : 0) : static_cast<int>(here - ids.begin());
  const int next = ids[static_cast<std::size_t>(((from + steps) % n + n) % n)];
  if (!hold(next, {}, at, true)) return {};
  if (goes_by_lays() || lays_.empty()) move_held(0, 0);
  else to_nearest_lay();
  return {.kind = Kind::changed};
}

void Hand::to_nearest_lay() {
  const auto away = [this](const Lay& lay) { return length(lay.middle - held_->middle.at); };
  const auto nearest = std::min_element(lays_.begin(), lays_.end(), [&](const Lay& a, const Lay& b) { return away(a) < away(b); });
  held_->middle = {nearest->gesture.surface, nearest->middle};
  cursor_under_held();
  find_ghost();
}

HandAnswer Hand::choose_slide_end(int steps) {
  const std::vector<Stand> ends = slide_ends();
  if (ends.empty()) return {};
  const int n = static_cast<int>(ends.size());
  const auto here = cursor_ ? std::find(ends.begin(), ends.end(), Stand{cursor_surface_, *cursor_}) : ends.end();
  const int from = here == ends.end() ? (steps > 0 ? -1 : 0) : static_cast<int>(here - ends.begin());
  const Stand& next = ends[static_cast<std::size_t>(((from + steps) % n + n) % n)];
  set_cursor(next.surface, next.place, true);
  slide_at_ = cursor_point();
  return {.kind = Kind::changed};
}

/// In the order in which one reads, and round again.
HandAnswer Hand::choose_light(int steps) {
  if (!cursor_shown()) return move(0, 0);
  std::vector<Stand> lit;
  for (const Highlight& h : lights()) lit.push_back({h.surface, h.place});
  if (lit.empty()) return {};
  const auto order = [this](const Stand& s) {
    const Vec2 at = centre_of(grid(s.surface), s.place);
    return std::tuple(s.surface, at.y, at.x);
  };
  const auto earlier = [&order](const Stand& a, const Stand& b) { return order(a) < order(b); };
  std::sort(lit.begin(), lit.end(), earlier);
  const Stand here{cursor_surface_, *cursor_};
  const auto after = std::upper_bound(lit.begin(), lit.end(), here, earlier);
  const auto from = std::lower_bound(lit.begin(), lit.end(), here, earlier);
  const Stand& next = steps > 0 ? (after == lit.end() ? lit.front() : *after) : (from == lit.begin() ? lit.back() : *std::prev(from));
  set_cursor(next.surface, next.place, true);
  preview_at(next.surface, next.place);
  return {.kind = Kind::changed};
}

void Hand::follow(const Touch& touch) {
  const auto last = std::find_if(touch.rbegin(), touch.rend(), [](const Gesture& g) { return !g.places.empty(); });
  if (last == touch.rend()) return;
  const int surface = last->end_surface < 0 ? last->surface : last->end_surface;
  set_cursor(surface, last->places.back(), by_keys_);
  over_ = {surface, last->places.back()};
}

void Hand::move_held(int right, int down) {
  Held& h = *held_;
  h.by_keys = true;
  grip_ = {};
  find_lays();
  const Grid g = live_grid(h.middle.surface);
  if (goes_by_lays()) return step_open(right, down);
  const auto& cells = item(h.item)->orientations[static_cast<std::size_t>(h.orientation)].cells;
  const Vec2 step{stride(g).x * static_cast<float>(right), stride(g).y * static_cast<float>(down)};
  const Vec2 wanted = h.middle.at + step;
  const std::vector<Place> places = fits(g, cells) ? placed_inside(g, cells, wanted) : placed_near(g, cells, wanted);
  h.middle.at = middle_of(g, places);
  if (const auto under = place_at(g, h.middle.at)) set_cursor(h.middle.surface, *under, true);
  find_ghost();
}

HandAnswer Hand::move(int right, int down) {
  if (!may_play_) return {};
  if (held_ && pick_goes_on(held_->item)) say({.kind = GestureKind::pick, .item = held_->item});
  if (held_) {
    move_held(right, down);
    return {.kind = Kind::changed};
  }
  if (stroke_.active()) return move_stroke(right, down);
  if (only_piece_ >= 0) return choose(1);
  const bool seen = cursor_shown() || slide_from_;
  const auto next = next_place(cursor_point(), seen ? right : 0, seen ? down : 0);
  if (!next) return {};
  set_cursor(next->surface, next->place, true);
  if (slide_from_) slide_at_ = cursor_point();
  preview_at(next->surface, next->place);
  return {.kind = Kind::changed};
}

HandAnswer Hand::move_stroke(int right, int down) {
  const int surface = stroke_.surface();
  const Grid& g = grid(surface);
  const Vec2 step = stride(g);
  const auto place = place_at(g, centre_of(g, stroke_.tip()) + Vec2{step.x * static_cast<float>(right), step.y * static_cast<float>(down)});
  if (!place || *place == stroke_.tip() || !stroke_.step_to(*place)) return {};
  check_stroke();
  set_cursor(surface, stroke_.tip(), true);
  return {.kind = Kind::changed};
}

/// Where a step leads: to the place there, over a hole in the board, or from the last place of a board to the board beside it.
std::optional<Stand> Hand::next_place(SurfacePoint from, int right, int down) const {
  const Grid g = live_grid(from.surface);
  const Vec2 way{static_cast<float>(right), static_cast<float>(down)}, step{stride(g).x * way.x, stride(g).y * way.y};
  if (right == 0 && down == 0) {
    const auto here = nearest(g, from.at);
    return here ? std::optional(Stand{from.surface, *here}) : std::nullopt;
  }
  if (const auto place = place_at(g, from.at + step)) return Stand{from.surface, *place};
  if (!g.mask.empty())
    if (const auto place = over_the_hole(g, from.at, way)) return Stand{from.surface, *place};
  if (const auto camp = camp_beyond(g, from.at, way)) return Stand{from.surface, *camp};
  const int other = from.surface + right + down;
  if (other < 0 || static_cast<std::size_t>(other) >= table().scene.surfaces.size()) return std::nullopt;
  const Grid& beside = grid(other);
  if (!g.bounded() || !beside.bounded()) return std::nullopt;
  const Vec2 size = extent_of(beside);
  const auto entered = nearest(beside, {right > 0 ? 0 : right < 0 ? size.x : from.at.x, down > 0 ? 0 : down < 0 ? size.y : from.at.y});
  return entered ? std::optional(Stand{other, *entered}) : std::nullopt;
}

HandAnswer Hand::enter() {
  if (!may_play_) return {};
  if (held_) {
    if (wants(GestureKind::pick, held_->item)) return say({.kind = GestureKind::pick, .item = held_->item});
    if (ghost_ && ghost_->legal) return lay_ghost();
    return ghost_ ? HandAnswer{.kind = Kind::refused, .why = ghost_->why, .at = Stand{ghost_->surface, ghost_->places.front()}}
                  : HandAnswer{};
  }
  if (stroke_.active()) return end_stroke(true);
  if (const std::string button = only_button(); !button.empty()) return press(button);
  if (only_piece_ >= 0) return choose(1);
  if (!cursor_) return finish();
  const SurfacePoint at = cursor_point();
  if (const Token* token = token_at(cursor_surface_, *cursor_)) {
    const auto lifted = lift_into_hand(*token, at, true);
    if (lifted.value_or(false)) move_held(0, 0);
    if (!lifted || *lifted) return {.kind = lifted ? Kind::changed : Kind::later};
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
