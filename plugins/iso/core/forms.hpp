#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

/// The five shapes and the 19 forms in which they lie: every rotation and reflection. Constant tables.
namespace tablier::iso {

enum class Shape : std::uint8_t { I, S, T, L, O };
inline constexpr std::size_t kShapes = 5;
inline constexpr std::array<char, kShapes> kShapeLetters{'I', 'S', 'T', 'L', 'O'};
constexpr char letter(Shape shape) { return kShapeLetters[static_cast<std::size_t>(shape)]; }
constexpr std::size_t index(Shape shape) { return static_cast<std::size_t>(shape); }

/// A point of the zone, or of a form: column and row from 0, rows grow up.
struct Cell {
  std::int8_t x = 0;
  std::int8_t y = 0;
  friend constexpr bool operator==(const Cell&, const Cell&) = default;
  friend constexpr auto operator<=>(const Cell&, const Cell&) = default;  ///< by column, then by row
};
using Cells = std::array<Cell, 4>;

/// A shape as it lies. The least column and the least row of its cells are 0; they are sorted by column, then by row.
struct Form {
  Shape shape = Shape::I;
  Cells cells{};
  int width = 0;
  int height = 0;
};
inline constexpr std::size_t kForms = 19;

namespace detail {

/// The cells moved to the corner and sorted.
constexpr Cells to_corner(Cells cells) {
  std::int8_t x = cells[0].x, y = cells[0].y;
  for (const Cell c : cells) {
    x = std::min(x, c.x);
    y = std::min(y, c.y);
  }
  for (Cell& c : cells) {
    c.x = static_cast<std::int8_t>(c.x - x);
    c.y = static_cast<std::int8_t>(c.y - y);
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

/// Mirrored for odd `symmetry`, then turned by `symmetry / 2` quarters.
constexpr Cells transformed(Cells cells, int symmetry) {
  for (Cell& c : cells) {
    if (symmetry % 2 == 1) c.x = static_cast<std::int8_t>(-c.x);
    for (int turn = 0; turn < symmetry / 2; ++turn) c = {static_cast<std::int8_t>(-c.y), c.x};
  }
  return to_corner(cells);
}

constexpr Form form_of_cells(Shape shape, const Cells& cells) {
  Form form{shape, cells, 0, 0};
  for (const Cell c : cells) {
    form.width = std::max(form.width, c.x + 1);
    form.height = std::max(form.height, c.y + 1);
  }
  return form;
}

inline constexpr std::array<Cells, kShapes> kDrawings{{
    {{{0, 0}, {1, 0}, {2, 0}, {3, 0}}},  // I
    {{{0, 0}, {1, 0}, {1, 1}, {2, 1}}},  // S
    {{{0, 0}, {1, 0}, {2, 0}, {1, 1}}},  // T
    {{{0, 0}, {1, 0}, {2, 0}, {0, 1}}},  // L
    {{{0, 0}, {1, 0}, {0, 1}, {1, 1}}},  // O
}};

/// The first form of each shape, and the end.
struct FormTable {
  std::array<Form, kForms> forms{};
  std::array<std::uint8_t, kShapes + 1> first{};
};

constexpr FormTable make_forms() {
  FormTable table;
  std::size_t n = 0;
  for (std::size_t s = 0; s < kShapes; ++s) {
    table.first[s] = static_cast<std::uint8_t>(n);
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
      const Cells cells = transformed(kDrawings[s], symmetry);
      bool known = false;
      for (std::size_t i = table.first[s]; i < n; ++i) known = known || table.forms[i].cells == cells;
      if (!known) table.forms[n++] = form_of_cells(static_cast<Shape>(s), cells);
    }
  }
  table.first[kShapes] = static_cast<std::uint8_t>(n);
  return table;
}

inline constexpr FormTable kFormTable = make_forms();
static_assert(kFormTable.first[kShapes] == kForms);

}  // namespace detail

/// All forms, those of a shape together.
inline constexpr const std::array<Form, kForms>& kAllForms = detail::kFormTable.forms;
/// The forms of a shape are first_form(shape) … end_form(shape) − 1.
constexpr std::size_t first_form(Shape shape) { return detail::kFormTable.first[index(shape)]; }
constexpr std::size_t end_form(Shape shape) { return detail::kFormTable.first[index(shape) + 1]; }

}  // namespace tablier::iso
