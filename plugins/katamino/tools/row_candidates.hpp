#pragma once

#include "sdk/text.hpp"
#include "tools/cell_index.hpp"
#include "tools/penta_atlas.hpp"

#include <compare>

/// What each piece would be worth in one slot of a series: solutions, the row's future, or why it cannot be.
namespace tablier::katamino {

struct Candidate {
  int number = 0;
  bool possible = false;
  /// Of the penta that the slot makes, or of the row's first one where its other pieces are there; absent where no penta is complete.
  std::optional<std::uint64_t> solutions;
  /// In how many ways the row can go on to its last column, each penta solvable and none standing elsewhere; the order within the first
  /// penta does not count.
  std::uint64_t futures = 0;
  int reaches = 0;  ///< the highest penta that the row can reach; 0: not even its first one
  Text reason;      ///< why it is not possible, or why the row does not reach its last column; empty: nothing is wrong
  friend bool operator==(const Candidate&, const Candidate&) = default;
};

/// Every piece in the order of the content. Absent where it was stopped. Reasons are the shortest that there are: a piece that no penta of
/// that size takes, else the fewest pieces beside which it never stands.
std::optional<std::vector<Candidate>> candidates_for(const std::vector<SeriesRow>& rows, CellIndex cell, PentaAtlas& atlas,
                                                     const std::stop_token& stop);

/// Why a row with empty slots does not reach its last column: the reason of one of its own pieces where there is one.
Text why_row_ends(const std::vector<SeriesRow>& rows, std::size_t row, PentaAtlas& atlas, const std::stop_token& stop);

}  // namespace tablier::katamino
