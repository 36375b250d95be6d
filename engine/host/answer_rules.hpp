#pragma once

#include "sdk/game.hpp"

#include <cstddef>
#include <optional>
#include <string>

/// Answers that no game may give, and that would break whoever takes them, one by one: for the trial of a plugin, and for each answer of
/// one that did not come with the program.
namespace tablier {

bool is_anyone(Seat s, int seats);
/// UTF-8, and no longer than anybody reads.
bool is_sound(const Text& text);
/// What of it is impossible beside who is to move, as `host.plugin.invalid_answer_of` names it; null: nothing.
const char* odd_outcome(const Outcome& outcome, Seat mover, int seats);
bool is_sound(const TurnLimit& limit);
bool is_sound(const Diagram& diagram, int seats);
bool is_sound(const DiagramKit& kit);
/// A map of no more than can be listed, nothing in it endless.
bool is_sound_map(const Value& value);
bool is_sound_value(const Value& value);
/// Of a legal move: something, in one line of UTF-8.
bool is_sound_notation(const std::string& notation);
/// What of a move's gestures no hand can make at that table, as `host.plugin.invalid_answer_of` names it; null: nothing.
const char* odd_gestures(const Touch& touch, const Scene& scene);
/// What of a table is impossible, as `host.plugin.invalid_answer_of` names it; null: nothing.
const char* invalid_part(const Scene& scene, int seats);

/// What is wrong with the moves that somebody has to play.
struct OddMoves {
  const char* what;        ///< as `host.plugin.invalid_answer_of` names it
  Move move = Move::none;  ///< the one that is there twice
};
/// Of those behind the first so many: each is there once, none is Move::none, and there are some where a player is to move, and there
/// alone.
std::optional<OddMoves> odd_moves(const MoveList& moves, std::size_t before, Seat mover);

}  // namespace tablier
