#include "match/autosave.hpp"

#include "content/files.hpp"
#include "match/date.hpp"
#include "match/import_export.hpp"
#include "match/saved_games.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <functional>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tablier {
namespace {

/// Somebody who plays here let a turn's time run out: nothing to take back, and all the more to be kept.
bool has_lost_turn(const Round& round, const Match& match) {
  return std::ranges::any_of(round.history, [&match](const Ply& ply) {
    return is_player(ply.seat) && match.setup().players[static_cast<std::size_t>(index(ply.seat))].human;
  });
}

bool is_newer(const SaveSummary& a, const SaveSummary& b) {
  if (a.data.date != b.data.date) return a.data.date > b.data.date;
  std::error_code ignored;
  return std::filesystem::last_write_time(a.file, ignored) > std::filesystem::last_write_time(b.file, ignored);
}

/// `20240531T170409Z-4711`: no colons, which some file systems refuse.
std::string stem_of_now() {
  std::string date = iso_date();
  date.erase(std::remove_if(date.begin(), date.end(), [](char c) { return c == ':' || c == '-'; }), date.end());
  return date + "-" + std::to_string(::getpid());
}

/// What `new_file` makes: no move has been made yet.
bool holds_name_alone(const std::filesystem::path& file) {
  std::error_code none;
  return std::filesystem::file_size(file, none) == 0;
}

}  // namespace

std::filesystem::path lock_file_of(const std::filesystem::path& save) {
  return save.parent_path() / ("." + save.filename().string() + ".lock");
}

FileLock lock_save(const std::filesystem::path& save) { return FileLock::try_now(lock_file_of(save)); }

Result<std::filesystem::path> AutosaveFolder::new_file() const {
  if (const Status made = make_folder(folder_); !made)
    return Problem("save.write", {{"file", folder_.string()}, {"why", made.problem().text}});
  const std::string stem = stem_of_now();
  for (int n = 1;; ++n) {
    const auto file = folder_ / (stem + (n > 1 ? "-" + std::to_string(n) : "") + ".yaml");
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor >= 0) {
      ::close(descriptor);
      return file;
    }
    if (errno != EEXIST) return Problem("save.write", {{"file", file.string()}, {"why", system_reason(errno)}});
  }
}

bool LeftChallenges::is_newest(const std::filesystem::path& file, const SaveData& data) {
  const bool is_left = !data.setup.challenge.empty() && !data.over && !data.has_remarks() && !has_own_name(file);
  return !is_left || seen_.emplace(data.setup.game, data.setup.challenge).second;
}

std::vector<std::filesystem::path> AutosaveFolder::newest_files(std::size_t* older) const {
  std::vector<std::filesystem::path> files = list_files(folder_, ".yaml");
  if (older) *older = files.size() - std::min(files.size(), kMaxRead);
  if (files.size() <= kMaxRead) return files;
  std::vector<std::pair<std::filesystem::file_time_type, std::filesystem::path>> written;
  std::error_code gone;
  for (auto& file : files) written.emplace_back(std::filesystem::last_write_time(file, gone), std::move(file));
  std::ranges::partial_sort(written, written.begin() + kMaxRead, std::ranges::greater());
  files.clear();
  for (std::size_t i = 0; i < kMaxRead; ++i) files.push_back(std::move(written[i].second));
  return files;
}

std::vector<SaveSummary> AutosaveFolder::list(std::size_t* unread) const {
  std::vector<SaveSummary> all;
  std::size_t odd = 0;
  for (const auto& file : newest_files()) {
    if (auto data = read_save(file)) all.push_back({file, std::move(data).value()});
    else if (!holds_name_alone(file)) ++odd;
  }
  if (unread) *unread = odd;
  std::stable_sort(all.begin(), all.end(), is_newer);
  return all;
}

std::vector<SaveSummary> AutosaveFolder::unfinished(std::size_t max, std::size_t* unread) const {
  std::vector<SaveSummary> found;
  LeftChallenges challenges;
  for (SaveSummary& save : list(unread)) {
    if (found.size() == max) break;
    if (save.data.over || tells_result(save.data) || save.data.moves() == 0) continue;
    if (lock_save(save.file).held() && challenges.is_newest(save.file, save.data)) found.push_back(std::move(save));
  }
  return found;
}

void AutosaveFolder::prune(std::size_t keep, std::size_t keep_finished) const {
  std::size_t kept = 0, finished = 0;
  const auto stays = [&](const SaveData& data) {
    if (!data.over) return kept++ < keep;
    return data.setup.players.size() > 1 && finished++ < keep_finished;
  };
  for (const SaveSummary& save : list()) {
    if (has_own_name(save.file) || save.data.has_remarks() || stays(save.data)) continue;
    const auto lock = lock_save(save.file);
    if (!lock.held()) continue;
    std::error_code ignored;
    std::filesystem::remove(save.file, ignored);
  }
  remove_names();
  remove_free_locks();
  remove_leftovers_in(folder_);
}

/// Those that hold the place of a match that was never written.
void AutosaveFolder::remove_names() const {
  std::error_code ignored;
  for (const auto& file : list_files(folder_, ".yaml"))
    if (std::filesystem::file_size(file, ignored) == 0 && !ignored && !has_own_name(file) && is_left_behind(file))
      if (const auto lock = lock_save(file); lock.held()) std::filesystem::remove(file, ignored);
}

void AutosaveFolder::remove_free_locks() const {
  std::error_code error;
  for (std::filesystem::directory_iterator it(folder_, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    if (!name.starts_with('.') || !name.ends_with(".yaml.lock")) continue;
    std::error_code ignored;
    if (const auto lock = FileLock::try_now(it->path()); lock.held()) std::filesystem::remove(it->path(), ignored);
  }
}

Autosave::Autosave(AutosaveFolder folder, std::filesystem::path file) : folder_(std::move(folder)), lock_(lock_save(file)) {
  // Another program was faster: this match goes on in a file of its own.
  is_apart_ = !lock_.held() && ::access(lock_file_of(file).c_str(), W_OK) == 0;  // not only a folder where nothing can be locked
  if (lock_.held()) file_ = std::move(file);
}

Status Autosave::begin() {
  auto file = folder_.new_file();
  if (!file) return file.problem();
  file_ = std::move(file).value();
  lock_ = lock_save(file_);
  return Done{};
}

Status Autosave::write(std::string_view text) {
  if (Status fits = fits_save(text); !fits) return fits;
  const bool is_first = file_.empty();
  if (is_first)
    if (const auto begun = begin(); !begun) return begun;
  Status written = write_own_file(file_, text);
  if (!written && is_first) forget_name();
  return written;
}

/// Nothing was written under it: no empty file stays behind.
void Autosave::forget_name() {
  std::error_code ignored;
  std::filesystem::remove(file_, ignored);
  std::filesystem::remove(lock_file_of(file_), ignored);
  lock_ = FileLock();
  file_.clear();
}

bool Autosave::is_worth(const Match& match) {
  return match.can_undo() || match.can_redo() ||
         std::ranges::any_of(match.rounds(), [&](const Round& r) { return has_lost_turn(r, match); });
}

AutosaveState autosave_state(const Match& match) { return {match.revision(), static_cast<std::int64_t>(match.seconds())}; }

Status Autosave::keep(const Match& match) {
  const AutosaveState now = autosave_state(match);
  if (now == saved_ || (file_.empty() && !is_worth(match))) return Done{};
  const auto saved = write(write_save(match, date_of(match)));
  if (saved) saved_ = now;
  return saved;
}

}  // namespace tablier
