#include "ui/painter/tray_rows.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

std::vector<SlotRow> filled_rows(const TrayNeed& need, float width) {
  std::vector<SlotRow> rows;
  for (std::size_t i = 0; i < need.extents.size(); ++i) {
    const float e = need.extents[i];
    if (rows.empty() || rows.back().width + need.gap + e > width) rows.push_back({i, 0, -need.gap, 0});
    SlotRow& row = rows.back();
    ++row.count;
    row.width += need.gap + e;
    row.height = std::max(row.height, (need.heights.empty() ? e : need.heights[i]) + need.caption);
  }
  return rows;
}

}  // namespace

std::vector<SlotRow> rows_of(const TrayNeed& need, float width) {
  if (need.filled) return filled_rows(need, width);
  const std::size_t min = filled_rows(need, width).size();
  float total = 0;
  for (const float e : need.extents) total += e + need.gap;
  for (float narrow = total / static_cast<float>(std::max<std::size_t>(min, 1)); narrow < width; narrow += 0.5F)
    if (auto rows = filled_rows(need, narrow); rows.size() == min) return rows;
  return filled_rows(need, width);
}

float height_of(const TrayNeed& need, const std::vector<SlotRow>& rows) {
  float height = rows.empty() ? 0 : -need.gap;
  for (const SlotRow& row : rows) height += row.height + need.gap;
  return height;
}

std::vector<Rect> spread(const std::vector<Rect>& places, std::size_t things) {
  std::vector<Rect> boxes;
  if (places.empty()) return boxes;
  const float step = things <= places.size() ? 1 : static_cast<float>(places.size() - 1) / static_cast<float>(things - 1);
  for (std::size_t i = 0; i < things; ++i) {
    const float at = static_cast<float>(i) * step;
    const auto before = std::min(static_cast<std::size_t>(at), places.size() - 1), after = std::min(before + 1, places.size() - 1);
    const bool one_row = places[before].y == places[after].y;
    const float part = one_row ? at - static_cast<float>(before) : 0;
    boxes.push_back(places[before].moved((places[after].corner() - places[before].corner()) * part));
  }
  return boxes;
}

}  // namespace tablier
