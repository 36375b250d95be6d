#pragma once

#include "host/plugin_answers.hpp"
#include "ui/core/ui.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// The player's own plugins on the settings screen: which there are, and whether they may run.
namespace tablier {

class SettingsPlugins {
 public:
  /// Finds them, and what was said of each.
  void read(const Ui& ui);
  /// True when the games were found anew since it was asked last: what is shown may be another.
  bool update(const Ui& ui);
  /// Nothing where there are none. What is pressed is asked about or takes effect at once.
  void draw(Ui& ui);

 private:
  struct OwnPlugin {
    std::filesystem::path file;
    PluginAnswer said = PluginAnswer::none;
    std::optional<Problem> fault = {};  ///< why it is none that could run
  };

  static std::string line(const Ui& ui, const OwnPlugin& plugin);
  void draw_one(Ui& ui, int number, const OwnPlugin& plugin);
  void act(Ui& ui);

  std::vector<OwnPlugin> plugins_;
  std::uint64_t reloads_ = 0;
  std::optional<OwnPlugin> pressed_;  ///< the answer that was chosen in this frame
};

}  // namespace tablier
