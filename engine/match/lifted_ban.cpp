#include "match/lifted_ban.hpp"

#include "script/decision.hpp"

namespace tablier {

bool lifts_ban(const VariantScript* script) {
  if (!script || !allow_counts().all_forbidden()) return false;
  script->tell(Hook::allow, Text("match.all_forbidden"));
  script->switch_off(Hook::allow);
  return true;
}

}  // namespace tablier
