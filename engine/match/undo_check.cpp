#include "match/undo_check.hpp"

#include "sdk/rng.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tablier {
namespace {

constexpr int kTriedPlies = 60;
/// A position of so many is copied: of rounds in which chance or seats take turns, each kind.
constexpr int kCopiedEvery = 3;
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

  /// What is not the same, as the last part of a text's key; null where all is.
  const char* differs_from(const Look& other) const {
    if (mover != other.mover) return "mover";
    if (moves != other.moves) return "moves";
    return hash == other.hash ? nullptr : "hash";
  }
  /// Two positions that are surely not the same have one hash.
  bool shares_hash(const Look& other) const { return hash == other.hash && (mover != other.mover || moves != other.moves); }
};

/// One round that is played at random.
class TriedRound {
 public:
  TriedRound(const State& position, std::uint64_t seed, RoundWatch& watch) : watch_(watch), rng_(mix(seed)) {
    watch_.asks("clone", "");
    state_ = position.clone();
  }

  std::vector<Text> faults() {
    auto fault = fault_on_the_way();
    if (!fault) fault = fault_on_the_way_back();
    if (fault) faults_.push_back(*std::move(fault));
    return std::move(faults_);
  }

 private:
  struct Ply {
    Look before;
    std::string notation;
    std::vector<std::string> others = {};  ///< some that were legal too
  };

  std::optional<Text> fault_on_the_way() {
    for (int ply = 0; ply < kTriedPlies; ++ply) {
      if (!watch_.reached(*state_)) return std::nullopt;
      const Look here = look();
      look_after_move(here);
      if (ply % kCopiedEvery == 0)
        if (auto fault = fault_of_copy(here)) return fault;
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

  Look look(const std::string& taken_back = {}) const { return look_at(*state_, taken_back); }

  Look look_at(const State& state, const std::string& taken_back = {}) const {
    Look look;
    watch_.asks("to_move", taken_back);
    look.mover = state.to_move();
    watch_.asks("hash", taken_back);
    look.hash = state.hash();
    if (!is_player(look.mover)) return look;
    watch_.asks("legal_moves", taken_back);
    MoveList list;
    state.legal_moves(list);
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
    std::vector<std::string> others;
    for (std::size_t i = 0; i < std::min(kTriedMoves, before.moves.size()); ++i) {
      watch_.asks("notation", "");
      others.push_back(state_->notation(any_of(before.moves)));
    }
    played_.push_back({before, try_move(move), std::move(others)});
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
    const char* const part = look(notation).differs_from(before);
    return part ? std::optional(Text(std::string("match.undo.") + part, {{"move", notation}})) : std::nullopt;
  }

  /// One that the round goes on after, once of its kind.
  void add(Text fault) {
    if (std::ranges::find(faults_, fault.key, &Text::key) == faults_.end()) faults_.push_back(std::move(fault));
  }

  /// The move before has led here.
  void look_after_move(const Look& here) {
    if (played_.empty()) return;
    const Ply& last = played_.back();
    if (here.shares_hash(last.before)) add(Text("match.hash.stays", {{"move", last.notation}}));
    if (!is_player(here.mover)) return;
    for (const std::string& notation : last.others)
      if (reads_illegal(notation, here)) add(Text("match.parse.illegal", {{"move", notation}}));
    if (reads_illegal(last.notation, here)) add(Text("match.parse.illegal", {{"move", last.notation}}));
  }

  bool reads_illegal(const std::string& notation, const Look& here) const {
    watch_.asks("parse", notation);
    const auto read = state_->parse(notation);
    if (!read || std::ranges::find(here.moves, *read) != here.moves.end()) return false;
    return *read != state_->resignation() && *read != state_->timeout();
  }

  /// It is as what it was made of, and what is played on it happens to it alone.
  std::optional<Text> fault_of_copy(const Look& here) {
    watch_.asks("clone", "");
    const auto copy = state_->clone();
    if (const char* const part = look_at(*copy).differs_from(here)) return Text(std::string("match.clone.") + part);
    if (here.moves.empty()) return std::nullopt;
    const Move move = any_of(here.moves);
    watch_.asks("notation", "");
    const std::string notation = copy->notation(move);
    watch_.asks("play", notation);
    copy->play(move);
    return look(notation).differs_from(here) ? std::optional(Text("match.clone.shared", {{"move", notation}})) : std::nullopt;
  }

  RoundWatch& watch_;
  Rng rng_;
  std::unique_ptr<State> state_;
  std::vector<Ply> played_;
  std::vector<Text> faults_;
};

}  // namespace

std::vector<Text> undo_faults(const State& position, std::uint64_t seed, RoundWatch* watch) {
  Unwatched unwatched;
  return TriedRound(position, seed, watch ? *watch : unwatched).faults();
}

}  // namespace tablier
