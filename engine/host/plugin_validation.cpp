#include "host/plugin_validation.hpp"

#include "host/answer_rules.hpp"
#include "sdk/rng.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace tablier {
namespace {

// More than any game has need of.
constexpr int kMaxLevels = 99;
constexpr int kMaxRound = 1'000'000;
/// Moves of a position that are looked at.
constexpr std::size_t kLooked = 32;
/// Moves whose sentences are heard.
constexpr std::size_t kHeard = 4;

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
    if (auto odd = odd_for_viewers()) return odd;
    if (mover == Seat::chance) return odd_in_draw();
    return is_player(mover) ? odd_in_moves(mover) : std::nullopt;
  }

 private:
  std::vector<Seat> viewers() const {
    std::vector<Seat> all{Seat::nobody, Seat::chance};
    for (int i = 0; i < seats_; ++i) all.push_back(seat(i));
    return all;
  }

  /// What the table shows, and the facts, to each.
  std::optional<OddAnswer> odd_for_viewers() {
    for (const Seat viewer : viewers()) {
      asks_("facts", "");
      if (auto odd = odd_map(state_.facts(viewer), asked_of("facts", viewer))) return odd;
      asks_("look", "");
      const Scene scene = state_.scene(viewer);
      if (auto odd = invalid_part(scene, seats_, asked_of("scene", viewer))) return odd;
    }
    asks_("facts", "");
    if (auto odd = odd_map(state_.position(Seat::nobody), "position")) return odd;
    asks_("turn_limit", "");
    const auto limit = state_.turn_limit();
    if (limit && !is_sound(*limit)) return OddAnswer{"turn_limit"};
    const auto diagram = state_.diagram();
    return diagram && !is_sound(*diagram, seats_) ? std::optional(OddAnswer{"diagram"}) : std::nullopt;
  }

  std::optional<OddAnswer> odd_in_draw() {
    asks_("chance", "");
    Rng rng(1);
    const Move drawn = state_.chance(rng);
    return drawn == Move::none ? std::optional(OddAnswer{"chance"}) : odd_in_notation(drawn);
  }

  bool can_be_copied(Seat mover) const {
    Rng rng(1);
    return state_.clone() && (!is_player(mover) || state_.sample(mover, rng));
  }

  std::optional<OddAnswer> odd_in_moves(Seat mover) {
    asks_("legal_moves", "");
    MoveList moves;
    state_.legal_moves(moves);
    if (const auto odd = odd_moves(moves, 0, mover))
      return OddAnswer{odd->what, odd->move == Move::none ? "" : name_of_move(state_, odd->move)};
    const Scene scene = state_.scene(Seat::nobody);
    for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / kLooked)
      if (auto odd = odd_in_move(moves[i], scene)) return odd;
    for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / kHeard)
      if (auto odd = odd_in_sentences(moves[i])) return odd;
    return std::nullopt;
  }

  std::optional<OddAnswer> odd_in_move(Move move, const Scene& scene) {
    if (auto odd = odd_in_notation(move)) return odd;
    const std::string notation = state_.notation(move);
    asks_("touch", notation);
    const char* const odd = odd_gestures(state_.touch(move), scene);
    return odd ? std::optional(OddAnswer{odd, notation}) : std::nullopt;
  }

  std::optional<OddAnswer> odd_in_notation(Move move) {
    asks_("notation", "");
    const std::string notation = state_.notation(move);
    if (!is_sound_notation(notation)) return OddAnswer{"notation"};
    asks_("parse", notation);
    const auto read = state_.parse(notation);
    if (!read || *read != move) return OddAnswer{"notation_read", notation};
    asks_("notation", "");
    for (const Seat viewer : viewers())
      if (const std::string seen = state_.seen_notation(move, viewer); !seen.empty() && !is_sound_notation(seen))
        return OddAnswer{"seen_notation", notation};
    return std::nullopt;
  }

  std::optional<OddAnswer> odd_in_sentences(Move move) {
    const std::string notation = state_.notation(move);
    const auto told = [](const Text& text) { return is_sound(text); };
    asks_("label", notation);
    if (!is_sound(state_.label(move))) return OddAnswer{"label", notation};
    asks_("reasons", notation);
    if (!std::ranges::all_of(state_.reasons(move), told)) return OddAnswer{"reasons", notation};
    return std::ranges::all_of(state_.hints(move), told) ? std::nullopt : std::optional(OddAnswer{"reasons", notation});
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
