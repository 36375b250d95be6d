#pragma once

#include "sdk/game.hpp"

#include <cstddef>
#include <optional>
#include <string>

/// Answers that no game may give, and that would break whoever takes them, one by one: for the trial of a plugin, and for each answer of
/// one that did not come with the program.
namespace tablier {

/// An answer that is impossible.
struct OddAnswer {
  const char* what;     ///< as `host.plugin.invalid_answer_of` names it
  std::string of = {};  ///< the move, as the game writes it, or the member that it is about; empty: that needs no telling
};

/// The sentence of one.
Text sentence_of(const std::string& what, const std::string& of);

bool is_anyone(Seat s, int seats);
/// UTF-8, and no longer than anybody reads.
bool is_sound(const Text& text);
/// What of it is impossible beside who is to move, as `host.plugin.invalid_answer_of` names it; null: nothing.
const char* odd_outcome(const Outcome& outcome, Seat mover, int seats);
bool is_sound(const TurnLimit& limit);
bool is_sound(const Diagram& diagram, int seats);
bool is_sound(const DiagramKit& kit);
/// What of a map is impossible: it lists no more than can be listed, nothing in it is endless, no name is in it twice. `name`: what it is
/// called, as `asked_of` makes it.
std::optional<OddAnswer> odd_map(const Value& value, const std::string& name);
std::optional<OddAnswer> odd_value(const Value& value, const std::string& name);
/// A function of State as a programmer writes it: `facts`, or `facts(seat(1))` where somebody looks.
std::string asked_of(const std::string& function, Seat viewer);
/// Of a legal move: something, in one line of UTF-8.
bool is_sound_notation(const std::string& notation);
/// What of a move's gestures no hand can make at that table, as `host.plugin.invalid_answer_of` names it; null: nothing.
const char* odd_gestures(const Touch& touch, const Scene& scene);
/// What of a table is impossible. `name` as for odd_map.
std::optional<OddAnswer> invalid_part(const Scene& scene, int seats, const std::string& name = "scene");

/// What is wrong with the moves that somebody has to play.
struct OddMoves {
  const char* what;        ///< as `host.plugin.invalid_answer_of` names it
  Move move = Move::none;  ///< the one that is there twice
};
/// Of those behind the first so many: each is there once, none is Move::none, and there are some where a player is to move, and there
/// alone.
std::optional<OddMoves> odd_moves(const MoveList& moves, std::size_t before, Seat mover);

}  // namespace tablier
