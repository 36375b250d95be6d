#include "ui/table/curve_view.hpp"

#include "ui/core/probe.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tablier {
namespace {

constexpr float kMaxNameShare = 0.42F;  ///< of the plot's width: a longer name finds no place beside the curve

/// The plot's box and what a value is in it.
struct Plot {
  Rect box;
  std::size_t plies;
  float inset;  ///< of the highest value, and of the first and the last: so that their points are whole

  float x(std::size_t ply) const { return curve_x(box, inset, ply, plies); }
  float y(double value) const { return box.centre().y - static_cast<float>(value) * (box.h / 2 - inset); }
  Vec2 at(const PlyValue& s) const { return {x(s.ply), y(s.value)}; }
};

std::optional<std::size_t> nearest(const Plot& plot, std::span<const PlyValue> ply_values, float x) {
  const auto at = std::min_element(ply_values.begin(), ply_values.end(), [&](const PlyValue& a, const PlyValue& b) {
    return std::abs(plot.x(a.ply) - x) < std::abs(plot.x(b.ply) - x);
  });
  if (at == ply_values.end()) return std::nullopt;
  return static_cast<std::size_t>(at - ply_values.begin());
}

/// What lies between the curve and the middle belongs to the one who was ahead.
void fill_between(ImDrawList& list, const Plot& plot, const CurveLook& look) {
  const ImDrawListFlags flags = std::exchange(list.Flags, list.Flags & ~ImDrawListFlags_AntiAliasedFill);  // else seams are seen
  for (std::size_t i = 1; i < look.ply_values.size(); ++i) {
    const Vec2 a = plot.at(look.ply_values[i - 1]), b = plot.at(look.ply_values[i]);
    const float middle = plot.y(0);
    const auto quad = [&](Vec2 p, Vec2 q, Colour colour) {
      list.AddQuadFilled(im(p), im(q), {q.x, middle}, {p.x, middle}, im(faded(colour, 0.30)));
    };
    const bool up_a = a.y <= middle, up_b = b.y <= middle;
    if (up_a == up_b) {
      quad(a, b, up_a ? look.first : look.second);
      continue;
    }
    const float t = (middle - a.y) / (b.y - a.y);
    const Vec2 cross{a.x + (b.x - a.x) * t, middle};
    quad(a, cross, up_a ? look.first : look.second);
    quad(cross, b, up_b ? look.first : look.second);
  }
  list.Flags = flags;
}

void draw_line(const Ui& ui, ImDrawList& list, const Plot& plot, const CurveLook& look) {
  for (std::size_t i = 1; i < look.ply_values.size(); ++i)
    list.AddLine(im(plot.at(look.ply_values[i - 1])), im(plot.at(look.ply_values[i])), im(ui.colour("ink")), ui.px(2));
}

/// The curve as points close to each other.
std::vector<Vec2> points_of(const Plot& plot, std::span<const PlyValue> ply_values, float step) {
  std::vector<Vec2> points;
  for (std::size_t i = 0; i < ply_values.size(); ++i) {
    const Vec2 from = plot.at(ply_values[i > 0 ? i - 1 : 0]), to = plot.at(ply_values[i]);
    const int parts = std::max(1, static_cast<int>(std::ceil(length(to - from) / step)));
    for (int part = 1; part <= parts; ++part) points.push_back(lerp(from, to, static_cast<float>(part) / static_cast<float>(parts)));
  }
  return points;
}

/// Over the curve's filling, on a ground of its own where the curve leaves it no place that is free.
void draw_name(const Ui& ui, ImDrawList& list, const Plot& plot, const CurveLook& look, bool upper, const std::string& whole) {
  const std::string name = fitted(ui.fonts.label, whole, plot.box.w * kMaxNameShare);
  const Vec2 extent = measure(ui.fonts.label, name);
  const auto points = points_of(plot, look.ply_values, ui.px(2));
  const Rect half{plot.box.x, upper ? plot.box.y : plot.y(0), plot.box.w, plot.box.h / 2};
  const bool marked = look.chosen && *look.chosen < look.ply_values.size();
  const auto marker = marked ? std::optional(plot.at(look.ply_values[*look.chosen]).x) : std::nullopt;
  const Rect at = curve_name_place(half.inset(ui.px(4)), extent, upper, points, marker);
  const Rect ground = at.inset(-ui.px(2));
  list.AddRectFilled(im(ground.corner()), {ground.right(), ground.bottom()}, im(faded(ui.colour("raised"), 0.85)), ui.px(4));
  draw_text(list, ui.fonts.label, at.corner(), im(ui.colour("ink")), name);
}

void draw_turns(const Ui& ui, ImDrawList& list, const Plot& plot, const CurveLook& look) {
  for (std::size_t i = 0; i < look.turns.size(); ++i) {
    const Vec2 at = plot.at(look.ply_values[look.turns[i]]);
    list.AddCircleFilled(im(at), ui.px(4), im(ui.colour("gold")));
    list.AddCircle(im(at), ui.px(4), im(ui.colour("ink")), 0, ui.px(1));
    if (i >= look.turn_labels.size()) continue;
    const Vec2 extent = measure(ui.fonts.label_strong, look.turn_labels[i]);
    const float x = std::clamp(at.x - extent.x / 2, plot.box.x + ui.px(4), plot.box.right() - extent.x - ui.px(4));
    const float y = at.y < plot.box.centre().y ? at.y + ui.px(10) : at.y - ui.px(10) - extent.y;
    const ImVec2 low{x - ui.px(3), y - ui.px(1)}, high{x + extent.x + ui.px(3), y + extent.y + ui.px(1)};
    list.AddRectFilled(low, high, im(faded(ui.colour("raised"), 0.85)), ui.px(4));
    draw_text(list, ui.fonts.label_strong, {x, y}, im(ui.colour("ink")), look.turn_labels[i]);
  }
}

}  // namespace

Rect curve_name_place(Rect half, Vec2 size, bool upper, std::span<const Vec2> curve, std::optional<float> marker) {
  constexpr int kAcross = 16;
  const float edge = upper ? half.y : half.bottom() - size.y, inner = upper ? half.bottom() - size.y : half.y;
  Rect best;
  auto fewest = 2 * curve.size() + 1;
  for (const float y : {edge, inner})
    for (int i = 0; i <= kAcross; ++i) {
      const Rect box{half.x + (half.w - size.x) * static_cast<float>(i) / kAcross, y, size.x, size.y};
      const Rect kept = box.inset(-size.y * 0.3F);  // as far off as the points of turns reach
      const bool crossed = marker && *marker >= kept.x && *marker <= kept.right();
      const auto under = static_cast<std::size_t>(std::ranges::count_if(curve, [&](Vec2 p) { return kept.contains(p); })) +
                         (crossed ? curve.size() : 0);  // it is drawn over the name
      if (under >= fewest) continue;
      fewest = under;
      best = box;
    }
  return best;
}

float curve_x(Rect plot, float inset, std::size_t ply, std::size_t plies) {
  return plot.x + inset + (plot.w - 2 * inset) * static_cast<float>(ply) / static_cast<float>(std::max<std::size_t>(plies, 1));
}

CurveAnswer draw_curve(const Ui& ui, const CurveLook& look, float height) {
  const float width = ImGui::GetContentRegionAvail().x;
  const bool pressed = ImGui::InvisibleButton("##curve", {width, height});
  probe_item("curve");
  const bool hovered = ImGui::IsItemHovered();
  const Vec2 low = vec(ImGui::GetItemRectMin());
  const Plot plot{{low.x, low.y, width, height}, look.plies, ui.px(6)};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float round = ui.px(ui.sizes.radius_button);
  list.AddRectFilled(im(low), {plot.box.right(), plot.box.bottom()}, im(ui.colour("raised")), round);
  fill_between(list, plot, look);
  list.AddLine({plot.box.x, plot.y(0)}, {plot.box.right(), plot.y(0)}, im(ui.colour("line")), ui.px(1));
  // Under the line: where there is no free place for them, the curve is still seen.
  draw_name(ui, list, plot, look, true, look.first_name);
  draw_name(ui, list, plot, look, false, look.second_name);
  draw_line(ui, list, plot, look);
  draw_turns(ui, list, plot, look);
  list.AddRect(im(low), {plot.box.right(), plot.box.bottom()}, im(ui.colour("line")), round);
  if (look.chosen && *look.chosen < look.ply_values.size()) {
    const Vec2 at = plot.at(look.ply_values[*look.chosen]);
    list.AddLine({at.x, plot.box.y}, {at.x, plot.box.bottom()}, im(ui.colour("accent")), ui.px(1.5F));
    list.AddCircleFilled(im(at), ui.px(4), im(ui.colour("accent")));
  }
  const ImVec2 moved = ImGui::GetIO().MouseDelta;
  if (!hovered || (!pressed && moved.x == 0 && moved.y == 0)) return {};
  return {nearest(plot, look.ply_values, ImGui::GetIO().MousePos.x), pressed};
}

}  // namespace tablier
