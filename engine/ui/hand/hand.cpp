#include "ui/hand/hand.hpp"

#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// A legal lay draws what is held to itself from as far, in units.
constexpr float kSnap = 0.75F;
/// The hand is over a board as far out as this.
constexpr float kEdge = 0.6F;

using Kind = HandAnswer::Kind;

/// Strokes are drawn where they are dropped, anything else is laid.
GestureKind kind_of_laying(TokenKind kind) { return kind == TokenKind::stroke ? GestureKind::trace : GestureKind::lay; }

Gesture lay_of(const Held& held, TokenKind kind, std::vector<Place> places) {
  return {.kind = kind_of_laying(kind),
          .item = held.item,
          .orientation = held.orientation,
          .surface = held.middle.surface,
          .places = std::move(places)};
}

}  // namespace

const TrayItem* Hand::item(int id) const { return find_item(table().scene, id); }

const Token* Hand::token_at(int surface, Place place) const {
  const auto& tokens = table().scene.tokens;
  const auto at = std::find_if(tokens.rbegin(), tokens.rend(), [&](const Token& t) {  // the last one drawn is the one that is seen
    return t.surface == surface && std::find(t.places.begin(), t.places.end(), place) != t.places.end();
  });
  return at == tokens.rend() ? nullptr : &*at;
}

bool Hand::wants(GestureKind kind, int id) const {
  return table().matcher.has_next([&](const Gesture& g) { return g.kind == kind && (id < 0 || g.item == id); });
}

bool Hand::may_take(const TrayItem& item) const {
  const Tray* tray = tray_of(table().scene, item.id);
  switch (tray ? tray->kind : TrayKind::bowl) {
    case TrayKind::pieces:
    case TrayKind::rack: return true;
    case TrayKind::stones: return wants(GestureKind::pick, item.id) || wants(GestureKind::lay, item.id);
    case TrayKind::palette: return !item.barred && wants(GestureKind::trace, item.id);
    case TrayKind::bowl: break;
  }
  return false;
}

bool Hand::idle() const { return !held_ && !table().matcher.begun() && !stroke_.active() && !slide_from_; }

Hand::Table::Table(std::unique_ptr<const ObservedPosition> asked) : position(std::move(asked)) {
  PlayableScene seen = position->table();
  scene = std::move(seen.scene);
  matcher = GestureMatcher(std::move(seen.moves));
}

/// Where it may not play it knows no moves, whatever is offered.
void Hand::deal(std::unique_ptr<const ObservedPosition> position, Seat viewer, bool may_play) {
  let_go();
  refused_stroke_.reset();
  viewer_ = viewer;
  base_ = Table(std::move(position));
  may_play_ = may_play && !base_.scene.surfaces.empty();
  if (!may_play) base_.matcher = GestureMatcher();
  find_only_piece();
  look_again();
  if (preview_ && !preview_->legal) preview_.reset();  // nobody has tried it in this position
}

void Hand::ask_again() {
  if (!held_) return look_again();
  ghost_.reset();
  find_ghost();
}

int Hand::orientation(int id) const {
  const auto at = turned_.find(id);
  const TrayItem* found = item(id);
  return at == turned_.end() || !found || at->second >= static_cast<int>(found->orientations.size()) ? 0 : std::max(0, at->second);
}

void Hand::let_go() {
  lifted_.reset();
  lift_.reset();
  held_.reset();
  ghost_.reset();
  lays_.clear();
  stroke_ = {};
  slide_from_.reset();
  traces_.clear();
  base_.matcher.forget();
  begun_tokens_.clear();
}

HandAnswer Hand::say(const Gesture& gesture) {
  if (!table().matcher.say(gesture)) return refuse(gesture);
  held_.reset();
  ghost_.reset();
  stroke_ = {};
  slide_from_.reset();
  traces_.clear();
  look_again();
  return conclude();
}

HandAnswer Hand::conclude() const {
  std::vector<OfferedMove> moves = table().matcher.complete();
  if (moves.empty() || table().matcher.open()) return {.kind = Kind::changed};
  return {.kind = moves.size() == 1 ? Kind::play : Kind::ask, .moves = std::move(moves), .lift = lift_};
}

HandAnswer Hand::finish() {
  std::vector<OfferedMove> moves = table().matcher.complete();
  if (moves.empty()) return {};
  return {.kind = moves.size() == 1 ? Kind::play : Kind::ask, .moves = std::move(moves), .lift = lift_};
}

HandAnswer Hand::refuse(const Gesture& gesture) const {
  Touch tried = table().matcher.said();
  tried.push_back(gesture);
  HandAnswer refused{.kind = Kind::refused, .why = table().position->why_refused(tried), .item = gesture.item};
  const int surface = gesture.end_surface < 0 ? gesture.surface : gesture.end_surface;
  if (const auto at = std::find_if(gesture.places.rbegin(), gesture.places.rend(), [&](Place p) { return grid(surface).contains(p); });
      at != gesture.places.rend())
    refused.at = Stand{surface, *at};
  return refused;
}

HandAnswer Hand::escape() {
  if (idle()) return {};
  if (stroke_.active()) over_.reset();  // no drop of ink where the pen was lifted
  let_go();
  look_again();
  return {.kind = Kind::changed};
}

bool Hand::hold(int id, Vec2 grip, SurfacePoint at, bool by_keys) {
  const TrayItem* found = item(id);
  if (!found || found->orientations.empty()) return false;
  held_ = Held{id, orientation(id), {at.surface, at.at + grip}, lifted_ != nullptr, by_keys};
  grip_ = grip;
  stroke_ = {};
  slide_from_.reset();
  preview_.reset();
  own_turn_.reset();
  find_item_places();
  find_lays();
  find_ghost();
  return true;
}

int Hand::named_for(int id) const {
  const TrayItem* const meant = item(id);
  const Tray* const tray = tray_of(table().scene, id);
  if (!meant || tray->kind != TrayKind::stones || may_take(*meant)) return id;
  for (const TrayItem& other : tray->items)
    if (other.paint == meant->paint && wants(GestureKind::pick, other.id)) return other.id;
  return id;
}

HandAnswer Hand::take(int id, Vec2 grip, SurfacePoint at) {
  id = named_for(id);
  if (!may_play_ || !item(id)) return {};
  if (const TrayItem& what = *item(id); what.barred || (tray_of(table().scene, id)->kind == TrayKind::palette && !may_take(what)))
    return refuse({.kind = kind_of_laying(what.kind), .item = id, .orientation = orientation(id)});
  if (!may_take(*item(id))) return {};
  if (wants(GestureKind::pick, id)) return say({.kind = GestureKind::pick, .item = id});
  if (!hold(id, grip, at, false)) return {};
  return {.kind = Kind::changed};
}

std::optional<OfferedMove> Hand::lift_move(const Token& token) {
  if (lifted_ || !base_.matcher.say({.kind = GestureKind::lift, .item = token.id})) return std::nullopt;
  std::vector<OfferedMove> moves = base_.matcher.complete();
  base_.matcher.take_back();
  if (moves.size() != 1) return std::nullopt;
  return std::move(moves.front());
}

std::optional<bool> Hand::lift_into_hand(const Token& token, SurfacePoint at, bool by_keys) {
  const auto move = lift_move(token);
  if (!move) return false;
  auto after = base_.position->after(move->notation);
  if (!after) return std::nullopt;
  auto table = std::make_unique<Table>(std::move(after));
  const TrayItem* in_tray = find_item(table->scene, token.id);
  if (!in_tray) return false;
  const auto lies = orientation_of(*in_tray, token.places);
  if (!lies) return false;
  const Vec2 middle = middle_of(grid(token.surface), token.places);
  lifted_from_ = token.places;
  const int id = token.id;
  lifted_ = std::move(table);
  traces_.clear();
  lift_ = *move;
  turned_[id] = *lies;
  return hold(id, by_keys ? Vec2{} : middle - at.at, by_keys ? SurfacePoint{at.surface, middle} : at, by_keys);
}

void Hand::reorient(int orientation) {
  held_->orientation = orientation;
  turned_[held_->item] = orientation;
  if (!held_->by_keys) {
    find_lays();
    find_ghost();
    return;
  }
  move_held(0, 0);
}

HandAnswer Hand::reorient_item(int id, int orientation) {
  if (turned_[id] == orientation) return {};
  turned_[id] = orientation;
  return {.kind = Kind::changed};
}

HandAnswer Hand::turn(int steps, int id) {
  const TrayItem* what = item(held_ ? held_->item : id);
  if (!what || what->orientations.empty()) return {};
  if (!held_) return reorient_item(id, turned(*what, orientation(id), steps));
  if (held_->by_keys && goes_by_lays()) return turn_in_place(steps);
  const Vec2 hand = held_->middle.at - grip_;
  const int other = turned(*what, held_->orientation, steps);
  if (what->orientations[static_cast<std::size_t>(held_->orientation)].turned < 0) return {};
  grip_ = turned(grid(held_->middle.surface), grip_, steps);
  held_->middle.at = hand + grip_;
  own_turn_ = held_->middle.at;
  reorient(other);
  return {.kind = Kind::changed};
}

HandAnswer Hand::flip(int id) {
  const TrayItem* what = item(held_ ? held_->item : id);
  if (!what || what->orientations.empty()) return {};
  if (!held_) return reorient_item(id, flipped(*what, orientation(id)));
  if (what->orientations[static_cast<std::size_t>(held_->orientation)].flipped < 0) return {};
  const Vec2 hand = held_->middle.at - grip_;
  grip_.x = -grip_.x;
  held_->middle.at = hand + grip_;
  reorient(flipped(*what, held_->orientation));
  return {.kind = Kind::changed};
}

HandAnswer Hand::tip(int id) {
  const TrayItem* what = item(held_ ? held_->item : id);
  if (!what || what->orientations.empty()) return {};
  const int now = held_ ? held_->orientation : orientation(id);
  const int other = tipped(*what, now);
  if (!held_) return reorient_item(id, other);
  if (other == now) return {};
  reorient(other);
  return {.kind = Kind::changed};
}

void Hand::find_lays() {
  lays_.clear();
  const TrayItem* what = item(held_->item);
  const Held& h = *held_;
  const auto& cells = what->orientations[static_cast<std::size_t>(h.orientation)].cells;
  const auto shape = orientation_of(*what, cells);
  table().matcher.each_next([&](const Gesture& g) {
    if ((g.kind != GestureKind::lay && g.kind != GestureKind::trace) || g.item != h.item || g.places.empty()) return;
    const bool same = g.orientation >= 0 ? g.orientation == h.orientation : orientation_of(*what, g.places) == shape;
    if (same) lays_.push_back({middle_of(grid(g.surface), g.places), g});
  });
}

void Hand::find_ghost() {
  std::optional<Ghost> found = ghost_here();
  if (found && !found->legal && ghost_ && !ghost_->legal && ghost_->surface == found->surface && ghost_->places == found->places) return;
  ghost_ = std::move(found);
  if (ghost_ && ghost_->legal) find_what_it_brings();
  else if (ghost_ && fits_turned()) ghost_->why = Text("table.turn_it");
  else if (ghost_) ghost_->why = refuse(lay_of(*held_, item(held_->item)->kind, ghost_->places)).why;
}

void Hand::find_what_it_brings() {
  const auto lay = std::find_if(lays_.begin(), lays_.end(), [&](const Lay& l) { return same_places(l.gesture.places, ghost_->places); });
  const OfferedMove* move = lay == lays_.end() ? nullptr : table().matcher.first_with(lay->gesture);
  if (!move) return;
  const auto after = table().position->scene_after(move->notation);
  if (!after) return;
  for (const Event& event : after->events)
    if (event.seat == viewer_) ghost_->brings.push_back(event);
}

bool Hand::fits_nowhere(int id) const {
  const Tray* tray = tray_of(table().scene, id);
  return may_play_ && tray && tray->kind == TrayKind::rack && tray->owner == viewer_ && !wants(GestureKind::lay, id) &&
         !wants(GestureKind::pick, id);
}

std::optional<Ghost> Hand::ghost_here() const {
  const Held& h = *held_;
  if (lays_.empty() && wants(GestureKind::pick, h.item)) return std::nullopt;
  const Grid& g = grid(h.middle.surface);
  const Lay* nearest = nullptr;
  float distance = first_here() ? 1e8F : h.by_keys ? 0.05F : kSnap;
  for (const Lay& lay : lays_) {
    const float d = lay.gesture.surface == h.middle.surface ? length(lay.middle - h.middle.at) : 1e9F;
    if (d < distance) {
      distance = d;
      nearest = &lay;
    }
  }
  if (nearest) return Ghost{nearest->gesture.places, h.middle.surface, true};
  const auto& cells = item(h.item)->orientations[static_cast<std::size_t>(h.orientation)].cells;
  std::vector<Place> places = placed_near(g, cells, h.middle.at);
  if (g.bounded() && !h.by_keys) {
    const Vec2 size = extent_of(g), hand = h.middle.at - grip_;
    const bool over = hand.x > -kEdge && hand.y > -kEdge && hand.x < size.x + kEdge && hand.y < size.y + kEdge;
    const bool touches = std::any_of(places.begin(), places.end(), [&](Place p) { return g.contains(p); });
    if (!over || !touches) return std::nullopt;
  }
  return Ghost{std::move(places), h.middle.surface, false};
}

HandAnswer Hand::lay_ghost() {
  const Held held = *held_;
  const Ghost ghost = *ghost_;
  const auto lay = std::find_if(lays_.begin(), lays_.end(), [&](const Lay& l) { return same_places(l.gesture.places, ghost.places); });
  if (held.by_keys) set_cursor(ghost.surface, ghost.places.front(), true);
  if (held.lifted && same_places(ghost.places, lifted_from_)) {
    let_go();
    return {.kind = Kind::changed};
  }
  return say(lay->gesture);
}

}  // namespace tablier
