#pragma once

#include "sdk/tool.hpp"
#include "tools/penta_book.hpp"

#include <optional>
#include <string_view>

/// Making series: rows of pentas of which no two are alike.
namespace tablier::katamino {

/// What the pentas of a grid are to be like.
enum class Objective : std::uint8_t {
  single,  ///< as many as possible with one distinct solution; among these, with few solutions
  fewest,  ///< as few solutions as possible in all
  max,     ///< as many as possible
  curve    ///< each row goes from pentas with many solutions for their size to pentas with few
};
std::optional<Objective> objective_named(std::string_view name);

/// A grid to be made. Rows run from Penta `from` to Penta `to`; a row of `known` keeps what it has, 0 and what is not there is filled.
struct GridRequest {
  std::vector<SeriesRow> known;
  int rows = 12;  ///< in all; never fewer than are known
  int from = 4;   ///< of rows that are not known
  int to = 11;
  /// Known rows end where their numbers do, and are filled each for itself, the first one first; else they are carried on to Penta `to`.
  bool keeps_lengths = false;
  bool n1_in_penta5 = false;
  Objective objective = Objective::fewest;
  std::uint64_t seed = 0;  ///< chooses among grids that are equally good
};

/// A grid that keeps every rule: each penta can be solved, no set comes twice, n°1 along the rows and not in Penta 5.
struct SeriesGrid {
  std::vector<SeriesRow> rows;
  bool last_pieces_differ = false;
  /// True where it is proven that no grid with the same known rows (as filled here) and with different last pieces is better.
  bool optimal = false;
};

/// Rows are chosen as disjoint paths through the sets that make pentas, by minimum-cost flow, which is exact; that no two rows end with the
/// same piece is brought about by prices for last pieces (Lagrange multipliers), which also bound the optimum. A row known with gaps is
/// filled first, for itself. Where different last pieces cannot be found, as a rule because there are more rows than pieces, they may
/// be equal. A problem says why there is no grid, or that it was stopped.
Result<SeriesGrid> make_grid(const GridRequest& request, PentaBook& book, const ToolCall& call);

}  // namespace tablier::katamino
