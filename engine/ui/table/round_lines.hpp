#pragma once

#include "ui/core/ui.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// The rounds of a match beside the board: what each seat won in each, and in all.
namespace tablier {

/// A round that has ended, or several together.
struct RoundLine {
  std::string number;                ///< `4`, `1–3`
  std::vector<std::int64_t> points;  ///< by seat
  bool now = false;                  ///< it is the last one that ended
};

/// No more lines than `max`: the first rounds together, the last ones each by itself.
std::vector<RoundLine> fewer_rounds(const std::vector<RoundLine>& rounds, std::size_t max);
/// As a table with a column a seat, headed by its colour: at most `max` lines, and the sum.
void draw_round_lines(const Ui& ui, const std::vector<RoundLine>& rounds, const std::vector<Colour>& seats, std::size_t max);
/// In pixels, of such a table with that many lines.
float round_lines_height(const Ui& ui, std::size_t lines);

}  // namespace tablier
