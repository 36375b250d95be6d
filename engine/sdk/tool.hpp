#pragma once

#include "sdk/content.hpp"
#include "sdk/parameter.hpp"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

/// A command that a game adds to the command line: `tablier <game> <tool> …`.
namespace tablier {

/// What a tool may be given beside its parameters.
enum class ToolInput : std::uint8_t { none, figure, series };

/// A challenge that the player has solved without help, and how long the fastest time took.
struct SolveTime {
  std::string row;  ///< of the series
  int count = 0;    ///< how many of its numbers, or which of its challenges
  double seconds = 0;
};

/// What a call of a tool brings: checked parameters, sheets that the engine has read, a way to stop and to tell how far it is.
struct ToolCall {
  const Content& content;
  Options options;
  std::optional<FigureSpec> figure;
  std::optional<SeriesSpec> series;
  std::stop_token stop;
  std::function<void(double)> progress;  ///< 0 … 1; may be empty
  /// The player's times for challenges of `series`, from the records; may be empty. A tool that asks says so in its help.
  std::function<std::vector<SolveTime>()> times = {};
};

/// What a tool answers. `status` is the exit status: 0 done, 1 the answer is "no".
struct ToolAnswer {
  Value json;                        ///< printed with --json
  std::vector<Text> lines;           ///< printed without
  std::optional<SeriesSpec> series;  ///< written to the file of -o
  int status = 0;
};

/// Its one-line help is the text `<game>.tool.<name>` with spaces as `_`; a parameter's, `<game>.tool.<name>.<parameter>`.
struct Tool {
  std::string name;                                      ///< `solve`, `series check`
  std::vector<Parameter> parameters;                     ///< each is an option `--name`; a boolean one is a flag; `_` is written `-`
  ToolInput input = ToolInput::none;                     ///< figure: `--figure NAME|FILE`; series: a FILE as last word
  bool writes_series = false;                            ///< takes `-o FILE`
  bool at_top = false;                                   ///< may be called without the game's name too: `tablier <tool> …`
  Result<ToolAnswer> (*run)(const ToolCall&) = nullptr;  ///< must not throw
};

}  // namespace tablier
