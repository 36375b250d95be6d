#include "hooks.hpp"

#include "challenge.hpp"

namespace tablier::katamino {

std::vector<HookSpec> hooks() {
  const ValueShape number = ValueShape::whole(1, kPieces, "piece");
  return {{.hook = Hook::allow,
           .fields = {{"letter", ValueShape::text("letter")},
                      {"number", number},
                      {"cells", ValueShape::list(ValueShape::text("cell"))},
                      {"seat", ValueShape::seat(2)},
                      {"placed", ValueShape::list(number)},
                      {"beside", ValueShape::list(number)}},
           .answer = ValueShape::verdict()}};
}

}  // namespace tablier::katamino
