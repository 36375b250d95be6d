#pragma once

#include "play/analyst.hpp"
#include "ui/core/ui.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// How a round went, as a curve: up for the first seat, down for the second.
namespace tablier {

struct CurveLook {
  std::span<const PlyValue> ply_values;
  std::vector<std::size_t> turns = {};  ///< indices of values that are marked
  std::vector<std::string> turn_labels = {};
  std::size_t plies = 1;  ///< of the whole round
  Colour first, second;   ///< of the seats
  std::string first_name, second_name;
  std::optional<std::size_t> chosen = {};  ///< index of the value that is spoken of
};

/// What the mouse did.
struct CurveAnswer {
  std::optional<std::size_t> under = {};  ///< index of the value that it has moved to
  bool pressed = false;
};

/// Where the name of the seat whose half of the picture that is stands: at the half's edge or at the middle line, wherever fewest of the
/// curve's points are under it or near it, and beside the marker of the value that is looked at, a line through that x.
Rect curve_name_place(Rect half, Vec2 size, bool upper, std::span<const Vec2> curve, std::optional<float> marker = {});

/// Where the curve's point after `ply` of so many stands in the plot: the first and the last ones as far within it as `inset`.
float curve_x(Rect plot, float inset, std::size_t ply, std::size_t plies);

CurveAnswer draw_curve(const Ui& ui, const CurveLook& look, float height);

}  // namespace tablier
