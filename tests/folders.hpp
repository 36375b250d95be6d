#pragma once

#include <filesystem>

/// Where the project's own files are. Functions of one small library rather than macros: what a test is compiled to does
/// not depend on the folder, so that two checkouts share a compiler cache.
std::filesystem::path source_folder();

/// The folder that CMake builds into.
std::filesystem::path build_folder();
