#include "editor/series/view/difficulty_view.hpp"

#include "content/row_label.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <cmath>

namespace tablier::editor {
namespace {

/// Logical pixels: where there is less, nothing is drawn.
constexpr float kMinPlotWidth = 100, kMinPlotHeight = 80;
/// From there on an axis has figures between its ends.
constexpr float kSteppedPlot = 150;

/// One decimal is all that the measure is good for.
std::string figure_in(const Ui& ui, double value) {
  const auto tenths = static_cast<std::int64_t>(std::llround(std::abs(value) * 10));
  return ui.tr("editor.difficulty.value", {{"whole", tenths / 10}, {"tenths", tenths % 10}});
}

void widen(DifficultyCurves& all, const DifficultyCurve& curve, bool& any) {
  for (std::size_t i = 0; i < curve.values.size(); ++i) {
    if (!curve.values[i]) continue;
    const int n = curve.first + static_cast<int>(i);
    all.low = any ? std::min(all.low, *curve.values[i]) : *curve.values[i];
    all.high = any ? std::max(all.high, *curve.values[i]) : *curve.values[i];
    all.first = any ? std::min(all.first, n) : n;
    all.last = any ? std::max(all.last, n) : n;
    any = true;
  }
}

Vec2 place_of(const DifficultyCurves& all, Rect box, int n, double value) {
  const double across = all.last > all.first ? double(n - all.first) / (all.last - all.first) : 0.5;
  const double up = all.high > all.low ? (value - all.low) / (all.high - all.low) : 0.5;
  return {box.x + static_cast<float>(across) * box.w, box.bottom() - static_cast<float>(up) * box.h};
}

/// Where a value is missing the line is broken.
void draw_curve(ImDrawList& list, Rect box, const DifficultyCurves& all, const DifficultyCurve& curve, Colour colour, float width) {
  bool goes_on = false;
  Vec2 before;
  for (std::size_t i = 0; i < curve.values.size(); ++i) {
    if (!curve.values[i]) {
      goes_on = false;
      continue;
    }
    const Vec2 at = place_of(all, box, curve.first + static_cast<int>(i), *curve.values[i]);
    if (goes_on) list.AddLine(im(before), im(at), im(colour), width);
    else list.AddCircleFilled(im(at), width * 0.8F, im(colour));
    before = at;
    goes_on = true;
  }
}

struct Pointed {
  CurveSpot spot;
  float distance = 1e9F;
};

void point_at(Pointed& nearest, std::size_t line, Rect box, const DifficultyCurves& all, const DifficultyCurve& curve) {
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  for (std::size_t i = 0; i < curve.values.size(); ++i) {
    if (!curve.values[i]) continue;
    const int n = curve.first + static_cast<int>(i);
    const Vec2 at = place_of(all, box, n, *curve.values[i]);
    const float distance = std::hypot(at.x - mouse.x, at.y - mouse.y);
    if (distance < nearest.distance) nearest = {{line, n}, distance};
  }
}

std::string name_of_line(const Ui& ui, const EditSession& session, const DifficultyCurves& curves, std::size_t line) {
  const std::size_t rows = curves.rows.size();
  if (line < rows) return ui.tr("editor.difficulty.row", {row_arg(session.model().rows()[line].name)});
  return line == rows ? ui.tr("editor.difficulty.grid") : curves.others[line - rows - 1].first;
}

double value_at(const std::vector<DifficultyCurve>& lines, CurveSpot spot) {
  const DifficultyCurve& curve = lines[spot.line];
  return curve.values[static_cast<std::size_t>(spot.n - curve.first)].value_or(0);
}

/// What is there, in words.
std::string label_of_spot(const Ui& ui, const EditSession& session, const DifficultyCurves& curves, CurveSpot spot) {
  return ui.tr(
      "editor.difficulty.point",
      {{"name", name_of_line(ui, session, curves, spot.line)}, {"n", spot.n}, {"value", figure_in(ui, value_at(lines_of(curves), spot))}});
}

/// What the curve that the mouse is near says.
void tell_nearest(const Ui& ui, Rect box, const EditSession& session, const DifficultyCurves& curves) {
  if (!ImGui::IsMouseHoveringRect({box.x, box.y}, {box.right(), box.bottom()}) || !ImGui::IsWindowHovered()) return;
  Pointed nearest;
  const std::vector<DifficultyCurve> lines = lines_of(curves);
  for (std::size_t i = lines.size(); i-- > 0;) point_at(nearest, i, box, curves, lines[i]);  // of two in one place a row's
  if (nearest.distance > ui.px(24)) return;
  tell(ui, label_of_spot(ui, session, curves, nearest.spot));
}

/// The line that the keys have marked, with a ring at the place that is named.
void draw_marked(const Ui& ui, Rect box, const DifficultyCurves& curves, CurveSpot spot) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const std::vector<DifficultyCurve> lines = lines_of(curves);
  draw_curve(list, box, curves, lines[spot.line], ui.colour("accent"), ui.px(2.5F));
  const Vec2 at = place_of(curves, box, spot.n, value_at(lines, spot));
  list.AddCircleFilled(im(at), ui.px(4), im(ui.colour("accent")));
  list.AddCircle(im(at), ui.px(8), im(ui.colour("accent")), 0, ui.px(2));
}

/// Names of the kinds of lines, in their colours; the paler rows, which anybody guesses, only where there is room for all.
void draw_legend(const Ui& ui, Vec2 at, float room, const std::string& row, bool has_others) {
  std::vector<std::pair<std::string, std::string_view>> names{{ui.tr("editor.difficulty.row", {row_arg(row)}), "accent_ink"},
                                                              {ui.tr("editor.difficulty.other_rows"), "soft_ink"},
                                                              {ui.tr("editor.difficulty.grid"), "ink"},
                                                              {ui.tr("editor.difficulty.bundled"), "done"}};
  float needed = 0;
  for (const auto& [name, colour] : names) needed += measure(ui.fonts.label, name).x + ui.px(10);
  if (!has_others || needed > room) names.erase(names.begin() + 1);
  for (const auto& [name, colour] : names) {
    const float width = std::min(room, measure(ui.fonts.label, name).x);
    if (width < ui.px(12)) return;
    draw_fitted(ui, ui.fonts.label, at, ui.colour(colour), name, room);
    at.x += width + ui.px(10);
    room -= width + ui.px(10);
  }
}

}  // namespace

std::vector<DifficultyCurve> lines_of(const DifficultyCurves& curves) {
  std::vector<DifficultyCurve> lines = curves.rows;
  lines.push_back(curves.mean);
  for (const auto& [title, curve] : curves.others) lines.push_back(curve);
  return lines;
}

DifficultyCurves curves_of(const Ui& ui, const EditSession& session, const DifficultyMeter& meter, const std::vector<SeriesSpec>& others) {
  DifficultyCurves all;
  for (const SeriesRow& row : session.model().rows()) all.rows.push_back(row_curve(row, meter));
  all.mean = mean_curve(session.model().series(), meter);
  for (const SeriesSpec& series : others)
    if (auto curve = mean_curve(series, meter); !curve.empty()) all.others.emplace_back(ui.tr(series.title), std::move(curve));
  bool any = false;
  for (const DifficultyCurve& curve : all.rows) widen(all, curve, any);
  for (const auto& [title, curve] : all.others) widen(all, curve, any);
  return all;
}

void draw_row_curve(const Ui& ui, Rect box, const DifficultyCurves& curves, std::size_t row, bool here) {
  if (row >= curves.rows.size()) return;
  const Rect inner = box.inset(ui.px(6));
  DifficultyCurves own = curves;  // across the whole box: the pentas of these rows only
  own.first = own.last = 0;
  for (const DifficultyCurve& curve : curves.rows) {
    if (curve.values.empty()) continue;
    own.first = own.first == 0 ? curve.first : std::min(own.first, curve.first);
    own.last = std::max(own.last, curve.first + static_cast<int>(curve.values.size()) - 1);
  }
  draw_curve(*ImGui::GetWindowDrawList(), inner, own, curves.rows[row], ui.colour(here ? "accent_ink" : "soft_ink"), ui.px(1.5F));
}

namespace {

/// Of the chosen penta, which is named as far as there is room.
std::string worth_of(const Ui& ui, const EditSession& session, double value, float room) {
  const CellIndex cell = session.penta_spot();
  const auto label = [&](const std::string& name) {
    return ui.tr("editor.difficulty.of_penta", {{"name", name}, {"value", figure_in(ui, value)}});
  };
  const std::string whole = label(ui.tr("editor.penta.of_row", {row_arg(session.model().rows()[cell.row].name), {"n", cell.column + 1}}));
  return measure(ui.fonts.label, whole).x <= room ? whole : label(ui.tr("editor.penta.name", {{"n", cell.column + 1}}));
}

/// Where there is room: each penta, and every other whole number of difficulty.
void draw_steps(const Ui& ui, Rect plot, const DifficultyCurves& curves) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImFont* const font = ui.fonts.small_figures;
  const ImU32 ink = im(ui.colour("soft_ink")), pale = im(faded(ui.colour("line"), 0.6));
  const float thin = std::max(1.0F, std::floor(ui.scale())), high = line_height(font);
  for (int n = curves.first + 1; n < curves.last; ++n) {
    const float x = std::floor(place_of(curves, plot, n, curves.low).x);
    list.AddLine({x, plot.y}, {x, plot.bottom() + ui.px(3)}, pale, thin);
    const std::string label = std::to_string(n);
    draw_text(list, font, {x - measure(font, label).x / 2, plot.bottom() + ui.px(4)}, ink, label);
  }
  for (int value = 2 * (static_cast<int>(curves.low) / 2 + 1); value < curves.high; value += 2) {
    const float y = std::floor(place_of(curves, plot, curves.first, value).y);
    list.AddLine({plot.x, y}, {plot.right(), y}, pale, thin);
    const std::string label = std::to_string(value);
    if (y - plot.y > high && plot.bottom() - y > high)
      draw_text(list, font, {plot.x - ui.px(6) - measure(font, label).x, y - high / 2}, ink, label);
  }
}

/// What the ends of both axes are, in small figures.
void draw_axes(const Ui& ui, Rect plot, const DifficultyCurves& curves) {
  if (plot.h >= ui.px(kSteppedPlot)) draw_steps(ui, plot, curves);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImFont* const font = ui.fonts.small_figures;
  const ImU32 ink = im(ui.colour("soft_ink"));
  const float thin = std::max(1.0F, std::floor(ui.scale())), foot = plot.bottom() + ui.px(3);
  list.AddLine({plot.x, foot}, {plot.right(), foot}, im(ui.colour("line")), thin);
  const auto beside = [&](double value, float y) {
    const std::string label = figure_in(ui, value);
    draw_text(list, font, {plot.x - ui.px(6) - measure(font, label).x, y}, ink, label);
  };
  beside(curves.high, plot.y - line_height(font) / 2);
  beside(curves.low, plot.bottom() - line_height(font) / 2);
  const std::string last = std::to_string(curves.last);
  draw_text(list, font, {plot.x, foot + ui.px(1)}, ink, std::to_string(curves.first));
  draw_text(list, font, {plot.right() - measure(font, last).x, foot + ui.px(1)}, ink, last);
}

}  // namespace

void draw_difficulty(const Ui& ui, Rect at, const EditSession& session, const DifficultyMeter& meter, const DifficultyCurves& curves) {
  if (at.w <= 0 || at.h <= 0) return;
  const Panel panel(ui, "##difficulty", at, Panel::Ground::paper, {0, 0});
  edge_line(ui, {at.x, at.y, std::max(1.0F, std::floor(ui.scale())), at.h});
  if (at.w < ui.px(kMinPlotWidth) || at.h < ui.px(kMinPlotHeight)) return;
  const float pad = ui.px(ui.sizes.l);
  draw_difficulty_plot(ui, {at.x + pad, at.y, at.w - 2 * pad, at.h}, session, meter, curves);
}

void draw_difficulty_plot(const Ui& ui, Rect box, const EditSession& session, const DifficultyMeter& meter, const DifficultyCurves& curves,
                          const CurveCursor& keys) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float line = line_height(ui.fonts.label_strong);
  const PentaNews* news = session.report().at(session.penta_spot());
  const auto value = news ? meter.of(news->set) : std::nullopt;
  const std::string title = ui.tr("editor.difficulty.title");
  const auto marked = keys.spot(lines_of(curves));
  const std::string number = marked  ? label_of_spot(ui, session, curves, *marked)
                             : value ? worth_of(ui, session, *value, box.w - measure(ui.fonts.label_strong, title).x - ui.px(ui.sizes.l))
                                     : "";
  const float taken = measure(ui.fonts.label, number).x;
  draw_fitted(ui, ui.fonts.label_strong, {box.x, box.y + ui.px(4)}, ui.colour("soft_ink"), title, box.w - taken - ui.px(ui.sizes.l));
  draw_text(list, ui.fonts.label, {box.right() - taken, box.y + ui.px(4)}, im(ui.colour("ink")), number);
  const float foot = line_height(ui.fonts.label) + line_height(ui.fonts.small_figures) + ui.px(8);
  const float scale = std::max(measure(ui.fonts.small_figures, figure_in(ui, curves.high)).x,
                               measure(ui.fonts.small_figures, figure_in(ui, curves.low)).x) +
                      ui.px(6);
  const Rect plot{box.x + scale, box.y + line + ui.px(14), box.w - scale, box.h - line - foot - ui.px(20)};
  draw_axes(ui, plot, curves);
  for (const DifficultyCurve& curve : curves.rows) draw_curve(list, plot, curves, curve, ui.colour("soft_ink"), ui.px(1));
  for (const auto& [title, curve] : curves.others) draw_curve(list, plot, curves, curve, faded(ui.colour("done"), 0.55), ui.px(1));
  draw_curve(list, plot, curves, curves.mean, ui.colour("ink"), ui.px(1.5F));
  const std::size_t row = session.cursor().row;
  if (row < curves.rows.size()) draw_curve(list, plot, curves, curves.rows[row], ui.colour("accent_ink"), ui.px(2));
  if (marked) draw_marked(ui, plot, curves, *marked);
  draw_legend(ui, {box.x, box.bottom() - line_height(ui.fonts.label) - ui.px(6)}, box.w, session.model().rows()[row].name,
              curves.rows.size() > 1);
  tell_nearest(ui, plot, session, curves);
}

}  // namespace tablier::editor
