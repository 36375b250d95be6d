#include "ui/hand/open_board.hpp"

#include "play/next_around.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

/// Arrows lead no farther away from what lies there, in units.
constexpr float kFarOut = 1.2F;

int lay_orientation(const TrayItem& item, const Gesture& lay) {
  return lay.orientation >= 0 ? lay.orientation : orientation_of(item, lay.places).value_or(0);
}

bool reads_before(Vec2 a, Vec2 b) {
  constexpr float kRow = 0.4F;
  return std::abs(a.y - b.y) > kRow ? a.y < b.y : a.x < b.x;
}

/// One a place, in the order in which one reads them; the way that it lies already before others.
std::vector<Stance> stances(const HandTable& table, int id, int orientation) {
  const TrayItem& what = *table.item(id);
  std::vector<Stance> all;
  table.matcher().each_next([&](const Gesture& g) {
    if (g.kind != GestureKind::lay || g.item != id || g.places.empty()) return;
    const Stance one{id, lay_orientation(what, g), {g.surface, middle_of(table.grid(g.surface), g.places)}};
    const auto same = std::find_if(all.begin(), all.end(), [&](const Stance& s) { return length(s.middle.at - one.middle.at) < kInPlace; });
    if (same == all.end()) all.push_back(one);
    else if (one.orientation == orientation) *same = one;
  });
  std::sort(all.begin(), all.end(), [](const Stance& a, const Stance& b) { return reads_before(a.middle.at, b.middle.at); });
  return all;
}

Turned turned_at(const HandTable& table, const Held& held, int orientation, Vec2 target) {
  const Grid& grid = table.grid(held.middle.surface);
  const TrayItem& item = *table.item(held.item);
  std::vector<Place> places = placed_near(grid, item.orientations[static_cast<std::size_t>(orientation)].cells, target);
  const bool fits = table.matcher().has_next([&](const Gesture& lay) {
    return lay.kind == GestureKind::lay && lay.item == held.item && lay.surface == held.middle.surface &&
           lay_orientation(item, lay) == orientation && same_places(lay.places, places);
  });
  return {orientation, middle_of(grid, places), fits};
}

}  // namespace

bool is_open(const HandTable& table, int surface) { return !table.scene().surfaces.empty() && !table.grid(surface).bounded(); }

bool is_empty_open(const HandTable& table, int surface) { return is_open(table, surface) && table.scene().tokens.empty(); }

std::optional<Stance> next_stance(const HandTable& table, const std::function<int(int item)>& orientation, const std::optional<Held>& held,
                                  int before, int steps) {
  std::vector<Stance> all;
  for (const int id : table.holdable())
    for (const Stance& s : stances(table, id, orientation(id))) all.push_back(s);
  if (all.empty()) return std::nullopt;
  const auto end = all.end();
  const auto here = std::find_if(
      all.begin(), end, [&](const Stance& s) { return held && s.item == before && length(s.middle.at - held->middle.at) < kInPlace; });
  const auto first = std::find_if(all.begin(), end, [before](const Stance& s) { return s.item == before; });
  if (here == end && first != end) return *first;
  return all[next_around(all.size(), static_cast<std::size_t>(here - all.begin()), steps)];
}

int fitting_turn(const HandTable& table, const Held& held) {
  const TrayItem& what = *table.item(held.item);
  int best = held.orientation;
  float nearest = is_empty_open(table, held.middle.surface) ? 1e8F : kTurnReach;
  table.matcher().each_next([&](const Gesture& g) {
    if (g.kind != GestureKind::lay || g.item != held.item || g.surface != held.middle.surface || g.places.empty()) return;
    const float away = length(middle_of(table.grid(g.surface), g.places) - held.middle.at);
    const int orientation = lay_orientation(what, g);
    if (away > nearest + kInPlace || (away > nearest - kInPlace && orientation != held.orientation)) return;
    nearest = std::min(away, nearest);
    best = orientation;
  });
  return best;
}

std::vector<Turned> ways_at(const HandTable& table, const Held& held, Vec2 target, float reach, int steps) {
  const TrayItem& item = *table.item(held.item);
  std::vector<Turned> all;
  int orientation = held.orientation;
  for (std::size_t i = 0; i < item.orientations.size(); ++i) {
    if (i > 0 && orientation == held.orientation) break;
    const Turned one = turned_at(table, held, orientation, target);
    if (length(one.middle - target) < reach) all.push_back(one);
    orientation = turned(item, orientation, steps);
  }
  return all;
}

bool within_reach(const HandTable& table, SurfacePoint target) {
  std::vector<Place> places;
  for (const Token& t : table.scene().tokens)
    if (t.surface == target.surface) places.insert(places.end(), t.places.begin(), t.places.end());
  if (places.empty()) return false;
  return box_of(table.grid(target.surface), places).inset(-kFarOut).contains(target.at);
}

}  // namespace tablier
