#pragma once

#include "host/child_trial.hpp"
#include "sdk/plugin.hpp"
#include "sdk/result.hpp"

#include <filesystem>
#include <memory>
#include <optional>

/// Opens plugins and refuses those that do not fit, each in one line.
namespace tablier {

/// A plugin that stays open as long as this lives. Whatever it made must go first.
class LoadedPlugin {
 public:
  virtual ~LoadedPlugin() = default;
  virtual const Plugin& table() const = 0;
  const std::filesystem::path& file() const { return file_; }

 protected:
  explicit LoadedPlugin(std::filesystem::path file) : file_(std::move(file)) {}

 private:
  std::filesystem::path file_;
};

/// Refusals: not a library, one for another processor, one that the linker cannot open, no entry function, another SDK version, another
/// compiler or another build stamp, a required entry missing, one that throws. Runs the plugin's code in this process: one that crashes,
/// exits or hangs while it loads takes the program with it, so that it is tried first (plugin_trials.hpp).
Result<std::shared_ptr<LoadedPlugin>> open_plugin(const std::filesystem::path& file);

/// The same, but lets out what the plugin's own code throws.
Result<std::shared_ptr<LoadedPlugin>> open_plugin_unguarded(const std::filesystem::path& file);

/// Tries in a child process whether it can be opened, and nothing else; then opens it.
Result<std::shared_ptr<LoadedPlugin>> load_plugin(const std::filesystem::path& file, const TrialLimits& limits = {});

/// Why a plugin is refused whose trial ended so; nothing where it may be opened. The stage is as plugin_trials.hpp notes it.
std::optional<Problem> trial_fault(const std::filesystem::path& file, const TrialResult& result);

}  // namespace tablier
