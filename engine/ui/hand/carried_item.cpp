#include "ui/hand/carried_item.hpp"

#include "play/next_around.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// A legal lay draws what is held to itself from as far, in units.
constexpr float kSnap = 0.75F;
/// The hand is over a board as far out as this.
constexpr float kEdge = 0.6F;

Gesture lay_of(const Held& held, TokenKind kind, std::vector<Place> places) {
  return {.kind = kind_of_laying(kind),
          .item = held.item,
          .orientation = held.orientation,
          .surface = held.middle.surface,
          .places = std::move(places)};
}

}  // namespace

GestureKind kind_of_laying(TokenKind kind) { return kind == TokenKind::stroke ? GestureKind::trace : GestureKind::lay; }

int CarriedItem::orientation(int id) const {
  const auto at = turned_.find(id);
  const TrayItem* found = table_.item(id);
  return at == turned_.end() || !found || at->second >= static_cast<int>(found->orientations.size()) ? 0 : std::max(0, at->second);
}

bool CarriedItem::hold(int id, Vec2 grip, SurfacePoint at, bool by_keys) {
  const TrayItem* found = table_.item(id);
  if (!found || found->orientations.empty()) return false;
  held_ = Held{id, orientation(id), {at.surface, at.at + grip, at.aside}, table_.lifted(), by_keys};
  grip_ = grip;
  own_turn_.reset();
  find_item_places();
  find_lays();
  find_ghost();
  return true;
}

void CarriedItem::let_go() {
  held_.reset();
  ghost_.reset();
  lays_.clear();
}

void CarriedItem::look_again() {
  ghost_.reset();
  find_ghost();
}

// --- how it is turned

bool CarriedItem::reorient(int orientation) {
  held_->orientation = orientation;
  turned_[held_->item] = orientation;
  if (held_->by_keys) {
    step(0, 0);
    return true;
  }
  find_lays();
  find_ghost();
  return true;
}

bool CarriedItem::reorient_in_tray(int id, int orientation) {
  if (turned_[id] == orientation) return false;
  turned_[id] = orientation;
  return true;
}

bool CarriedItem::turn(int steps, int id) {
  const TrayItem* what = meant(id);
  if (!what || what->orientations.empty()) return false;
  if (!held_) return reorient_in_tray(id, turned(*what, orientation(id), steps));
  if (held_->by_keys && is_open(table_, held_->middle.surface)) return turn_in_place(steps);
  if (what->orientations[static_cast<std::size_t>(held_->orientation)].turned < 0) return false;
  const int other = turned(*what, held_->orientation, steps);
  const Vec2 hand = held_->middle.at - grip_;
  grip_ = turned(table_.grid(held_->middle.surface), grip_, steps);
  held_->middle.at = hand + grip_;
  own_turn_ = held_->middle.at;
  return reorient(other);
}

bool CarriedItem::flip(int id) {
  const TrayItem* what = meant(id);
  if (!what || what->orientations.empty()) return false;
  if (!held_) return reorient_in_tray(id, flipped(*what, orientation(id)));
  if (what->orientations[static_cast<std::size_t>(held_->orientation)].flipped < 0) return false;
  const Vec2 hand = held_->middle.at - grip_;
  grip_.x = -grip_.x;
  held_->middle.at = hand + grip_;
  return reorient(flipped(*what, held_->orientation));
}

bool CarriedItem::tip(int id) {
  const TrayItem* what = meant(id);
  if (!what || what->orientations.empty()) return false;
  const int now = held_ ? held_->orientation : orientation(id);
  const int other = tipped_within(*what, now);
  if (!held_) return reorient_in_tray(id, other);
  return other != now && reorient(other);
}

bool CarriedItem::is_too_long_to_tip(int id) const {
  const TrayItem* what = meant(id);
  if (!what || what->orientations.empty()) return false;
  const int now = held_ ? held_->orientation : orientation(id);
  return tipped(*what, now) != now && tipped_within(*what, now) == now;
}

int CarriedItem::tipped_within(const TrayItem& item, int orientation) const {
  const Grid& board = table_.grid(held_ ? held_->middle.surface : 0);
  int other = orientation;
  for (std::size_t i = 1; i < item.orientations.size(); ++i) {  // a plugin may say tips that never lead back
    other = tipped(item, other);
    if (fits_layers(board, item.orientations[static_cast<std::size_t>(other)].cells)) return other;
  }
  return orientation;
}

bool CarriedItem::turn_in_place(int steps) {
  const std::vector<Turned> ways = ways_at(table_, *held_, held_->middle.at, kInPlace, steps);
  const auto other = std::find_if(ways.begin(), ways.end(), [this](const Turned& w) { return w.orientation != held_->orientation; });
  if (other == ways.end()) return false;
  lie(*other);
  return true;
}

// --- where it goes

void CarriedItem::carry_to(SurfacePoint at) {
  Held& h = *held_;
  h.middle = {at.surface, at.at + grip_, at.aside};
  h.by_keys = false;
  const bool stays_turned = own_turn_ && length(h.middle.at - *own_turn_) < kTurnReach;
  if (is_open(table_, h.middle.surface) && !stays_turned) {
    own_turn_.reset();
    const int best = fitting_turn(table_, h);
    if (best != h.orientation) {
      h.orientation = turned_[h.item] = best;
      find_lays();
    }
  }
  find_ghost();
}

void CarriedItem::step(int right, int down) {
  Held& h = *held_;
  h.by_keys = true;
  grip_ = {};
  find_lays();
  if (is_open(table_, h.middle.surface)) return step_open(right, down);
  const auto& cells = table_.item(h.item)->orientations[static_cast<std::size_t>(h.orientation)].cells;
  const Grid live = table_.live_grid(h.middle.surface);
  const Grid& g = fits(live, cells) ? live : table_.grid(h.middle.surface);  // too wide for what is played on: all the same on the board
  const Vec2 step{stride(g).x * static_cast<float>(right), stride(g).y * static_cast<float>(down)};
  const Vec2 wanted = h.middle.at + step;
  std::vector<Place> places = fits(g, cells) ? placed_inside(g, cells, wanted) : placed_near(g, cells, wanted);
  if (g.depth > 1 && fits(g, cells) && length(middle_of(g, places) - h.middle.at) < kInPlace)
    places = on_next_layer(g, places, right, down).value_or(places);
  h.middle.at = middle_of(g, places);
  if (const auto under = place_at(g, h.middle.at)) cursor_.set({h.middle.surface, *under}, true);
  find_ghost();
}

bool CarriedItem::change_layer(int up) {
  Held& h = *held_;
  const Grid& g = table_.grid(h.middle.surface);
  const auto& cells = table_.item(h.item)->orientations[static_cast<std::size_t>(h.orientation)].cells;
  if (!g.bounded() || !fits(g, cells)) return false;
  const auto places = on_layer(g, placed_inside(g, cells, h.middle.at), up);
  if (!places) return false;
  h.middle.at = middle_of(g, *places);
  step(0, 0);
  return true;
}

/// To the way that fits there where one does.
void CarriedItem::step_open(int right, int down) {
  const Vec2 step = stride(table_.grid(held_->middle.surface));
  const Vec2 target = held_->middle.at + Vec2{step.x * static_cast<float>(right), step.y * static_cast<float>(down)};
  const bool stays = right == 0 && down == 0;
  const bool reaches = stays || within_reach(table_, {held_->middle.surface, target});
  const std::vector<Turned> ways = reaches ? ways_at(table_, *held_, target, kStepReach, 1) : std::vector<Turned>();
  const auto fitting = std::find_if(ways.begin(), ways.end(), [](const Turned& w) { return w.fits; });
  if (fitting != ways.end()) return lie(*fitting);
  if (!ways.empty()) return lie(ways.front());
  find_lays();
  find_ghost();
}

void CarriedItem::lie(const Turned& way) {
  held_->orientation = way.orientation;
  held_->middle.at = way.middle;
  turned_[held_->item] = way.orientation;
  cursor_under_held();
  find_lays();
  find_ghost();
}

bool CarriedItem::choose(int before, SurfacePoint at, int steps, int right, int down) {
  if (is_open(table_, held_ ? held_->middle.surface : 0)) {
    const auto next = next_stance(table_, [this](int id) { return orientation(id); }, held_, before, steps);
    if (next) return hold_at(*next);
  }
  const std::vector<int> ids = table_.holdable();
  const auto here = std::find(ids.begin(), ids.end(), before);
  return take_by_keys(ids[next_around(ids.size(), static_cast<std::size_t>(here - ids.begin()), steps)], at, right, down);
}

bool CarriedItem::take_by_keys(int item, SurfacePoint at, int right, int down) {
  if (!hold(item, {}, at, true)) return false;
  if (is_open(table_, held_->middle.surface) || !turn_to_fit()) step(0, 0);
  else to_nearest_lay(right, down);
  return true;
}

/// As it lies where that fits anywhere, else in the first turn that does.
bool CarriedItem::turn_to_fit() {
  const int before = held_->orientation, count = static_cast<int>(table_.item(held_->item)->orientations.size());
  for (int other = 0; lays_.empty() && other < count; ++other) {
    held_->orientation = other;
    find_lays();
  }
  if (lays_.empty()) {
    held_->orientation = before;
    find_lays();
  }
  turned_[held_->item] = held_->orientation;
  return !lays_.empty();
}

bool CarriedItem::hold_at(const Stance& stance) {
  turned_[stance.item] = stance.orientation;
  if (!hold(stance.item, {}, stance.middle, true)) return false;
  cursor_under_held();
  return true;
}

void CarriedItem::to_nearest_lay(int right, int down) {
  constexpr float kElsewhere = 1000;
  const Vec2 from = held_->middle.at, way{static_cast<float>(right), static_cast<float>(down)};
  const auto away = [&](const Lay& lay) {
    return length(lay.middle - from) + (dot(lay.middle - from, way) < dot(way, way) / 2 ? kElsewhere : 0);
  };
  const auto nearest = std::min_element(lays_.begin(), lays_.end(), [&](const Lay& a, const Lay& b) { return away(a) < away(b); });
  held_->middle = {nearest->gesture.surface, nearest->middle};
  cursor_under_held();
  find_ghost();
}

void CarriedItem::cursor_under_held() {
  const SurfacePoint& middle = held_->middle;
  if (const auto under = place_at(table_.grid(middle.surface), middle.at)) cursor_.set({middle.surface, *under}, true);
}

// --- where it would lie

void CarriedItem::find_item_places() {
  item_places_.clear();
  table_.matcher().each_next([&](const Gesture& g) {
    if (g.kind != GestureKind::trace || g.item != held_->item) return;
    for (const Place p : g.places) item_places_.push_back({g.surface, p});
  });
}

void CarriedItem::find_lays() {
  lays_.clear();
  const TrayItem* what = table_.item(held_->item);
  const Held& h = *held_;
  const auto& cells = what->orientations[static_cast<std::size_t>(h.orientation)].cells;
  const auto shape = orientation_of(*what, cells);
  table_.matcher().each_next([&](const Gesture& g) {
    if ((g.kind != GestureKind::lay && g.kind != GestureKind::trace) || g.item != h.item || g.places.empty()) return;
    const bool same = g.orientation >= 0 ? g.orientation == h.orientation : orientation_of(*what, g.places) == shape;
    if (same) lays_.push_back({middle_of(table_.grid(g.surface), g.places), g});
  });
}

void CarriedItem::find_ghost() {
  std::optional<Ghost> found = ghost_here();
  if (found && !found->legal && ghost_ && !ghost_->legal && ghost_->surface == found->surface && ghost_->places == found->places) return;
  ghost_ = std::move(found);
  if (ghost_ && ghost_->legal) find_what_it_brings();
  else if (ghost_ && fits_turned()) ghost_->why = Text("table.turn_it");
  else if (ghost_) ghost_->why = table_.refuse(lay_of(*held_, table_.item(held_->item)->kind, ghost_->places)).why;
}

std::optional<Ghost> CarriedItem::ghost_here() const {
  const Held& h = *held_;
  if (lays_.empty() && table_.wants(GestureKind::pick, h.item)) return std::nullopt;
  const Grid& g = table_.grid(h.middle.surface);
  const Lay* nearest = nullptr;
  float distance = is_empty_open(table_, h.middle.surface) ? 1e8F : h.by_keys ? 0.05F : kSnap;
  for (const Lay& lay : lays_) {
    const float d = lay.gesture.surface == h.middle.surface ? length(lay.middle - h.middle.at) : 1e9F;
    if (d < distance) {
      distance = d;
      nearest = &lay;
    }
  }
  if (nearest) return Ghost{nearest->gesture.places, h.middle.surface, true};
  if (h.middle.aside && !h.by_keys) return std::nullopt;
  const auto& cells = table_.item(h.item)->orientations[static_cast<std::size_t>(h.orientation)].cells;
  std::vector<Place> places = placed_near(g, cells, h.middle.at);
  if (g.bounded() && !h.by_keys) {
    const Vec2 size = extent_of(g), hand = h.middle.at - grip_;
    const bool over = hand.x > -kEdge && hand.y > -kEdge && hand.x < size.x + kEdge && hand.y < size.y + kEdge;
    const bool touches = std::any_of(places.begin(), places.end(), [&](Place p) { return g.contains(p); });
    if (!over || !touches) return std::nullopt;
  }
  return Ghost{std::move(places), h.middle.surface, false};
}

/// In another turn it could be laid at the very place where it is held; a place beside it is none to turn for.
bool CarriedItem::fits_turned() const {
  if (!is_open(table_, held_->middle.surface)) return false;
  const Grid& grid = table_.grid(held_->middle.surface);
  const auto here = place_at(grid, held_->middle.at);
  const std::vector<Turned> ways = ways_at(table_, *held_, held_->middle.at, kTurnReach, 1);
  return std::any_of(ways.begin(), ways.end(),
                     [&](const Turned& w) { return w.fits && w.orientation != held_->orientation && place_at(grid, w.middle) == here; });
}

void CarriedItem::find_what_it_brings() {
  const OfferedMove* move = table_.matcher().first_with(lay());
  const auto after = move ? table_.scene_after(*move) : std::nullopt;
  if (!after) return;
  for (const Event& event : after->events)
    if (event.seat == table_.viewer()) ghost_->brings.push_back(event);
}

Gesture CarriedItem::lay() const {
  const auto here = [&](const Lay& l) { return same_places(l.gesture.places, ghost_->places); };
  return std::find_if(lays_.begin(), lays_.end(), here)->gesture;
}

}  // namespace tablier
