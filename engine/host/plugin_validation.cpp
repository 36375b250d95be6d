#include "host/plugin_validation.hpp"

#include "host/answer_rules.hpp"
#include "sdk/rng.hpp"

#include <string_view>

namespace tablier {
namespace {

// More than any game has need of.
constexpr int kMaxLevels = 99;
constexpr int kMaxRound = 1'000'000;
/// Moves of a position that are looked at.
constexpr std::size_t kLooked = 32;

/// Looks at one position, part by part.
class PositionTrial {
 public:
  PositionTrial(const State& state, int seats, const Asked& asks) : state_(state), seats_(seats), asks_(asks) {}

  std::optional<OddAnswer> run() {
    asks_("to_move", "");
    const Seat mover = state_.to_move();
    if (!is_anyone(mover, seats_)) return OddAnswer{"to_move"};
    asks_("outcome", "");
    if (const char* const odd = odd_outcome(state_.outcome(), mover, seats_)) return OddAnswer{odd};
    asks_("clone", "");
    if (!can_be_copied(mover)) return OddAnswer{"clone"};
    asks_("facts", "");
    if (!is_sound_map(state_.facts(Seat::nobody))) return OddAnswer{"facts"};
    asks_("look", "");
    const Scene scene = state_.scene(Seat::nobody);
    if (const char* const odd = invalid_part(scene, seats_)) return OddAnswer{odd};
    return is_player(mover) ? odd_in_moves(scene, mover) : std::nullopt;
  }

 private:
  bool can_be_copied(Seat mover) const {
    Rng rng(1);
    return state_.clone() && (!is_player(mover) || state_.sample(mover, rng));
  }

  std::optional<OddAnswer> odd_in_moves(const Scene& scene, Seat mover) {
    asks_("legal_moves", "");
    MoveList moves;
    state_.legal_moves(moves);
    if (const auto odd = odd_moves(moves, 0, mover))
      return OddAnswer{odd->what, odd->move == Move::none ? "" : name_of_move(state_, odd->move)};
    for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / kLooked)
      if (auto odd = odd_in_move(moves[i], scene)) return odd;
    return std::nullopt;
  }

  std::optional<OddAnswer> odd_in_move(Move move, const Scene& scene) {
    asks_("notation", "");
    const std::string notation = state_.notation(move);
    if (!is_sound_notation(notation)) return OddAnswer{"notation"};
    const auto read = state_.parse(notation);
    if (!read || *read != move) return OddAnswer{"notation_read", notation};
    asks_("touch", notation);
    const char* const odd = odd_gestures(state_.touch(move), scene);
    return odd ? std::optional(OddAnswer{odd, notation}) : std::nullopt;
  }

  const State& state_;
  int seats_;
  const Asked& asks_;
};

}  // namespace

const char* invalid_answer_in(const Game& game) {
  const SeatRange seats = game.seats();
  if (seats.min < 1 || seats.max < seats.min || seats.max > kMaxSeats) return "seats";
  if (game.levels() < 0 || game.levels() > kMaxLevels) return "levels";
  return game.longest_round() < 0 || game.longest_round() > kMaxRound ? "longest_round" : nullptr;
}

std::optional<OddAnswer> invalid_answer_in(const State& position, int seats, const Asked& asks) {
  return PositionTrial(position, seats, asks).run();
}

std::string name_of_move(const State& state, Move move) {
  std::string notation = state.notation(move);
  return is_sound_notation(notation) ? notation : hexadecimal(move);
}

std::string hexadecimal(Move move) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (auto rest = static_cast<std::uint64_t>(move); rest > 0 || text.empty(); rest /= 16) text.insert(text.begin(), kDigits[rest % 16]);
  return "0x" + text;
}

}  // namespace tablier
