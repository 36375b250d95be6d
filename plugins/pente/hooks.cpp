#include "hooks.hpp"

#include "core/board.hpp"
#include "sdk/seat.hpp"

namespace tablier::pente {

std::vector<HookSpec> hooks() {
  return {{.hook = Hook::allow,
           .fields = {{"point", ValueShape::text("point")},
                      {"column", ValueShape::whole(1, kSide)},
                      {"row", ValueShape::whole(1, kSide)},
                      {"across", ValueShape::whole(0, kSide / 2, "steps")},
                      {"along", ValueShape::whole(0, kSide / 2, "steps")},
                      {"number", ValueShape::whole(1, kPoints)},
                      {"seat", ValueShape::seat(kMaxSeats)}},
           .answer = ValueShape::verdict()}};
}

}  // namespace tablier::pente
