#include "ui/hand/hand.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

/// The keyboard's way over a board without an edge: arrows carry what is held from place to place, and it turns to the way that fits there
/// where one does; Tab goes through all that can be laid, thing by thing and place by place.
namespace tablier {
namespace {

/// A thing that is carried by a step lies as near to where the step leads, turned in place as near to where it lay. In units.
constexpr float kStepReach = 0.4F, kInPlace = 0.1F;
/// What the mouse carries turns to the way that fits from as far, and stays as a hand turned it as long as it is as near to where it was.
constexpr float kTurnReach = 0.75F;
/// Arrows lead no farther away from what lies there, in units.
constexpr float kFarOut = 1.2F;

int lay_orientation(const TrayItem& item, const Gesture& lay) {
  return lay.orientation >= 0 ? lay.orientation : orientation_of(item, lay.places).value_or(0);
}

bool reads_before(Vec2 a, Vec2 b) {
  constexpr float kRow = 0.4F;
  return std::abs(a.y - b.y) > kRow ? a.y < b.y : a.x < b.x;
}

}  // namespace

bool Hand::goes_by_lays() const {
  const int surface = held_ ? held_->middle.surface : 0;
  return !table().scene.surfaces.empty() && !grid(surface).bounded();
}

/// On a board without an edge where nothing lies the first thing may be dropped anywhere.
bool Hand::first_here() const { return goes_by_lays() && table().scene.tokens.empty(); }

/// What the mouse carries over such a board turns to the nearest way that fits, unless it was turned there by hand.
void Hand::turn_to_fit() {
  if (!goes_by_lays()) return;
  Held& h = *held_;
  if (own_turn_ && length(h.middle.at - *own_turn_) < kTurnReach) return;
  own_turn_.reset();
  const TrayItem& what = *item(h.item);
  int best = h.orientation;
  float nearest = first_here() ? 1e8F : kTurnReach;
  table().matcher.each_next([&](const Gesture& g) {
    if (g.kind != GestureKind::lay || g.item != h.item || g.surface != h.middle.surface || g.places.empty()) return;
    const float away = length(middle_of(grid(g.surface), g.places) - h.middle.at);
    const int orientation = lay_orientation(what, g);
    if (away > nearest + kInPlace || (away > nearest - kInPlace && orientation != h.orientation)) return;
    nearest = std::min(away, nearest);
    best = orientation;
  });
  if (best == h.orientation) return;
  h.orientation = turned_[h.item] = best;
  find_lays();
}

/// In another turn it could be laid about where it is held.
bool Hand::fits_turned() const {
  if (!goes_by_lays()) return false;
  const std::vector<Turned> ways = ways_at(held_->middle.at, kTurnReach, 1);
  return std::any_of(ways.begin(), ways.end(), [this](const Turned& w) { return w.fits && w.orientation != held_->orientation; });
}

/// One a place, in the order in which one reads them; the way that it lies already before others.
std::vector<Hand::Stance> Hand::stances(int id) const {
  const TrayItem& what = *item(id);
  const int now = orientation(id);
  std::vector<Stance> all;
  table().matcher.each_next([&](const Gesture& g) {
    if (g.kind != GestureKind::lay || g.item != id || g.places.empty()) return;
    const Stance one{id, lay_orientation(what, g), {g.surface, middle_of(grid(g.surface), g.places)}};
    const auto same = std::find_if(all.begin(), all.end(), [&](const Stance& s) { return length(s.middle.at - one.middle.at) < kInPlace; });
    if (same == all.end()) all.push_back(one);
    else if (one.orientation == now) *same = one;
  });
  std::sort(all.begin(), all.end(), [](const Stance& a, const Stance& b) { return reads_before(a.middle.at, b.middle.at); });
  return all;
}

std::optional<Hand::Stance> Hand::next_stance(int before, int steps) const {
  std::vector<Stance> all;
  for (const int id : holdable())
    for (const Stance& s : stances(id)) all.push_back(s);
  if (all.empty()) return std::nullopt;
  const auto end = all.end();
  const auto here = std::find_if(
      all.begin(), end, [&](const Stance& s) { return held_ && s.item == before && length(s.middle.at - held_->middle.at) < kInPlace; });
  const auto first = std::find_if(all.begin(), end, [before](const Stance& s) { return s.item == before; });
  if (here == end && first != end) return *first;
  const auto n = static_cast<std::ptrdiff_t>(all.size());
  const std::ptrdiff_t from = here == end ? (steps > 0 ? -1 : 0) : here - all.begin();
  return all[static_cast<std::size_t>(((from + steps) % n + n) % n)];
}

HandAnswer Hand::hold_at(const Stance& stance) {
  turned_[stance.item] = stance.orientation;
  if (!hold(stance.item, {}, stance.middle, true)) return {};
  cursor_under_held();
  return {.kind = HandAnswer::Kind::changed};
}

void Hand::cursor_under_held() {
  if (const auto under = place_at(grid(held_->middle.surface), held_->middle.at)) set_cursor(held_->middle.surface, *under, true);
}

Hand::Turned Hand::turned_at(int orientation, Vec2 target) const {
  const Grid& g = grid(held_->middle.surface);
  std::vector<Place> places = placed_near(g, item(held_->item)->orientations[static_cast<std::size_t>(orientation)].cells, target);
  const bool fits = table().matcher.has_next([&](const Gesture& lay) {
    return lay.kind == GestureKind::lay && lay.item == held_->item && lay.surface == held_->middle.surface &&
           lay_orientation(*item(held_->item), lay) == orientation && same_places(lay.places, places);
  });
  return {orientation, middle_of(g, places), fits};
}

/// Each way that it can be turned, as near to there as it can lie so: how it lies now first, then as it turns.
std::vector<Hand::Turned> Hand::ways_at(Vec2 target, float reach, int steps) const {
  std::vector<Turned> all;
  int orientation = held_->orientation;
  for (std::size_t i = 0; i < item(held_->item)->orientations.size(); ++i) {
    if (i > 0 && orientation == held_->orientation) break;
    const Turned one = turned_at(orientation, target);
    if (length(one.middle - target) < reach) all.push_back(one);
    orientation = turned(*item(held_->item), orientation, steps);
  }
  return all;
}

void Hand::lie(const Turned& way) {
  held_->orientation = way.orientation;
  held_->middle.at = way.middle;
  turned_[held_->item] = way.orientation;
  cursor_under_held();
  find_lays();
  find_ghost();
}

bool Hand::within_reach(Vec2 target) const {
  std::vector<Place> places;
  for (const Token& t : table().scene.tokens)
    if (t.surface == held_->middle.surface) places.insert(places.end(), t.places.begin(), t.places.end());
  if (places.empty()) return false;
  return box_of(grid(held_->middle.surface), places).inset(-kFarOut).contains(target);
}

void Hand::step_open(int right, int down) {
  const Grid& g = grid(held_->middle.surface);
  const Vec2 step = g.lattice == Lattice::triangles ? Vec2{0.5F, kTriangleHeight} : Vec2{1, 1};
  const Vec2 target = held_->middle.at + Vec2{step.x * static_cast<float>(right), step.y * static_cast<float>(down)};
  const bool stays = right == 0 && down == 0;
  const std::vector<Turned> ways = stays || within_reach(target) ? ways_at(target, kStepReach, 1) : std::vector<Turned>();
  const auto fitting = std::find_if(ways.begin(), ways.end(), [](const Turned& w) { return w.fits; });
  if (fitting != ways.end()) return lie(*fitting);
  if (!ways.empty()) return lie(ways.front());
  find_lays();
  find_ghost();
}

HandAnswer Hand::turn_in_place(int steps) {
  const std::vector<Turned> ways = ways_at(held_->middle.at, kInPlace, steps);
  const auto other = std::find_if(ways.begin(), ways.end(), [this](const Turned& w) { return w.orientation != held_->orientation; });
  if (other == ways.end()) return {};
  lie(*other);
  return {.kind = HandAnswer::Kind::changed};
}

}  // namespace tablier
