#pragma once

#include "sdk/result.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

/// Which plugins the player lets run. A plugin is native code: it may do whatever the player may. What came with the program, or was
/// installed for all users, is trusted as the program is; what lies in the player's own folder runs only when they said so, of this very
/// file: the answer is remembered by the SHA-256 of its bytes, so that another file in its place is asked about anew.
namespace tablier {

enum class PluginAnswer : std::uint8_t { none, yes, no };

class PluginAnswers {
 public:
  /// From plugins.yaml of the player's settings; without it, or where it cannot be read, nothing was answered.
  explicit PluginAnswers(std::filesystem::path file);

  /// What was said of the bytes that stand in that file now.
  PluginAnswer of(const std::filesystem::path& plugin) const;
  /// Why a plugin that was not allowed does not run: the player's no, nobody's answer, or a list of answers that cannot be read.
  Problem refusal(const std::filesystem::path& plugin) const;
  /// Writes it down, beside what other programs have written since. Fails where the plugin cannot be read, or the answers cannot be read or
  /// written: nothing is lost then.
  Status remember(const std::filesystem::path& plugin, PluginAnswer answer);

 private:
  void read();

  std::filesystem::path file_;
  std::map<std::string, PluginAnswer> answers_;  // by SHA-256
  std::map<std::string, std::string> files_;     // by SHA-256: where it lay when it was asked about
  std::optional<Problem> damage_;                // of the file
};

/// The SHA-256 of a plugin's bytes, in hexadecimal. Of a link, of what it leads to.
Result<std::string> plugin_hash(const std::filesystem::path& plugin);

}  // namespace tablier
