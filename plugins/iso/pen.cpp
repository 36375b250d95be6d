#include "pen.hpp"

#include "core/placement.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

namespace tablier::iso {
namespace {

bool is_step(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

auto degree(const Cells& cells, Cell c) {
  return std::count_if(cells.begin(), cells.end(), [c](Cell d) { return is_step(c, d); });
}

/// The end of a form's line to begin at; any point of an O.
Cell begin_of(const Cells& cells) {
  const auto end = std::find_if(cells.begin(), cells.end(), [&](Cell c) { return degree(cells, c) == 1; });
  return end == cells.end() ? cells.front() : *end;
}

Place place_of(Cell c) { return {c.x, c.y}; }

std::vector<Place> make_walk(const Cells& cells) {
  std::vector<Cell> left(cells.begin(), cells.end());
  std::vector<Place> walk;
  Cell at = begin_of(cells), before = at;
  while (true) {
    walk.push_back(place_of(at));
    std::erase(left, at);
    if (left.empty()) break;
    const auto next = std::find_if(left.begin(), left.end(), [at](Cell c) { return is_step(at, c); });
    if (next == left.end()) at = before;  // back from an arm of a T
    else before = std::exchange(at, *next);
  }
  const Cell start = begin_of(cells);
  if (degree(cells, start) == 2) walk.push_back(place_of(start));
  return walk;
}

std::array<std::vector<Place>, kForms> make_walks() {
  std::array<std::vector<Place>, kForms> walks;
  std::transform(kAllForms.begin(), kAllForms.end(), walks.begin(), [](const Form& form) { return make_walk(form.cells); });
  return walks;
}

/// The index of the orientation that a form has once each cell is mapped.
template <typename Map>
int orientation_after(std::size_t form, Map map) {
  Cells cells = kAllForms[form].cells;
  constexpr int kClearOfZero = 4;
  for (Cell& c : cells) {
    const Cell mapped = map(c);
    c = {static_cast<std::int8_t>(mapped.x + kClearOfZero), static_cast<std::int8_t>(mapped.y + kClearOfZero)};
  }
  return orientation_of(form_of(*placement_on(cells)));
}

std::vector<Orientation> make_orientations(Shape shape) {
  std::vector<Orientation> all;
  for (std::size_t f = first_form(shape); f < end_form(shape); ++f) {
    Orientation o{.cells = pen_walk(f), .labels = {std::string(1, letter(shape))}};
    o.turned = orientation_after(f, [](Cell c) { return Cell{c.y, static_cast<std::int8_t>(-c.x)}; });
    o.flipped = orientation_after(f, [](Cell c) { return Cell{static_cast<std::int8_t>(-c.x), c.y}; });
    all.push_back(std::move(o));
  }
  return all;
}

}  // namespace

const std::vector<Place>& pen_walk(std::size_t form) {
  static const auto kWalks = make_walks();
  return kWalks[form];
}

const std::vector<Orientation>& orientations_of(Shape shape) {
  static const std::array kOrientations{make_orientations(Shape::I), make_orientations(Shape::S), make_orientations(Shape::T),
                                        make_orientations(Shape::L), make_orientations(Shape::O)};
  return kOrientations[index(shape)];
}

}  // namespace tablier::iso
