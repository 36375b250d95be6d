#pragma once

#include "core/rules.hpp"
#include "shapes.hpp"
#include "weights.hpp"

#include <array>
#include <cstdint>
#include <vector>

/// What the bots know of one rule set. Made once a game; shared by threads.
namespace tablier::pente {

/// What a point's four shapes are worth together.
struct PointValue {
  std::int16_t mover = 0;  ///< evaluation for the side to move
  std::int16_t other = 0;  ///< evaluation for the other side
  std::int16_t order = 0;  ///< how promising a stone there is
  Threat threat = Threat::none;
};

/// The shapes of one point in the four directions, four bits each.
using ShapeSet = std::uint16_t;
constexpr Shape shape_in(ShapeSet set, std::size_t direction) { return static_cast<Shape>(set >> (4 * direction) & 15); }
/// All four in rising order.
std::array<Shape, kDirections> shapes_in(ShapeSet set);

class EvalTables {
 public:
  /// Precondition: fits(rules).
  explicit EvalTables(const Rules& rules) : EvalTables(rules, weights_for(rules)) {}
  EvalTables(const Rules& rules, const Weights& weights);
  /// Whether rows and captures of these rules are such as this knows: two colours, no stone of two colours.
  static bool fits(const Rules& rules) { return ShapeTable::knows(rules) && !rules.teams && rules.power_stones == 0; }

  const Rules& rules() const { return rules_; }
  const ShapeTable& shapes() const { return shapes_; }
  const Weights& weights() const { return weights_; }
  const PointValue& value(ShapeSet set) const { return values_[set]; }

 private:
  PointValue value_of(ShapeSet set) const;

  Rules rules_;
  ShapeTable shapes_;
  Weights weights_;
  std::vector<PointValue> values_;
};

}  // namespace tablier::pente
