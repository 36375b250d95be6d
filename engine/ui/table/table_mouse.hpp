#pragma once

#include "ui/core/input.hpp"
#include "ui/hand/hand.hpp"
#include "ui/table/table_view.hpp"

#include <optional>

/// Turns the mouse over the table into what the hand does. A thing can be dragged, or taken with one click and dropped with the next.
namespace tablier {

class TableMouse {
 public:
  TableMouse(Hand& hand, TableView& view) : hand_(hand), view_(view) {}

  HandAnswer moved(Vec2 at);
  HandAnswer pressed(const PointerPressed& press, double now);
  HandAnswer wheel(const WheelTurned& wheel);
  /// The tray item under the mouse, for keys that turn it and for its light.
  std::optional<int> hovered() const { return hovered_; }
  /// A left button came up where it went down a moment ago.
  bool is_click(const PointerPressed& press, double now) const;
  /// The hand was emptied by something else.
  void forget() { dragging_ = carrying_ = laying_ = false; }
  /// The table is being moved.
  bool panning() const { return panning_; }

 private:
  HandAnswer down(Vec2 at, double now);
  HandAnswer up(Vec2 at, double now);
  HandAnswer drop(Vec2 at, bool by_click = false);
  HandAnswer right_down();
  SurfacePoint point_at(Vec2 at) const;
  bool holds_something() const { return hand_.held() || hand_.sliding_from() || hand_.stroke().active(); }

  Hand& hand_;
  TableView& view_;
  std::optional<int> hovered_;
  Vec2 pressed_at_;
  double pressed_when_ = 0;
  bool dragging_ = false;  ///< a button is down and something is in the hand
  bool carrying_ = false;  ///< something stays in the hand without a button
  bool laying_ = false;    ///< a button went down on what was carried: where it comes up that is laid
  bool clicking_ = false;
  bool naming_ = false;   ///< a button went down on something that is named: released over the board it is put there
  bool panning_ = false;  ///< the table is moved under the hand
  Vec2 panned_from_;
  float wheel_ = 0;
};

}  // namespace tablier
