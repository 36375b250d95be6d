#pragma once

#include "ui/core/ui.hpp"
#include "ui/table/message_slot.hpp"
#include "ui/table/table_labels.hpp"

#include <optional>
#include <string>
#include <vector>

/// The curve of the finished round that is looked at, or of one that is explored from a position that was set up, docked in the panel: how
/// it stood after each move, in a picture and in words. The board shows the position that is chosen on it, with what was better there and
/// how that would have gone on.
namespace tablier {

class AnalysisDock {
 public:
  /// All of them outlive it.
  AnalysisDock(Ui& ui, Play& play, const TableLabels& labels) : ui_(ui), play_(play), labels_(labels) {}

  /// Opens it, or closes it. Nothing where the round cannot be analysed.
  void toggle();
  /// It is seen: it was opened, and there is still something to analyse.
  bool open() const { return open_ && play_.review().can_analyse(); }
  /// Another position is played: that is thought about too; where there is nothing to analyse any more it closes.
  void position_changed();
  /// A position of another round may be looked at: then the curve is that round's.
  void position_shown();
  /// The table is come back to: what was broken off is found after all.
  void go_on();
  /// Keys of the curve while it is open; true when it was one of them. Escape closes it and goes back to the end. None while one plays on.
  bool key(const KeyChange& key);
  /// In the panel, as wide as there is room; `low`: in a strip, words beside the curve. In a column `said` stands in the place of the words
  /// for as long as it is to be read: nothing moves for that. `result`: how the round ended, over the curve where it has no place of its
  /// own.
  void draw(bool low, const Message& said = {}, const std::string& result = {});
  /// Of `draw`, in pixels.
  float height(bool low) const;
  /// What was better in the position that is seen, move by move as far as it is to be seen; empty while nothing is known of it.
  std::vector<LineMove> line() const;

 private:
  void choose(std::size_t i);
  /// So many moves more, or fewer, of what was better; true.
  bool show_line(int more);
  void close();
  /// In pixels, of a column: more where there is more room.
  float curve_height() const;
  void draw_heading(const std::string& result, float width) const;
  void draw_curve_part(float width, float height);
  void draw_explanation(float width);
  void draw_line_heading() const;
  void draw_line();
  std::optional<std::size_t> chosen() const;
  /// What was found of the position that is seen, on the curve or in a line beside it; null where nothing was, or not yet.
  const PlyValue* here() const;
  /// The match goes on beside it, and its own position is looked at.
  bool plays_on() const { return !play_.match().round_over() && !play_.navigation().looked_at(); }
  std::string heading_label() const;
  std::string side_name(bool first) const;
  std::string value_label(const PlyValue& ply_value) const;
  std::string named(const MoveName& name, const std::string& place, bool with_place) const;
  std::string explanation_of(std::size_t i) const;
  std::string explanation_of_line(const PlyValue& now) const;
  /// The move before a position, and how it stands after it; `better`: the position before, where there was a better move (null: none).
  std::string told_move(std::size_t number, const PlayedMoves::Entry& played, const PlyValue& now, const PlyValue* better) const;
  /// By how much the move before that position made it worse for who made it; 0 where nothing better was found.
  double loss_before(std::size_t i) const;
  std::vector<std::size_t> turns() const;
  std::string explanation() const;
  float word_lines(float width) const;

  Ui& ui_;
  Play& play_;
  const TableLabels& labels_;
  bool open_ = false;
  std::optional<std::size_t> chosen_;  ///< of the analyst's ply_values, on the curve
  std::size_t shown_ = 1;              ///< moves of the line on the board
};

}  // namespace tablier
