#include "match/saved_games.hpp"

#include "content/files.hpp"
#include "match/date.hpp"

#include <algorithm>
#include <cctype>
#include <system_error>

namespace tablier {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxBytes = 120;
/// `20240531T170409Z-`: how AutosaveFolder begins the names that it gives.
constexpr std::string_view kPattern = "########T######Z-";

std::string date_of(const fs::path& file) {
  std::error_code failed;
  const auto written = fs::last_write_time(file, failed);
  if (failed) return {};
  return iso_date(std::chrono::file_clock::to_sys(std::chrono::floor<std::chrono::seconds>(written)).time_since_epoch().count());
}

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t");
  return first == std::string_view::npos ? std::string() : std::string(text.substr(first, last - first + 1));
}

/// No longer than file systems take, and never cut inside of a character.
void shorten(std::string& name) {
  constexpr unsigned char kTop = 0xc0, kContinues = 0x80;
  if (name.size() <= kMaxBytes) return;
  std::size_t end = kMaxBytes;
  while (end > 0 && (static_cast<unsigned char>(name[end]) & kTop) == kContinues) --end;
  name.resize(end);
}

std::string file_name(std::string_view name) {
  std::string safe = trimmed(name);
  for (char& c : safe)
    if (c == '/' || c == '\\' || c == ':' || static_cast<unsigned char>(c) < ' ') c = '-';
  if (!safe.empty() && safe.front() == '.') safe.front() = '-';
  shorten(safe);
  return safe;
}

bool is_own(const std::string& stem) {
  if (stem.size() < kPattern.size()) return true;
  return !std::equal(kPattern.begin(), kPattern.end(), stem.begin(),
                     [](char p, char c) { return p == '#' ? std::isdigit(static_cast<unsigned char>(c)) != 0 : p == c; });
}

bool is_same_round(const SaveRound& a, const SaveRound& b) {
  const auto same_move = [](const SaveRound::LineMove& x, const SaveRound::LineMove& y) {
    return x.after == y.after && x.under == y.under && x.move == y.move && x.remark == y.remark;
  };
  return a.moves == b.moves && a.undone == b.undone && a.remarks == b.remarks && std::ranges::equal(a.lines, b.lines, same_move);
}

bool is_same_match(const SaveData& a, const SaveData& b) {
  return a.setup == b.setup && a.undone_rounds == b.undone_rounds && std::ranges::equal(a.rounds, b.rounds, is_same_round);
}

/// No move stands in it, nothing was said or tried: there is nothing to come back to.
bool is_empty(const SaveData& data) { return !data.over && data.moves() == 0 && !data.has_remarks(); }

Problem in_use() { return Problem("save.in_use"); }

}  // namespace

bool has_own_name(const fs::path& file) { return is_own(file.stem().string()); }

namespace {

std::vector<SavedGame> read_games(const std::vector<fs::path>& files) {
  std::vector<SavedGame> all;
  for (const fs::path& file : files) {
    std::error_code failed;
    const bool empty = fs::file_size(file, failed) == 0;
    if (failed || (empty && !has_own_name(file))) continue;  // the program holds names of its own that way
    SavedGame game{file, has_own_name(file) ? file.stem().string() : std::string(), {}, {}};
    auto data = read_save(file);
    game.date = data ? data->date : date_of(file);
    if (data && is_empty(*data) && game.name.empty()) continue;
    if (data) game.data = *std::move(data);
    else game.problem = data.problem();
    all.push_back(std::move(game));
  }
  std::stable_sort(all.begin(), all.end(), [](const SavedGame& a, const SavedGame& b) {
    return a.data.has_value() != b.data.has_value() ? a.data.has_value() : a.date > b.date;
  });
  return all;
}

}  // namespace

std::vector<SavedGame> saved_games(const AutosaveFolder& folder, std::size_t* older) {
  std::vector<SavedGame> games = read_games(folder.newest_files(older));
  LeftChallenges challenges;
  std::erase_if(games, [&challenges](const SavedGame& game) { return game.data && !challenges.is_newest(game.file, *game.data); });
  return games;
}

fs::path file_of_same(const AutosaveFolder& folder, const SaveData& data) {
  const auto games = read_games(list_files(folder.folder(), ".yaml"));
  const auto same = std::ranges::find_if(games, [&](const SavedGame& game) { return game.data && is_same_match(*game.data, data); });
  return same == games.end() ? fs::path() : same->file;
}

Result<fs::path> name_save(const fs::path& file, std::string_view name) {
  const std::string stem = file_name(name);
  if (stem.empty()) return Problem("save.no_name");
  if (!is_own(stem)) return Problem("save.date_name");
  const fs::path to = file.parent_path() / (stem + ".yaml");
  if (to == file) return file;
  const FileLock lock = lock_save(file);
  if (!lock.held()) return in_use();
  std::error_code failed;
  if (fs::exists(to, failed)) return Problem("save.name_taken", {{"name", stem}});
  fs::rename(file, to, failed);
  if (failed) return Problem("save.write", {{"file", to.string()}, {"why", system_reason(failed.value())}});
  fs::remove(lock_file_of(file), failed);
  return to;
}

Status remove_save(const fs::path& file) {
  const FileLock lock = lock_save(file);
  if (!lock.held()) return in_use();
  std::error_code failed;
  fs::remove(file, failed);
  if (failed) return Problem("save.write", {{"file", file.string()}, {"why", system_reason(failed.value())}});
  fs::remove(lock_file_of(file), failed);
  return Done{};
}

}  // namespace tablier
