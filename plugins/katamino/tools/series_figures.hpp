#pragma once

#include "sdk/tool.hpp"
#include "tools/penta_book.hpp"

#include <functional>
#include <string>

/// What can be told of a series: its pentas, how many solutions they have, what is wrong with it.
namespace tablier::katamino {

/// One penta of a series.
struct SeriesPenta {
  std::string row;
  std::vector<int> numbers;
  NumberSet set = 0;

  /// `A:4`, its row and number.
  std::string name() const { return row + ":" + std::to_string(numbers.size()); }
};

/// Every penta all of whose pieces are known, row by row.
std::vector<SeriesPenta> pentas_of(const SeriesSpec& series);

/// Names numbers that are no pieces, and a piece that comes twice in a row.
Status check_series(const SeriesSpec& series, std::span<const PieceSpec> specs);

/// The figures of `series check`.
struct SeriesFigures {
  std::size_t pentas = 0;
  std::size_t distinct_sets = 0;
  std::uint64_t solutions = 0;
  std::size_t single = 0;               ///< pentas with one distinct solution
  std::vector<std::string> impossible;  ///< names of pentas
  std::vector<std::string> repeated;    ///< those whose set an earlier one has
};

SeriesFigures figures_of(const SeriesSpec& series, PentaBook& book, const ToolCall& call);
/// The same where somebody else counts; asked once for each penta, row by row.
SeriesFigures figures_of(const SeriesSpec& series, const std::function<std::uint64_t(NumberSet)>& solutions_of);

Value to_value(const SeriesFigures& figures);
std::vector<Text> lines_of(const SeriesFigures& figures);

}  // namespace tablier::katamino
