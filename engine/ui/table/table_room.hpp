#pragma once

#include "ui/painter/table_layout.hpp"
#include "ui/table/camera.hpp"

#include <cstdint>
#include <functional>
#include <vector>

/// Where boards and trays of a table lie on the screen, and from where one looks on a table without an edge. Things keep their places while
/// they are away.
namespace tablier {

class TableRoom {
 public:
  /// Takes note of everything on the table; lays it out anew where something has no place yet. `past`: it is looked at once more.
  void see(const Scene& scene, bool past = false);
  /// `cards`: see TableSpace. False where all lies as it did.
  bool place(Rect area, float scale, std::vector<Rect> cards);
  /// Another table.
  void reset();

  /// Everything that ever had a place.
  const Scene& table() const { return table_; }
  const TableLayout& layout() const { return layout_; }
  Rect area() const { return area_; }
  float scale() const { return scale_; }
  bool is_bowl(std::size_t tray) const { return tray < bowls_.size() && bowls_[tray] > 0; }
  /// Ids of what came to a rack last; none while one looks back.
  std::vector<int> drawn() const { return past_ ? std::vector<int>() : drawn_; }
  /// Another number whenever boards or trays lie elsewhere or look otherwise.
  std::uint64_t version() const { return version_; }
  void restyle() { ++version_; }

  /// True for a table without an edge: one may look elsewhere on it, or nearer.
  bool roams() const;
  /// Precondition: roams().
  void pan(Vec2 by);
  void zoom(float factor, Vec2 about);
  /// Shows everything again.
  void fit();

 private:
  void lay_out_again();
  void look_from(const std::function<void(const SurfaceFrame&)>& change);

  Scene table_;
  std::vector<int> bowls_;  ///< of its trays, see TableSpace
  Camera camera_;
  Rect area_;
  std::vector<Rect> cards_;
  float scale_ = 1;
  TableLayout layout_;
  TableSplit split_;     ///< of these boards in this room
  float tray_unit_ = 0;  ///< of these trays, where room is kept for what is elsewhere; 0: none yet
  std::uint64_t version_ = 1;
  std::vector<int> drawn_;
  Scene present_;  ///< what is known where nobody looks back: with that each new position is compared
  bool past_ = false;
};

}  // namespace tablier
