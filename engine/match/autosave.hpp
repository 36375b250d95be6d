#pragma once

#include "content/file_lock.hpp"
#include "match/save.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Saves that nobody asked for: one file a match, written after each move, found again when the program starts.
namespace tablier {

/// A save in a folder.
struct SaveSummary {
  std::filesystem::path file;
  SaveData data;
};

/// Earlier versions began a challenge anew beside the match of it that was left: of such matches the newest is gone on with.
class LeftChallenges {
 public:
  /// Whether none before it, which come newest first, is of the same challenge. A name, an end or a remark makes a match more than one that
  /// was left.
  bool is_newest(const std::filesystem::path& file, const SaveData& data);

 private:
  std::set<std::pair<std::string, std::string>> seen_;  ///< game, challenge
};

/// The autosaves of a profile: named by the match's start and the process, so that two programs never write the same one.
class AutosaveFolder {
 public:
  explicit AutosaveFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}
  const std::filesystem::path& folder() const { return folder_; }

  /// A name that no other match has, in this process or another. The folder is made; an empty file holds the name.
  Result<std::filesystem::path> new_file() const;
  /// Of more files than that those that were written last are read: some thousands would keep a window black for seconds.
  static constexpr std::size_t kMaxRead = 1'000;
  /// Those that were written last, kMaxRead at most. `older`, where not null, is set to how many more there are.
  std::vector<std::filesystem::path> newest_files(std::size_t* older = nullptr) const;
  /// All that can be read, newest first, of kMaxRead files at most. Unreadable files are skipped, never removed; `unread`, where not null,
  /// is set to how many there are.
  std::vector<SaveSummary> list(std::size_t* unread = nullptr) const;
  /// The matches that were left last and are not over, newest first, `max` at most: those in which a move stands and that no other running
  /// program has open; see LeftChallenges.
  std::vector<SaveSummary> unfinished(std::size_t max, std::size_t* unread = nullptr) const;
  /// All go but the newest `keep` unfinished ones and the newest `keep_finished` matches of several players that came to their end (a
  /// puzzle that is solved has nothing to look at again), those of running programs, those with a name of their own, and those with
  /// comments, marks or lines beside their moves: that is somebody's work. What programs leave that were killed goes too: locks that nobody
  /// holds and, after an hour, names without a match and what was half written.
  void prune(std::size_t keep = 20, std::size_t keep_finished = 100) const;

 private:
  void remove_free_locks() const;
  void remove_names() const;

  std::filesystem::path folder_;
};

/// The file beside a save that says that a program has it open.
std::filesystem::path lock_file_of(const std::filesystem::path& save);
/// Takes it if nobody has: not held where another program, or another match of this one, plays it.
FileLock lock_save(const std::filesystem::path& save);

/// What a save depends on: the time that ran is not given back, though nobody moved.
struct AutosaveState {
  std::uint64_t revision = 0;
  std::int64_t seconds = 0;  ///< whole ones
  friend bool operator==(const AutosaveState&, const AutosaveState&) = default;
};
AutosaveState autosave_state(const Match& match);

/// Keeps one match saved. Made when a match is begun or resumed; while it lives no other program resumes or prunes its file.
class Autosave {
 public:
  /// For a match that starts now.
  explicit Autosave(AutosaveFolder folder) : folder_(std::move(folder)) {}
  /// Goes on in the file of a match that was resumed.
  Autosave(AutosaveFolder folder, std::filesystem::path file);
  /// Writes the match if it changed since last time, or its clock ran, and anything was played. On a failure (a full disk) the file keeps
  /// what it had.
  Status keep(const Match& match);
  /// False while nobody has played, nor let a turn pass: there is nothing to come back to.
  static bool is_worth(const Match& match);
  /// Writes the text of a save as it is.
  Status write(std::string_view text);
  /// Empty until something was written.
  const std::filesystem::path& file() const { return file_; }
  /// Another program has the match that was to be resumed: here it goes on in a file of its own.
  bool is_apart() const { return is_apart_; }

 private:
  Status begin();
  void forget_name();

  AutosaveFolder folder_;
  std::filesystem::path file_;
  FileLock lock_;
  AutosaveState saved_;
  bool is_apart_ = false;
};

}  // namespace tablier
