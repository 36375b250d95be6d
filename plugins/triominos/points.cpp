#include "points.hpp"

#include <algorithm>
#include <string_view>

namespace tablier::triominos {
namespace {

constexpr std::array<const char*, kCauses> kNames{"tile", "bridge",  "hexagon", "start",  "draw",    "give_up",
                                                  "pass", "timeout", "out",     "others", "own_rack"};

std::int32_t all_racks(const FinalRacks& racks) {
  std::int32_t total = 0;
  for (int i = 0; i < racks.seats; ++i) total += racks.sums[static_cast<std::size_t>(i)];
  return total;
}

SeatSet lowest(const FinalRacks& racks) {
  const auto min = *std::min_element(racks.sums.begin(), racks.sums.begin() + racks.seats);
  SeatSet all = 0;
  for (int i = 0; i < racks.seats; ++i)
    if (racks.sums[static_cast<std::size_t>(i)] == min) all |= static_cast<SeatSet>(1 << i);
  return all;
}

void add_blocked(const Rules& rules, const FinalRacks& racks, Awards& awards) {
  const SeatSet low = lowest(racks);
  const bool nobody = !rules.tied_lowest_all && (low & (low - 1)) != 0;
  for (int i = 0; i < racks.seats; ++i) {
    const auto own = racks.sums[static_cast<std::size_t>(i)];
    const auto others = all_racks(racks) - own;
    if (rules.blocked_rule == BlockedRule::all_subtract) {
      awards.add(Cause::own_rack, i, -own);
    } else if ((low >> i & 1) != 0 && !nobody) {
      const bool differences = rules.blocked_rule == BlockedRule::lowest_takes_differences;
      awards.add(Cause::own_rack, i, differences ? -own * (racks.seats - 1) : -own);
      awards.add(Cause::others, i, others);
    }
  }
}

}  // namespace

const char* name_of(Cause cause) { return kNames[static_cast<std::size_t>(cause)]; }

std::optional<Cause> cause_of(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i)
    if (kNames[i] == name) return static_cast<Cause>(i);
  return std::nullopt;
}

bool is_bridge(const Rules& rules, const PlacementFacts& f) {
  switch (rules.bridge_rule) {
    case BridgeRule::opposite: return f.opposite;
    case BridgeRule::any: return f.sides > 0 && f.corners == 3;
    case BridgeRule::extend: return f.opposite || (f.sides >= 2 && f.bridges_beside > 0);
  }
  return false;
}

std::int32_t tile_points(const Rules& rules, const PlacementFacts& f) {
  switch (rules.counting) {
    case Counting::points: return f.sum;
    case Counting::children: return 1;
    case Counting::none: return 0;
  }
  return 0;
}

std::int32_t bridge_points(const Rules& rules, const PlacementFacts& f) {
  if (rules.counting == Counting::none || !is_bridge(rules, f)) return 0;
  return rules.counting == Counting::children ? 1 : rules.bonus_bridge;
}

std::int32_t hexagon_points(const Rules& rules, const PlacementFacts& f) {
  if (rules.counting == Counting::none || f.hexagons == 0) return 0;
  return rules.counting == Counting::children ? f.hexagons : rules.bonus_hexagon[static_cast<std::size_t>(f.hexagons - 1)];
}

std::int32_t start_points(const Rules& rules, const PlacementFacts& f) {
  if (rules.counting != Counting::points || !f.first || !f.triple) return 0;
  return f.sum == 0 ? rules.start_bonus_000 : rules.start_bonus_triple;
}

std::int32_t cost(const Rules& rules, Cause cause) {
  if (rules.counting != Counting::points) return 0;
  switch (cause) {
    case Cause::draw: return -rules.draw_cost;
    case Cause::give_up: return -rules.no_play_extra;
    case Cause::pass: return -rules.pool_empty_pass_cost;
    case Cause::timeout: return -rules.timer_penalty;
    default: return 0;
  }
}

void add_ending(const Rules& rules, const FinalRacks& racks, Awards& awards) {
  constexpr std::int32_t kOutForChildren = 5;
  const bool out = racks.ending == Ending::out;
  if (rules.counting == Counting::children && out) awards.add(Cause::out, racks.mover, kOutForChildren);
  if (rules.counting != Counting::points) return;
  if (out) {
    awards.add(Cause::out, racks.mover, rules.out_bonus);
    awards.add(Cause::others, racks.mover, all_racks(racks));
  }
  if (racks.ending == Ending::blocked || racks.ending == Ending::passed) add_blocked(rules, racks, awards);
}

std::optional<SeatSet> uncounted_winners(const Rules& rules, const FinalRacks& racks) {
  if (rules.counting != Counting::none) return std::nullopt;
  if (racks.ending == Ending::out) return static_cast<SeatSet>(1 << racks.mover);
  const SeatSet low = lowest(racks);
  return racks.seats == std::popcount(low) ? SeatSet{0} : low;
}

std::int32_t placement_points(const Awards& awards) {
  std::int32_t total = 0;
  for (const Award& a : awards)
    if (a.cause <= Cause::start) total += a.points;
  return total;
}

void add_placement(const Rules& rules, const PlacementFacts& facts, int seat, Awards& awards) {
  awards.add(Cause::tile, seat, tile_points(rules, facts));
  awards.add(Cause::bridge, seat, bridge_points(rules, facts));
  awards.add(Cause::hexagon, seat, hexagon_points(rules, facts));
  awards.add(Cause::start, seat, start_points(rules, facts));
}

SeatSet leaders(const std::array<std::int32_t, kMaxSeats>& scores, int seats) {
  const auto max = *std::max_element(scores.begin(), scores.begin() + seats);
  SeatSet all = 0;
  for (int i = 0; i < seats; ++i)
    if (scores[static_cast<std::size_t>(i)] == max) all |= static_cast<SeatSet>(1 << i);
  return seats > 1 && std::popcount(all) == seats ? SeatSet{0} : all;
}

}  // namespace tablier::triominos
