#include "ui/painter/pen_path.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace tablier {
namespace {

using Stretch = std::pair<Place, Place>;

Stretch stretch(Place a, Place b) { return {std::min(a, b), std::max(a, b)}; }

}  // namespace

std::vector<PenWay> pen_ways(std::span<const Place> places) {
  std::vector<PenWay> ways;
  std::set<Stretch> drawn;
  bool drawing = false;
  for (std::size_t i = 0; i + 1 < places.size(); ++i) {
    if (places[i] == places[i + 1]) continue;
    const bool fresh = drawn.insert(stretch(places[i], places[i + 1])).second;
    if (fresh && !drawing) ways.push_back({{places[i]}});
    if (fresh) ways.back().places.push_back(places[i + 1]);
    drawing = fresh;
  }
  if (ways.empty() && !places.empty()) ways.push_back({{places.front()}});
  return ways;
}

std::vector<Place> closed_ring(const Grid& grid, std::vector<Place> way) {
  if (way.size() < 4 || way.front() == way.back()) return way;
  const Neighbours beside = grid.neighbours(way.back());
  if (std::find(beside.begin(), beside.end(), way.front()) != beside.end()) way.push_back(way.front());
  return way;
}

bool same_points(std::span<const Place> a, std::span<const Place> b) {
  return std::set<Place>(a.begin(), a.end()) == std::set<Place>(b.begin(), b.end());
}

}  // namespace tablier
