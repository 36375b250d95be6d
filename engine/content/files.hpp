#pragma once

#include "sdk/result.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Whole files in, whole files out, and never half a file.
namespace tablier {

/// Content, saves and series larger than this are refused before they are read.
inline constexpr std::size_t kMaxFileBytes = 8u << 20;

/// The bytes of a file of at most `limit` bytes, or why not (missing, a folder, too large, not readable).
Result<std::string> read_file(const std::filesystem::path& path, std::size_t limit = kMaxFileBytes);

/// Writes to a temporary file beside, fsync, rename, fsync of the folder, which is made where it is missing. A link is written through.
/// What stood there before stays until the last step; on any failure (a full disk, no permission) it is untouched and the temporary file is
/// gone.
Status write_file(const std::filesystem::path& path, std::string_view bytes);

/// Files of a folder with that ending (".yaml"), hidden ones excepted, sorted by name; none where there is no such folder.
std::vector<std::filesystem::path> list_files(const std::filesystem::path& folder, std::string_view ending);

}  // namespace tablier
