#pragma once

#include "sdk/result.hpp"
#include "ui/core/ui.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/// A list of files of our own, by keys and by mouse: to open one, or to save under a name.
namespace tablier {

/// One of the files with these endings, or any whose path is typed; `open` is told which, while the list is still there: it takes its
/// place, or says why not. `heading`: the key of what the screen is called.
std::unique_ptr<Screen> open_file_screen(std::vector<std::string> endings, std::function<void(Ui&, const std::filesystem::path&)> open,
                                         const char* heading = "files.open");

/// A name in some folder, to begin with `name`; what is there already is replaced only when the player says so. The list closes once
/// `write` has written.
std::unique_ptr<Screen> save_file_screen(std::vector<std::string> endings, std::string name,
                                         std::function<Status(const std::filesystem::path&)> write);

}  // namespace tablier
