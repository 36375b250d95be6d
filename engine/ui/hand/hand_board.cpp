#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

namespace tablier {
namespace {

using Kind = HandAnswer::Kind;

/// A stroke goes to a point when the hand comes as near, in units.
constexpr float kReach = 0.42F;
/// With more places to go to, lights would only be in the way.
constexpr std::size_t kMostLights = 48;

}  // namespace

HandAnswer Hand::aim(Spot at) {
  by_keys_ = false;
  if (held_) {
    held_->middle = {at.surface, at.at + grip_};
    held_->by_keys = false;
    find_ghost();
    return {.kind = Kind::changed};
  }
  if (slide_from_) return {.kind = Kind::changed};
  if (stroke_.empty() || at.surface != stroke_surface_) return {};
  const auto place = place_at(grid(at.surface), at.at);
  if (!place || length(centre_of(grid(at.surface), *place) - at.at) > kReach) return {};
  return {.kind = extend_stroke(*place) ? Kind::changed : Kind::nothing};
}

HandAnswer Hand::touch(Spot at) {
  if (!may_play_ || held_) return {};
  return begin_at(at);
}

HandAnswer Hand::begin_at(Spot at) {
  const auto place = place_at(grid(at.surface), at.at);
  if (!place) return {};
  set_cursor(at.surface, *place, false);
  if (!stroke_.empty() || slide_from_) return {};
  if (const Token* token = token_at(at.surface, *place); token && lift_into_hand(*token, at, false)) return {.kind = Kind::changed};
  const auto slides = [&](const Gesture& g) {
    return g.kind == GestureKind::slide && g.surface == at.surface && g.places.front() == *place;
  };
  if (table().sentences.has_next(slides)) {
    slide_from_ = *place;
    slide_surface_ = at.surface;
    return {.kind = Kind::changed};
  }
  stroke_surface_ = at.surface;
  if (!is_stroke({*place})) return {};
  stroke_ = {*place};
  return {.kind = Kind::changed};
}

HandAnswer Hand::drop(Spot at) {
  if (held_) {
    aim(at);
    if (!ghost_) return drop_aside();
    if (ghost_->legal) return lay_ghost();
    const HandAnswer refused{.kind = Kind::refused, .why = ghost_->why};
    let_go();
    return refused;
  }
  const auto place = place_at(grid(at.surface), at.at);
  if (slide_from_) return place && *place != *slide_from_ ? slide_to(*place) : HandAnswer{.kind = Kind::changed};
  if (stroke_.size() > 1) return end_stroke();
  return {};
}

HandAnswer Hand::drop_aside() {
  if (!held_ && !slide_from_ && stroke_.empty()) return {};
  const Move lifted = lift_;
  let_go();
  if (lifted == Move::none) return {.kind = Kind::changed};
  return {.kind = Kind::play, .moves = {lifted}};
}

HandAnswer Hand::click(Spot at) {
  if (!may_play_) return {};
  const auto place = place_at(grid(at.surface), at.at);
  if (!place) return {};
  set_cursor(at.surface, *place, false);
  if (slide_from_) return *place == *slide_from_ ? HandAnswer{} : slide_to(*place);
  if (!stroke_.empty()) {
    if (*place == stroke_.back() && stroke_.size() > 1) return end_stroke();
    if (!extend_stroke(*place)) return {};
    const auto whole = whole_stroke();
    return whole && !stroke_can_go_on() ? say(*whole) : HandAnswer{.kind = Kind::changed};
  }
  const Gesture put{.kind = GestureKind::put, .surface = at.surface, .places = {*place}};
  if (table().sentences.has_next([&](const Gesture& g) { return g == put; })) return say(put);
  if (const HandAnswer begun = begin_at(at); begun.kind != Kind::nothing) return begun;
  return wants(GestureKind::put, -1) ? refuse(put) : HandAnswer{};
}

HandAnswer Hand::press(const std::string& button) {
  if (!may_play_) return {};
  const Gesture pressed{.kind = GestureKind::press, .button = button};
  return table().sentences.has_next([&](const Gesture& g) { return g == pressed; }) ? say(pressed) : HandAnswer{};
}

HandAnswer Hand::slide_to(Place place) {
  const Gesture slide{.kind = GestureKind::slide, .surface = slide_surface_, .places = {*slide_from_, place}};
  const auto wanted = [&](const Gesture& g) { return g.kind == slide.kind && g.surface == slide.surface && g.places == slide.places; };
  std::optional<Gesture> exact;
  table().sentences.each_next([&](const Gesture& g) {
    if (wanted(g)) exact = g;
  });
  slide_from_.reset();
  return exact ? say(*exact) : refuse(slide);
}

bool Hand::is_stroke(const std::vector<Place>& begun) const {
  return table().sentences.has_next([&](const Gesture& g) {
    if (g.kind != GestureKind::trace || g.surface != stroke_surface_ || g.places.size() < begun.size()) return false;
    return std::equal(begun.begin(), begun.end(), g.places.begin()) || std::equal(begun.begin(), begun.end(), g.places.rbegin());
  });
}

bool Hand::stroke_can_go_on() const {
  return table().sentences.has_next([&](const Gesture& g) {
    if (g.kind != GestureKind::trace || g.surface != stroke_surface_ || g.places.size() <= stroke_.size()) return false;
    return std::equal(stroke_.begin(), stroke_.end(), g.places.begin()) || std::equal(stroke_.begin(), stroke_.end(), g.places.rbegin());
  });
}

std::optional<Gesture> Hand::whole_stroke() const {
  const Gesture traced{.kind = GestureKind::trace, .surface = stroke_surface_, .places = stroke_};
  std::optional<Gesture> whole;
  table().sentences.each_next([&](const Gesture& g) {
    if (same_gesture(g, traced)) whole = g;
  });
  return whole;
}

bool Hand::extend_stroke(Place place) {
  if (stroke_.back() == place) return false;
  if (stroke_.size() > 1 && stroke_[stroke_.size() - 2] == place) {  // the hand goes back
    stroke_.pop_back();
    return true;
  }
  stroke_.push_back(place);
  if (is_stroke(stroke_)) return true;
  stroke_.pop_back();
  return false;
}

HandAnswer Hand::end_stroke() {
  const auto whole = whole_stroke();
  const Gesture traced{.kind = GestureKind::trace, .surface = stroke_surface_, .places = stroke_};
  stroke_.clear();
  return whole ? say(*whole) : refuse(traced);
}

std::vector<Highlight> Hand::lights() const {
  std::vector<Highlight> lights;
  const auto add = [&](int surface, Place place) {
    const bool known =
        std::any_of(lights.begin(), lights.end(), [&](const Highlight& h) { return h.surface == surface && h.place == place; });
    if (!known && lights.size() <= kMostLights) lights.push_back({.kind = HighlightKind::legal, .surface = surface, .place = place});
  };
  table().sentences.each_next([&](const Gesture& g) {
    if (g.kind == GestureKind::put && !held_) add(g.surface, g.places.front());
    if (g.kind == GestureKind::slide && slide_from_ && g.places.front() == *slide_from_) add(g.surface, g.places.back());
    if (g.kind == GestureKind::lay && held_ && g.item == held_->item && g.places.size() == 1) add(g.surface, g.places.front());
    if (g.kind != GestureKind::trace || stroke_.empty() || g.places.size() <= stroke_.size()) return;
    if (std::equal(stroke_.begin(), stroke_.end(), g.places.begin())) add(g.surface, g.places[stroke_.size()]);
    if (std::equal(stroke_.begin(), stroke_.end(), g.places.rbegin()))
      add(g.surface, *(g.places.rbegin() + static_cast<std::ptrdiff_t>(stroke_.size())));
  });
  if (lights.size() > kMostLights) lights.clear();
  return lights;
}

std::vector<std::string> Hand::buttons() const {
  std::vector<std::string> names;
  table().sentences.each_next([&](const Gesture& g) {
    if (g.kind == GestureKind::press && std::find(names.begin(), names.end(), g.button) == names.end()) names.push_back(g.button);
  });
  return names;
}

}  // namespace tablier
