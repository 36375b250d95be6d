#include "host/plugin_validation.hpp"

#include "host/answer_rules.hpp"
#include "sdk/rng.hpp"

namespace tablier {
namespace {

// More than any game has need of.
constexpr int kMaxLevels = 99;
constexpr int kMaxRound = 1'000'000;
/// Moves of a position that are looked at.
constexpr std::size_t kLooked = 32;

bool has_sound_notation(const State& state, Move move) {
  const std::string notation = state.notation(move);
  if (!is_sound_notation(notation)) return false;
  const auto read = state.parse(notation);
  return read.ok() && *read == move;
}

/// Of a position in which a player is to move.
const char* invalid_answer_in_moves(const State& state, const Scene& scene) {
  MoveList moves;
  state.legal_moves(moves);
  if (!are_sound(moves, 0, state.to_move())) return "moves";
  for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / kLooked) {
    if (!has_sound_notation(state, moves[i])) return "notation";
    if (!is_sound(state.touch(moves[i]), scene)) return "touch";
  }
  return nullptr;
}

bool can_be_copied(const State& state, Seat mover) {
  Rng rng(1);
  return state.clone() && (!is_player(mover) || state.sample(mover, rng));
}

}  // namespace

const char* invalid_answer_in(const Game& game) {
  const SeatRange seats = game.seats();
  if (seats.min < 1 || seats.max < seats.min || seats.max > kMaxSeats) return "seats";
  if (game.levels() < 0 || game.levels() > kMaxLevels) return "levels";
  return game.longest_round() < 0 || game.longest_round() > kMaxRound ? "longest_round" : nullptr;
}

const char* invalid_answer_in(const State& start, int seats) {
  const Seat mover = start.to_move();
  if (!is_anyone(mover, seats)) return "to_move";
  if (!is_sound(start.outcome(), mover, seats)) return "outcome";
  if (!can_be_copied(start, mover)) return "clone";
  if (!is_sound_map(start.facts(Seat::nobody))) return "facts";
  const Scene scene = start.scene(Seat::nobody);
  if (const char* const odd = invalid_part(scene, seats)) return odd;
  return is_player(mover) ? invalid_answer_in_moves(start, scene) : nullptr;
}

}  // namespace tablier
