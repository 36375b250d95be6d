#include "match/undo_check.hpp"

#include "sdk/rng.hpp"

#include <algorithm>
#include <vector>

namespace tablier {
namespace {

constexpr int kTriedPlies = 60;
/// Moves that are taken back at one position.
constexpr std::size_t kTriedMoves = 6;

class Unwatched final : public RoundWatch {
 public:
  void asks(const char*, const std::string&) override {}
  void played(const std::string&) override {}
  bool reached(const State&) override { return true; }
};

/// What a position shows of itself.
struct Look {
  Seat mover = Seat::nobody;
  std::uint64_t hash = 0;
  std::vector<Move> moves;

  /// The text's key of what is not the same; null where all is.
  const char* differs_from(const Look& before) const {
    if (mover != before.mover) return "match.undo.mover";
    if (moves != before.moves) return "match.undo.moves";
    return hash == before.hash ? nullptr : "match.undo.hash";
  }
};

/// One round that is played at random.
class TriedRound {
 public:
  TriedRound(const State& position, std::uint64_t seed, RoundWatch& watch) : watch_(watch), rng_(mix(seed)) {
    watch_.asks("clone", "");
    state_ = position.clone();
  }

  std::optional<Text> fault() {
    auto fault = fault_on_the_way();
    return fault ? std::move(fault) : fault_on_the_way_back();
  }

 private:
  struct Ply {
    Look before;
    std::string notation;
  };

  std::optional<Text> fault_on_the_way() {
    for (int ply = 0; ply < kTriedPlies; ++ply) {
      if (!watch_.reached(*state_)) return std::nullopt;
      const Look here = look();
      if (here.mover == Seat::chance) {
        draw(here);
        continue;
      }
      if (here.moves.empty()) return std::nullopt;
      for (std::size_t i = 0; i < std::min(kTriedMoves, here.moves.size()); ++i)
        if (auto fault = fault_of(any_of(here.moves), here)) return fault;
      play(any_of(here.moves), here);
    }
    return std::nullopt;
  }

  /// A game may take back one move well, and the one before it not.
  std::optional<Text> fault_on_the_way_back() {
    for (; !played_.empty(); played_.pop_back()) {
      const Ply& last = played_.back();
      if (auto fault = fault_of_undo(last.notation, last.before)) return fault;
    }
    return std::nullopt;
  }

  Move any_of(const std::vector<Move>& moves) { return moves[rng_.below(static_cast<std::uint32_t>(moves.size()))]; }

  Look look(const std::string& taken_back = {}) const {
    Look look;
    watch_.asks("to_move", taken_back);
    look.mover = state_->to_move();
    watch_.asks("hash", taken_back);
    look.hash = state_->hash();
    if (!is_player(look.mover)) return look;
    watch_.asks("legal_moves", taken_back);
    MoveList list;
    state_->legal_moves(list);
    look.moves.assign(list.begin(), list.end());
    return look;
  }

  std::string try_move(Move move) {
    watch_.asks("notation", "");
    std::string notation = state_->notation(move);
    watch_.asks("play", notation);
    state_->play(move);
    return notation;
  }

  void play(Move move, const Look& before) {
    played_.push_back({before, try_move(move)});
    watch_.played(played_.back().notation);
  }

  void draw(const Look& before) {
    watch_.asks("chance", "");
    play(state_->chance(rng_), before);
  }

  std::optional<Text> fault_of(Move move, const Look& before) { return fault_of_undo(try_move(move), before); }

  std::optional<Text> fault_of_undo(const std::string& notation, const Look& before) {
    watch_.asks("undo", notation);
    state_->undo();
    const char* const key = look(notation).differs_from(before);
    return key ? std::optional(Text(key, {{"move", notation}})) : std::nullopt;
  }

  RoundWatch& watch_;
  Rng rng_;
  std::unique_ptr<State> state_;
  std::vector<Ply> played_;
};

}  // namespace

std::optional<Text> undo_fault(const State& position, std::uint64_t seed, RoundWatch* watch) {
  Unwatched unwatched;
  return TriedRound(position, seed, watch ? *watch : unwatched).fault();
}

}  // namespace tablier
