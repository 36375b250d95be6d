#include "tools/path_master.hpp"

#include <algorithm>
#include <cmath>

namespace tablier::katamino {
namespace {

/// Below this a pivot is no pivot; and what must be saved for a path to enter, in the unit of costs.
constexpr double kPivot = 1e-7, kWorthIt = 0.01;
/// The hair by which capacities differ, at most.
constexpr double kHair = 1e-5;

double hair(std::size_t row) { return kHair * std::fmod(static_cast<double>(row + 1) * 0.6180339887498949, 1.0); }

}  // namespace

PathMaster::PathMaster(const std::vector<int>& rows, std::size_t sets, double dear)
    : dear_(dear), bundles_(rows.size()), row_of_set_(sets, -1), duals_(rows.size(), dear) {
  for (std::size_t b = 0; b < rows.size(); ++b) {
    basis_.push_back({Kind::missing, b});
    values_.push_back(rows[b]);
    inverse_.emplace_back(rows.size(), 0.0);
    inverse_.back()[b] = 1;
  }
}

/// The row of a set's capacity, where no path has needed it before.
void PathMaster::add_row(std::size_t set) {
  if (row_of_set_[set] >= 0) return;
  const std::size_t row = basis_.size();
  row_of_set_[set] = static_cast<int>(row);
  for (auto& line : inverse_) line.push_back(0);
  inverse_.emplace_back(row + 1, 0.0);
  inverse_.back()[row] = 1;
  basis_.push_back({Kind::slack, row});
  values_.push_back(1 + hair(row));
  duals_.push_back(0);
}

bool PathMaster::add_if_worth(std::size_t bundle, const std::vector<std::size_t>& sets, double cost) {
  double worth = duals_[bundle] - cost;
  for (const std::size_t set : sets) worth -= price(set);
  if (worth <= kWorthIt) return false;
  for (const std::size_t set : sets) add_row(set);
  paths_.push_back({bundle, sets, cost});
  is_basic_.push_back(false);
  return true;
}

double PathMaster::cost_of(const Basic& basic) const {
  if (basic.kind == Kind::slack) return 0;
  return basic.kind == Kind::missing || !paths_[basic.index].allowed ? dear_ : paths_[basic.index].cost;
}

void PathMaster::allow(std::size_t path, bool allowed) { paths_[path].allowed = allowed; }

std::vector<std::size_t> PathMaster::rows_of(const Path& path) const {
  std::vector<std::size_t> rows{path.bundle};
  for (const std::size_t set : path.sets) rows.push_back(static_cast<std::size_t>(row_of_set_[set]));
  return rows;
}

double PathMaster::worth(const std::vector<std::size_t>& rows, double cost) const {
  double worth = -cost;
  for (const std::size_t row : rows) worth += duals_[row];
  return worth;
}

double PathMaster::price(std::size_t set) const {
  return row_of_set_[set] < 0 ? 0 : std::max(0.0, -duals_[static_cast<std::size_t>(row_of_set_[set])]);
}

void PathMaster::price_anew() {
  std::fill(duals_.begin(), duals_.end(), 0.0);
  for (std::size_t i = 0; i < basis_.size(); ++i) {
    const double cost = cost_of(basis_[i]);
    if (cost == 0) continue;
    for (std::size_t j = 0; j < duals_.size(); ++j) duals_[j] += cost * inverse_[i][j];
  }
}

/// One pivot; false where nothing limits it, which no sound programme has.
bool PathMaster::enter(Basic entering, const std::vector<std::size_t>& rows, double cost) {
  const double worth_of_it = worth(rows, cost);
  std::vector<double> change(basis_.size(), 0.0);
  for (std::size_t i = 0; i < basis_.size(); ++i)
    for (const std::size_t row : rows) change[i] += inverse_[i][row];
  std::size_t leaving = basis_.size();
  double least = 0;
  for (std::size_t i = 0; i < basis_.size(); ++i) {
    if (change[i] <= kPivot) continue;
    const double ratio = std::max(0.0, values_[i]) / change[i];
    if (leaving == basis_.size() || ratio < least - 1e-12 || (ratio <= least + 1e-12 && change[i] > change[leaving])) {
      least = ratio;
      leaving = i;
    }
  }
  if (leaving == basis_.size()) return false;
  std::vector<double>& pivot = inverse_[leaving];
  for (double& x : pivot) x /= change[leaving];
  values_[leaving] = least;
  for (std::size_t i = 0; i < basis_.size(); ++i) {
    if (i == leaving || change[i] == 0) continue;
    for (std::size_t j = 0; j < pivot.size(); ++j) inverse_[i][j] -= change[i] * pivot[j];
    values_[i] -= change[i] * least;
  }
  for (std::size_t j = 0; j < pivot.size(); ++j) duals_[j] -= worth_of_it * pivot[j];
  if (basis_[leaving].kind == Kind::path) is_basic_[basis_[leaving].index] = false;
  if (entering.kind == Kind::path) is_basic_[entering.index] = true;
  basis_[leaving] = entering;
  return true;
}

bool PathMaster::enter_best() {
  double most = kWorthIt;
  Basic best{Kind::missing, 0};
  for (std::size_t row = bundles_; row < duals_.size(); ++row)
    if (duals_[row] > most) {
      most = duals_[row];
      best = {Kind::slack, row};
    }
  for (std::size_t p = 0; p < paths_.size(); ++p) {
    if (is_basic_[p] || !paths_[p].allowed) continue;
    double worth = duals_[paths_[p].bundle] - paths_[p].cost;
    for (const std::size_t set : paths_[p].sets) worth += duals_[static_cast<std::size_t>(row_of_set_[set])];
    if (worth <= most) continue;
    most = worth;
    best = {Kind::path, p};
  }
  if (best.kind == Kind::missing) return false;
  if (best.kind == Kind::slack) return enter(best, {best.index}, 0);
  return enter(best, rows_of(paths_[best.index]), paths_[best.index].cost);
}

void PathMaster::solve(const std::stop_token& stop) {
  price_anew();
  const std::size_t limit = 50 + 20 * basis_.size();
  for (std::size_t i = 0; i < limit && !stop.stop_requested() && enter_best(); ++i) {
  }
}

std::vector<double> PathMaster::shares() const {
  std::vector<double> shares(paths_.size(), 0.0);
  for (std::size_t i = 0; i < basis_.size(); ++i)
    if (basis_[i].kind == Kind::path) shares[basis_[i].index] = values_[i];
  return shares;
}

}  // namespace tablier::katamino
