#pragma once

#include "catch.hpp"
#include "katamino_solver/pieces.hpp"
#include "tools/tools.hpp"

#include <algorithm>

/// Calling the tools as the command line does.
namespace tablier::katamino {

/// The twelve pieces and one figure.
inline const Content& content() {
  static const Content kContent = [] {
    Content made;
    for (int n = 1; n <= 12; ++n) made.pieces.push_back({n, std::string(1, kLetters[static_cast<std::size_t>(n)]), pentomino(n)});
    return made;
  }();
  return kContent;
}

inline Tool tool_named(const std::string& name) {
  const auto all = tools();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Tool& tool) { return tool.name == name; });
  REQUIRE(found != all.end());
  return *found;
}

/// What is given beside the settings.
struct Given {
  std::optional<FigureSpec> figure = {};
  std::optional<SeriesSpec> series = {};
  std::stop_token stop = {};
  std::vector<SolveTime> times = {};
};

inline Result<ToolAnswer> call(const std::string& name, const Value& settings, const Given& given = {}) {
  const Tool tool = tool_named(name);
  auto options = Options::make(tool.parameters, settings);
  REQUIRE(options);
  return tool.run({content(), *std::move(options), given.figure, given.series, given.stop, {}, [&given] { return given.times; }});
}

/// Precondition: the tool answers.
inline ToolAnswer answer(const std::string& name, const Value& settings, const Given& given = {}) {
  auto made = call(name, settings, given);
  REQUIRE(made);
  return *std::move(made);
}

inline std::string problem(const std::string& name, const Value& settings, const Given& given = {}) {
  const auto made = call(name, settings, given);
  return made ? std::string() : made.problem().text.key;
}

/// The first line of an answer that is no; empty where it is yes, or a problem.
inline std::string refusal(const std::string& name, const Value& settings, const Given& given = {}) {
  const auto made = call(name, settings, given);
  return made && made->status == 1 && !made->lines.empty() ? made->lines.front().key : std::string();
}

inline std::int64_t number(const Value& json, const char* name) {
  const Value* member = json.find(name);
  REQUIRE(member);
  REQUIRE(member->as_int());
  return *member->as_int();
}

inline Value numbers(const std::vector<int>& all) { return Value::list_of(all); }

/// The Grand Slam, as printed (its row I with the misprint mended).
inline SeriesSpec grand_slam() {
  SeriesSpec series;
  series.rows = {{"A", 4, {2, 4, 5, 8, 7, 10, 6, 12, 9, 1, 11}}, {"B", 4, {2, 3, 7, 9, 8, 5, 12, 6, 1, 4, 10}},
                 {"C", 4, {2, 3, 5, 6, 9, 11, 4, 7, 8, 10, 1}},  {"D", 4, {3, 6, 7, 9, 10, 12, 2, 5, 11, 8, 4}},
                 {"E", 4, {2, 3, 6, 8, 11, 4, 10, 9, 1, 7, 12}}, {"F", 4, {2, 6, 7, 9, 12, 3, 1, 4, 10, 11, 5}},
                 {"G", 4, {2, 3, 6, 11, 4, 7, 5, 8, 12, 1, 9}},  {"H", 4, {3, 4, 5, 10, 9, 1, 8, 11, 2, 12, 7}},
                 {"I", 4, {2, 5, 6, 8, 3, 9, 11, 1, 4, 10, 12}}, {"J", 4, {2, 3, 6, 10, 11, 4, 1, 5, 7, 12, 8}},
                 {"K", 4, {3, 4, 6, 7, 5, 8, 12, 1, 11, 9, 10}}, {"L", 4, {2, 3, 5, 7, 8, 1, 9, 10, 12, 6, 11}}};
  return series;
}

}  // namespace tablier::katamino
