#pragma once

#include "editor/series/model/series_model.hpp"
#include "tools/series_figures.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

/// What is known of each penta of a series, as far as they have been counted, and the figures of them all.
namespace tablier::editor {

using katamino::NumberSet;

/// Distinct solutions of the pentas that have been counted.
using Counts = std::map<NumberSet, std::uint64_t>;

enum class PentaState : std::uint8_t {
  missing,     ///< a piece of it is still to be chosen
  counting,    ///< not counted yet
  impossible,  ///< no solution
  single,      ///< exactly one
  several
};

struct PentaNews {
  PentaState state = PentaState::missing;
  std::uint64_t solutions = 0;
  int missing = 0;      ///< pieces still to be chosen
  std::string repeats;  ///< the earlier penta with the same pieces, `A:4`; empty: none
  NumberSet set = 0;    ///< where no piece is missing
  friend bool operator==(const PentaNews&, const PentaNews&) = default;
};

class Report {
 public:
  Report() = default;
  Report(const SeriesSpec& series, const Counts& counts);

  /// Absent where the slot makes no penta: before the row's first one, or outside.
  const PentaNews* at(CellIndex cell) const;
  /// Pentas whose pieces are all known and that are still to be counted.
  std::size_t waiting() const { return waiting_; }
  /// As `tablier katamino series check` prints them; of what is counted so far where waiting() > 0.
  const katamino::SeriesFigures& figures() const { return figures_; }

 private:
  std::map<CellIndex, PentaNews> news_;
  katamino::SeriesFigures figures_;
  std::size_t waiting_ = 0;
};

/// Pentas that have the set of an earlier one, each by its name.
using Repeats = std::map<std::string, NumberSet>;
Repeats repeats_of(const SeriesSpec& series);
/// The names of those that the printed series has too, in the order of the rows: they are meant.
std::vector<std::string> meant_repeats(const SeriesSpec& series, const Repeats& printed);

/// The sets to count, those of one row first.
std::vector<NumberSet> wanted_sets(const SeriesSpec& series, std::size_t first_row);

}  // namespace tablier::editor
