#include "hooks.hpp"

#include "core/board.hpp"
#include "position_query.hpp"
#include "sdk/after_move.hpp"
#include "sdk/seat.hpp"

namespace tablier::pente {

namespace {

ValueShape points() { return ValueShape::list(ValueShape::text("point")); }

HookField position() {
  std::vector<HookField> own{{"captured", ValueShape::by_seat(ValueShape::count("stones"), kMaxSeats)},
                             {"power_left", ValueShape::by_seat(ValueShape::count("stones"), kMaxSeats)},
                             {"power_stones", points()},
                             {"last", points()},
                             {"taken", points()}};
  for (HookField& query : position_queries()) own.push_back(std::move(query));
  return {"position", ValueShape::position(kMaxSeats, std::move(own))};
}

HookSpec after_move() {
  std::vector<HookField> members = ending_members(kMaxSeats);
  members.push_back(next_member(kMaxSeats));
  members.push_back({"takes", points(), true});
  return {.hook = Hook::after_move,
          .fields = {{"point", ValueShape::text("point")},
                     {"seat", ValueShape::seat(kMaxSeats)},
                     {"number", ValueShape::whole(1, ValueShape::kNoLimit)},
                     {"taken", points()},
                     {"over", ValueShape::boolean()},
                     {"seats", ValueShape::whole(2, kMaxSeats)},
                     position()},
          .answer = ValueShape::either({ValueShape::nothing(), ValueShape::record(std::move(members))})};
}

HookSpec allow() {
  return {.hook = Hook::allow,
          .fields = {{"point", ValueShape::text("point")},
                     {"column", ValueShape::whole(1, kSide)},
                     {"row", ValueShape::whole(1, kSide)},
                     {"across", ValueShape::whole(0, kSide / 2, "steps")},
                     {"along", ValueShape::whole(0, kSide / 2, "steps")},
                     {"number", ValueShape::whole(1, kPoints)},
                     {"seat", ValueShape::seat(kMaxSeats)},
                     position()},
          .answer = ValueShape::permission()};
}

}  // namespace

std::vector<HookSpec> hooks() { return {allow(), after_move()}; }

}  // namespace tablier::pente
