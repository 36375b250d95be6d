#include "refusals.hpp"

#include "move_codec.hpp"
#include "notation.hpp"

#include <algorithm>

namespace tablier::iso {
namespace {

TextArg named(Shape shape) { return {"shape", std::string(1, letter(shape))}; }

std::vector<Place> once_each(std::span<const Place> places) {
  std::vector<Place> once(places.begin(), places.end());
  std::sort(once.begin(), once.end());
  once.erase(std::unique(once.begin(), once.end()), once.end());
  return once;
}

/// What is against the first of the points, as the pen goes, that cannot be used; absent when each could be.
std::optional<Problem> point_fault(const GameRules& rules, const AnyPosition& position, std::span<const Place> places) {
  for (const Place p : places) {
    if (!rules.grid.contains(p)) return refusal("off_zone_here");
    if (position.is_used(rules.cell_of(p))) return refusal("used", {{"point", rules.grid.name(p)}});
  }
  return std::nullopt;
}

Result<Placement> placement_through(const GameRules& rules, const std::vector<Place>& places) {
  if (places.size() < 4) return refusal("more_points");
  if (places.size() > 4) return refusal("four_points", {{"n", places.size()}});
  Cells cells;
  std::transform(places.begin(), places.end(), cells.begin(), [&](Place p) { return rules.cell_of(p); });
  const auto placement = placement_on(cells);
  if (!placement) return refusal("apart");
  return *placement;
}

/// True when the mover's next copy of a shape has others to join.
bool must_join(const AnyPosition& position, Shape shape) {
  const Rules& rules = position.rules();
  const bool others_bind = rules.connect_scope == ConnectScope::any_colour && rules.first_copy == FirstCopy::anywhere_per_game;
  const Tally& tally = position.tally();
  const int own = tally.count(position.mover(), shape), others = tally.count(1 - position.mover(), shape);
  return rules.connect_scope != ConnectScope::none && own + (others_bind ? others : 0) > 0;
}

/// Why a shape on free points may not stand there.
Problem not_beside(const AnyPosition& position, Shape shape) {
  const bool own = position.rules().connect_scope == ConnectScope::own_colour;
  if (position.can_draw(position.mover(), shape)) return refusal(own ? "own_group" : "any_group", {named(shape)});
  if (!must_join(position, shape)) return refusal("no_room", {named(shape)});
  return refusal(own ? "walled" : "walled_any", {named(shape)});
}

/// False for a stroke that was begun where nothing may be drawn.
bool any_drawing_through(const GameRules& rules, const AnyPosition& position, const std::vector<Place>& places) {
  if (places.size() >= 4) return true;
  bool any = false;
  position.for_each_legal([&](Placement p) {
    const std::vector<Place> drawn = places_of(rules, p);
    any =
        any || std::all_of(places.begin(), places.end(), [&](Place q) { return std::find(drawn.begin(), drawn.end(), q) != drawn.end(); });
  });
  return any;
}

Placement first_drawable(const AnyPosition& position) {
  std::optional<Placement> first;
  position.for_each_legal([&](Placement p) { first = first.value_or(p); });
  return *first;
}

std::optional<Text> refusal_of(const Result<Move>& move) { return move ? std::nullopt : std::optional(move.problem().text); }

}  // namespace

Problem refusal(const char* name, std::vector<TextArg> args) { return Problem(std::string("iso.reason.") + name, std::move(args)); }

Result<Move> check_drawing(const GameRules& rules, const AnyPosition& position, std::span<const Place> places, std::optional<Shape> shape) {
  if (!position.can_draw(position.mover())) return refusal("must_pass");
  const auto once = once_each(places);
  if (const auto fault = point_fault(rules, position, places)) return *fault;
  if (once.empty() && shape) return not_beside(position, *shape);  // the shape itself is asked about
  if (!any_drawing_through(rules, position, once)) return refusal("no_way");
  const auto placement = placement_through(rules, once);
  if (!placement) return placement.problem();
  const Shape found = shape_of(*placement);
  if (shape && *shape != found)
    return refusal("other_shape", {{"found", std::string(1, letter(found))}, {"named", std::string(1, letter(*shape))}});
  if (!position.is_legal(*placement)) return not_beside(position, found);
  return encode(*placement);
}

Result<Move> check_pass(const GameRules& rules, const AnyPosition& position) {
  if (!position.can_draw(position.mover())) return encode(kPass);
  const Placement p = first_drawable(position);
  return refusal("can_draw", {{"move", spoken(rules, p)}});
}

std::optional<Text> refusal_of(const GameRules& rules, const AnyPosition& position, const Touch& touch) {
  if (touch.empty()) return std::nullopt;
  const Gesture& g = touch.front();
  if (g.kind == GestureKind::press) return g.button == "pass" ? refusal_of(check_pass(rules, position)) : std::nullopt;
  std::optional<Shape> shape;
  if (g.item >= 0 && g.item < 2 * static_cast<int>(kShapes)) {
    shape = static_cast<Shape>(g.item % static_cast<int>(kShapes));
    if (g.item != palette_item(position.mover(), *shape)) return refusal("not_yours").text;
  }
  return refusal_of(check_drawing(rules, position, g.places, shape));
}

}  // namespace tablier::iso
