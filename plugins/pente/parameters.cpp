#include "parameters.hpp"

#include "diagram.hpp"
#include "sdk/move.hpp"

#include <algorithm>
#include <array>

namespace tablier::pente {
namespace {

constexpr int kMaxPowerStones = 9;
constexpr int kMaxWinIn = 30;
/// So that no position has more moves than a MoveList holds: each power stone with each bonus.
constexpr std::size_t kMaxDiamonds = 38;
static_assert(kPoints * (kMaxDiamonds + 2) < kMaxMoves);

Parameter flag(std::string name, bool fallback) { return {.name = std::move(name), .type = ParameterType::boolean, .fallback = fallback}; }

Parameter number(std::string name, int fallback, int min, int max) {
  return {.name = std::move(name), .type = ParameterType::integer, .fallback = fallback, .min = min, .max = max};
}

Parameter only_with(Parameter p, std::string name, std::vector<std::string> values) {
  p.only_with = std::move(name);
  p.only_for = std::move(values);
  return p;
}

Parameter with_power(Parameter p) {
  std::vector<std::string> numbers;
  for (int n = 1; n <= kMaxPowerStones; ++n) numbers.push_back(std::to_string(n));
  return only_with(std::move(p), "power_stones", std::move(numbers));
}

Parameter made_by_variant(Parameter p) {
  p.by_variant = true;
  return p;
}

Parameter capture_lengths() {
  return {.name = "capture_lengths",
          .type = ParameterType::integers,
          .fallback = Value::list_of(std::array{2}),
          .min = 1,
          .max = kLongestCapture,
          .distinct = true};
}

Parameter texts(std::string name, std::vector<std::string> values) {
  return {.name = std::move(name), .type = ParameterType::texts, .fallback = Value::list(), .values = std::move(values)};
}

std::vector<Point> sorted_once(std::vector<Point> points) {
  std::sort(points.begin(), points.end());
  points.erase(std::unique(points.begin(), points.end()), points.end());
  return points;
}

Problem wrong(const char* name, std::vector<TextArg> args = {}) { return Problem(std::string("pente.wrong.") + name, std::move(args)); }

Rules plain_rules(const Options& o) {
  const auto count = [&o](const char* name) { return static_cast<int>(o.integer(name)); };
  Rules rules;
  rules.side = count("size");
  rules.first_on_centre = o.text("first_stone") == "centre";
  rules.second_distance = o.flag("tournament_rule") ? count("tournament_distance") : 0;
  rules.win_length = count("win_length");
  rules.overline_wins = o.flag("overline_wins");
  rules.capture_lengths = 0;
  for (const auto length : o.integers("capture_lengths")) rules.capture_lengths |= static_cast<std::uint8_t>(1 << length);
  rules.captures_to_win = count("captures_to_win");
  rules.captures_more = o.flag("captures_more_than_other");
  rules.poof = o.flag("poof");
  rules.five_must_stand = o.flag("five_must_stand");
  rules.double_three_banned = o.flag("double_three_banned");
  rules.stones_a_turn = count("stones_a_turn");
  rules.stones_first_turn = count("stones_first_turn");
  rules.power_stones = count("power_stones");
  rules.bonus_required = o.flag("bonus_required");
  rules.power_first_stone = o.flag("power_first_stone");
  rules.teams = o.flag("teams");
  return rules;
}

Result<std::vector<Point>> diamonds(const Options& options, const Grid& grid) {
  const auto names = options.texts("diamonds");
  if (names.empty()) return printed_diamonds(grid.width);
  if (names.size() > kMaxDiamonds) return wrong("too_many_diamonds", {{"n", kMaxDiamonds}});
  std::vector<Point> points;
  for (const auto& name : names) {
    const auto place = grid.parse(name);
    if (!place) return wrong("diamond", {{"text", name}, {"why", place.problem().text}});
    points.push_back(point_of(*place));
  }
  return sorted_once(std::move(points));
}

}  // namespace

std::vector<Parameter> parameters(const Content&) {
  return {
      number("size", kUsualSide, kSmallestSide, kSide),
      {.name = "first_stone", .type = ParameterType::choice, .fallback = "centre", .values = {"centre", "anywhere"}},
      flag("tournament_rule", false),
      only_with(number("tournament_distance", 3, 1, kSide / 2), "tournament_rule", {"true"}),
      number("win_length", 5, 3, 9),
      flag("overline_wins", true),
      capture_lengths(),
      number("captures_to_win", 10, 1, 100),
      flag("captures_more_than_other", false),
      flag("poof", false),
      flag("five_must_stand", false),
      flag("double_three_banned", false),
      made_by_variant(number("stones_a_turn", 1, 1, kMaxStonesATurn)),
      made_by_variant(number("stones_first_turn", 1, 1, kMaxStonesATurn)),
      number("power_stones", 0, 0, kMaxPowerStones),
      with_power(texts("diamonds", {})),
      with_power(flag("bonus_required", true)),
      with_power(flag("power_first_stone", false)),
      made_by_variant(flag("teams", false)),
      made_by_variant(texts("opening", opening_step_names())),
      made_by_variant(number("allow_until", 0, 0, kPoints)),
      number("rounds_to_win", 1, 1, 9),
      flag("calls", true),
      made_by_variant(texts("diagram", {})),
      made_by_variant(number("win_in", 0, 0, kMaxWinIn)),
  };
}

Result<GameRules> make_rules(const Options& options) {
  GameRules rules;
  rules.board = plain_rules(options);
  const int side = rules.board.side;
  rules.grid = {.lattice = Lattice::points, .width = side, .height = side, .skip_i = true, .upper_case = true};
  rules.opening = make_opening(options.texts("opening"));
  rules.calls = options.flag("calls");
  rules.allow_until = static_cast<int>(options.integer("allow_until"));
  if (rules.board.second_distance > (side - 1) / 2)
    return wrong("tournament_distance", {{"distance", rules.board.second_distance}, {"size", side}});
  if (rules.board.teams && !rules.opening.empty()) return wrong("opening_in_teams");
  auto points = diamonds(options, rules.grid);
  if (!points) return points.problem();
  rules.diamonds = *std::move(points);
  for (const Point p : rules.diamonds) rules.board.diamonds.set(p);
  if (const Status begun = read_diagram(options.texts("diagram"), static_cast<int>(options.integer("win_in")), rules); !begun)
    return begun.problem();
  return rules;
}

std::vector<Point> printed_diamonds(int side) {
  const int edge = side >= 13 ? 3 : side >= 7 ? 2 : 1;
  const int middle = (side - 1) / 2;
  const int inner = middle - (middle - edge) / 2;
  std::vector<Point> points;
  const auto mirrored = [&](int x, int y) {
    for (const int across : {x, side - 1 - x})
      for (const int along : {y, side - 1 - y}) points.push_back(point_at(across, along));
  };
  mirrored(edge, edge);
  if (distance_from_centre(point_at(inner, inner), side) > 0) mirrored(inner, inner);
  if (side % 2 == 1) {  // else no line runs through the middles of two sides
    mirrored(middle, edge);
    mirrored(edge, middle);
  }
  return sorted_once(std::move(points));
}

}  // namespace tablier::pente
