#pragma once

#include "sdk/result.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Whole files in, whole files out, and never half a file.
namespace tablier {

/// Files larger than this are refused before they are read; YAML has a limit of its own (content/yaml.hpp).
inline constexpr std::size_t kMaxFileBytes = 8u << 20;

/// The bytes of a file of at most `limit` bytes, or why not (missing, a folder, too large, not readable).
Result<std::string> read_file(const std::filesystem::path& path, std::size_t limit = kMaxFileBytes);

/// A path for people: `~` stands for their own folder.
std::string shown_path(const std::filesystem::path& path);

/// Why the system refused, by its error number, in our words.
Text system_reason(int error);

/// A file that a person named: a slip in its path makes no folders, so the one that it stands in is there, or the answer names it.
Status has_folder(const std::filesystem::path& file);

/// Makes a folder with those above it; nothing where it is there already.
Status make_folder(const std::filesystem::path& folder);

/// Called where a pipe that nobody reads yet is about to be waited for.
using TellWait = std::function<void()>;

/// Writes to a temporary file beside, fsync, rename, fsync of the folder, which is made where it is missing. A link is written through, and
/// so is what is no file: a device, a pipe, a descriptor of this process such as /dev/stdout. Of a file, what
/// stood there before stays until the last step; on any failure (a full disk, no permission) it is untouched and the temporary file is
/// gone. Where the system allows it that file has no name before it is whole, so that whatever ends the program leaves nothing behind.
/// A pipe that nobody reads yet is refused, or waited for where `tell_wait` is given.
Status write_file(const std::filesystem::path& path, std::string_view bytes, const TellWait& tell_wait = {});

/// The same for a file of the program's own that nobody named: a link in its place is replaced by a file, whatever it leads to, and what is
/// no file is refused.
Status write_own_file(const std::filesystem::path& path, std::string_view bytes);

/// Nobody has written to it for an hour: nobody takes so long to write a file.
bool is_left_behind(const std::filesystem::path& file);
/// Removes what programs that were killed left half written in a folder. `write_file` does so for the file that it writes.
void remove_leftovers_in(const std::filesystem::path& folder);

/// Whether a path leads to something that is neither a file nor a folder and that writing must not replace: a device, a pipe, a descriptor.
bool is_special_file(const std::filesystem::path& path);
/// The descriptor of this process that a path names (/dev/stdout, /dev/fd/3), also by way of links.
std::optional<int> named_descriptor(std::filesystem::path path);

/// Files of a folder with that ending (".yaml"), hidden ones excepted, sorted by name; none where there is no such folder.
std::vector<std::filesystem::path> list_files(const std::filesystem::path& folder, std::string_view ending);

/// How much is read of one place at each start: 1 MiB, which takes half a second. However many files somebody puts there, it takes no
/// longer.
class FolderBudget {
 public:
  static constexpr std::size_t kMaxBytes = 1u << 20;
  /// Why that file is not read; absent where there is room for it, which it takes.
  std::optional<Problem> refuse(const std::filesystem::path& file);

 private:
  std::size_t left_ = kMaxBytes;
};

}  // namespace tablier
