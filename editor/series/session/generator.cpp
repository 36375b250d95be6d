#include "editor/series/session/generator.hpp"

#include "editor/series/model/same_rows.hpp"
#include "editor/series/session/piece_content.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

/// Seeds that are tried for grids that differ: equals may be few.
constexpr std::size_t kTries = 8;

Alternative alternative_of(katamino::SeriesGrid grid, katamino::PentaBook& book, const ToolCall& call) {
  SeriesSpec series;
  series.rows = std::move(grid.rows);
  const auto figures = katamino::figures_of(series, [&](katamino::NumberSet set) { return book.solutions(set, call.stop); });
  return {std::move(series.rows), figures, grid.optimal, grid.last_pieces_differ};
}

}  // namespace

katamino::GridRequest grid_request(katamino::GridRequest wished, const std::vector<SeriesRow>& rows,
                                   const std::function<bool(CellIndex)>& is_locked) {
  wished.known.clear();
  std::size_t used = 0;
  for (std::size_t r = 0; r < rows.size(); ++r)
    for (std::size_t c = 0; c < rows[r].numbers.size(); ++c) {
      if (rows[r].numbers[c] == 0 || !is_locked({r, c})) continue;
      used = r + 1;
      wished.to = std::max(wished.to, static_cast<int>(c) + 1);
    }
  wished.rows = std::max(wished.rows, static_cast<int>(used));
  for (std::size_t r = 0; r < rows.size() && static_cast<int>(r) < wished.rows; ++r) {
    SeriesRow row{rows[r].name, wished.from, std::vector<int>(static_cast<std::size_t>(wished.to))};
    for (std::size_t c = 0; c < rows[r].numbers.size() && c < row.numbers.size(); ++c)
      if (is_locked({r, c})) row.numbers[c] = rows[r].numbers[c];
    wished.known.push_back(std::move(row));
  }
  return wished;
}

Generator::Generator(std::vector<PieceSpec> pieces)
    : content_(content_of(std::move(pieces))),
      progress_(std::make_shared<std::atomic<double>>(0)),
      book_(content_.pieces, katamino::LineRule::rows),
      job_(Problem("editor.no.failed")) {}

void Generator::start(katamino::GridRequest request) {
  progress_ = std::make_shared<std::atomic<double>>(0);
  job_.ask(
      [this, progress = progress_, request = std::move(request)](const std::stop_token& stop) mutable -> Result<std::vector<Alternative>> {
        std::vector<Alternative> made;
        for (std::size_t i = 0; i < kTries && made.size() < kAlternatives; ++i, ++request.seed) {
          const double begun = static_cast<double>(made.size()) / kAlternatives;
          const ToolCall call{content_, {}, {}, {}, stop, [&](double done) { *progress = begun + done / kAlternatives; }};
          auto grid = katamino::make_grid(request, book_, call);
          if (!grid && made.empty()) return grid.problem();
          if (!grid) break;
          const bool known = std::any_of(made.begin(), made.end(), [&](const Alternative& one) { return same_rows(one.rows, grid->rows); });
          if (!known) made.push_back(alternative_of(*std::move(grid), book_, call));
        }
        return made;
      });
}

}  // namespace tablier::editor
