#pragma once

#include "editor/series/model/report.hpp"
#include "editor/series/session/difficulty_store.hpp"
#include "jobs/latest_job.hpp"

#include <map>
#include <optional>
#include <vector>

/// How hard pentas are (solver/difficulty.hpp), measured beside the window, each set once. One thread owns it and calls it.
namespace tablier::editor {

class DifficultyMeter {
 public:
  /// `kept_in`: a file of the cache for what was measured; empty: none.
  explicit DifficultyMeter(std::vector<PieceSpec> pieces, const std::filesystem::path& kept_in = {})
      : pieces_(std::move(pieces)), store_(kept_in, pieces_), known_(store_.read()), job_(Problem("editor.no.failed")) {}

  DifficultyMeter(const DifficultyMeter&) = delete;
  DifficultyMeter& operator=(const DifficultyMeter&) = delete;
  ~DifficultyMeter() {
    if (!is_kept_) store_.write(known_);
  }

  /// These from now on, in this order.
  void want(std::vector<NumberSet> sets);
  /// Takes what was measured; true where there was something.
  bool poll();
  bool busy() const { return job_.busy(); }
  /// Absent where it is not measured yet, and where the set has no solution.
  std::optional<double> of(NumberSet set) const;

 private:
  using Measured = std::vector<std::pair<NumberSet, std::optional<double>>>;
  static Measured measure_some(const std::vector<PieceSpec>& pieces, const std::vector<NumberSet>& sets, const std::stop_token& stop);
  void ask();

  const std::vector<PieceSpec> pieces_;
  DifficultyStore store_;
  Difficulties known_;
  bool is_kept_ = true;  ///< all that is known
  int unkept_slices_ = 0;
  std::vector<NumberSet> wanted_;
  LatestJob<Measured> job_;
};

/// A number for each penta of a row or for each size of a series: first the smallest. Absent: not known.
struct DifficultyCurve {
  int first = 0;
  std::vector<std::optional<double>> values;
  bool empty() const;
};
/// Of one row of a series.
DifficultyCurve row_curve(const SeriesRow& row, const DifficultyMeter& meter);
/// The mean at each penta of the rows that have it whole, once it is known of all these.
DifficultyCurve mean_curve(const SeriesSpec& series, const DifficultyMeter& meter);
/// Every set of a series, the same once.
std::vector<NumberSet> sets_of(const SeriesSpec& series);

}  // namespace tablier::editor
