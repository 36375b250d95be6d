#pragma once

#include "content/game_spec.hpp"
#include "content/locale.hpp"
#include "editor/print/print_sheet.hpp"
#include "editor/series/model/cell_index.hpp"
#include "editor/series/model/report.hpp"
#include "solver/puzzle.hpp"

#include <functional>
#include <stop_token>

/// A series on paper, and in words for a forum.
namespace tablier::editor {

/// What is known of the pentas that are printed.
struct SolvedPentas {
  Counts counts;
  std::map<NumberSet, katamino::Solution> firsts;  ///< a solution of each that has one
};
/// Counts every penta of the series; what was stopped is left out.
SolvedPentas solve_pentas(const SeriesSpec& series, const std::vector<PieceSpec>& pieces, const std::stop_token& stop = {});

struct PrintRequest {
  PrintFormat format = PrintFormat::pdf;
  bool solutions = false;  ///< a solution of each penta, on pages of their own
  bool letters = false;    ///< pieces are named by their letters
  bool marks = false;      ///< pieces have their patterns, for who cannot tell colours
  Locks locks = {};        ///< slots that get the dot of a locked piece
};

/// In the language of the locale, each piece in the colour that the game gives it.
PrintSheet sheet_of(const SeriesSpec& series, const GameSpec& game, const Locale& locale, const SolvedPentas& solved,
                    const PrintRequest& request);

/// Plain lines: title, who made it, each row's pieces with the solutions of its pentas, what the signs mean, the figures. Fixed columns,
/// set in as Markdown sets in a block of code.
std::string forum_text(const SeriesSpec& series, const Locale& locale, const Counts& counts);

}  // namespace tablier::editor
