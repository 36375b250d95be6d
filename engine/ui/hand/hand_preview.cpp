#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

/// What a click would put, shown before it is made.
namespace tablier {
namespace {

/// A place is meant when the hand is as near to its middle, in units.
constexpr float kPlaceReach = 0.5F;

bool same(const std::optional<Preview>& a, const std::optional<Preview>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  if (a->token && b->token && a->token->places != b->token->places) return false;
  return a->surface == b->surface && a->place == b->place && a->legal == b->legal;
}

}  // namespace

std::optional<Token> Hand::token_after(const OfferedMove& move, int surface, Place place) const {
  auto scene = table().position->scene_after(move.notation);
  if (!scene) return std::nullopt;
  const auto stands = [&](const Token& t) { return t.surface == surface && t.places == std::vector{place}; };
  const auto found = std::find_if(scene->tokens.begin(), scene->tokens.end(), stands);
  if (found == scene->tokens.end()) return std::nullopt;
  found->last = found->danger = found->winning = false;
  return std::move(*found);
}

const Text& Hand::refused() const {
  static const Text kNothing;
  if (stroke_.refused()) return stroke_why_;
  if (held_) return ghost_ && !ghost_->legal && !picks(held_->item) ? ghost_->why : kNothing;
  return preview_ && !preview_->legal ? preview_->why : kNothing;
}

void Hand::preview_at(int surface, Place place) {
  over_ = {surface, place};
  preview_.reset();
  if (!may_play_ || held_ || token_at(surface, place)) return;
  if (wants(GestureKind::put, -1)) return preview_put(surface, place);
  if (!stroke_.active() && !slide_from_) preview_stroke(surface, place);
}

void Hand::preview_put(int surface, Place place) {
  const Gesture put{.kind = GestureKind::put, .surface = surface, .places = {place}};
  if (std::any_of(begun().begin(), begun().end(), [&](const Gesture& g) { return same_gesture(g, put); })) return;
  preview_ = Preview{surface, place};
  const OfferedMove* move = table().matcher.first_with(put);
  preview_->legal = move != nullptr;
  if (move) preview_->token = token_after(*move, surface, place);
  else preview_->why = refuse(put).why;
}

void Hand::preview_stroke(int surface, Place place) {
  const auto known = traces(surface);
  if (known->empty()) return;
  const Place places[] = {place};
  preview_ = Preview{.surface = surface, .place = place, .legal = known->fit(places).any(), .stroke = true};
  if (!preview_->legal) preview_->why = refuse({.kind = GestureKind::trace, .surface = surface, .places = {place}}).why;
}

void Hand::look_again() {
  preview_.reset();
  begun_tokens_.clear();
  const OfferedMove* meant = begun().empty() ? nullptr : table().matcher.first();
  for (const Gesture& g : begun())
    if (g.kind == GestureKind::put && meant)
      if (auto token = token_after(*meant, g.surface, g.places.front())) begun_tokens_.push_back(std::move(*token));
  const Scene& s = table().scene;
  if (!over_ || static_cast<std::size_t>(over_->first) >= s.surfaces.size() || !grid(over_->first).contains(over_->second)) return;
  preview_at(over_->first, over_->second);
}

HandAnswer Hand::hover(std::optional<SurfacePoint> at) {
  std::optional<Place> place;
  if (at) place = place_at(grid(at->surface), at->at);
  if (place && length(centre_of(grid(at->surface), *place) - at->at) > kPlaceReach) place.reset();
  if (place && over_ == std::pair(at->surface, *place) && only_piece_ < 0) return {};
  const auto before = std::exchange(preview_, std::nullopt);
  over_.reset();
  if (place) preview_at(at->surface, *place);
  if (place && only_piece_ >= 0) preview_piece(*at);
  return {.kind = same(before, preview_) ? HandAnswer::Kind::nothing : HandAnswer::Kind::changed};
}

}  // namespace tablier
