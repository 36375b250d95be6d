#pragma once

#include "core/forms.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

/// A move as a number: a form and where its corner lies, the same on zones of every size.
namespace tablier::iso {

/// form × 1024 + row × 32 + column of the form's corner.
enum class Placement : std::uint16_t {};
inline constexpr Placement kPass{static_cast<std::uint16_t>(kForms * 1024)};
/// Every placement and the pass are below this.
inline constexpr std::uint32_t kPlacementNumbers = kForms * 1024 + 1;

constexpr Placement placement_at(std::size_t form, int x, int y) {
  return Placement{static_cast<std::uint16_t>(form * 1024 + static_cast<std::size_t>(y) * 32 + static_cast<std::size_t>(x))};
}
constexpr std::uint32_t number(Placement p) { return static_cast<std::uint32_t>(p); }
// Preconditions: not the pass.
constexpr std::size_t form_of(Placement p) { return number(p) / 1024; }
constexpr Shape shape_of(Placement p) { return kAllForms[form_of(p)].shape; }
constexpr int column(Placement p) { return static_cast<int>(number(p) % 32); }
constexpr int row(Placement p) { return static_cast<int>(number(p) / 32 % 32); }

/// Its four points by column, then by row. Precondition: not the pass.
constexpr Cells cells_of(Placement p) {
  Cells cells = kAllForms[form_of(p)].cells;
  for (Cell& c : cells) {
    c.x = static_cast<std::int8_t>(c.x + column(p));
    c.y = static_cast<std::int8_t>(c.y + row(p));
  }
  return cells;
}

/// The placement on four points in any order; nothing when they are no shape. Precondition: columns and rows are 0 … 25.
constexpr std::optional<Placement> placement_on(Cells cells) {
  const Cells form = detail::to_corner(cells);
  std::int8_t x = cells[0].x, y = cells[0].y;
  for (const Cell c : cells) {
    x = std::min(x, c.x);
    y = std::min(y, c.y);
  }
  for (std::size_t f = 0; f < kForms; ++f)
    if (kAllForms[f].cells == form) return placement_at(f, x, y);
  return std::nullopt;
}

}  // namespace tablier::iso
