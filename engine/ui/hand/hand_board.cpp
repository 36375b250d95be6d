#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

namespace tablier {
namespace {

using Kind = HandAnswer::Kind;

int end_surface(const Gesture& slide) { return slide.end_surface < 0 ? slide.surface : slide.end_surface; }

}  // namespace

HandAnswer Hand::aim(SurfacePoint at) {
  by_keys_ = false;
  if (held_) {
    held_->middle = {at.surface, at.at + grip_};
    held_->by_keys = false;
    turn_to_fit();
    find_ghost();
    return {.kind = Kind::changed};
  }
  if (slide_from_) {
    slide_at_ = at;
    return {.kind = Kind::changed};
  }
  if (!stroke_.active() || at.surface != stroke_.surface()) return {};
  if (stroke_.draw_to(at.at)) check_stroke();
  return {.kind = Kind::changed};
}

HandAnswer Hand::touch(SurfacePoint at) {
  if (!may_play_ || held_) return {};
  return begin_at(at);
}

HandAnswer Hand::begin_at(SurfacePoint at) {
  const auto place = place_at(grid(at.surface), at.at);
  if (!place) return {};
  set_cursor(at.surface, *place, false);
  if (stroke_.active() || slide_from_) return {};
  if (const Token* token = token_at(at.surface, *place)) {
    const auto lifted = lift_into_hand(*token, at, false);
    if (!lifted || *lifted) return {.kind = lifted ? Kind::changed : Kind::later};
  }
  const auto slides = [&](const Gesture& g) {
    return g.kind == GestureKind::slide && g.surface == at.surface && g.places.front() == *place;
  };
  if (table().matcher.has_next(slides)) {
    slide_from_ = *place;
    slide_surface_ = at.surface;
    slide_at_ = at;
    preview_.reset();
    return {.kind = Kind::changed};
  }
  return {.kind = begin_stroke(at.surface, *place) ? Kind::changed : Kind::nothing};
}

HandAnswer Hand::drop(SurfacePoint at) {
  if (held_) {
    aim(at);
    if (!ghost_) return drop_aside();
    if (ghost_->legal) return lay_ghost();
    const auto under = place_at(grid(at.surface), at.at);
    const HandAnswer refused{.kind = Kind::refused, .why = ghost_->why, .at = Stand{at.surface, under.value_or(ghost_->places.front())}};
    let_go();
    return refused;
  }
  if (stroke_.active()) {
    if (at.surface == stroke_.surface() && stroke_.end_at(at.at)) check_stroke();
    return end_stroke(false);
  }
  if (!slide_from_) return {};
  const auto place = place_at(grid(at.surface), at.at);
  if (!place) return drop_aside();
  const Stand end{at.surface, *place};
  return end == Stand{slide_surface_, *slide_from_} ? HandAnswer{.kind = Kind::changed} : slide_to(end, false);
}

HandAnswer Hand::drop_aside() {
  if (!held_ && !slide_from_ && !stroke_.active()) return {};
  if (stroke_.active() && stroke_.way().size() > 1) return end_stroke(false);  // a fast pen runs over the edge; what is too short says so
  auto lifted = std::exchange(lift_, std::nullopt);
  let_go();
  if (!lifted) return {.kind = Kind::changed};
  return {.kind = Kind::play, .moves = {*std::move(lifted)}};
}

HandAnswer Hand::click(SurfacePoint at) {
  if (!may_play_) return {};
  const auto place = place_at(grid(at.surface), at.at);
  if (!place) return {};
  set_cursor(at.surface, *place, false);
  if (slide_from_) return click_slide({at.surface, *place});
  if (stroke_.active()) return click_stroke(at);
  if (only_piece_ >= 0) return click_piece(at);
  const Gesture put{.kind = GestureKind::put, .surface = at.surface, .places = {*place}};
  if (table().matcher.has_next([&](const Gesture& g) { return g == put; })) return say(put);
  if (const HandAnswer begun = begin_at(at); begun.kind != Kind::nothing) return stroke_.refused() ? end_stroke(false) : begun;
  return wants(GestureKind::put, -1) ? refuse(put) : HandAnswer{};
}

HandAnswer Hand::press(const std::string& button) {
  if (!may_play_) return {};
  const Gesture pressed{.kind = GestureKind::press, .button = button};
  return table().matcher.has_next([&](const Gesture& g) { return g == pressed; }) ? say(pressed) : HandAnswer{};
}

/// Where the token that slides may go, each once.
std::vector<Stand> Hand::slide_ends() const {
  std::vector<Stand> ends;
  table().matcher.each_next([&](const Gesture& g) {
    if (g.kind != GestureKind::slide || g.surface != slide_surface_ || g.places.front() != slide_from_) return;
    const Stand end{end_surface(g), g.places.back()};
    if (std::find(ends.begin(), ends.end(), end) == ends.end()) ends.push_back(end);
  });
  return ends;
}

HandAnswer Hand::slide_to(Stand end, bool stays) {
  Gesture slide{.kind = GestureKind::slide, .surface = slide_surface_, .places = {*slide_from_, end.place}};
  slide.end_surface = end.surface == slide_surface_ ? -1 : end.surface;
  const auto wanted = [&](const Gesture& g) {
    return g.kind == slide.kind && g.surface == slide.surface && g.places == slide.places && end_surface(g) == end.surface;
  };
  std::optional<Gesture> exact;
  table().matcher.each_next([&](const Gesture& g) {
    if (wanted(g)) exact = g;
  });
  if (exact) return say(*exact);
  if (!stays) slide_from_.reset();
  return refuse(slide);
}

/// Puts it down where it was, slides it, or takes up another that may slide instead.
HandAnswer Hand::click_slide(Stand at) {
  if (at == Stand{slide_surface_, *slide_from_}) return drop_aside();
  const auto ends = slide_ends();
  const auto begins_here = [&](const Gesture& g) {
    return g.kind == GestureKind::slide && g.surface == at.surface && g.places.front() == at.place;
  };
  if (std::find(ends.begin(), ends.end(), at) != ends.end() || !table().matcher.has_next(begins_here)) return slide_to(at, true);
  slide_from_.reset();
  return begin_at({at.surface, centre_of(grid(at.surface), at.place)});
}

std::vector<std::string> Hand::buttons() const {
  std::vector<std::string> names;
  table().matcher.each_next([&](const Gesture& g) {
    if (g.kind == GestureKind::press && std::find(names.begin(), names.end(), g.button) == names.end()) names.push_back(g.button);
  });
  return names;
}

std::string Hand::only_button() const {
  const std::vector<std::string> names = buttons();
  const bool only = names.size() == 1 && !table().matcher.has_next([](const Gesture& g) { return g.kind != GestureKind::press; });
  return only ? names.front() : std::string();
}

}  // namespace tablier
