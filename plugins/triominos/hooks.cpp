#include "hooks.hpp"

#include "points.hpp"
#include "scripted_rules.hpp"
#include "tiles.hpp"

namespace tablier::triominos {
namespace {

constexpr int kMaxSum = 15;
constexpr int kMaxRack = kMaxSum * kTiles;

ValueShape points() { return ValueShape::whole(-kMaxScore, kMaxScore, "points"); }

HookField position() {
  const ValueShape tile = ValueShape::text("tile");
  const ValueShape laid = ValueShape::record({{"tile", tile}, {"place", ValueShape::text("place")}, {"shows", ValueShape::text()}});
  const ValueShape rack = ValueShape::either({ValueShape::list(tile), ValueShape::whole(0, kTiles, "tiles")});
  return {"position", ValueShape::position(kMaxSeats, {{"tiles", ValueShape::list(laid)},
                                                       {"racks", ValueShape::by_seat(rack, kMaxSeats)},
                                                       {"scores", ValueShape::by_seat(points(), kMaxSeats)},
                                                       {"pool", ValueShape::whole(0, kTiles, "tiles")},
                                                       {"draws", ValueShape::whole(0, kTiles)}})};
}

std::vector<HookField> placement_fields() {
  return {{"sum", ValueShape::whole(0, kMaxSum, "points")},
          {"sides", ValueShape::whole(0, 3)},
          {"corners", ValueShape::whole(0, 3)},
          {"opposite", ValueShape::boolean()},
          {"bridges_beside", ValueShape::whole(0, 3)},
          {"hexagons", ValueShape::whole(0, 3)},
          {"first", ValueShape::boolean()},
          {"triple", ValueShape::boolean()},
          {"seat", ValueShape::seat(kMaxSeats)},
          {"options", ValueShape::options()},
          position()};
}

std::vector<std::string> names(std::initializer_list<Cause> causes) {
  std::vector<std::string> all;
  for (const Cause cause : causes) all.emplace_back(name_of(cause));
  return all;
}

HookSpec score() {
  return {.hook = Hook::score, .fields = placement_fields(), .answer = ValueShape::either({points(), ValueShape::nothing()})};
}

HookSpec bonus() {
  std::vector<HookField> causes;
  for (std::string& cause : names({Cause::bridge, Cause::hexagon, Cause::start})) causes.push_back({std::move(cause), points(), true});
  return {.hook = Hook::bonus,
          .fields = placement_fields(),
          .answer = ValueShape::either({ValueShape::record(std::move(causes)), ValueShape::nothing()})};
}

HookSpec after_move() {
  auto kinds = names({Cause::draw, Cause::give_up, Cause::pass, Cause::timeout});
  kinds.insert(kinds.end(), {"out", "blocked"});
  std::vector<std::string> causes;
  for (int i = 0; i < static_cast<int>(kCauses); ++i) causes.emplace_back(name_of(static_cast<Cause>(i)));
  const ValueShape awards = ValueShape::list(ValueShape::record(
      {{"seat", ValueShape::seat(kMaxSeats)}, {"cause", ValueShape::word(std::move(causes), "cause")}, {"points", points()}}));
  return {.hook = Hook::after_move,
          .fields = {{"kind", ValueShape::word(std::move(kinds))},
                     {"seat", ValueShape::seat(kMaxSeats)},
                     {"seats", ValueShape::whole(1, kMaxSeats)},
                     {"racks", ValueShape::by_seat(ValueShape::whole(0, kMaxRack, "points"), kMaxSeats)},
                     {"options", ValueShape::options()},
                     position()},
          .answer = ValueShape::either(
              {awards, ValueShape::record({{"awards", awards}, {"winners", ValueShape::list(ValueShape::seat(kMaxSeats)), true}}),
               ValueShape::nothing()})};
}

}  // namespace

std::vector<HookSpec> hooks() { return {score(), bonus(), after_move()}; }

}  // namespace tablier::triominos
