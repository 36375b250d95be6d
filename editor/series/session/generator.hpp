#pragma once

#include "editor/series/model/report.hpp"
#include "editor/series/session/grid_worker.hpp"
#include "tools/grid_curve.hpp"
#include "tools/series_figures.hpp"
#include "tools/series_grid.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

/// Grids that are made beside the window, a few to choose from. One thread owns it and calls it.
namespace tablier::editor {

/// A grid that was made.
struct Alternative {
  std::vector<SeriesRow> rows;
  katamino::SeriesFigures figures;
  bool optimal = false;             ///< proven: none is better
  bool last_pieces_differ = false;  ///< no two rows end with the same piece
  Counts counts = {};               ///< solutions of its pentas
  katamino::GridCurve curve = {};   ///< how hard its columns are; only where a curve was asked for
};

/// Which pentas the rows have that are there already.
enum class RowPentas : std::uint8_t {
  asked,  ///< those that are asked for
  own     ///< their own: what is asked for is for rows that come to them
};

/// What is asked for, with the pieces of `rows` that `is_locked` says; all others may change. Rows and columns grow as far as locked pieces
/// stand.
katamino::GridRequest grid_request(katamino::GridRequest wished, const std::vector<SeriesRow>& rows,
                                   const std::function<bool(CellIndex)>& is_locked, RowPentas pentas = RowPentas::asked);

class Generator {
 public:
  static constexpr std::size_t kAlternatives = 3;

  explicit Generator(std::vector<PieceSpec> pieces) : worker_(std::move(pieces)) {}

  /// Drops what was asked before.
  void start(katamino::GridRequest request);
  /// Nothing comes of it then.
  void cancel() { worker_.cancel(); }
  bool busy() const { return worker_.busy(); }
  /// 0 … 1.
  double progress() const { return worker_.progress(); }
  /// What came of it, once: up to three grids, each with as few pentas of those before it as a grid that is as good can have.
  std::optional<Result<std::vector<Alternative>>> poll() { return worker_.poll(); }

 private:
  GridWorker<std::vector<Alternative>> worker_;
};

}  // namespace tablier::editor
