#pragma once

#include "ui/core/ui.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// The rounds of a match beside the board: what each seat won in each, and in all.
namespace tablier {

/// A round that has ended, or the one that is played where it has brought something.
struct RoundLine {
  std::string number;                ///< `4`; `… 4`, `4 …` where others before it, or after it, are not shown
  std::vector<std::int64_t> points;  ///< by seat
  bool now = false;                  ///< it is the one that is looked at
};

/// Who stands over its columns, or before its rows. All by seat, `notes` empty where nothing is to be noted.
struct RoundPlayers {
  std::vector<std::string> names;
  std::vector<Colour> colours;
  std::vector<std::string> written = {};  ///< `cross` or `ring`: what each writes on the board; empty where it is known by its colour
  std::vector<std::string> notes = {};
};

/// The last ones, no more than `max`, each by itself: what all have brought the sum tells. Where the one of now is before those, it and
/// what follows it.
std::vector<RoundLine> shown_rounds(const std::vector<RoundLine>& rounds, std::size_t max);
/// By seat.
std::vector<std::int64_t> sum_of(const std::vector<RoundLine>& rounds);
/// As a table with a column a seat, headed by its sign: at most `max` lines, and the sum.
void draw_round_lines(const Ui& ui, const std::vector<RoundLine>& rounds, const RoundPlayers& players, std::size_t max);
/// In pixels, of such a table with that many lines.
float round_lines_height(const Ui& ui, std::size_t lines);

}  // namespace tablier
