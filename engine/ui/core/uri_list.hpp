#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

/// Files that one program hands another as text, as drag and drop does.
namespace tablier {

/// The files that a `text/uri-list` (RFC 2483) names by `file:` addresses of this machine (RFC 8089), in its order; addresses of other
/// kinds or machines, relative ones and wrongly written ones are left out. `text` may be anything.
std::vector<std::filesystem::path> files_in_uri_list(std::string_view text);

}  // namespace tablier
