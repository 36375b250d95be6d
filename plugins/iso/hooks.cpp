#include "hooks.hpp"

#include "core/tally.hpp"
#include "scripted_rules.hpp"
#include "sdk/after_move.hpp"

namespace tablier::iso {
namespace {

constexpr int kSeats = 2;
constexpr int kMaxCopies = kMaxSide * kMaxSide / 4;

std::vector<std::string> letters() {
  std::vector<std::string> all;
  for (std::size_t s = 0; s < kShapes; ++s) all.emplace_back(1, kShapeLetters[s]);
  return all;
}

ValueShape by_shape(ValueShape item) { return ValueShape::map(std::move(item), letters(), "shape"); }
HookField copies() { return {"copies", ValueShape::by_seat(by_shape(ValueShape::whole(0, kMaxCopies, "copies")), kSeats)}; }
HookField first() { return {"first", by_shape(ValueShape::seat(kSeats))}; }
HookField position() { return {"position", ValueShape::position(kSeats, {copies(), first()})}; }

}  // namespace

std::vector<HookSpec> hooks() {
  return {{.hook = Hook::score,
           .fields = {copies(), first(), {"over", ValueShape::boolean()}, {"options", ValueShape::options()}, position()},
           .answer = ValueShape::either(
               {ValueShape::nothing(),
                ValueShape::record({{"points", ValueShape::by_seat(ValueShape::whole(-kMaxScore, kMaxScore, "points"), kSeats), true},
                                    {"holders", by_shape(ValueShape::seat(kSeats)), true},
                                    {"winners", ValueShape::list(ValueShape::seat(kSeats)), true},
                                    {"reason", ValueShape::name("outcome"), true}})})},
          after_move_hook(kSeats, position(), ending_members(kSeats))};
}

}  // namespace tablier::iso
