#include "diagram.hpp"
#include "parameters.hpp"
#include "state.hpp"
#include "tools/problem_maker.hpp"
#include "tools/tools.hpp"

#include <array>

/// `tablier pente problems make` and `tablier pente problems check`.
namespace tablier::pente {
namespace {

constexpr std::size_t kInRow = 6, kMaxProblems = 26 * kInRow;

/// Rows of a series one after the other, each filled before the next begins.
void add(SeriesSpec& series, ChallengeSpec problem) {
  if (series.rows.empty() || series.rows.back().challenges.size() == kInRow) {
    SeriesRow row;
    row.name = std::string(1, static_cast<char>('A' + series.rows.size()));
    row.first = 1;
    series.rows.push_back(std::move(row));
  }
  series.rows.back().challenges.push_back(std::move(problem));
}

Result<ToolAnswer> run_make(const ToolCall& call) {
  const auto lengths = call.options.integers("stones");
  const auto count = static_cast<std::size_t>(call.options.integer("count")), wanted = count * lengths.size();
  if (wanted > kMaxProblems) return Problem("pente.answer.too_many", {{"max", kMaxProblems}});
  SeriesSpec series;
  series.title = {{"", call.options.text("title")}};
  series.variant = "standard";
  series.opponent = kLevels;
  std::size_t made = 0;
  for (const auto stones : lengths) {
    ProblemMaker maker(static_cast<std::uint64_t>(call.options.integer("seed")));
    for (std::size_t i = 0; i < count; ++i) {
      auto problem = maker.next({static_cast<int>(stones), !call.options.flag("any_first")}, call.stop);
      if (!problem) return Problem("pente.answer.stopped");
      add(series, *std::move(problem));
      if (call.progress) call.progress(double(++made) / double(wanted));
    }
  }
  ToolAnswer answer;
  answer.json = Value::map({{"problems", wanted}, {"stones", Value::list_of(lengths)}});
  answer.lines = {Text("pente.answer.made", {{"n", wanted}, {"stones", to_text(Value::list_of(lengths))}})};
  answer.series = std::move(series);
  return answer;
}

/// What is proven of a problem, or why it is none.
Result<ProblemProof> proof_of(const ChallengeSpec& problem) {
  const auto options = Options::make(parameters({}), problem.options);
  if (!options) return options.problem();
  const auto rules = make_rules(*options);
  if (!rules) return rules.problem();
  if (rules->win_in == 0 || !EvalTables::fits(rules->board) || !wins_are_plain(rules->board)) return Problem("pente.answer.no_problem");
  const EvalTables tables(rules->board);
  EvalBoard eval(board_of(rules->board, *rules->diagram, 0), tables);
  return prove(eval, rules->win_in);
}

Result<ToolAnswer> run_check(const ToolCall& call) {
  std::size_t count = 0, unique = 0;
  std::string bad;
  for (const SeriesRow& row : call.series->rows)
    for (std::size_t i = 0; i < row.challenges.size(); ++i) {
      if (call.stop.stop_requested()) return Problem("pente.answer.stopped");
      const auto proof = proof_of(row.challenges[i]);
      if (!proof) return Problem(proof.problem().text, row.challenges[i].where);
      ++count;
      unique += proof->unique;
      if (!proof->wins || !proof->fewest) bad += (bad.empty() ? "" : " ") + row.name + std::to_string(i + 1);
    }
  ToolAnswer answer;
  answer.json = Value::map({{"problems", count}, {"unique", unique}, {"unproven", bad}});
  answer.lines = {Text("pente.answer.proven", {{"n", count}, {"unique", unique}})};
  if (!bad.empty()) answer.lines.push_back(Text("pente.answer.unproven", {{"names", bad}}));
  answer.status = bad.empty() ? 0 : 1;
  return answer;
}

Parameter number(const char* name, int fallback, int min, int max) {
  return {.name = name, .type = ParameterType::integer, .fallback = fallback, .min = min, .max = max};
}

}  // namespace

std::vector<Tool> problem_tools() {
  constexpr int kMaxSeed = 1'000'000'000;
  return {{.name = "problems make",
           .parameters = {{.name = "stones",
                           .type = ParameterType::integers,
                           .fallback = Value::list_of(std::array{3}),
                           .min = 2,
                           .max = 8,
                           .distinct = true},
                          number("count", 24, 1, static_cast<int>(kMaxProblems)),
                          number("seed", 1, 0, kMaxSeed),
                          {.name = "any_first", .type = ParameterType::boolean, .fallback = false},
                          {.name = "title", .type = ParameterType::text, .fallback = "Pente"}},
           .writes_series = true,
           .run = run_make},
          {.name = "problems check", .parameters = {}, .input = ToolInput::series, .run = run_check}};
}

}  // namespace tablier::pente
