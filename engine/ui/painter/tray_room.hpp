#pragma once

#include "ui/painter/table_layout.hpp"
#include "ui/painter/tray_rows.hpp"

#include <optional>
#include <vector>

/// How much room the trays of a scene take in a space: what the layout of the table measures before it places anything.
namespace tablier {

class TrayRoom {
 public:
  /// Both outlive it.
  TrayRoom(const Scene& scene, const TableSpace& space);

  float px(float logical) const;
  bool bounded() const;
  bool has_trays() const;
  bool has_labels() const;
  /// In so many columns trays lie at the foot of a board without an edge: several hands stand beside each other, each with its name over
  /// it.
  int columns() const;
  /// There their names stand over their things: where several are beside each other, or in little width; else at their left.
  bool titled_over() const;
  /// Width of one of them, in all that width.
  float column_width(float width) const;
  /// Trays of which only words are shown here.
  std::size_t labels() const;
  /// Where it is shown beside the table: what was taken and what is not seen. Stones that are still to be played stay.
  std::optional<Rect> card_of(const Tray& tray, const TrayNeed& need) const;
  bool only_bowls() const;
  bool only_paper() const;
  float largest_tray(float unit) const;
  /// Partners are named together.
  bool shares_trays() const;
  /// Height of a tray's words; in a narrow one, or where they name several, they take two lines.
  float label_room(float width) const;
  float label_line() const;
  /// Width that words take at the left of a tray's things.
  float aside() const;
  /// There is little room for boards and trays with an edge.
  bool tight() const;
  float padding() const;
  float between() const;
  /// Height in pixels of the trays that stand in one row with that one, in columns of that width.
  float row_height(std::size_t tray, float width, float unit) const;
  /// Height in pixels that all trays need at that width and unit.
  float trays_height(float width, float unit) const;
  bool trays_fit(Rect room, float unit) const;
  /// The largest tray unit up to `max` that fits, 0 when none does.
  float tray_unit(Rect room, float max) const;

 protected:
  /// Height of a tray's words, room between two trays, and the size that signs on paper have where it can be had, in logical pixels.
  static constexpr float kTrayLabel = 30, kBetweenTrays = 20, kFairPaper = 14;

  const Scene& scene_;
  const TableSpace& space_;
  std::vector<TrayNeed> needs_;
  std::vector<std::optional<Rect>> cards_;  ///< of each tray that is shown beside the table, where
  std::vector<std::size_t> shown_;          ///< trays that have a place on the table, in their order
  bool crowded_ = false;                    ///< on a board without an edge: trays lie closer together
};

}  // namespace tablier
