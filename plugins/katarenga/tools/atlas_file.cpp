#include "tools/atlas_file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <unistd.h>

namespace tablier::katarenga {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDigits = 16;
/// More than any atlas has: what is longer is none.
constexpr std::size_t kMaxBytes = 8u << 20;
constexpr std::string_view kCall = "# tablier katarenga atlas";

std::string call_line(int every) { return std::string(kCall) + (every > 1 ? " --every " + std::to_string(every) : ""); }

/// `# A GRYBBBRGYYGRRGBY B …`, from a1 on: an atlas of other quarters is another one.
std::string quarters_line(const Quarters& quarters) {
  std::string line = "#";
  for (const std::string& name : Quarters::box()) {
    const Board board = quarters.board({{name}});
    line += " " + name + " ";
    for (int square = 0; square < board.squares(); ++square) line += letter(board.colour(square));
  }
  return line;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::string boards_of(const std::vector<AtlasEntry>& atlas) {
  std::string text;
  for (const AtlasEntry& entry : atlas) text += to_line(entry) + "\n";
  return text;
}

/// The set at the end of a line that is whole: a run that was killed may have left half of its last one.
std::optional<SquareSet> set_of(const std::string& line) {
  if (line.size() <= kDigits || line[line.size() - kDigits - 1] != ' ') return std::nullopt;
  SquareSet set = 0;
  const char* const end = line.data() + line.size();
  const auto read = std::from_chars(end - kDigits, end, set, 16);
  return read.ptr == end ? std::optional(set) : std::nullopt;
}

/// In the engine's words for such things.
Text reason_of(int error) {
  switch (error) {
    case ENOENT:
    case ENOTDIR: return Text("file.missing");
    case EACCES:
    case EPERM: return Text("file.denied");
    case EISDIR: return Text("file.folder");
    case ENOSPC:
    case EDQUOT: return Text("file.disk_full");
    case EFBIG: return Text("file.over_limit");
    case EROFS: return Text("file.read_only");
    default: return Text("file.system", {{"code", error}});
  }
}

/// Names the file as its place: something broke there, and the call was right.
Problem broken(const char* key, const std::string& file, int error) {
  return Problem(Text(std::string("katarenga.answer.") + key, {{"why", reason_of(error)}}), SourceSpot{file});
}

Problem not_written(const std::string& file) { return broken("not_written", file, errno); }

/// What is wrong with a file that begins otherwise than this atlas.
Problem not_ours(const std::string& file, std::string_view text, std::string_view head) {
  const auto first_line = text.substr(0, text.find('\n'));
  if (!first_line.starts_with(kCall)) return Problem("katarenga.answer.other_file", {{"file", file}});
  if (first_line == head.substr(0, head.find('\n'))) return Problem("katarenga.answer.other_quarters", {{"file", file}});
  return Problem("katarenga.answer.other_step", {{"file", file}, {"call", std::string(first_line.substr(2))}});
}

bool is_device(const std::string& path) {
  std::error_code none;
  const bool special = fs::exists(path, none) && !fs::is_regular_file(path, none) && !fs::is_directory(path, none);
  return special || path.starts_with("/dev/");
}

bool write(std::FILE* file, const std::string& text) {
  return file && std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

Result<std::string> text_of(const std::string& path) {
  if (std::error_code none; fs::is_directory(path, none)) return broken("not_read", path, EISDIR);
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  if (!in) return broken("not_read", path, errno);
  std::string text(kMaxBytes, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  return text;
}

}  // namespace

std::vector<std::string> atlas_head(const Quarters& quarters, int every) {
  return {call_line(every), "# A board of Quartermaster, and its winning first squares: bit 8 * row + column, a1 lowest, in base 16.",
          quarters_line(quarters)};
}

std::string to_line(const AtlasEntry& entry) {
  std::array<char, kDigits + 1> hex{};
  std::snprintf(hex.data(), hex.size(), "%016llx", static_cast<unsigned long long>(entry.winning));
  return to_text(entry.layout) + " " + hex.data();
}

Result<AtlasFile> AtlasFile::find(const std::string& path, const Quarters& quarters, int every) {
  AtlasFile file(path, joined(atlas_head(quarters, every)));
  file.device_ = is_device(path);
  if (file.device_) return file;
  const auto whole = file.read(path);
  if (!whole) return whole.problem();
  file.complete_ = *whole;
  const auto boards = boards_to_solve(every);
  const auto is_known = [&](const Layout& layout) { return file.known(layout).has_value(); };
  if (file.complete_ && !std::all_of(boards.begin(), boards.end(), is_known))
    return Problem("katarenga.answer.not_whole", {{"file", path}});
  if (file.complete_) return file;
  const auto part = file.read(file.part());
  if (!part) return part.problem();
  file.begun_ = *part;
  return file;
}

/// Whether there is such a file with boards, or room for them, of this atlas. One that is empty, or was killed in its first lines, counts
/// as none.
Result<bool> AtlasFile::read(const std::string& file) {
  if (std::error_code none; !fs::exists(file, none)) return false;
  const auto text = text_of(file);
  if (!text) return text.problem();
  if (!text->starts_with(head_)) return head_.starts_with(*text) ? Result<bool>(false) : not_ours(file, *text, head_);
  take_boards(*text);
  return true;
}

void AtlasFile::take_boards(const std::string& text) {
  whole_bytes_ = head_.size();
  for (auto end = text.find('\n', whole_bytes_); end != text.npos; end = text.find('\n', whole_bytes_)) {
    const std::string line = text.substr(whole_bytes_, end - whole_bytes_);
    if (const auto set = set_of(line)) known_[line.substr(0, line.size() - kDigits - 1)] = *set;
    whole_bytes_ = end + 1;
  }
}

std::optional<SquareSet> AtlasFile::known(const Layout& layout) const {
  const auto found = known_.find(to_text(layout));
  return found == known_.end() ? std::nullopt : std::optional(found->second);
}

Status AtlasFile::open() {
  const std::string file = device_ ? path_ : part();
  if (begun_) {
    std::error_code failed;
    fs::resize_file(file, whole_bytes_, failed);
    if (failed) return broken("not_written", file, failed.value());
  }
  file_.reset(std::fopen(file.c_str(), begun_ ? "a" : "w"));
  if (!file_) return not_written(file);
  if (begun_ || write(file_.get(), head_)) return Done{};
  Problem problem = not_written(file);
  if (!device_) std::remove(file.c_str());
  return problem;
}

Status AtlasFile::add(const AtlasEntry& entry) {
  if (device_ || write(file_.get(), to_line(entry) + "\n")) return Done{};
  return not_written(part());
}

Status AtlasFile::finish(const std::vector<AtlasEntry>& atlas) {
  if (device_) {
    const bool written = write(file_.get(), boards_of(atlas)) && std::fclose(file_.release()) == 0;
    return written ? Status(Done{}) : not_written(path_);
  }
  if (const auto replaced = replace(head_ + boards_of(atlas)); !replaced) return replaced;
  file_.reset();
  std::remove(part().c_str());
  return Done{};
}

/// A link is written through. What stands there stays until the last step.
Status AtlasFile::replace(const std::string& text) {
  std::error_code none;
  const fs::path place = fs::is_symlink(path_, none) ? fs::weakly_canonical(path_, none) : fs::path(path_);
  const fs::path beside = place.parent_path() / ("." + place.filename().string() + "." + std::to_string(getpid()) + ".tmp");
  const File whole(std::fopen(beside.c_str(), "wx"));
  if (!whole) return not_written(path_);
  if (write(whole.get(), text) && fsync(fileno(whole.get())) == 0 && std::rename(beside.c_str(), place.c_str()) == 0) return Done{};
  Problem problem = not_written(path_);
  std::remove(beside.c_str());
  return problem;
}

}  // namespace tablier::katarenga
