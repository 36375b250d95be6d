#pragma once

#include "position.hpp"
#include "sdk/result.hpp"

#include <string_view>

/// Notations, and why something cannot be done.
namespace tablier::triominos {

std::string notation(Move move);
/// What stands for the notation of a tile that was drawn unseen.
std::string unseen_tile();

/// Reads a notation of a move that is legal here (chance, resignation and timeout included), or says exactly why it is not.
Result<Move> parse(const Position& position, std::string_view text);
/// A tile that is laid on a place, or why it cannot be.
Result<Move> try_lay(const Position& position, int tile, int turn, Place place);
Result<Move> try_draw(const Position& position);
Result<Move> try_pass(const Position& position);

Problem refusal(const char* name, std::vector<TextArg> args = {});

}  // namespace tablier::triominos
