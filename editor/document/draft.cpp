#include "editor/document/draft.hpp"

#include "content/files.hpp"
#include "content/yaml.hpp"
#include "content/yaml_writer.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

constexpr const char* kDraftEnding = ".yaml";
constexpr std::string_view kIndent = "  ";
constexpr const char* kNameless = "new";
/// Documents that have no file yet, at once.
constexpr int kMaxNameless = 32;
/// Drafts of one file that wait.
constexpr int kMaxAside = 99;

/// FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo).
std::string hash_of(const std::string& text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  std::ostringstream hex;
  hex << std::hex << hash;
  return hex.str();
}

fs::path whole(const fs::path& file) {
  std::error_code error;
  const fs::path found = fs::weakly_canonical(fs::absolute(file), error);
  return error ? file : found;
}

fs::path draft_of(const fs::path& folder, const fs::path& file) { return folder / (kept_name(file) + kDraftEnding); }

fs::path nameless_draft(const fs::path& folder, int i) {
  return folder / (kNameless + (i == 1 ? std::string() : "-" + std::to_string(i)) + kDraftEnding);
}

FileLock lock_of(const fs::path& draft) { return FileLock::try_now(draft.string() + ".lock"); }

/// The file's name, then the text, indented: whatever it says, it cannot be taken for more than a text of this one.
std::string written(const fs::path& file, const std::string& text) {
  std::string all = write_yaml(Value::map({{"file", file.string()}})) + "document:\n";
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) all.append(kIndent).append(line) += "\n";
  return all;
}

/// Nothing where it is no draft, or one that is held by a window.
std::optional<LeftBehind> read_draft(const fs::path& draft) {
  std::error_code error;
  if (!fs::exists(draft, error) || !lock_of(draft).held()) return std::nullopt;
  const auto text = read_file(draft);
  if (!text) return std::nullopt;
  LeftBehind left{draft, {}, {}};
  std::istringstream lines(*text);
  std::string head, line;
  while (std::getline(lines, line))
    if (line.starts_with(kIndent)) left.text += line.substr(kIndent.size()) + "\n";
    else if (left.text.empty()) head += line + "\n";
  const LoadedYaml yaml = read_yaml(head, draft.string());
  const YamlNode file = yaml.document && yaml.document->root().is(YamlKind::map) ? yaml.document->root().find("file") : YamlNode();
  if (!file || left.text.empty()) return std::nullopt;
  left.file = file.scalar();
  left.when =
      std::chrono::time_point_cast<std::chrono::system_clock::duration>(std::chrono::file_clock::to_sys(fs::last_write_time(draft, error)));
  return left;
}

}  // namespace

std::string kept_name(const fs::path& file) { return file.stem().string() + "-" + hash_of(whole(file).string()); }

Draft::Draft(const fs::path& folder, const fs::path& file)
    : document_file_(file.empty() ? file : whole(file)), job_(Problem("save.failed")) {
  if (folder.empty()) return;
  std::error_code error;
  fs::create_directories(folder, error);
  if (!file.empty()) {
    draft_ = draft_of(folder, file);
    lock_ = lock_of(draft_);
  }
  for (int i = 1; file.empty() && !lock_.held() && i <= kMaxNameless; ++i) {
    draft_ = nameless_draft(folder, i);
    if (!fs::exists(draft_, error)) lock_ = lock_of(draft_);
  }
}

void Draft::keep(std::string text) {
  if (!held()) return;
  job_.ask([draft = draft_, file = document_file_, text = std::move(text)](const std::stop_token&) {
    return write_file(draft, written(file, text));
  });
}

void Draft::discard() {
  if (!held()) return;
  job_.ask([file = draft_](const std::stop_token&) {
    std::error_code ignored;
    fs::remove(file, ignored);
    return Status(Done{});
  });
}

std::optional<Problem> Draft::take_problem() {
  const auto written = job_.poll();
  if (!written) return std::nullopt;
  const std::string why = *written ? std::string() : written->problem().text.key;
  if (std::exchange(told_, why) == why || why.empty()) return std::nullopt;
  return Problem(Text("editor.draft_not_kept", {{"why", written->problem().text}}));
}

std::vector<LeftBehind> Draft::all_left(const fs::path& folder) {
  std::vector<std::pair<fs::file_time_type, LeftBehind>> found;
  for (const fs::path& draft : list_files(folder, kDraftEnding)) {
    std::error_code error;
    const auto time = fs::last_write_time(draft, error);
    if (auto left = read_draft(draft)) found.emplace_back(time, *std::move(left));
  }
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<LeftBehind> all;
  for (auto& [time, left] : found) all.push_back(std::move(left));
  return all;
}

std::vector<LeftBehind> Draft::left_of(const fs::path& folder, const fs::path& file) {
  std::vector<LeftBehind> all = all_left(folder);
  std::erase_if(all, [file = whole(file)](const LeftBehind& left) { return left.file != file; });
  return all;
}

fs::path Draft::place_of(const fs::path& folder, const fs::path& file) { return draft_of(folder, file); }

fs::path Draft::put_away(const fs::path& draft) {
  const FileLock lock = lock_of(draft);
  std::error_code error;
  for (int i = 1; lock.held() && i <= kMaxAside; ++i) {
    const fs::path free = draft.string() + ".unread" + (i == 1 ? "" : "-" + std::to_string(i));
    if (fs::exists(free, error)) continue;
    fs::rename(draft, free, error);
    return error ? fs::path() : free;
  }
  return {};
}

std::vector<fs::path> Draft::nameless(const fs::path& folder) {
  std::vector<fs::path> all;
  std::error_code error;
  for (int i = 1; i <= kMaxNameless; ++i)
    if (fs::path draft = nameless_draft(folder, i); fs::exists(draft, error)) all.push_back(std::move(draft));
  return all;
}

LeftBehind Draft::set_aside(LeftBehind left) {
  const fs::path folder = left.draft.parent_path();
  std::error_code error;
  if (left.file.empty() || left.draft != draft_of(folder, left.file)) return left;
  for (int i = 2; i <= kMaxAside; ++i) {
    const fs::path free = folder / (kept_name(left.file) + "-" + std::to_string(i) + kDraftEnding);
    if (fs::exists(free, error)) continue;
    fs::rename(left.draft, free, error);
    if (!error) left.draft = free;
    break;
  }
  return left;
}

}  // namespace tablier::editor
