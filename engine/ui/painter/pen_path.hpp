#pragma once

#include "sdk/grid.hpp"

#include <span>
#include <vector>

/// What a pen draws that is never lifted: each stretch of paper once, however often it passes there.
namespace tablier {

/// A stretch that the pen draws in one go.
struct PenWay {
  std::vector<Place> places;  ///< at least one; the first is the last too where it closes
  bool closed() const { return places.size() > 3 && places.front() == places.back(); }
  float steps() const { return static_cast<float>(places.size() - 1); }
};

/// The ways of a pen that passes `places` in this order. Going back over what is drawn draws nothing; from there it goes on as a new way.
std::vector<PenWay> pen_ways(std::span<const Place> places);
/// The same way, closed where its ends lie side by side: a pen that draws a ring comes back to where it began.
std::vector<Place> closed_ring(const Grid& grid, std::vector<Place> way);
/// True when both pass the same places, in whatever order.
bool same_points(std::span<const Place> a, std::span<const Place> b);

}  // namespace tablier
