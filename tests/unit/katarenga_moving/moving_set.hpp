#pragma once

#include "core/quarters.hpp"
#include "core/reach.hpp"
#include "moving/game_rules.hpp"
#include "moving/notation.hpp"
#include "moving/position.hpp"
#include "plain_round.hpp"

#include <string>
#include <vector>

/// Boards and rules for the tests of the moving games.
namespace tablier::katarenga::moving {

/// The quarters of the set, as the rules page prints them.
inline Content set_content() {
  Content content;
  content.patterns = {{"A", {"RGBY", "YYGR", "BBRG", "GRYB"}},
                      {"B", {"RYBG", "GRGB", "YYBR", "BGRY"}},
                      {"C", {"RYGB", "GYRY", "BBGR", "YRBG"}},
                      {"D", {"RGBY", "YYBR", "BGRG", "GRYB"}}};
  return content;
}

inline Board board_of_seed(std::uint64_t seed) {
  const auto quarters = Quarters::read(set_content());
  return quarters->board(quarters->draw(kQuartersOfBoard, seed));
}

/// Rows of colours from the top.
inline std::vector<std::string> colours_of(const Board& board) {
  std::vector<std::string> rows(kBoardSide);
  for (int square = kMaxSquares - kBoardSide; square >= 0; square -= kBoardSide)
    for (int x = 0; x < kBoardSide; ++x)
      rows[static_cast<std::size_t>(kBoardSide - 1 - row_of(square))] += letter(board.colour(square + x));
  return rows;
}

/// The set of squares of those names.
inline SquareSet squares(const std::vector<std::string>& names) {
  SquareSet set = 0;
  for (const std::string& name : names) set |= bit((name[1] - '1') * kBoardSide + name[0] - 'a');
  return set;
}

inline Rules congress_rules() {
  Rules rules;
  rules.quiet_limit = 200;
  const auto start = usual_congress_start();
  for (std::size_t i = 0; i < start.size(); ++i) rules.start[i % 2] |= squares({start[i]});
  return rules;
}

inline Rules katarenga_rules() {
  Rules rules;
  rules.goal = Goal::camps;
  rules.captures = true;
  rules.fewest_pawns = 1;
  rules.start = {Rules::far_squares(1), Rules::far_squares(0)};
  return rules;
}

inline std::vector<std::string> notations(const Position& position) {
  std::vector<std::string> all;
  position.each_move([&](Step step) { all.push_back(notation_of(step)); });
  return all;
}

inline void play(Position& position, const std::string& move) { position.play(*read_step(move)); }

}  // namespace tablier::katarenga::moving
