#pragma once

#include <string>
#include <vector>

/// What this program was built from.
namespace tablier {

struct Library {
  std::string name;
  std::string version;
};

/// As CMakeLists.txt has it.
std::string engine_version();
/// The libraries that the program was built with, by name.
std::vector<Library> libraries_used();

}  // namespace tablier
