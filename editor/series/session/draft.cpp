#include "editor/series/session/draft.hpp"

#include "content/files.hpp"
#include "content/game_spec.hpp"
#include "content/schemas.hpp"
#include "content/yaml_writer.hpp"

#include <climits>

#include <algorithm>
#include <sstream>
#include <utility>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

constexpr const char* kDraftEnding = ".yaml";
constexpr const char* kNameless = "new";
/// Windows with a series that has no file yet, at once.
constexpr int kMaxNameless = 32;

/// FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo): two files of one name in two folders have two drafts.
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

fs::path draft_of(const fs::path& folder, const fs::path& file) {
  return folder / (file.stem().string() + "-" + hash_of(whole(file).string()) + kDraftEnding);
}

FileLock lock_of(const fs::path& draft) { return FileLock::try_now(draft.string() + ".lock"); }

std::string written(const fs::path& file, const SeriesSpec& series) {
  std::string text = write_yaml(Value::map({{"file", file.string()}})) + "series:\n";
  std::istringstream lines(write_series(series));
  for (std::string line; std::getline(lines, line);) text += "  " + line + "\n";
  return text;
}

LeftBehind read_left(MapReader& spec, const PieceNumbers& known) {
  LeftBehind left;
  left.file = spec.required("file", kind::text(PATH_MAX));
  left.series = spec.required("series", series_kind(known));
  return left;
}

std::optional<LeftBehind> read_draft(const fs::path& draft, const std::vector<PieceSpec>& pieces) {
  std::error_code error;
  if (!fs::exists(draft, error) || !lock_of(draft).held()) return std::nullopt;
  const PieceNumbers known = numbers_of(pieces);
  auto loaded = load_spec(draft, kind::sheet_of(Schema<LeftBehind>([known](MapReader& spec) { return read_left(spec, known); })));
  if (!loaded.sound()) return std::nullopt;
  loaded.value->draft = draft;
  loaded.value->series.name = loaded.value->file.stem().string();
  return loaded.value;
}

}  // namespace

Draft::Draft(const fs::path& folder, const fs::path& file) : series_file_(file.empty() ? file : whole(file)), job_(Problem("save.failed")) {
  if (folder.empty()) return;
  std::error_code error;
  fs::create_directories(folder, error);
  if (!file.empty()) {
    draft_ = draft_of(folder, file);
    lock_ = lock_of(draft_);
  }
  for (int i = 1; file.empty() && !lock_.held() && i <= kMaxNameless; ++i) {
    draft_ = folder / (kNameless + (i == 1 ? std::string() : "-" + std::to_string(i)) + kDraftEnding);
    if (!fs::exists(draft_, error)) lock_ = lock_of(draft_);
  }
}

void Draft::keep(const SeriesSpec& series) {
  if (!held()) return;
  job_.ask([file = draft_, text = written(series_file_, series)](const std::stop_token&) { return write_file(file, text); });
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
  return written && !*written ? std::optional(written->problem()) : std::nullopt;
}

std::optional<LeftBehind> Draft::left_of(const fs::path& folder, const fs::path& file, const std::vector<PieceSpec>& pieces) {
  return read_draft(draft_of(folder, file), pieces);
}

std::optional<LeftBehind> Draft::newest(const fs::path& folder, const std::vector<PieceSpec>& pieces) {
  std::optional<LeftBehind> newest;
  fs::file_time_type latest{};
  for (const fs::path& draft : list_files(folder, kDraftEnding)) {
    std::error_code error;
    const auto time = fs::last_write_time(draft, error);
    if (error || (newest && time <= latest)) continue;
    if (auto found = read_draft(draft, pieces)) {
      newest = std::move(found);
      latest = time;
    }
  }
  return newest;
}

}  // namespace tablier::editor
