#include "hooks.hpp"

#include "challenge.hpp"
#include "sdk/after_move.hpp"

namespace tablier::katamino {
namespace {

constexpr int kSeats = 2;

ValueShape number() { return ValueShape::whole(1, kPieces, "piece"); }
ValueShape letter() { return ValueShape::text("letter"); }
ValueShape cells() { return ValueShape::list(ValueShape::text("cell")); }

HookField position() {
  const ValueShape placed = ValueShape::record({{"letter", letter()}, {"number", number()}, {"cells", cells()}});
  return {"position", ValueShape::position(kSeats, {{"placed", ValueShape::list(placed)},
                                                    {"left", ValueShape::list(letter())},
                                                    {"owners", ValueShape::map(ValueShape::seat(kSeats), {})},
                                                    {"free", ValueShape::whole(0, kMaxCells, "cells")}})};
}

HookSpec allow() {
  return {.hook = Hook::allow,
          .fields = {{"letter", letter()},
                     {"number", number()},
                     {"cells", cells()},
                     {"seat", ValueShape::seat(kSeats)},
                     {"placed", ValueShape::list(number())},
                     {"beside", ValueShape::list(number())},
                     position()},
          .answer = ValueShape::permission()};
}

HookSpec after_move() {
  std::vector<HookField> members = ending_members(kSeats);
  members.push_back(next_member(kSeats));
  return after_move_hook(kSeats, position(), std::move(members));
}

}  // namespace

std::vector<HookSpec> hooks() { return {allow(), after_move()}; }

}  // namespace tablier::katamino
