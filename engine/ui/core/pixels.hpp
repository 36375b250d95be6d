#pragma once

#include "sdk/result.hpp"

#include <cstdint>
#include <filesystem>
#include <vector>

/// A picture that leaves the program: what is drawn, as plain colours.
namespace tablier {

struct Pixels {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;  ///< three bytes a pixel, rows from the top
};

/// As a PNG in a file of that name, which must not be there yet.
Status write_png(const Pixels& pixels, const std::filesystem::path& file);

/// Where whoever plays keeps documents: as xdg-user-dirs says; else `Documents`, else the home folder.
std::filesystem::path documents_folder();

/// A file for a picture that nobody has yet: in the folder for pictures of whoever plays (as xdg-user-dirs or XDG_PICTURES_DIR says, made
/// where it is missing; else `Pictures`, else the home folder), named by what it shows and now. `ending` with its dot.
std::filesystem::path fresh_picture_file(const std::string& name, const std::string& ending);

}  // namespace tablier
