#pragma once

#include "rules.hpp"
#include "sdk/after_move.hpp"
#include "sdk/game.hpp"
#include "sdk/touch.hpp"
#include "solver/puzzle.hpp"

#include <optional>
#include <string_view>

/// Why a piece cannot lie there: the same words for a notation that was typed and a hand that tried.
namespace tablier::katamino {

/// The text `katamino.reason.<name>`.
Problem refusal(const char* name, std::vector<TextArg> args = {});

/// A piece as it is called by what is written on it: its letter, its official number.
Text piece_name(const std::string& letter, int number);
/// A piece as a sentence names it: {piece} is its name, {number} its official number.
std::vector<TextArg> named(const Rules& rules, int number);
/// What a move is called: which piece, and for one that is laid the first square of its notation.
Text take_label(const Rules& rules, int piece);
Text lift_label(const Rules& rules, int piece);
Text lay_label(const Rules& rules, int placement);

/// The placement, free to be laid on that layout, or the first thing that is against it: a piece that is not in this challenge or lies
/// already, cells off the board, beyond the divider or outside the figure, another shape, n°1 across the rows, a piece in the way.
Result<int> find_lay(const Rules& rules, const Layout& layout, const Laid& laid);

/// What the script's `allow` hook has against a placement; absent when it has nothing, and where there is no such hook.
/// It gets letter, number, cells (names), seat (from 1), placed (numbers on the board), beside (numbers that it would share a side with)
/// and the position, and returns true, false, or the name of a reason: the last part of the key of a text `katamino.reason.…`.
std::optional<Text> forbidden(const Rules& rules, const Layout& layout, int placement, Seat seat, const PositionView& position);

/// What the script's `after_move` says of a move that was just played; `over`: the round is, by the game's own rule.
AfterMove ask_after(const Rules& rules, const State& state, Move move, Seat seat, bool over);

}  // namespace tablier::katamino
