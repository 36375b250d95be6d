#include "match/resignation.hpp"

#include "match/save.hpp"

#include <algorithm>

namespace tablier {

ResignationCost cost_of_resigning(const Match& match) {
  ResignationCost cost;
  const auto data = parse_save(write_save(match, {}), {});
  if (!data) return cost;
  auto copy = replay(*data, [&match](std::string_view, const Value&) -> Result<Ruleset> { return match.rules(); });
  if (!copy || !copy->can_resign()) return cost;
  copy->resign();
  cost.ends_match = copy->over();
  if (!copy->round_over()) return cost;
  cost.points = copy->rounds().back().end->points;
  return cost;
}

}  // namespace tablier
