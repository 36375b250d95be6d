#pragma once

#include "editor/series/model/series_print.hpp"
#include "ui/run.hpp"

#include <filesystem>
#include <string>

/// The door of the series editor: what its window opens with.
namespace tablier::editor {

/// Which series it opens with.
struct OpenRequest {
  std::filesystem::path file = {};  ///< made when it is saved where there is none; empty: a new series, or what was left unsaved
  bool fresh = false;               ///< a new series, whatever was left unsaved
  std::string row = {};             ///< of the series, where its cursor begins; empty: at its first slot
  int count = 0;                    ///< of that row's pieces, up to the slot where the cursor begins
  bool ask = true;                  ///< may begin with a question (a picture of the screen should not)
};

/// Where the window opens. A problem says what is missing of the game whose series are made.
Result<OpenAt> opening(const Services& services, const OpenRequest& request);

/// For the window's maps: the editor as a screen among others.
SeriesEditor series_editor();

/// The name of the game whose series are made.
std::string game_of_series();
/// A file's bytes: every penta is counted first. A problem where the game is missing or the page cannot be drawn.
Result<std::string> printed_series(const Services& services, const SeriesSpec& series, const PrintRequest& request);

/// The file of a series by its name, or a problem that lists those that there are.
Result<std::filesystem::path> file_of_series(const Services& services, const std::string& name);

}  // namespace tablier::editor
