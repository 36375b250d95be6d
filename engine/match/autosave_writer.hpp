#pragma once

#include "match/autosave.hpp"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

/// Autosaves on a thread of their own: a disk takes many milliseconds to be sure, and no move waits for it. For the window.
namespace tablier {

/// One thread owns it and calls it; the writing thread sees texts only, never the match.
class AutosaveWriter {
 public:
  explicit AutosaveWriter(Autosave autosave);
  AutosaveWriter(const AutosaveWriter&) = delete;
  AutosaveWriter& operator=(const AutosaveWriter&) = delete;
  /// Writes what still waits.
  ~AutosaveWriter();

  /// Hands over the match as it stands if it changed since last time; of several that wait only the last one is written.
  void keep(const Match& match);
  /// What went wrong since last asked; absent when all is well. The next change is tried again.
  std::optional<Problem> take_problem();
  /// Waits until everything is written. What failed last is tried once more.
  void flush();
  /// Empty until something was written.
  std::filesystem::path file();

 private:
  void run(const std::stop_token& stop);
  void write_waiting(std::unique_lock<std::mutex>& lock);

  std::uint64_t seen_revision_ = 0;
  bool begun_ = false;

  std::mutex mutex_;  // guards what follows
  std::condition_variable_any changed_;
  Autosave autosave_;
  std::optional<std::string> waiting_;
  std::optional<std::string> failed_;
  std::optional<Problem> problem_;
  bool writing_ = false;

  std::jthread thread_;  // last: it ends before what it uses
};

}  // namespace tablier
