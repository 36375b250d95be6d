#pragma once

#include "match/match.hpp"
#include "ui/core/services.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The two doors of the user interface: a window, and a picture of one.
namespace tablier {

class Screen;
class Ui;

enum class ScreenName : std::uint8_t { library, setup, table, map, rules, settings, records };

/// Where the window opens.
struct OpenAt {
  ScreenName screen = ScreenName::library;
  std::optional<MatchSetup> match;                 ///< for setup, table, map, rules, records
  std::vector<std::string> moves = {};             ///< played at once on the table
  std::optional<std::filesystem::path> load = {};  ///< a save to go on with
  std::string series = {};                         ///< of the map
  std::optional<double> scale = {};                ///< of this window alone, until the setting changes; as Settings::scale
  /// A screen of another room in place of all these; `title`: the text on the window's frame.
  std::function<std::unique_ptr<Screen>(Ui&)> make = {};
  std::string title = "window.title";
};

/// Runs until the window is closed; the exit status. Without a display: one line on standard error and 3.
int run_window(Services& services, const OpenAt& at);

/// A picture of a screen, drawn as the window would. Needs an OpenGL display.
struct Shot {
  OpenAt at;
  int width = 1280;
  int height = 800;
  double scale = 1.0;
  std::filesystem::path output;
};
/// The scale that it was drawn at: as large as is asked for, where a window of that size would have the room.
Result<double> draw_shot(Services& services, const Shot& shot);

}  // namespace tablier
