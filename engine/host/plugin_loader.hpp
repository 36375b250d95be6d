#pragma once

#include "host/child_trial.hpp"
#include "sdk/plugin.hpp"
#include "sdk/result.hpp"

#include <filesystem>
#include <memory>

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
/// build stamp, a required entry missing, one that throws, crashes, exits or hangs while it loads. That last kind is found out in a child
/// process first (see child_trial.hpp), each time: that costs less than remembering verdicts would, and cannot be out of date.
Result<std::shared_ptr<LoadedPlugin>> load_plugin(const std::filesystem::path& file, const TrialLimits& limits = {});

}  // namespace tablier
