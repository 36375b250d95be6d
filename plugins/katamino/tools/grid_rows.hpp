#pragma once

#include "tools/path_network.hpp"
#include "tools/series_grid.hpp"

#include <map>
#include <set>

/// The rows of a grid that is to be made, sorted by what may still be chosen in them.
namespace tablier::katamino {

/// What each set costs that may be a penta.
using SetPrices = std::map<NumberSet, std::int64_t>;

/// Rows that may be exchanged for one another: disjoint paths through the same sets.
struct RowClass {
  std::vector<std::size_t> rows;  ///< which they are: those with a start first, in the order of `starts`
  std::vector<NumberSet> starts;  ///< what stands in a row as far as it is known without a gap
  int free_rows = 0;              ///< rows without a start
  int from = 0;                   ///< their first penta
  int to = 0;                     ///< the last penta of all
  bool of_known = false;          ///< what is known of its rows bars sets, beside their starts
  std::vector<PricedSet> sets;    ///< what they may pass through
};

/// Sorts rows into classes and writes what was found for them. A row with a piece that is known after a gap
/// is alone in its class; rows of another length make one of their own.
class GridRows {
 public:
  /// `rows`: all of them, each as long as it is to become; 0 is to be filled.
  GridRows(std::vector<SeriesRow> rows, const SetPrices& prices);

  const std::vector<RowClass>& classes() const { return classes_; }
  const std::vector<SeriesRow>& rows() const { return rows_; }
  /// Last pieces of rows in which nothing is to be chosen.
  const std::set<int>& taken_last() const { return taken_last_; }
  /// True for a set that may be a penta and that no known row has.
  bool allows(NumberSet set) const { return prices_.contains(set) && !used_.contains(set); }
  /// The rows with what the paths of one class lead through, in the order of its rows.
  static void fill(std::vector<SeriesRow>& rows, const RowClass& filled, const std::vector<SetPath>& paths);

 private:
  void use_known_pentas(const SeriesRow& row);
  void sort(std::size_t row);
  RowClass& class_of(const std::string& key, int from, int to);
  void list_sets(RowClass& one) const;

  std::vector<SeriesRow> rows_;
  const SetPrices& prices_;
  std::set<NumberSet> used_;
  std::set<int> taken_last_;
  std::map<std::string, std::size_t> by_key_;
  std::vector<RowClass> classes_;
};

}  // namespace tablier::katamino
