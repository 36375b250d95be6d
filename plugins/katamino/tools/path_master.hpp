#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

/// Which of the known paths share the sets best, in fractions: the master of a column generation.
namespace tablier::katamino {

/// A linear programme: each bundle takes as many paths as it has rows, no set is used more than once, the costs are least. Solved by the
/// primal simplex with an explicit inverse (G. B. Dantzig and P. Wolfe, 1960); capacities differ by a hair, so that it does not go round in
/// circles. In floating point: what follows from its prices is proven elsewhere, in integers.
class PathMaster {
 public:
  /// `rows`: of each bundle. `dear`: more than any choice of paths costs.
  PathMaster(const std::vector<int>& rows, std::size_t sets, double dear);

  /// Adds a path that a bundle may take, where the best choice would be better with it. Sets are indices.
  bool add_if_worth(std::size_t bundle, const std::vector<std::size_t>& sets, double cost);
  /// The best choice among the paths that are allowed; once `stop` says so, what there is of it.
  void solve(const std::stop_token& stop = {});

  struct Path {
    std::size_t bundle;
    std::vector<std::size_t> sets;
    double cost;
    bool allowed = true;
  };
  const std::vector<Path>& paths() const { return paths_; }
  void allow(std::size_t path, bool allowed);

  /// What a set is worth to whom it is given: at least 0. And what one more row of a bundle would cost.
  double price(std::size_t set) const;
  double row_cost(std::size_t bundle) const { return duals_[bundle]; }
  /// How much of each path is taken.
  std::vector<double> shares() const;

 private:
  enum class Kind : std::uint8_t { missing, slack, path };
  struct Basic {
    Kind kind;
    std::size_t index;  ///< of the bundle, the row or the path
  };
  void add_row(std::size_t set);
  double cost_of(const Basic& basic) const;
  std::vector<std::size_t> rows_of(const Path& path) const;
  double worth(const std::vector<std::size_t>& rows, double cost) const;
  bool enter(Basic entering, const std::vector<std::size_t>& rows, double cost);
  bool enter_best();
  void price_anew();

  double dear_;
  std::size_t bundles_;
  std::vector<int> row_of_set_;  ///< -1: no path has needed it
  std::vector<Path> paths_;
  std::vector<Basic> basis_;
  std::vector<bool> is_basic_;  ///< of each path
  std::vector<std::vector<double>> inverse_;
  std::vector<double> values_, duals_;
};

}  // namespace tablier::katamino
