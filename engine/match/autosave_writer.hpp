#pragma once

#include "jobs/latest_job.hpp"
#include "match/autosave.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

/// Autosaves on a thread of their own: a disk takes many milliseconds to be sure, and no move waits for it. For the window.
namespace tablier {

/// One thread owns it and calls it; the writing thread sees texts only, never the match.
class AutosaveWriter {
 public:
  explicit AutosaveWriter(Autosave autosave);
  AutosaveWriter(const AutosaveWriter&) = delete;
  AutosaveWriter& operator=(const AutosaveWriter&) = delete;
  /// Writes what still waits.
  ~AutosaveWriter() { flush(); }

  /// Hands over the match as it stands if it changed since last time; of several that wait only the last one is written.
  void keep(const Match& match);
  /// See Autosave.
  bool is_apart() const { return is_apart_; }
  /// There is something to come back to, or will be once it is written.
  bool begun() const { return begun_; }
  /// The match as it stood at some time before is on the disk. Only after `flush`.
  bool has_written() const { return has_written_; }
  /// What went wrong since last asked; absent when all is well. The next change is tried again.
  std::optional<Problem> take_problem();
  /// Writes again what failed last; where that fails once more there is no new problem to take. Precondition: not busy.
  void try_again();
  /// Why the match as it was handed over last is not on the disk, as far as is known; absent where it is. Sure after `flush`.
  const std::optional<Problem>& failure() const { return failure_; }
  /// True while something is to be written, or how that went was not asked for yet.
  bool busy() const { return job_.busy(); }
  /// Waits until everything is written. What failed last is tried once more.
  void flush();
  /// Takes away what stands in the file, where the match as it was handed over last is not on the disk. Only after `flush`.
  void drop_outdated();
  /// Empty until something was written, and while something is.
  std::filesystem::path file();

 private:
  void write();
  void collect();

  AutosaveState seen_;
  bool begun_ = false, has_written_ = false, is_apart_ = false;
  bool is_told_ = false;  ///< what fails now was told before
  std::shared_ptr<const std::string> text_;  ///< handed over last; null where it is written
  std::optional<Problem> problem_, failure_;
  Autosave autosave_;  ///< the worker's while it writes
  LatestJob<Done> job_;
};

}  // namespace tablier
