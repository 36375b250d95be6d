#include "match/undo_check.hpp"

#include "match/shown_position.hpp"
#include "sdk/rng.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tablier {
namespace {

constexpr int kTriedPlies = 60;
/// A position of so many is copied: of rounds in which chance or seats take turns, each kind.
constexpr int kCopiedEvery = 3;
/// Times that chance draws again with the same numbers: of few possible draws one may come twice.
constexpr int kDraws = 4;
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

Look look_at(const State& state, RoundWatch& watch, const std::string& taken_back = {}) {
  Look look;
  watch.asks("to_move", taken_back);
  look.mover = state.to_move();
  watch.asks("hash", taken_back);
  look.hash = state.hash();
  if (!is_player(look.mover)) return look;
  watch.asks("legal_moves", taken_back);
  MoveList list;
  state.legal_moves(list);
  look.moves.assign(list.begin(), list.end());
  return look;
}

/// What else a position shows: it takes longer to tell.
struct WholeLook {
  std::string table;
  Value facts;
  Outcome outcome;

  explicit WholeLook(const State& state, RoundWatch& watch) {
    watch.asks("look", "");
    table = seen_table(state);
    watch.asks("facts", "");
    facts = state.facts(Seat::nobody);
    watch.asks("outcome", "");
    outcome = state.outcome();
  }
  /// As above.
  const char* differs_from(const WholeLook& other) const {
    if (!is_same_outcome(outcome, other.outcome)) return "outcome";
    if (!(facts == other.facts)) return "facts";
    return table == other.table ? nullptr : "table";
  }
  /// What marks the last move differs where the rest does not.
  bool is_other_position(const WholeLook& other) const { return !is_same_outcome(outcome, other.outcome) || !(facts == other.facts); }
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
    if (!fault) fault = fault_of_copy_on_the_way_back();
    if (fault) faults_.push_back(after_moves(*std::move(fault)));
    return std::move(faults_);
  }

 private:
  struct Ply {
    Look before;
    WholeLook whole;  ///< before it
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
        if (auto fault = draw(here)) return fault;
        continue;
      }
      if (here.moves.empty()) return fault_of_end();
      const WholeLook whole(*state_, watch_);
      children_.clear();
      for (std::size_t i = 0; i < std::min(kTriedMoves, here.moves.size()); ++i)
        if (auto fault = fault_of(any_of(here.moves), here, i == 0 ? &whole : nullptr)) return fault;
      play(any_of(here.moves), here, whole);
    }
    return std::nullopt;
  }

  /// A game may take back one move well, and the one before it not.
  std::optional<Text> fault_on_the_way_back() {
    watch_.asks("clone", "");
    copy_ = state_->clone();
    all_played_ = played_;
    return fault_of_taking_all_back(played_.size());
  }

  /// Nor may a copy know less of the moves before it.
  std::optional<Text> fault_of_copy_on_the_way_back() {
    if (!copy_) return std::nullopt;
    state_ = std::move(copy_);
    played_ = std::move(all_played_);
    auto fault = fault_of_taking_all_back(1);
    if (fault) fault->key = "match.clone.undo";
    return fault;
  }

  /// Looks at all that the first so many positions show.
  std::optional<Text> fault_of_taking_all_back(std::size_t wholly) {
    for (; !played_.empty(); played_.pop_back()) {
      const Ply& last = played_.back();
      const std::string notation = last.notation;
      const auto fault = fault_of_undo(notation, last.before, played_.size() <= wholly ? &last.whole : nullptr);
      if (!fault) continue;
      played_.pop_back();  // it was after those before it
      return fault;
    }
    return std::nullopt;
  }

  /// With the moves that had been played.
  Text after_moves(Text fault) const {
    std::string moves;
    for (const Ply& ply : played_) moves += (moves.empty() ? "" : " ") + ply.notation;
    if (!moves.empty()) fault.args.emplace_back(kAfterMoves, std::move(moves));
    return fault;
  }

  std::optional<Text> fault_of_end() const {
    watch_.asks("to_move", "");
    if (state_->to_move() != Seat::nobody) return std::nullopt;
    watch_.asks("legal_moves", "");
    MoveList moves;
    state_->legal_moves(moves);
    if (moves.empty()) return std::nullopt;
    watch_.asks("notation", "");
    return Text("match.end.moves", {{"move", state_->notation(moves[0])}});
  }

  Move any_of(const std::vector<Move>& moves) { return moves[rng_.below(static_cast<std::uint32_t>(moves.size()))]; }

  Look look(const std::string& taken_back = {}) const { return look_at(*state_, watch_, taken_back); }

  std::string try_move(Move move) {
    watch_.asks("notation", "");
    std::string notation = state_->notation(move);
    watch_.asks("play", notation);
    state_->play(move);
    return notation;
  }

  void play(Move move, const Look& before, WholeLook whole) {
    std::vector<std::string> others;
    for (std::size_t i = 0; i < std::min(kTriedMoves, before.moves.size()); ++i) {
      watch_.asks("notation", "");
      others.push_back(state_->notation(any_of(before.moves)));
    }
    played_.push_back({before, std::move(whole), try_move(move), std::move(others)});
    watch_.played(played_.back().notation);
  }

  std::optional<Text> draw(const Look& before) {
    WholeLook whole(*state_, watch_);
    Rng again = rng_;
    watch_.asks("chance", "");
    const Move drawn = state_->chance(rng_);
    if (drawn == Move::none) return Text("match.chance_of.nothing");
    if (auto fault = fault_of_draw(drawn, again)) add(*std::move(fault));
    play(drawn, before, std::move(whole));
    return std::nullopt;
  }

  /// The same numbers draw the same, however often.
  std::optional<Text> fault_of_draw(Move drawn, const Rng& numbers) const {
    for (int i = 0; i < kDraws; ++i) {
      Rng again = numbers;
      const Move other = state_->chance(again);
      if (other == drawn || other == Move::none) continue;
      watch_.asks("notation", "");
      return Text("match.chance_of.other", {{"move", state_->notation(drawn)}, {"other", state_->notation(other)}});
    }
    return std::nullopt;
  }

  /// A move that leads from here, and the hash that it leads to.
  struct Child {
    Move move = Move::none;
    std::uint64_t hash = 0;
    std::string notation = {};
  };

  std::optional<Text> fault_of(Move move, const Look& before, const WholeLook* whole) {
    const std::string notation = try_move(move);
    watch_.asks("hash", "");
    const Child child{move, state_->hash(), notation};
    const auto same = std::ranges::find_if(children_, [&](const Child& c) { return c.hash == child.hash && c.move != move; });
    const auto child_look = same == children_.end() ? std::nullopt : std::optional(std::pair(look(), WholeLook(*state_, watch_)));
    auto fault = fault_of_undo(notation, before, whole);
    if (!fault && child_look) compare(*same, child, *child_look);
    children_.push_back(child);
    return fault;
  }

  /// Two moves lead to one hash.
  void compare(const Child& first, const Child& second, const std::pair<Look, WholeLook>& second_look) {
    try_move(first.move);
    const Look here = look();
    const WholeLook whole(*state_, watch_);
    if (here.shares_hash(second_look.first) || whole.is_other_position(second_look.second))
      add(Text("match.hash.siblings", {{"move", first.notation}, {"other", second.notation}}));
    watch_.asks("undo", first.notation);
    state_->undo();
  }

  /// `whole`: what the position showed before, where that is to be looked at.
  std::optional<Text> fault_of_undo(const std::string& notation, const Look& before, const WholeLook* whole) {
    watch_.asks("undo", notation);
    state_->undo();
    const char* part = look(notation).differs_from(before);
    if (!part && whole) part = WholeLook(*state_, watch_).differs_from(*whole);
    return part ? std::optional(Text(std::string("match.undo.") + part, {{"move", notation}})) : std::nullopt;
  }

  /// One that the round goes on after, once of its kind.
  void add(Text fault) {
    if (std::ranges::find(faults_, fault.key, &Text::key) == faults_.end()) faults_.push_back(after_moves(std::move(fault)));
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
    if (const char* const part = look_at(*copy, watch_).differs_from(here)) return Text(std::string("match.clone.") + part);
    if (const char* const part = WholeLook(*copy, watch_).differs_from(WholeLook(*state_, watch_)))
      return Text(std::string("match.clone.") + part);
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
  std::unique_ptr<State> copy_;  ///< of the last position
  std::vector<Ply> played_;
  std::vector<Ply> all_played_;  ///< until that one
  std::vector<Child> children_;  ///< of the position that stands
  std::vector<Text> faults_;
};

}  // namespace

Text with_moves(Text fault) {
  const auto after = std::ranges::find(fault.args, kAfterMoves, &TextArg::name);
  if (after == fault.args.end()) return fault;
  std::string moves = std::get<std::string>(after->value);
  fault.args.erase(after);
  return Text("match.after_moves", {{"why", std::move(fault)}, {"moves", std::move(moves)}});
}

std::optional<Text> fault_of_starts(const State& one, const State& other, RoundWatch& watch) {
  const char* part = look_at(one, watch).differs_from(look_at(other, watch));
  if (!part) part = WholeLook(one, watch).differs_from(WholeLook(other, watch));
  return part ? std::optional(Text(std::string("match.start.") + part)) : std::nullopt;
}

std::vector<Text> undo_faults(const State& position, std::uint64_t seed, RoundWatch* watch) {
  Unwatched unwatched;
  return TriedRound(position, seed, watch ? *watch : unwatched).faults();
}

}  // namespace tablier
