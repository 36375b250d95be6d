#pragma once

#include "script/variant.hpp"
#include "sdk/hook.hpp"
#include "sdk/result.hpp"
#include "sdk/script.hpp"
#include "sdk/value.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// A line of Lua that somebody types to look at a position: it runs in the sandbox, on copies, and changes nothing.
namespace tablier {

/// Longer lines are refused.
inline constexpr std::size_t kMaxExpression = 4096;
/// Longer answers end with an ellipsis.
inline constexpr std::size_t kMaxAnswer = 4096;

/// What a line finds under its names, beside what every script has. Of a game in Lua `moves` is its function of that name.
struct ExpressionWorld {
  Value position = Value::map();
  std::shared_ptr<const PositionView> asked = {};  ///< answers the queries of the position; null: it has none
  std::shared_ptr<const ValueShape> shape = {};    ///< what is declared of the position; null: nothing
  Value options = Value::map();
  std::string variant = {};                       ///< the module whose table is `variant`: `pente.keryo`; empty: there is none
  std::string game = {};                          ///< the module of a game in Lua, whose table is `game`: `domineering.game`; or empty
  std::vector<std::filesystem::path> roots = {};  ///< the scripts/ folders for `require`
};

/// What came of it, to be shown.
struct Evaluation {
  std::string answer = {};  ///< as Lua writes it, on several lines where it is long, kMaxAnswer bytes at most; empty: nothing was answered
  std::vector<std::string> prints = {};  ///< what it printed
  bool has_value = true;                 ///< it was an expression, which has a value though that be nil
  std::optional<Problem> fault = {};     ///< what is wrong with the line, or went wrong in it after it had printed that; absent: nothing
};

/// An expression is answered with its value; other statements run, and answer what they return. It ends at the limits of a hook, and once a
/// stop is asked for. Safe from any thread.
Evaluation evaluate(std::string_view line, const ExpressionWorld& world, const ScriptLimits& limits = {}, const std::stop_token& stop = {});

}  // namespace tablier
