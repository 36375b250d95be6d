#pragma once

#include "catch.hpp"
#include "game.hpp"
#include "parameters.hpp"

#include <initializer_list>
#include <memory>
#include <string>

/// Games for the tests of the rules, made of plain sheets.
namespace tablier::katamino {

inline PieceSheet sheet(int number, const char* letter, std::vector<Place> cells) { return {number, letter, Polyform(std::move(cells))}; }

inline std::shared_ptr<const Content> plain_content() {
  auto content = std::make_shared<Content>();
  content->pieces = {
      sheet(1, "I", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}}),  sheet(2, "L", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}}),
      sheet(3, "Y", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {1, 1}}),  sheet(4, "N", {{0, 0}, {1, 0}, {1, 1}, {2, 1}, {3, 1}}),
      sheet(5, "V", {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {2, 0}}),  sheet(6, "P", {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}}),
      sheet(7, "U", {{0, 0}, {0, 1}, {1, 0}, {2, 0}, {2, 1}}),  sheet(8, "Z", {{0, 0}, {1, 0}, {1, 1}, {1, 2}, {2, 2}}),
      sheet(9, "F", {{1, 0}, {2, 0}, {0, 1}, {1, 1}, {1, 2}}),  sheet(10, "T", {{0, 0}, {1, 0}, {2, 0}, {1, 1}, {1, 2}}),
      sheet(11, "W", {{0, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 2}}), sheet(12, "X", {{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}}),
  };
  for (const PieceSheet& p : content->pieces) {
    content->figures.push_back({.name = "triple-" + p.letter, .title = {}, .cells = p.form.scaled(3).cells(), .pieces = {}});
    std::erase_if(content->figures.back().pieces, [](int) { return true; });
    for (const PieceSheet& other : content->pieces)
      if (other.number != p.number) content->figures.back().pieces.push_back(other.number);
    content->figures.push_back({.name = "volume-" + p.letter, .title = {}, .cells = p.form.scaled(2, 3).cells(), .pieces = {}});
  }
  Grid box{Lattice::cubes, 5, 4, 3};
  content->figures.push_back({.name = "box-3x4x5", .title = {}, .cells = {}, .pieces = {}});
  for (int i = 0; i < box.size(); ++i) content->figures.back().cells.push_back(box.place(i));
  return content;
}

/// Settings over the defaults, each as the command line has it.
inline Result<std::unique_ptr<const Game>> try_game(std::initializer_list<std::pair<const char*, const char*>> settings,
                                                    std::shared_ptr<const Script> script = nullptr) {
  static const auto content = plain_content();
  const auto known = parameters(*content);
  Value set = Value::map();
  for (const auto& [name, text] : settings) {
    const auto p = std::find_if(known.begin(), known.end(), [&, n = std::string(name)](const Parameter& q) { return q.name == n; });
    REQUIRE(p != known.end());
    auto value = parse(*p, text);
    REQUIRE(value);
    set.set(name, *value);
  }
  auto options = Options::make(known, set);
  REQUIRE(options);
  return make_game({content, std::move(script), *options});
}

inline std::unique_ptr<const Game> game(std::initializer_list<std::pair<const char*, const char*>> settings) {
  auto made = try_game(settings);
  REQUIRE(made);
  return *std::move(made);
}

/// Plays notations that must be legal.
inline void play(State& state, std::initializer_list<const char*> moves) {
  for (const char* text : moves) {
    const auto move = state.parse(text);
    INFO(text << ": " << (move ? "" : move.problem().text.key));
    REQUIRE(move);
    state.play(*move);
  }
}

/// The key of the problem that a notation meets.
inline std::string why(const State& state, std::string_view text) {
  const auto move = state.parse(text);
  return move ? "legal" : move.problem().text.key;
}

inline std::size_t count_moves(const State& state) {
  MoveList moves;
  state.legal_moves(moves);
  return moves.size();
}

}  // namespace tablier::katamino
