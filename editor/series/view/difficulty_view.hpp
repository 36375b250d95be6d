#pragma once

#include "editor/series/session/difficulty_meter.hpp"
#include "editor/series/session/edit_session.hpp"
#include "editor/series/view/curve_cursor.hpp"
#include "ui/core/ui.hpp"

/// How hard pentas are, as a curve a row, and beside those of the game's own series.
namespace tablier::editor {

/// The curves that are compared.
struct DifficultyCurves {
  std::vector<DifficultyCurve> rows;                            ///< of the series that is edited
  DifficultyCurve mean;                                         ///< of all of them
  std::vector<std::pair<std::string, DifficultyCurve>> others;  ///< titles and means of the game's series
  /// Lowest and highest value and penta of all.
  double low = 2, high = 12;
  int first = 4, last = 11;
};
/// All of them in the order in which arrows go: the rows, their mean, those of the game.
std::vector<DifficultyCurve> lines_of(const DifficultyCurves& curves);
DifficultyCurves curves_of(const Ui& ui, const EditSession& session, const DifficultyMeter& meter, const std::vector<SeriesSpec>& others);

/// At the right of a row.
void draw_row_curve(const Ui& ui, Rect box, const DifficultyCurves& curves, std::size_t row, bool here);

/// The curves in a box of pixels, onto what is drawn just now. What the keys have marked is named in place of the chosen penta.
void draw_difficulty_plot(const Ui& ui, Rect box, const EditSession& session, const DifficultyMeter& meter, const DifficultyCurves& curves,
                          const CurveCursor& keys = {});

/// The panel's foot: the chosen row before all others. Nothing is drawn where there is no room.
void draw_difficulty(const Ui& ui, Rect at, const EditSession& session, const DifficultyMeter& meter, const DifficultyCurves& curves);

}  // namespace tablier::editor
