#include "solver/region.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace tablier::katamino {
namespace {

int extent_along(const std::vector<Place>& cells, int axis) {
  const auto [min, max] =
      std::minmax_element(cells.begin(), cells.end(), [axis](Place a, Place b) { return coordinate(a, axis) < coordinate(b, axis); });
  return coordinate(*max, axis) - coordinate(*min, axis) + 1;
}

Place moved(Place p, Place from, Place to) { return {p.x - from.x + to.x, p.y - from.y + to.y, p.z - from.z + to.z}; }

std::optional<std::vector<int>> numbers_of(const Region& region, const Polyform& way, Place at) {
  std::vector<int> numbers;
  numbers.reserve(way.cells().size());
  for (const Place cell : way.cells()) {
    const int i = region.index(moved(cell, way.cells().front(), at));
    if (i < 0) return std::nullopt;
    numbers.push_back(i);
  }
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

}  // namespace

Region::Region(std::vector<Place> cells) : cells_(std::move(cells)) {
  std::array<int, 3> by_axis{};
  for (int axis = 0; axis < 3; ++axis) by_axis[static_cast<std::size_t>(axis)] = extent_along(cells_, axis);
  std::iota(axes_.begin(), axes_.end(), 0);
  std::stable_sort(axes_.begin(), axes_.end(),
                   [&](int a, int b) { return by_axis[static_cast<std::size_t>(a)] < by_axis[static_cast<std::size_t>(b)]; });
  for (std::size_t i = 0; i < 3; ++i) extents_[i] = by_axis[static_cast<std::size_t>(axes_[i])];
  std::sort(cells_.begin(), cells_.end(), [this](Place a, Place b) { return before(a, b); });
}

bool Region::before(Place a, Place b) const {
  for (const int i : {2, 1, 0}) {
    const int axis = axes_[static_cast<std::size_t>(i)];
    if (coordinate(a, axis) != coordinate(b, axis)) return coordinate(a, axis) < coordinate(b, axis);
  }
  return false;
}

int Region::index(Place p) const {
  const auto at = std::lower_bound(cells_.begin(), cells_.end(), p, [this](Place a, Place b) { return before(a, b); });
  return at == cells_.end() || *at != p ? -1 : static_cast<int>(at - cells_.begin());
}

std::vector<std::vector<int>> Region::placements(const Polyform& way) const {
  std::vector<std::vector<int>> found;
  for (const Place at : cells_)
    if (auto numbers = numbers_of(*this, way, at)) found.push_back(*std::move(numbers));
  return found;
}

}  // namespace tablier::katamino
