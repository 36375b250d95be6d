#include "eval_tables.hpp"

#include <algorithm>
#include <cassert>

namespace tablier::pente {
namespace {

/// How promising a shape is for whoever makes it, or keeps the other from making it.
constexpr std::array<int, kShapes> kShapeOrder{0, 2, 6, 10, 30, 36, 110, 130, 900, 4000};
constexpr std::array<int, kThreats> kThreatOrder{0, 30, 60, 300, 60, 600, 1500, 8000};

Threat threat_of(ShapeSet set) {
  std::array<int, kShapes> n{};
  for (std::size_t d = 0; d < kDirections; ++d) ++n[static_cast<std::size_t>(shape_in(set, d))];
  const auto count = [&](Shape s) { return n[static_cast<std::size_t>(s)]; };
  if (count(Shape::row) > 0) return Threat::row;
  if (count(Shape::live_four) > 0 || count(Shape::dead_four) > 1) return Threat::wins_next;
  if (count(Shape::dead_four) > 0) return count(Shape::live_three) > 0 ? Threat::four_three : Threat::four;
  if (count(Shape::live_three) > 0) return count(Shape::live_three) > 1 ? Threat::double_three : Threat::three;
  return count(Shape::dead_three) + count(Shape::live_two) > 1 ? Threat::seed : Threat::none;
}

std::int16_t in_range(int n) { return static_cast<std::int16_t>(std::clamp(n, -30'000, 30'000)); }

}  // namespace

std::array<Shape, kDirections> shapes_in(ShapeSet set) {
  std::array<Shape, kDirections> shapes{};
  for (std::size_t d = 0; d < kDirections; ++d) shapes[d] = shape_in(set, d);
  std::sort(shapes.begin(), shapes.end());
  return shapes;
}

EvalTables::EvalTables(const Rules& rules, const Weights& weights)
    : rules_(rules), shapes_(rules), weights_(weights), values_(std::size_t{1} << 16) {
  assert(fits(rules));
  const auto possible = [](ShapeSet set) {
    for (std::size_t d = 0; d < kDirections; ++d)
      if (static_cast<std::size_t>(shape_in(set, d)) >= kShapes) return false;
    return true;
  };
  for (std::size_t set = 0; set < values_.size(); ++set)
    if (possible(static_cast<ShapeSet>(set))) values_[set] = value_of(static_cast<ShapeSet>(set));
}

PointValue EvalTables::value_of(ShapeSet set) const {
  PointValue value;
  value.threat = threat_of(set);
  int order = kThreatOrder[static_cast<std::size_t>(value.threat)];
  for (std::size_t d = 0; d < kDirections; ++d) order += kShapeOrder[static_cast<std::size_t>(shape_in(set, d))];
  value.order = in_range(order);
  // Who can complete a row needs no evaluation.
  if (value.threat == Threat::row) return value;
  const std::size_t bundle = bundle_of(shapes_in(set));
  value.mover = weights_.mover.bundles[bundle];
  value.other = weights_.other.bundles[bundle];
  return value;
}

}  // namespace tablier::pente
