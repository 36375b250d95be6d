#pragma once

#include "sdk/grid.hpp"
#include "ui/canvas/canvas.hpp"

#include <span>
#include <vector>

/// The rounded union of unit squares: one shape without inner seams, its corners rounded outwards and inwards.
/// Made of quarters of squares that meet exactly, so that it may be translucent and may have holes.
namespace tablier {

struct CellShapeSize {
  Vec2 origin;       ///< the upper left corner of cell (0,0), in pixels
  float unit = 40;   ///< a cell's side
  float inset = 1;   ///< how far the outline keeps from the cells' sides
  float radius = 6;  ///< of the corners; at least `inset`
};

class CellShape {
 public:
  /// Cells in columns and rows on the screen (y down); layers are ignored.
  CellShape(std::span<const Place> cells, const CellShapeSize& size);

  void fill(Canvas& canvas, const Shade& shade) const;
  void stroke(Canvas& canvas, float width, Colour colour) const;
  /// A soft shadow: the shape moved by `offset`, fading over `blur` pixels outside.
  void shadow(Canvas& canvas, Vec2 offset, float blur, Colour colour) const;
  /// A thin inner edge, light where it looks up and dark where it looks down.
  void bevel(Canvas& canvas, float width, Colour light, Colour dark) const;

 private:
  struct Quarter;
  void add_quarter(const Quarter& q);
  void add_convex(const Quarter& q);
  void add_side(const Quarter& q, bool along_x);
  void add_concave(const Quarter& q);
  void end_part() { part_ends_.push_back(points_.size()); }
  void end_rim(bool hollow) {
    rim_ends_.push_back(rims_.size());
    hollow_.push_back(hollow);
  }
  template <typename Use>
  void each_rim(Use use) const;
  template <typename Use>
  void each_part(Use use) const;

  CellShapeSize size_;
  std::vector<Vec2> points_;  ///< fans, one after another
  std::vector<std::size_t> part_ends_;
  std::vector<Rim> rims_;  ///< stretches of the outline, one after another
  std::vector<std::size_t> rim_ends_;
  std::vector<bool> hollow_;  ///< which of them are corners that round inwards
};

}  // namespace tablier
