#include "parameters.hpp"

#include "arrangement.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <array>

namespace tablier::triominos {
namespace {

const std::vector<std::string> kStartRules{"draw_highest", "highest_triple"};
const std::vector<std::string> kBridgeRules{"opposite", "any", "extend"};
const std::vector<std::string> kAfterDraw{"drawn_only", "any"};
const std::vector<std::string> kBlockedRules{"lowest_takes_others", "all_subtract", "lowest_takes_differences"};
const std::vector<std::string> kBlockedTies{"all_lowest", "none"};
const std::vector<std::string> kCountings{"points", "children", "none"};

/// 4 × 13 tiles leave four for the starter's draw.
constexpr int kLargestHand = 13;
constexpr std::int64_t kMaxParameterPoints = 1000;
constexpr std::int64_t kHighestTarget = 100'000;
constexpr std::int64_t kLongestTimer = 3600;
constexpr std::int64_t kMaxDraws = 10;

Parameter choice(std::string name, const std::vector<std::string>& values) {
  return {.name = std::move(name), .type = ParameterType::choice, .fallback = Value(values.front()), .values = values};
}

Parameter flag(std::string name, bool fallback) { return {.name = std::move(name), .type = ParameterType::boolean, .fallback = fallback}; }

Parameter number(std::string name, std::int64_t fallback, std::int64_t min, std::int64_t max) {
  return {.name = std::move(name), .type = ParameterType::integer, .fallback = fallback, .min = min, .max = max};
}

Parameter points(std::string name, std::int64_t fallback) { return number(std::move(name), fallback, 0, kMaxParameterPoints); }

Parameter list(std::string name, const std::vector<int>& fallback, std::int64_t min, std::int64_t max) {
  return {.name = std::move(name), .type = ParameterType::integers, .fallback = Value::list_of(fallback), .min = min, .max = max};
}

/// For tests and pictures: not offered when a match is set up.
Parameter set_up(std::string name) { return {.name = std::move(name), .type = ParameterType::text, .fallback = "", .by_variant = true}; }

Parameter counted(Parameter p) {
  p.only_with = "counting";
  p.only_for = {"points"};
  return p;
}

int chosen(const Options& options, const char* name, const std::vector<std::string>& values) {
  const auto found = std::find(values.begin(), values.end(), options.text(name));
  expects(found != values.end());
  return static_cast<int>(found - values.begin());
}

std::int32_t small(const Options& options, const char* name) { return static_cast<std::int32_t>(options.integer(name)); }

/// What is wrong with the parameter of that name.
Problem problem(const char* name) { return Problem(std::string("triominos.problem.") + name, {{"name", name}}); }

/// One number for every number of seats, or one for each.
bool read_hands(const Options& options, Rules& rules) {
  const auto sizes = options.integers("hand_size");
  if (sizes.size() != 1 && sizes.size() != rules.hand_size.size()) return false;
  for (std::size_t i = 0; i < rules.hand_size.size(); ++i) rules.hand_size[i] = static_cast<int>(sizes[sizes.size() == 1 ? 0 : i]);
  return true;
}

/// Up to three numbers; the last one counts for all further.
bool read_hexagons(const Options& options, Rules& rules) {
  const auto bonus = options.integers("bonus_hexagon");
  if (bonus.empty() || bonus.size() > rules.bonus_hexagon.size()) return false;
  for (std::size_t i = 0; i < rules.bonus_hexagon.size(); ++i)
    rules.bonus_hexagon[i] = static_cast<std::int32_t>(bonus[std::min(i, bonus.size() - 1)]);
  return true;
}

void read_choices(const Options& o, Rules& rules) {
  rules.start_rule = static_cast<StartRule>(chosen(o, "start_rule", kStartRules));
  rules.bridge_rule = static_cast<BridgeRule>(chosen(o, "bridge_rule", kBridgeRules));
  rules.drawn_only = chosen(o, "after_draw_play", kAfterDraw) == 0;
  rules.blocked_rule = static_cast<BlockedRule>(chosen(o, "blocked_rule", kBlockedRules));
  rules.tied_lowest_all = chosen(o, "blocked_tie", kBlockedTies) == 0;
  rules.counting = static_cast<Counting>(chosen(o, "counting", kCountings));
  rules.corner_match = o.flag("corner_match");
  rules.voluntary_draw = o.flag("voluntary_draw");
}

void read_numbers(const Options& o, Rules& rules) {
  rules.start_bonus_triple = small(o, "start_bonus_triple");
  rules.start_bonus_000 = small(o, "start_bonus_000");
  rules.bonus_bridge = small(o, "bonus_bridge");
  rules.max_draws = small(o, "max_draws");
  rules.draw_cost = small(o, "draw_cost");
  rules.no_play_extra = small(o, "no_play_extra");
  rules.pool_empty_pass_cost = small(o, "pool_empty_pass_cost");
  rules.out_bonus = small(o, "out_bonus");
  rules.timer_seconds = small(o, "timer_seconds");
  rules.timer_penalty = small(o, "timer_penalty");
}

}  // namespace

std::vector<Parameter> parameters(const Content&) {
  return {
      list("hand_size", {9, 9, 7, 7}, 1, kLargestHand),
      choice("start_rule", kStartRules),
      counted(points("start_bonus_triple", 0)),
      counted(points("start_bonus_000", 0)),
      flag("corner_match", true),
      counted(points("bonus_bridge", 40)),
      counted(list("bonus_hexagon", {50, 60, 70}, 0, kMaxParameterPoints)),
      choice("bridge_rule", kBridgeRules),
      number("max_draws", 3, 1, kMaxDraws),
      counted(points("draw_cost", 5)),
      counted(points("no_play_extra", 10)),
      flag("voluntary_draw", true),
      choice("after_draw_play", kAfterDraw),
      counted(points("pool_empty_pass_cost", 0)),
      counted(choice("blocked_rule", kBlockedRules)),
      counted(choice("blocked_tie", kBlockedTies)),
      counted(points("out_bonus", 25)),
      number("timer_seconds", 0, 0, kLongestTimer),
      counted(points("timer_penalty", 15)),
      number("target_score", 0, 0, kHighestTarget),
      choice("counting", kCountings),
      set_up("layout"),
      set_up("racks"),
      set_up("pool"),
  };
}

Result<Rules> read_rules(const Options& options) {
  Rules rules;
  if (!read_hands(options, rules)) return problem("hand_size");
  if (!read_hexagons(options, rules)) return problem("bonus_hexagon");
  read_choices(options, rules);
  read_numbers(options, rules);
  auto arrangement = read_arrangement({options.text("layout"), options.text("racks"), options.text("pool")}, rules.corner_match);
  if (!arrangement) return arrangement.problem();
  rules.arrangement = *std::move(arrangement);
  return rules;
}

}  // namespace tablier::triominos
