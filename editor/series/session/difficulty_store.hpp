#pragma once

#include "jobs/latest_job.hpp"
#include "sdk/content.hpp"
#include "tools/penta_book.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// How hard pentas are, kept in the cache folder from one start to the next: the series of the game alone take ten seconds to measure.
namespace tablier::editor {

/// Absent: a set without a solution.
using Difficulties = std::map<katamino::NumberSet, std::optional<double>>;

class DifficultyStore {
 public:
  /// `file` empty: nothing is kept.
  DifficultyStore(std::filesystem::path file, const std::vector<PieceSpec>& pieces);
  /// Writes what still waits.
  ~DifficultyStore() { job_.wait(); }
  DifficultyStore(const DifficultyStore&) = delete;
  DifficultyStore& operator=(const DifficultyStore&) = delete;

  /// What was kept; nothing where it is of other pieces or another measure, or is no such file: a few of it are measured again, and one
  /// that is not what it was makes all of it worthless.
  Difficulties read() const;
  /// Written beside the caller. A cache that cannot be written costs time and nothing else.
  void write(const Difficulties& known);

 private:
  const std::filesystem::path file_;
  const std::vector<PieceSpec> pieces_;
  LatestJob<Done> job_;
};

}  // namespace tablier::editor
