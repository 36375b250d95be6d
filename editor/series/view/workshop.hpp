#pragma once

#include "editor/series/session/candidate_finder.hpp"
#include "editor/series/session/difficulty_meter.hpp"
#include "editor/series/session/edit_session.hpp"
#include "editor/series/view/difficulty_view.hpp"
#include "editor/series/view/generate_dialog.hpp"
#include "editor/series/view/key_area.hpp"

/// What helps beside the grid: candidates of the chosen slot, how hard the rows are, and whole grids. One for all tabs of the screen.
namespace tablier::editor {

class Workshop {
 public:
  /// `kept_in`: a file of the cache for how hard pentas are; empty: none.
  Workshop(const std::vector<PieceSpec>& pieces, const GameSpec& game, const std::filesystem::path& kept_in)
      : game_(game), finder_(pieces), meter_(pieces, kept_in), generate_(pieces, game) {}

  /// Looks at the series that is edited now, and takes what was found beside; true where something changed.
  bool update(Ui& ui, const EditSession& session);
  /// True while anything is worked out at all.
  bool works() const { return finder_.busy() || generate_.busy() || meter_.busy() || generate_.settles(); }

  /// The number of the candidate that was pressed.
  std::optional<int> draw_candidates(const Ui& ui, Rect at, const EditSession& session, const KeyArea& keys);
  /// Of the chosen slot; empty until they are found.
  const std::vector<Candidate>& candidates() const { return finder_.candidates(); }
  /// In how many lines a column of them was drawn last.
  std::size_t candidate_lines() const { return candidate_lines_; }
  void draw_difficulty(const Ui& ui, Rect at, const EditSession& session);
  /// The same in a dialog, for windows that have no room for it.
  void ask_difficulty(Ui& ui, const EditSession& session);
  /// At the right of a row.
  void draw_curve(const Ui& ui, Rect box, const EditSession& session, std::size_t row);
  GenerateDialog& generate() { return generate_; }

  /// For scripts and tests: candidates, what was generated.
  void describe(Value& all) const;

 private:
  void measure(const EditSession& session);

  const GameSpec& game_;
  CandidateFinder finder_;
  std::size_t candidate_lines_ = 1;
  DifficultyMeter meter_;
  GenerateDialog generate_;
  DifficultyCurves curves_;
  CurveCursor curve_keys_;
  std::vector<SeriesRow> measured_;  ///< rows that the meter was asked for
};

}  // namespace tablier::editor
