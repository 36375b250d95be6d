#pragma once

#include "editor/series/model/series_model.hpp"
#include "jobs/latest_job.hpp"
#include "match/file_lock.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// What is not saved yet is kept in a file of the profile, written beside the window after each edit, so that nothing is lost when the
/// program or the machine stops. Gone once the series is saved or let go.
namespace tablier::editor {

/// What a program that was stopped left behind.
struct LeftBehind {
  std::filesystem::path draft;
  std::filesystem::path file;  ///< of the series; empty: it had none yet
  SeriesSpec series;
};

class Draft {
 public:
  /// The draft of a file (empty: of a series that has none yet: one of its own, whatever was left behind) in that folder. Where another
  /// window has it, or without a folder, none is kept: see held().
  Draft(const std::filesystem::path& folder, const std::filesystem::path& file);
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  /// Writes what still waits.
  ~Draft() { flush(); }

  bool held() const { return lock_.held(); }
  const std::filesystem::path& file() const { return draft_; }
  /// Hands over the series as it is now; of several that wait only the last one is written.
  void keep(const SeriesSpec& series);
  void discard();
  /// Waits until all is written.
  void flush() { job_.wait(); }
  /// What went wrong since last asked.
  std::optional<Problem> take_problem();

  /// What was left behind of that file, absent where nothing was or another window has it. A draft that cannot be read counts as none.
  static std::optional<LeftBehind> left_of(const std::filesystem::path& folder, const std::filesystem::path& file,
                                           const std::vector<PieceSpec>& pieces);
  /// The newest one of any file.
  static std::optional<LeftBehind> newest(const std::filesystem::path& folder, const std::vector<PieceSpec>& pieces);

 private:
  const std::filesystem::path series_file_;
  std::filesystem::path draft_;
  FileLock lock_;
  LatestJob<Done> job_;
};

}  // namespace tablier::editor
