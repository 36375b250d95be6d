#pragma once

#include "ui/run.hpp"

#include <filesystem>
#include <string>

/// The door of the series editor: what its window opens with.
namespace tablier::editor {

/// Which series it opens with.
struct OpenRequest {
  std::filesystem::path file;  ///< made when it is saved where there is none; empty: a new series, or what was left unsaved
  bool ask = true;             ///< may begin with a question (a picture of the screen should not)
};

/// Where the window opens. A problem says what is missing of the game whose series are made.
Result<OpenAt> opening(const Services& services, const OpenRequest& request);

/// For the window's maps: the editor as a screen among others.
SeriesEditor series_editor();

/// The file of a series by its name, or a problem that lists those that there are.
Result<std::filesystem::path> file_of_series(const Services& services, const std::string& name);

}  // namespace tablier::editor
