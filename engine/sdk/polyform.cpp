#include "sdk/polyform.hpp"

#include <algorithm>

namespace tablier {
namespace {

template <typename Map>
Polyform mapped(const std::vector<Place>& cells, Map map) {
  std::vector<Place> moved;
  moved.reserve(cells.size());
  for (const Place p : cells) moved.push_back(map(p));
  return Polyform(std::move(moved));
}

void add_new(std::vector<Polyform>& found, Polyform shape) {
  if (std::find(found.begin(), found.end(), shape) == found.end()) found.push_back(std::move(shape));
}

}  // namespace

Polyform::Polyform(std::vector<Place> cells) : cells_(std::move(cells)) {
  if (cells_.empty()) return;
  Place min = cells_.front();
  for (const Place p : cells_) min = {std::min(min.x, p.x), std::min(min.y, p.y), std::min(min.z, p.z)};
  for (Place& p : cells_) p = {p.x - min.x, p.y - min.y, p.z - min.z};
  std::sort(cells_.begin(), cells_.end());
  cells_.erase(std::unique(cells_.begin(), cells_.end()), cells_.end());
}

Place Polyform::extent() const {
  Place max;
  for (const Place p : cells_) max = {std::max<int>(max.x, p.x + 1), std::max<int>(max.y, p.y + 1), std::max<int>(max.z, p.z + 1)};
  return max;
}

Polyform Polyform::turned() const {
  return mapped(cells_, [](Place p) { return Place{-p.y, p.x, p.z}; });
}

Polyform Polyform::mirrored() const {
  return mapped(cells_, [](Place p) { return Place{-p.x, p.y, p.z}; });
}

Polyform Polyform::tipped() const {
  return mapped(cells_, [](Place p) { return Place{-p.z, p.y, p.x}; });
}

Polyform Polyform::scaled(int across, int high) const {
  std::vector<Place> cells;
  for (const Place p : cells_)
    for (int z = 0; z < high; ++z)
      for (int y = 0; y < across; ++y)
        for (int x = 0; x < across; ++x) cells.push_back({p.x * across + x, p.y * across + y, p.z * high + z});
  return Polyform(std::move(cells));
}

std::vector<Polyform> orientations(const Polyform& shape, Turning turning) {
  std::vector<Polyform> found{shape};
  if (turning == Turning::fixed) return found;
  for (std::size_t i = 0; i < found.size(); ++i) {  // a breadth-first walk: `found` grows while it is read
    add_new(found, found[i].turned());
    if (turning == Turning::reflections) add_new(found, found[i].mirrored());
    if (turning == Turning::space) add_new(found, found[i].tipped());
  }
  return found;
}

}  // namespace tablier
