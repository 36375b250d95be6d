#include "editor/series/view/curve_cursor.hpp"

#include <cstdlib>

namespace tablier::editor {
namespace {

int end_of(const DifficultyCurve& curve) { return curve.first + static_cast<int>(curve.values.size()); }

bool knows(const DifficultyCurve& curve, int n) {
  return n >= curve.first && n < end_of(curve) && curve.values[static_cast<std::size_t>(n - curve.first)].has_value();
}

/// The penta of a line that is nearest to that one and known; absent where none is.
std::optional<int> nearest(const DifficultyCurve& curve, int n) {
  std::optional<int> best;
  for (int i = curve.first; i < end_of(curve); ++i)
    if (knows(curve, i) && (!best || std::abs(i - n) < std::abs(*best - n))) best = i;
  return best;
}

/// The next one that way that is known, else the same.
int along(const DifficultyCurve& curve, int n, int by) {
  for (int i = n + by; i >= curve.first && i < end_of(curve); i += by)
    if (knows(curve, i)) return i;
  return n;
}

/// The next line that way of which anything is known, else the same.
std::size_t across(std::span<const DifficultyCurve> lines, std::size_t line, int by) {
  const auto last = static_cast<std::ptrdiff_t>(lines.size()) - 1;
  for (std::ptrdiff_t i = static_cast<std::ptrdiff_t>(line) + by; i >= 0 && i <= last; i += by)
    if (!lines[static_cast<std::size_t>(i)].empty()) return static_cast<std::size_t>(i);
  return line;
}

}  // namespace

void CurveCursor::begin(CurveSpot near) {
  at_ = near;
  out_ = false;
}

std::optional<CurveSpot> CurveCursor::spot(std::span<const DifficultyCurve> lines) const {
  if (!out_ || at_.line >= lines.size()) return std::nullopt;
  const auto n = nearest(lines[at_.line], at_.n);
  return n ? std::optional(CurveSpot{at_.line, *n}) : std::nullopt;
}

bool CurveCursor::key(const KeyChange& pressed, std::span<const DifficultyCurve> lines) {
  if (!pressed.down || pressed.ctrl || pressed.alt) return false;
  switch (pressed.key) {
    case Key::left:
    case Key::right:
    case Key::up:
    case Key::down:
    case Key::home:
    case Key::end: break;
    default: return false;
  }
  const auto here = spot(lines);
  out_ = true;
  if (!here) {
    if (at_.line >= lines.size() || lines[at_.line].empty()) at_.line = across(lines, at_.line, 1);
    return true;
  }
  const DifficultyCurve& curve = lines[here->line];
  switch (pressed.key) {
    case Key::left: at_ = {here->line, along(curve, here->n, -1)}; break;
    case Key::right: at_ = {here->line, along(curve, here->n, 1)}; break;
    case Key::home: at_ = {here->line, *nearest(curve, curve.first)}; break;
    case Key::end: at_ = {here->line, *nearest(curve, end_of(curve))}; break;
    default: at_ = {across(lines, here->line, pressed.key == Key::up ? -1 : 1), here->n};
  }
  return true;
}

}  // namespace tablier::editor
