#pragma once

#include "sdk/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Whether a game takes its moves back, copies and hashes its positions and reads notations as the SDK asks: for those who make one.
namespace tablier {

inline constexpr const char* kAfterMoves = "after";
/// The sentence of a fault with the moves before it.
Text with_moves(Text fault);

/// Hears what a round that is tried asks of its state, before it does: the state may not come back from it.
class RoundWatch {
 public:
  virtual ~RoundWatch() = default;
  /// `call` is a function of State; the move is empty where it gets none.
  virtual void asks(const char* call, const std::string& move) = 0;
  virtual void played(const std::string& move) = 0;
  /// A position, the first one too. False: that is enough.
  virtual bool reached(const State& state) = 0;
};

/// Plays a round at random from the position, takes several moves back at each, and all of them at its end: what `undo` leaves otherwise
/// than it was (the seat to move, the legal moves, the hash; the outcome, the facts and the table) is told with the move that was taken
/// back. So is a copy that is not like its original, does not take the moves before it back or is played on together with its original, a
/// hash that another position has too, a notation that is read though its move is not legal any more, moves that are legal after the end,
/// and chance that draws otherwise from the same numbers. Each kind is told once; what no round goes on
/// after is told last. Takes some milliseconds; ends after 60 plies, or with the round. The value kAfterMoves of a fault, where it has it,
/// are the moves before.
std::vector<Text> undo_faults(const State& position, std::uint64_t seed, RoundWatch* watch = nullptr);

/// What is not the same at the start of two rounds of one setup.
std::optional<Text> fault_of_starts(const State& one, const State& other, RoundWatch& watch);

}  // namespace tablier
