#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// What tells whether files are as they were, without reading them.
namespace tablier {

/// Path, size, times of the last changes to the text and to the entry, and inode; "absent" for what cannot be looked at.
std::string file_stamp(const std::filesystem::path& file);

/// The stamps of all files below the folders, in an order that is always the same. Folders that are not there add nothing.
std::string folder_stamp(const std::vector<std::filesystem::path>& folders);

/// The stamp of this very program: another after each build.
const std::string& program_stamp();

}  // namespace tablier
