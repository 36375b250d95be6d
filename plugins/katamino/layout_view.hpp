#pragma once

#include "rules.hpp"
#include "sdk/script.hpp"
#include "sdk/seat.hpp"

#include <functional>
#include <span>
#include <string>

/// What hooks read of what lies on the board.
namespace tablier::katamino {

/// `T:a1-a2-a3-b2-c2`.
std::string lay_notation(const Rules& rules, int placement);

/// What is said of a layout; `owner` tells whose a piece is.
struct LaidPosition {
  const Rules& rules;
  const Layout& layout;
  Seat turn = Seat::nobody;
  std::function<Seat(int piece)> owner = [](int) { return Seat::nobody; };
  Value::List history = {};
};
/// As hooks.cpp declares it.
Value to_value(LaidPosition position);

/// A layout that is only thought of: its history is what was laid in thought.
class LayoutView final : public PositionView {
 public:
  LayoutView(const Rules& rules, const Layout& layout, std::span<const int> laid) : rules_(rules), layout_(layout), laid_(laid) {}

 private:
  Value make() const override;

  const Rules& rules_;
  const Layout& layout_;
  std::span<const int> laid_;
};

}  // namespace tablier::katamino
