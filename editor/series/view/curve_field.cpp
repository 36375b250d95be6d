#include "editor/series/view/curve_field.hpp"

#include "ui/core/probe.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace tablier::editor {
namespace {

/// Logical pixels: the field, what its names take at the top, and what its scale takes at the left.
constexpr float kCurveHeight = 92, kLowCurve = 64, kCurveHeads = 20, kCurveScale = 34;
constexpr int kCurveStep = 10;

Rect bars_of(const Ui& ui, Rect box) {
  const float left = ui.px(kCurveScale), top = ui.px(kCurveHeads), foot = ui.px(4);
  return {box.x + left, box.y + top, box.w - left, box.h - top - foot};
}

/// Lines at 0, 50 and 100 percent.
void draw_scale(const Ui& ui, Rect box, Rect bars) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImFont* const font = ui.fonts.small_figures;
  for (const int percent : {0, 50, 100}) {
    const float y = std::floor(bars.bottom() - bars.h * static_cast<float>(percent) / 100);
    const std::string label = std::to_string(percent);
    list.AddLine({bars.x, y}, {bars.right() - ui.px(4), y}, im(ui.colour("line")), std::max(1.0F, std::floor(ui.scale())));
    const float top = std::min(y - line_height(font) / 2, box.bottom() - line_height(font));
    draw_text(list, font, {bars.x - ui.px(6) - measure(font, label).x, top}, im(ui.colour("soft_ink")), label);
  }
}

void draw_reached(const Ui& ui, Rect bars, const std::vector<double>& reached) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float width = bars.w / static_cast<float>(std::max<std::size_t>(1, reached.size()));
  const ImU32 ink = im(ui.colour("ink"));
  std::optional<ImVec2> before;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const ImVec2 at{bars.x + (static_cast<float>(i) + 0.5F) * width, bars.bottom() - static_cast<float>(reached[i]) * bars.h};
    if (reached[i] < 0) {
      before.reset();
      continue;
    }
    if (before) list.AddLine(*before, at, ink, ui.px(2));
    list.AddCircleFilled(at, ui.px(3.5F), ink);
    before = at;
  }
}

}  // namespace

int CurveField::value(CurveRange range, int column) const {
  const auto drawn = drawn_.find(column);
  if (drawn != drawn_.end()) return drawn->second;
  return range.last > range.first ? 100 * (column - range.first) / (range.last - range.first) : 0;
}

std::vector<int> CurveField::values(CurveRange range) const {
  std::vector<int> all;
  for (int column = range.first; column <= range.last; ++column) all.push_back(value(range, column));
  return all;
}

/// The mouse may be seen in few columns of those it goes over.
void CurveField::stroke(CurveRange range, double column, int percent) {
  constexpr double kBeforeEnd = 0.999;
  at_ = range.first + static_cast<int>(std::clamp(column, 0.0, kBeforeEnd) * (range.last - range.first + 1));
  const Point from = last_.value_or(Point{at_, percent});
  const int steps = std::abs(at_ - from.column), way = at_ < from.column ? -1 : 1;
  for (int i = steps == 0 ? 0 : 1; i <= steps; ++i) {
    const double share = steps == 0 ? 1 : static_cast<double>(i) / steps;
    drawn_[from.column + way * i] = static_cast<int>(std::lround(from.percent + share * (percent - from.percent)));
  }
  last_ = Point{at_, percent};
}

void CurveField::draw(const Ui& ui, CurveRange range, const std::vector<double>& reached, bool low) {
  at_ = std::clamp(at_, range.first, range.last);
  const ImVec2 corner = ImGui::GetCursorScreenPos();
  const Rect box{corner.x, corner.y, std::floor(ImGui::GetContentRegionAvail().x), ui.px(low ? kLowCurve : kCurveHeight)},
      bars = bars_of(ui, box);
  ImGui::InvisibleButton("##curve", {box.w, box.h});
  probe_item("curve");
  if (ImGui::IsItemActive()) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const float up = std::clamp((bars.bottom() - mouse.y) / bars.h, 0.0F, 1.0F);
    stroke(range, (mouse.x - bars.x) / bars.w, static_cast<int>(std::lround(up * 100)));
  } else {
    end_stroke();
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(im(box.corner()), {box.right(), box.bottom()}, im(ui.colour("raised")), ui.px(8));
  list.AddRect(im(box.corner()), {box.right(), box.bottom()}, im(ui.colour("line")), ui.px(8));
  draw_scale(ui, box, bars);
  draw_bars(ui, bars, range);
  draw_reached(ui, bars, reached);
}

void CurveField::draw_bars(const Ui& ui, Rect bars, CurveRange range) const {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const std::vector<int> all = values(range);
  const float width = bars.w / static_cast<float>(all.size()), aside = ui.px(4);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int column = range.first + static_cast<int>(i);
    const float x = bars.x + static_cast<float>(i) * width, high = std::max(ui.px(2), bars.h * static_cast<float>(all[i]) / 100);
    list.AddRectFilled({x + aside, bars.bottom() - high}, {x + width - aside, bars.bottom()},
                       im(ui.colour(column == at_ ? "accent" : "done")), ui.px(3));
    const std::string name = ui.tr("editor.generate.column", {{"n", column}, {"percent", all[i]}});
    draw_text(list, ui.fonts.small_figures, {x + (width - measure(ui.fonts.small_figures, name).x) / 2, bars.y - ui.px(kCurveHeads - 3)},
              im(ui.colour("soft_ink")), name);
  }
}

bool CurveField::key(const KeyChange& pressed, CurveRange range) {
  if (!pressed.down || !pressed.ctrl) return false;
  const auto lift = [&](int by) { drawn_[at_] = std::clamp(value(range, at_) + by, 0, 100); };
  switch (pressed.key) {
    case Key::left: at_ = std::max(range.first, at_ - 1); return true;
    case Key::right: at_ = std::min(range.last, at_ + 1); return true;
    case Key::up: lift(kCurveStep); return true;
    case Key::down: lift(-kCurveStep); return true;
    default: return false;
  }
}

}  // namespace tablier::editor
