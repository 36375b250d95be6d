#include "content/stand_ins.hpp"

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// The path below the folder; empty where the file is elsewhere, or stands in the folder's own place.
fs::path below(const fs::path& folder, const fs::path& file) {
  const fs::path relative = file.lexically_relative(fs::absolute(folder).lexically_normal());
  return relative.empty() || *relative.begin() == ".." || relative == "." ? fs::path() : relative;
}

std::optional<fs::path> place_in(const StandIns::Folders& folders, const fs::path& file) {
  for (std::size_t own = folders.size(); own-- > 0;) {
    const fs::path sub = below(folders[own], file);
    if (sub.empty()) continue;
    std::error_code error;
    for (std::size_t other = own; other-- > 0;)
      if (fs::exists(folders[other] / sub, error)) return folders[other] / sub;
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::optional<fs::path> StandIns::place_of(const fs::path& file) const {
  if (const auto known = others_.find(file); known != others_.end()) return known->second;
  std::error_code error;
  const fs::path whole = fs::absolute(file, error).lexically_normal();
  for (const Folders& folders : lists_)
    if (auto other = place_in(folders, whole)) return other;
  return std::nullopt;
}

}  // namespace tablier
