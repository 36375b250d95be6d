#include "ui/painter/pen_way.hpp"

#include <algorithm>

namespace tablier {
namespace {

bool contains(std::span<const Place> places, Place p) { return std::find(places.begin(), places.end(), p) != places.end(); }

/// A walk over some places of a grid, into dead ends and back.
class Walk {
 public:
  Walk(const Grid& grid, std::span<const Place> places) : grid_(grid), places_(places) {}

  const std::vector<Place>& from(Place start) {
    way_.clear();
    enter(start);
    way_.resize(end_);  // what only led back is left out
    return way_;
  }

 private:
  void enter(Place place) {
    way_.push_back(place);
    end_ = way_.size();
    for (const Place p : grid_.neighbours(place)) {
      if (!contains(places_, p) || contains(way_, p)) continue;
      enter(p);
      way_.push_back(place);
    }
  }

  const Grid& grid_;
  std::span<const Place> places_;
  std::vector<Place> way_;
  std::size_t end_ = 0;  ///< after the last new place
};

}  // namespace

std::vector<Place> pen_way(const Grid& grid, std::span<const Place> places) {
  std::vector<Place> best(places.begin(), places.end());
  const auto apart = [&](Place a, Place b) {
    const Neighbours all = grid.neighbours(a);
    return std::find(all.begin(), all.end(), b) == all.end();
  };
  if (std::adjacent_find(best.begin(), best.end(), apart) == best.end()) return best;
  Walk walk(grid, places);
  bool found = false;
  for (const Place start : places) {
    const std::vector<Place>& way = walk.from(start);
    const bool all = std::all_of(places.begin(), places.end(), [&](Place p) { return contains(way, p); });
    if (!all || (found && way.size() >= best.size())) continue;
    best = way;
    found = true;
  }
  return best;
}

}  // namespace tablier
