#include "parameters.hpp"

#include "moving/game_rules.hpp"

namespace tablier::katarenga {
namespace {

constexpr std::int64_t kHighestTarget = 1000;
constexpr std::int64_t kMaxRepetitions = 9;
constexpr std::int64_t kMinQuietLimit = 10;
constexpr std::int64_t kMaxQuietLimit = 500;

Parameter choice(std::string name, const std::vector<std::string>& values) {
  return {.name = std::move(name), .type = ParameterType::choice, .fallback = Value(values.front()), .values = values};
}

Parameter flag(std::string name, bool fallback) { return {.name = std::move(name), .type = ParameterType::boolean, .fallback = fallback}; }

Parameter number(std::string name, std::int64_t fallback, std::int64_t min, std::int64_t max) {
  return {.name = std::move(name), .type = ParameterType::integer, .fallback = fallback, .min = min, .max = max};
}

Parameter quarters(std::string name, std::int64_t n, std::vector<std::string> known) {
  return {.name = std::move(name), .type = ParameterType::patterns, .fallback = Value::list(), .max = n, .values = std::move(known)};
}

Parameter made_by_variant(Parameter p) {
  p.by_variant = true;
  return p;
}

Parameter only_with(Parameter p, std::string name, std::vector<std::string> values) {
  p.only_with = std::move(name);
  p.only_for = std::move(values);
  return p;
}

Parameter placed(Parameter p) { return only_with(std::move(p), "pawns", {"placed"}); }

/// Pawns that move do so on the whole board: which quarters it has can be said there too.
Parameter played_on() {
  Parameter p = placed(choice("played_on", {"quarter", "board"}));
  p.speaks_for_others = true;
  return p;
}

Parameter moved(Parameter p) { return only_with(std::move(p), "pawns", {"moved"}); }

/// Squares of the two sides in turn.
Parameter congress_start() {
  std::vector<std::string> squares;
  const Grid grid{Lattice::squares, kBoardSide, kBoardSide};
  for (int i = 0; i < grid.size(); ++i) squares.push_back(grid.name(grid.place(i)));
  return {.name = "congress_start",
          .type = ParameterType::texts,
          .fallback = Value::list_of(moving::usual_congress_start()),
          .values = std::move(squares),
          .distinct = true};
}

}  // namespace

std::vector<Parameter> parameters(const Content& content) {
  return {
      made_by_variant(choice("pawns", {"placed", "moved"})),
      played_on(),
      only_with(quarters("quarter", 1, Quarters::names_in(content)), "played_on", {"quarter"}),
      only_with(quarters("board", kQuartersOfBoard, Quarters::names_in(content)), "played_on", {"board"}),
      flag("slide_blocking", true),
      placed(made_by_variant(flag("follow", true))),
      placed(made_by_variant(number("area", kQuarterSide, 2, kBoardSide))),
      number("match_target", 15, 1, kHighestTarget),
      choice("starter", {"alternate", "loser", "random"}),
      placed(flag("resign_scores", true)),
      moved(made_by_variant(choice("goal", {"group", "camps"}))),
      only_with(made_by_variant(congress_start()), "goal", {"group"}),
      moved(made_by_variant(flag("captures", false))),
      only_with(flag("first_move_captures", false), "captures", {"true"}),
      only_with(made_by_variant(number("fewest_pawns", 0, 0, moving::kMaxFewestPawns)), "goal", {"camps"}),
      moved(choice("no_move", {"loses", "draw"})),
      moved(number("repetitions", 3, 2, kMaxRepetitions)),
      moved(number("quiet_limit", 100, kMinQuietLimit, kMaxQuietLimit)),
      made_by_variant({.name = "diagram", .type = ParameterType::texts, .fallback = Value::list()}),
  };
}

Result<BoardRules> read_table_rules(const Content& content, const Options& options) {
  BoardRules rules;
  auto quarters = Quarters::read(content);
  if (!quarters) return quarters.problem();
  rules.quarters = *std::move(quarters);
  const bool one = options.text("pawns") == "placed" && options.text("played_on") == "quarter";
  rules.drawn = one ? 1 : kQuartersOfBoard;
  if (rules.quarters.size() < rules.drawn) return Problem("katarenga.problem.no_quarters", {{"n", rules.drawn}});
  auto layout = rules.quarters.read_layout(options.texts(one ? "quarter" : "board"));
  if (!layout) return layout.problem();
  rules.layout = *std::move(layout);
  rules.slide_blocking = options.flag("slide_blocking");
  return rules;
}

}  // namespace tablier::katarenga
