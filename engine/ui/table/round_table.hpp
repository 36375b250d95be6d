#pragma once

#include "ui/table/round_lines.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// How a match stands when a round is over: a row a player, whoever has most first, a column a round, and the sum.
namespace tablier {

struct RoundTable {
  struct Row {
    std::string name;
    Colour colour;
    std::string written = {};          ///< see RoundPlayers
    std::string note;                  ///< small, below the name: what the round that is over counted
    std::vector<std::int64_t> points;  ///< by column
    std::int64_t total = 0;
  };
  std::vector<std::string> heads;  ///< numbers of the rounds: `4`, or several together: `1–3`
  int now = -1;                    ///< the column of the round that is over; −1: none
  std::vector<Row> rows;
};

/// No more columns than `max`, the first rounds together.
RoundTable round_table(const std::vector<RoundLine>& rounds, const RoundPlayers& players, std::size_t max);

/// As many columns as have room beside the names.
void draw_round_table(const Ui& ui, const std::vector<RoundLine>& rounds, const RoundPlayers& players);
/// Whether one of them is seen where they leave so many pixels below them.
bool best_moves_fit(const Ui& ui, const std::vector<std::string>& lines, float below);
/// Lines about the best moves: they leave so many pixels below them, and scroll where that is too little for all, by so many lines where a
/// key asks for it. True where they do.
bool draw_best_moves(const Ui& ui, const std::vector<std::string>& lines, float below, int step = 0);

/// In pixels.
float round_table_height(const Ui& ui, const RoundPlayers& players);

}  // namespace tablier
