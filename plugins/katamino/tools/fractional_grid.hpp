#pragma once

#include "tools/grid_members.hpp"
#include "tools/path_master.hpp"

/// The best grid in fractions of rows, by column generation: it prices the sets that rows share, and tells where rows are split.
namespace tablier::katamino {

class FractionalGrid {
 public:
  /// `members` may bar sets and lift bars between two calls.
  explicit FractionalGrid(GridMembers& members);

  /// Paths that are barred now are not for the taking.
  void bar();
  /// Offers it the paths that the members have chosen; true where the best choice is better with one of them.
  bool offer_chosen();
  /// Offers the path of each bundle that is worth most at these prices, whatever the others take.
  bool offer_cheapest(const Surcharges& prices);
  /// What sets are worth in the best choice of the paths that were offered.
  Surcharges solve(const std::stop_token& stop);

  /// A piece that a row which is alone in its class has in part by a column.
  struct Split {
    GridMember* member;
    int column, piece;
    double share;
  };
  std::optional<Split> widest_split() const;
  /// The path that most is taken of, of the members that have one row and are not among `fixed`.
  struct Share {
    GridMember* member;
    SetIndices path;
  };
  std::optional<Share> surest_path(const std::vector<const GridMember*>& fixed) const;
  /// A set that several classes may take, and the one that is least decided about it.
  struct Contest {
    std::size_t set;
    GridMember* member;
  };
  std::optional<Contest> hardest_contest() const;

 private:
  bool offer(const GridMember& m, std::size_t bundle, const SetIndices& path);
  GridMember& member_of(const PathMaster::Path& path) const { return members_.members()[members_.member_of(path.bundle)]; }

  GridMembers& members_;
  PathMaster master_;
};

}  // namespace tablier::katamino
