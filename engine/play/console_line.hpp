#pragma once

#include "jobs/latest_job.hpp"
#include "script/expression.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The line of the script console: what was typed there, and what came of it. Lines run beside their owner, which never waits for one.
namespace tablier {

class MatchView;

/// What a line looks at: the position as that viewer may know it, the options, and the tables of the variant's file and of a game in Lua.
/// The position of such a game is what its own functions get, with what is told of every position beside it.
ExpressionWorld world_of(const MatchView& match);

class ConsoleLine {
 public:
  /// Stands in `text` for the end of a line: what is pasted there may have several, which are evaluated as such.
  static constexpr std::string_view kLineEnd = "¶";

  /// A line that was evaluated.
  struct Entry {
    std::string line;
    Evaluation result;
  };

  /// What is being typed.
  std::string text;
  /// Faults that were there when the console was shown last.
  std::uint64_t faults_seen = 0;

  /// Evaluates what was typed and empties it; a line that is still at work is given up. Nothing where nothing was typed.
  void enter(const MatchView& match);
  bool busy() const { return job_.busy(); }
  /// True when an answer has come.
  bool update();
  /// The latest first.
  const std::vector<Entry>& entries() const { return entries_; }

  /// Somebody else sits before the screen: what was told is forgotten, and what is being worked out. Lines that were typed stay, to be
  /// asked again.
  void forget_answers();

  /// An earlier line in the place of what is typed, and back towards it. True where there was one.
  bool earlier();
  bool later();

 private:
  void recall();

  static constexpr std::size_t kMaxEntries = 50;
  static constexpr std::size_t kMaxLines = 200;

  LatestJob<Evaluation> job_{Problem("console.failed")};
  std::string asked_;
  std::vector<Entry> entries_;
  std::vector<std::string> lines_;  ///< the oldest first
  std::size_t back_ = 0;            ///< how many lines before the one that is being typed
  std::string draft_;               ///< what was being typed when an earlier line came in its place
};

}  // namespace tablier
