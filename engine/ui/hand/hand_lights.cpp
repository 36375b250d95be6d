#include "ui/hand/hand_lights.hpp"

#include "play/place_limits.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// A board is open while so much of it is free, and one may go nearly anywhere there when so many of its free places will do. Both are
/// shares.
constexpr double kOpen = 0.5, kNearly = 0.9;

void sort_out(std::vector<Stand>& places) {
  const auto before = [](const Stand& a, const Stand& b) { return std::pair(a.surface, a.place) < std::pair(b.surface, b.place); };
  std::sort(places.begin(), places.end(), before);
  places.erase(std::unique(places.begin(), places.end()), places.end());
}

/// True where the places are all that are free of the boards that they lie on, or nearly all of boards that are still open; `full`: all
/// that are free, however few, count too.
bool anywhere(const Scene& scene, const std::vector<Stand>& places, bool full) {
  std::vector<int> surfaces;
  for (const Stand& s : places) surfaces.push_back(s.surface);
  const auto room = free_places(scene, surfaces);
  if (!room) return false;
  const auto free = static_cast<double>(room->free);
  const bool open = free >= kOpen * static_cast<double>(room->all);
  return (open || full) && static_cast<double>(places.size()) >= (open ? kNearly : 1) * free;
}

}  // namespace

std::vector<Highlight> hand_lights(const HandTable& table, const CarriedItem& carried, const SlidingToken& sliding,
                                   const DrawnStroke& stroke, bool stay_lit) {
  const auto& held = carried.held();
  std::vector<Stand> places;
  if (held) places = carried.item_places();
  table.matcher().each_next([&](const Gesture& g) {
    if (g.kind == GestureKind::put && !held) places.push_back({g.surface, g.places.front()});
    // A move that has begun says what may slide; where none has, any thing of one's own is tried.
    if (g.kind == GestureKind::slide && table.matcher().begun() && !sliding.active()) places.push_back({g.surface, g.places.front()});
    if (g.kind == GestureKind::lay && held && g.item == held->item && g.places.size() == 1) places.push_back({g.surface, g.places.front()});
  });
  sort_out(places);
  if (anywhere(table.scene(), places, !stay_lit)) places.clear();
  if (sliding.active())
    for (const Stand& end : sliding.ends()) places.push_back(end);
  for (const Place p : stroke.input().next()) places.push_back({stroke.input().surface(), p});
  std::vector<Highlight> lights;
  for (const Stand& s : places) lights.push_back({.kind = HighlightKind::legal, .surface = s.surface, .place = s.place});
  return lights;
}

}  // namespace tablier
