#include "ui/table/table_mouse.hpp"

#include <utility>

namespace tablier {
namespace {

/// A press and release within this distance and time is a click, in pixels and seconds.
constexpr float kClickReach = 6;
constexpr double kClickTime = 0.35;
/// A step of the wheel brings the table that much nearer.
constexpr float kNearer = 1.15F;

using Kind = HandAnswer::Kind;

}  // namespace

SurfacePoint TableMouse::point_at(Vec2 at) const {
  SurfacePoint point = view_.surface_point_at(at);
  point.aside = !view_.on_board(at);
  return point;
}

HandAnswer TableMouse::moved(Vec2 at) {
  if (panning_) {
    view_.pan(at - panned_from_);
    panned_from_ = at;
    return {.kind = Kind::changed};
  }
  const auto before = hovered_;
  hovered_ = view_.item_at(hand_, at);
  if (holds_something() && !(hand_.held() && hand_.held()->by_keys)) return hand_.aim(point_at(at));
  const HandAnswer over = hand_.hover(hovered_ || !view_.on_board(at) ? std::nullopt : std::optional(point_at(at)));
  return {.kind = before == hovered_ ? over.kind : Kind::changed};
}

HandAnswer TableMouse::pressed(const PointerPressed& press, double now) {
  hovered_ = view_.item_at(hand_, press.at);
  if (press.button == Button::left) return press.down ? down(press.at, now) : up(press.at, now);
  if (press.button == Button::middle) {
    panning_ = press.down && view_.roams();
    panned_from_ = press.at;
  }
  if (press.button == Button::right && press.down) return right_down();
  return {};
}

/// What slides has no other way to lie: it is put back.
HandAnswer TableMouse::right_down() {
  if (!hand_.sliding_from()) return hand_.turn(1, hovered_.value_or(-1));
  forget();
  return hand_.escape();
}

bool TableMouse::is_click(const PointerPressed& press, double now) const {
  return !press.down && press.button == Button::left && length(press.at - pressed_at_) < kClickReach && now - pressed_when_ < kClickTime;
}

HandAnswer TableMouse::down(Vec2 at, double now) {
  pressed_at_ = at;
  pressed_when_ = now;
  clicking_ = false;
  if (const auto& held = hand_.held()) {  // carried, or moved by keys until now
    carrying_ = false;
    const auto other = view_.item_at(hand_, at);
    laying_ = held->lifted || !other || *other == held->item;
    if (laying_) return hand_.aim(point_at(at));  // let go where the button comes up: by a click, or a drag from here
    hand_.escape();                               // the other one is taken instead
  }
  const SurfacePoint point = point_at(at);
  if (const auto item = view_.item_at(hand_, at)) {
    const HandAnswer taken = hand_.take(*item, view_.grip_of(hand_, *item, at), point);
    dragging_ = hand_.held().has_value();
    naming_ = !dragging_ && taken.kind == Kind::changed;
    return taken;
  }
  if (!view_.on_board(at)) return {};
  const HandAnswer touched = hand_.touch(point);
  dragging_ = touched.kind == Kind::changed;
  clicking_ = !dragging_;
  panning_ = clicking_ && view_.roams();
  panned_from_ = at;
  return touched;
}

HandAnswer TableMouse::up(Vec2 at, double now) {
  panning_ = false;
  if (std::exchange(laying_, false)) return hand_.held() ? drop(at, true) : HandAnswer{};
  const bool click = length(at - pressed_at_) < kClickReach && now - pressed_when_ < kClickTime;
  if (dragging_) {
    dragging_ = false;
    carrying_ = click && holds_something() && !hand_.stroke().refused();
    return carrying_ || !holds_something() ? HandAnswer{} : drop(at);
  }
  if (std::exchange(naming_, false) && !click && view_.on_board(at)) return hand_.click(point_at(at));
  const bool begun = hand_.stroke().active() || hand_.sliding_from();
  if (clicking_ && !click && begun) return drop(at);  // begun by a click, ended by a drag
  if (!clicking_ || !click || !view_.on_board(at)) return {};
  return hand_.click(point_at(at));
}

HandAnswer TableMouse::drop(Vec2 at, bool by_click) { return view_.on_board(at) ? hand_.drop(point_at(at), by_click) : hand_.drop_aside(); }

HandAnswer TableMouse::wheel(const WheelTurned& wheel) {
  wheel_ += wheel.steps;
  if (std::abs(wheel_) < 1) return {};
  const int steps = wheel_ > 0 ? 1 : -1;
  wheel_ = 0;
  if (view_.roams() && !hand_.held() && !hovered_) {
    view_.zoom(steps > 0 ? kNearer : 1 / kNearer, wheel.at);
    return {.kind = Kind::changed};
  }
  return hand_.turn(steps, hovered_.value_or(-1));
}

}  // namespace tablier
