#include "folders.hpp"

std::filesystem::path source_folder() { return TABLIER_SOURCE_FOLDER; }

std::filesystem::path build_folder() { return TABLIER_BUILD_FOLDER; }
