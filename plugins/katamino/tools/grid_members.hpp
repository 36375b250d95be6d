#pragma once

#include "tools/row_paths.hpp"

#include <optional>
#include <vector>

/// The rows of a grid, class by class, as a search prices and bars the sets that they share.
namespace tablier::katamino {

using SetIndices = std::vector<std::size_t>;
/// What each set costs beyond its own cost.
using Surcharges = std::vector<std::int64_t>;

/// The rows of one class.
struct GridMember {
  RowPaths paths;
  std::optional<PathNetwork> network;  ///< where it has several rows
  std::size_t first_bundle;            ///< of those of all members
  std::vector<SetIndices> chosen;      ///< paths: those of the starts first
};

class GridMembers {
 public:
  explicit GridMembers(const std::vector<RowClass>& classes);

  /// Every set of any class, sorted; everything here counts sets by their index in it.
  const std::vector<NumberSet>& sets() const { return sets_; }
  std::vector<GridMember>& members() { return members_; }
  const std::vector<GridMember>& members() const { return members_; }
  /// Rows of each bundle.
  const std::vector<int>& bundle_rows() const { return bundle_rows_; }
  std::size_t member_of(std::size_t bundle) const;

  /// No rows with what is open cost less than this, whatever the prices, which are at least 0 (Lagrange); absent where there are none. The
  /// members choose the paths that go with it, which may share sets.
  std::optional<std::int64_t> bound_at(const Surcharges& prices);
  std::int64_t cost_of_chosen() const;
  bool keep_apart() const;
  std::vector<std::vector<SetPath>> chosen() const;
  /// Chooses rows that keep apart, one class after the other, those with the fewest sets first; the prices warn of what later ones want.
  bool lay_apart(const Surcharges& prices);
  /// Chooses the rows of each class anew beside the others; true where that was better.
  bool polish();

 private:
  std::optional<std::int64_t> choose(GridMember& m, const Surcharges& prices) const;
  SetIndices indices(const SetPath& path) const;
  static void bar_chosen(const GridMember& m, Surcharges& prices);

  std::vector<NumberSet> sets_;
  std::vector<GridMember> members_;
  std::vector<int> bundle_rows_;
};

/// More than any grid is worth: the surcharge of a set that must not be taken.
inline constexpr std::int64_t kBarred = std::int64_t{1} << 50;

}  // namespace tablier::katamino
