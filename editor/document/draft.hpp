#pragma once

#include "content/file_lock.hpp"
#include "jobs/latest_job.hpp"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// What is not saved yet is kept as text in a file of the profile, written beside the window after each edit, so that nothing is lost when
/// the program or the machine stops. Gone once the document is saved or let go. For any editor.
namespace tablier::editor {

/// What a program that was stopped left behind.
struct LeftBehind {
  std::filesystem::path draft;
  std::filesystem::path file;  ///< of the document; empty: it had none yet
  std::string text;
  std::chrono::system_clock::time_point when = {};  ///< it was written last
};

/// The name under which the profile keeps what belongs to a file: two files of one name in two folders have two.
std::string kept_name(const std::filesystem::path& file);

class Draft {
 public:
  /// The draft of a file (empty: of a document that has none yet: one of its own, whatever was left behind) in that folder. Where another
  /// window has it, or without a folder, none is kept: see held().
  Draft(const std::filesystem::path& folder, const std::filesystem::path& file);
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  /// Writes what still waits.
  ~Draft() { flush(); }

  bool held() const { return lock_.held(); }
  const std::filesystem::path& file() const { return draft_; }
  /// Hands over the document as it is now; of several that wait only the last one is written.
  void keep(std::string text);
  void discard();
  /// Waits until all is written.
  void flush() { job_.wait(); }
  /// That what is done is no longer kept, and why; once until it is kept again or the reason is another.
  std::optional<Problem> take_problem();

  /// Where the draft of that file is kept.
  static std::filesystem::path place_of(const std::filesystem::path& folder, const std::filesystem::path& file);
  /// Out of the way of the next draft there, and no draft any more: what nobody can read. The new name; empty where another window has it,
  /// or it cannot be moved.
  static std::filesystem::path put_away(const std::filesystem::path& draft);
  /// What was left behind of that file, the newest first; not what another window has.
  static std::vector<LeftBehind> left_of(const std::filesystem::path& folder, const std::filesystem::path& file);
  /// All that was left behind, of any file, the newest first.
  static std::vector<LeftBehind> all_left(const std::filesystem::path& folder);
  /// Drafts of documents that have no file yet, whether they can be read or not.
  static std::vector<std::filesystem::path> nameless(const std::filesystem::path& folder);
  /// Out of the way of the draft that its file is given next: whoever edits the file meanwhile writes over nothing.
  static LeftBehind set_aside(LeftBehind left);

 private:
  const std::filesystem::path document_file_;
  std::filesystem::path draft_;
  FileLock lock_;
  LatestJob<Done> job_;
  std::string told_;  ///< why it is not kept, as a key; empty: it is
};

}  // namespace tablier::editor
