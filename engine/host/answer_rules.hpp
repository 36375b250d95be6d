#pragma once

#include "sdk/game.hpp"

#include <string>

/// Answers that no game may give, and that would break whoever takes them, one by one: for the trial of a plugin, and for each answer of
/// one that did not come with the program.
namespace tablier {

bool is_anyone(Seat s, int seats);
/// UTF-8, and no longer than anybody reads.
bool is_sound(const Text& text);
bool is_sound(const Outcome& outcome, Seat mover, int seats);
bool is_sound(const TurnLimit& limit);
bool is_sound(const Diagram& diagram, int seats);
bool is_sound(const DiagramKit& kit);
/// A map of no more than can be listed, nothing in it endless.
bool is_sound_map(const Value& value);
bool is_sound_value(const Value& value);
/// Of a legal move: something, in one line of UTF-8.
bool is_sound_notation(const std::string& notation);
bool is_sound(const Touch& touch, const Scene& scene);
/// What of a table is impossible, as `host.plugin.invalid_answer_of` names it; null: nothing.
const char* invalid_part(const Scene& scene, int seats);
/// Whether those behind the first so many are what somebody may have to play: each once, none of them Move::none, and something where a
/// player is to move.
bool are_sound(const MoveList& moves, std::size_t before, Seat mover);
/// One that is there twice behind the first so many; Move::none where none is.
Move repeated(const MoveList& moves, std::size_t before);

}  // namespace tablier
