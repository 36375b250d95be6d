#pragma once

#include "fake_game.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

/// Squared paper for the tests of strokes: a pen may draw any of the five tetrominoes, in every way that they lie, on a lattice of points.
namespace tablier {

using Shape = std::vector<Place>;

inline Shape turned_quarter(Shape shape) {
  for (Place& p : shape) p = {p.y, -p.x};
  return shape;
}

inline Shape mirrored(Shape shape) {
  for (Place& p : shape) p = {-p.x, p.y};
  return shape;
}

inline Shape at_corner(Shape shape, int x = 0, int y = 0) {
  Place min = shape.front();
  for (const Place p : shape) min = {std::min(min.x, p.x), std::min(min.y, p.y)};
  for (Place& p : shape) p = {p.x - min.x + x, p.y - min.y + y};
  std::sort(shape.begin(), shape.end());
  return shape;
}

/// Every way that a shape lies.
inline std::set<Shape> fixed_shapes(const Shape& shape) {
  std::set<Shape> all;
  for (Shape side : {shape, mirrored(shape)})
    for (int turn = 0; turn < 4; ++turn) {
      all.insert(at_corner(side));
      side = turned_quarter(side);
    }
  return all;
}

inline const std::array<Shape, 5>& tetrominoes() {
  static const std::array<Shape, 5> all{Shape{{0, 0}, {1, 0}, {2, 0}, {3, 0}}, Shape{{0, 0}, {1, 0}, {1, 1}, {2, 1}},
                                        Shape{{0, 0}, {1, 0}, {2, 0}, {1, 1}}, Shape{{0, 0}, {1, 0}, {2, 0}, {2, 1}},
                                        Shape{{0, 0}, {1, 0}, {0, 1}, {1, 1}}};
  return all;
}

/// Every stroke of those shapes on a lattice of that size that passes no used point.
inline std::vector<FakeMove> strokes(const std::vector<Shape>& shapes, int size, const std::vector<Place>& used = {}) {
  std::vector<FakeMove> moves;
  const auto is_free = [&](Place p) { return p.x < size && p.y < size && std::find(used.begin(), used.end(), p) == used.end(); };
  for (const Shape& shape : shapes)
    for (const Shape& fixed : fixed_shapes(shape))
      for (int x = 0; x < size; ++x)
        for (int y = 0; y < size; ++y) {
          const Shape places = at_corner(fixed, x, y);
          if (std::all_of(places.begin(), places.end(), is_free)) moves.push_back({{trace(places)}, 0});
        }
  return moves;
}

inline std::vector<Shape> all_shapes() { return {tetrominoes().begin(), tetrominoes().end()}; }

/// A sheet with those moves.
inline FakeState sheet(std::vector<FakeMove> moves, int size) {
  return fake({{empty_board(size, size, Lattice::points), std::move(moves)}});
}

/// `c3`
inline Place point(const std::string& name) { return *Grid{Lattice::points, 26, 26}.parse(name); }

inline std::vector<Place> points(const std::vector<std::string>& names) {
  std::vector<Place> all;
  for (const std::string& name : names) all.push_back(point(name));
  return all;
}

/// The places of the only move that an answer plays, sorted; none where it plays nothing.
inline Shape played(const HandAnswer& answer) {
  if (answer.kind != HandAnswer::Kind::play || answer.moves.size() != 1) return {};
  Shape places = answer.moves.front().touch.front().places;
  std::sort(places.begin(), places.end());
  return places;
}

inline Shape sorted(Shape places) {
  std::sort(places.begin(), places.end());
  return places;
}

}  // namespace tablier
