#pragma once

#include "sdk/tool.hpp"
#include "tools/penta_book.hpp"

#include <optional>
#include <set>
#include <string_view>

/// Making series: rows of pentas of which no two are alike.
namespace tablier::katamino {

/// What the pentas of a grid are to be like.
enum class Objective : std::uint8_t {
  single,  ///< as many as possible with one distinct solution; among these, with few solutions
  fewest,  ///< as few solutions as possible in all
  max,     ///< as many as possible
  curve    ///< as hard as a curve over the columns says
};
std::optional<Objective> objective_named(std::string_view name);

/// A grid to be made. Rows run from Penta `from` to Penta `to`; a row of `known` keeps what it has where it is, 0 and what is not there is
/// filled.
struct GridRequest {
  std::vector<SeriesRow> known = {};
  int rows = 12;  ///< in all; never fewer than are known
  int from = 4;   ///< of rows that are not known
  int to = 11;
  bool keeps_lengths = false;  ///< known rows end where their numbers do; else they are carried on to Penta `to`
  bool n1_in_penta5 = false;
  bool last_pieces_differ = false;  ///< no two rows end with the same piece
  Objective objective = Objective::fewest;
  /// How hard the pentas from `from` to `to` are to be, in percent: 0 is the easiest that there is with so many pieces (the most
  /// solutions), 100 the hardest. Values between are taken from their neighbours. Empty: from 0 to 100.
  std::vector<int> curve = {};
  std::uint64_t seed = 0;  ///< chooses among grids that are equally good
  /// Sets that another grid has: of grids that are equally good one with few of these is made.
  std::set<NumberSet> avoided = {};
};

/// A grid that keeps every rule: each penta can be solved, no set comes twice, n°1 along the rows and not in Penta 5.
struct SeriesGrid {
  std::vector<SeriesRow> rows;
  bool last_pieces_differ = false;
  /// True where it is proven that no grid with the same known pieces is better; with different last pieces, where they were asked for. Of
  /// such grids, where pieces are known after a gap, those rows count as known that were filled here.
  /// Under `single` the number of such pentas is proven; that the others have few solutions is too, as a rule.
  bool optimal = false;
};

/// Of a problem of `make_grid`: a known row, `row`, cannot be even alone.
inline constexpr const char* kNoRow = "katamino.answer.no_row";

/// All rows that are asked for, each as long as it is to become.
std::vector<SeriesRow> rows_asked(const GridRequest& request);

/// Rows are chosen as disjoint paths through the sets that make pentas (grid_search.hpp): one minimum-cost flow where all that is known are
/// the beginnings of rows, else several that share the sets. That no two rows end with the same piece is brought about afterwards
/// (differing_rows.hpp). A problem says why there is no grid, or that it was stopped.
Result<SeriesGrid> make_grid(const GridRequest& request, PentaBook& book, const ToolCall& call);

}  // namespace tablier::katamino
