#pragma once

#include "tools/path_network.hpp"

#include <functional>
#include <map>
#include <optional>
#include <set>

/// The rule that no two rows of a grid end with the same piece.
namespace tablier::katamino {

class LastPieces {
 public:
  /// `allows`: the sets that a row may end with. `taken`: last pieces of other rows.
  LastPieces(std::function<bool(NumberSet)> allows, std::set<int> taken) : allows_(std::move(allows)), taken_(std::move(taken)) {}

  /// The same rows with other last pieces where that is needed: all different. Absent where these rows do not allow it, or where a search
  /// of some ten thousand steps has not found it.
  std::optional<std::vector<SetPath>> made_different(std::vector<SetPath> paths) const;

  /// For each piece, how many more rows end with it than may (−1: nobody does).
  std::map<int, int> excess(const std::vector<SetPath>& paths) const;

 private:
  std::function<bool(NumberSet)> allows_;
  std::set<int> taken_;
};

}  // namespace tablier::katamino
