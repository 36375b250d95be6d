#pragma once

#include "editor/series/model/cell_index.hpp"
#include "jobs/latest_job.hpp"
#include "sdk/content.hpp"

#include <filesystem>
#include <optional>
#include <vector>

/// Which slots of a series are locked, kept in the profile since series files have no word for it: who opens the file again, or goes on
/// with its draft, finds them.
namespace tablier::editor {

class KeptLocks {
 public:
  /// Those of a file (or of a draft, for a series that has no file) in that folder of the profile; empty: none are kept.
  KeptLocks(const std::filesystem::path& folder, const std::filesystem::path& file);
  /// Writes what still waits.
  ~KeptLocks() { job_.wait(); }
  KeptLocks(const KeptLocks&) = delete;
  KeptLocks& operator=(const KeptLocks&) = delete;

  /// Written beside the window where they are others than those kept last. What cannot be written costs locks and nothing else.
  void keep(const std::vector<SeriesRow>& rows, const Locks& locks);
  void discard() { keep({}, {}); }
  /// Waits until all is written.
  void flush() { job_.wait(); }

  /// Those that were kept and whose piece still stands where it did, in a row of the same name.
  static Locks of(const std::filesystem::path& folder, const std::filesystem::path& file, const std::vector<SeriesRow>& rows);

 private:
  const std::filesystem::path document_file_;
  std::filesystem::path kept_in_;
  std::optional<std::string> kept_;  ///< as it is written
  LatestJob<Done> job_;
};

}  // namespace tablier::editor
