#pragma once

#include "app/exit_status.hpp"
#include "ui/core/services.hpp"

#include <iosfwd>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// What every command works with: the services, the two streams, and the exit status that it leaves.
namespace tablier {

struct Session {
  Services& services;
  std::ostream& out;  ///< results
  std::ostream& err;  ///< messages
  ExitStatus status = ExitStatus::done;
  mutable std::set<std::string> warned = {};   ///< what standard error has of problems
  mutable std::optional<Ruleset> played = {};  ///< what the command plays by, to find out why it broke

  std::string say(const Text& text) const { return services.locale.say(text); }
  std::string say(std::string_view key, std::vector<TextArg> args = {}) const { return say(Text(std::string(key), std::move(args))); }
  std::string say(const Localised& text) const { return services.locale.say(text); }
  std::string say(const Problem& problem) const { return services.locale.say(problem); }

  /// `The game · its variant`, the game alone where they are called the same.
  std::string title(const GameEntry& game, const VariantEntry& variant) const;

  /// One JSON document on a line of its own.
  void print(const Value& json) const;
  /// A line for people.
  void print_line(std::string_view line) const;
  /// One line, whatever a file's own words in it hold.
  void print(const Problem& problem) const;
  /// The same on standard error; what was told there already is not told again.
  void warn(const Problem& problem) const;
};

/// `a, b, c`.
std::string joined(const std::vector<std::string>& args, std::string_view between = ", ");
/// Stops where there is no such file or folder.
void require_file(const std::string& path);

}  // namespace tablier
