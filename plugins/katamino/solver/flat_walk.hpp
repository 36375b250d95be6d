#pragma once

#include "solver/flat_tables.hpp"
#include "solver/tail_memo.hpp"

#include <array>
#include <bit>

/// The hot path: the search for flat boards whose shorter side has `W` squares.
namespace tablier::katamino {

/// Always covers the first empty square. The ways to do so are one word: those that fit (three table look-ups) and belong to pieces left.
///
/// Down to the last kTail pieces it tries one way after another; a square that has been walled in cuts a branch off. From there on the
/// shape that is left is looked up: `tails` lists, once for each shape, which pieces can tile it, from the lists of the shapes that one
/// more piece leaves. On 6 × 10 about two million nodes become 125 000, 73 000 look-ups and 40 000 shapes.
template <int W>
class FlatWalk {
 public:
  /// Fewer pieces than this to lay, and shapes do not come back often enough to be remembered.
  static constexpr int kWorthAMemo = 8;

  /// `ever_left`: a set that holds the pieces left in each `run`. Without a memo every node is walked.
  FlatWalk(const FlatTables& tables, Word ever_left, TailMemo* memo, SolutionSink& sink)
      : tables_(tables), inside_(tables.inside), ever_left_(tables.ways_of(ever_left)), memo_(memo), sink_(sink) {}

  /// For the next `run`: the ways to lie that are allowed for each first cell, and the pieces that must be used.
  void confine(const std::array<Word, 64>& inside, Word required) {
    if (memo_ && inside != inside_) memo_->clear();
    inside_ = inside;
    required_ = static_cast<PieceSet>(required);
  }

  /// All tilings of what is not covered with some of the pieces left.
  void run(Word covered, Word left) {
    const int empty = std::popcount(~covered);
    if (empty % FlatTables::kPieceSize) return;
    const int to_lay = empty / FlatTables::kPieceSize;
    if (memo_ && to_lay >= kWorthAMemo) walk<true>(covered, tables_.ways_of(left), static_cast<PieceSet>(left), to_lay);
    else walk<false>(covered, tables_.ways_of(left), static_cast<PieceSet>(left), to_lay);
    look();
  }

 private:
  using Tails = TailMemo::Tails;
  static constexpr int kTail = 5;
  static constexpr int kDirect = 3;  // so few pieces are tried rather than remembered
  static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

  /// Ways to lie whose first cell is `cell`, the first empty one.
  Word ways(Word covered, int cell) const {
    const Word after = covered >> cell;
    const Word near = tables_.near[(after >> 1) & low(FlatTables::near_bits(W))];
    const Word far = tables_.far[(after >> FlatTables::far_start(W)) & low(FlatTables::far_bits(W))];
    return inside_[index(cell)] & near & far & ~(after & bit(FlatTables::reach(W)));
  }

  /// True where an empty square has no empty neighbour.
  bool has_hole(Word covered) const {
    const Word left = covered << 1 | tables_.first_column;
    const Word right = covered >> 1 | tables_.last_column;
    const Word below = covered << W | low(W);
    const Word above = covered >> W | ~(~Word{0} >> W);
    return ~covered & left & right & below & above;
  }

  template <bool Remembers>
  bool walk(Word covered, Word ways_left, PieceSet left, int to_lay);
  bool end_of_walk(Word covered, Word ways_left, PieceSet left);
  template <int K>
  bool show(Word covered, Word ways_left, PieceSet left);

  template <int K>
  const Tails& tails(Word covered);
  template <int K>
  void join_tails(Word covered, Tails& slot);
  void try_tails(Word covered, Tails& slot);
  void try_last_two(Word covered, Word ways_left, PieceSet so_far);

  bool look() { return sink_.worked(std::exchange(nodes_, 0)); }

  const FlatTables& tables_;
  std::array<Word, 64> inside_;
  const Word ever_left_;
  PieceSet required_ = 0;
  TailMemo* memo_;
  SolutionSink& sink_;
  std::uint64_t nodes_ = 0;
  std::array<Step, FlatTables::kMaxPieces> steps_{};
  std::size_t depth_ = 0;
  static constexpr Tails kNone{};
};

/// Returns false when the sink has ended.
template <int W>
template <bool Remembers>
bool FlatWalk<W>::walk(Word covered, Word ways_left, PieceSet left, int to_lay) {
  if (to_lay == 0) return left & required_ ? true : sink_.take(std::span<const Step>(steps_.data(), depth_));
  if (Remembers && to_lay == kTail) return end_of_walk(covered, ways_left, left);
  if (to_lay > 2 && has_hole(covered)) return true;
  const int cell = std::countr_one(covered);
  for (Word rest = ways_left & ways(covered, cell); rest; rest &= rest - 1) {
    const auto way = index(std::countr_zero(rest));
    if (++nodes_ >= kNodesBetweenLooks && !look()) return false;
    const Word cells = tables_.shape[way] << cell;
    steps_[depth_++] = {tables_.piece[way], cells};
    const auto others = static_cast<PieceSet>(left & ~tables_.set[way]);
    const bool go_on = walk<Remembers>(covered | cells, ways_left & tables_.others[way], others, to_lay - 1);
    --depth_;
    if (!go_on) return false;
  }
  return true;
}

template <int W>
bool FlatWalk<W>::end_of_walk(Word covered, Word ways_left, PieceSet left) {
  const Tails& known = tails<kTail>(covered);
  if (memo_->full()) {
    memo_->clear();
    return walk<false>(covered, ways_left, left, kTail);
  }
  const std::uint32_t solutions = memo_->count(known, left, left & required_);
  if (solutions == 0) return true;
  return sink_.only_counts() ? sink_.take(solutions) : show<kTail>(covered, ways_left, left);
}

/// Lists name pieces, not places: walks to each solution, only where the lists say that there is one.
template <int W>
template <int K>
bool FlatWalk<W>::show(Word covered, Word ways_left, PieceSet left) {
  const int cell = std::countr_one(covered);
  for (Word rest = ways_left & ways(covered, cell); rest; rest &= rest - 1) {
    const auto way = index(std::countr_zero(rest));
    const Word cells = tables_.shape[way] << cell;
    const auto others = static_cast<PieceSet>(left & ~tables_.set[way]);
    if (memo_->count(tails<K - 1>(covered | cells), others, others & required_) == 0) continue;
    ++nodes_;
    steps_[depth_++] = {tables_.piece[way], cells};
    bool go_on;
    if constexpr (K - 1 > kDirect) go_on = show<K - 1>(covered | cells, ways_left & tables_.others[way], others);
    else go_on = walk<false>(covered | cells, ways_left & tables_.others[way], others, K - 1);
    --depth_;
    if (!go_on) return false;
  }
  return true;
}

/// The tilings of what is left with K different pieces.
template <int W>
template <int K>
const TailMemo::Tails& FlatWalk<W>::tails(Word covered) {
  Tails& slot = memo_->find(covered);
  if (slot.covered) return slot;
  if (memo_->full()) return kNone;
  memo_->take(slot, covered);
  if (has_hole(covered)) return slot;
  if constexpr (K == kDirect) try_tails(covered, slot);
  else join_tails<K>(covered, slot);
  return slot;
}

template <int W>
template <int K>
void FlatWalk<W>::join_tails(Word covered, Tails& slot) {
  std::array<const Tails*, 64> shorter;
  std::array<PieceSet, 64> first;
  std::size_t n = 0;
  std::size_t max = 0;
  const int cell = std::countr_one(covered);
  for (Word rest = ever_left_ & ways(covered, cell); rest; rest &= rest - 1) {
    const auto way = index(std::countr_zero(rest));
    ++nodes_;
    shorter[n] = &tails<K - 1>(covered | tables_.shape[way] << cell);
    first[n] = tables_.set[way];
    max += shorter[n]->blocks * TailMemo::kBlock;
    n += shorter[n]->blocks > 0;
  }
  if (!memo_->has_room(max)) return;
  memo_->begin(slot);
  for (std::size_t i = 0; i < n; ++i)
    for (const PieceSet set : memo_->sets(*shorter[i])) memo_->add(set | first[i], !(set & first[i]));
  memo_->end(slot);
}

template <int W>
void FlatWalk<W>::try_tails(Word covered, Tails& slot) {
  memo_->begin(slot);
  const int cell = std::countr_one(covered);
  for (Word rest = ever_left_ & ways(covered, cell); rest; rest &= rest - 1) {
    const auto way = index(std::countr_zero(rest));
    ++nodes_;
    const Word now = covered | tables_.shape[way] << cell;
    if (!has_hole(now)) try_last_two(now, ever_left_ & tables_.others[way], tables_.set[way]);
  }
  memo_->end(slot);
}

template <int W>
void FlatWalk<W>::try_last_two(Word covered, Word ways_left, PieceSet so_far) {
  if (!memo_->has_room(std::size_t{64} * 64)) return;
  const int cell = std::countr_one(covered);
  for (Word rest = ways_left & ways(covered, cell); rest; rest &= rest - 1) {
    const auto way = index(std::countr_zero(rest));
    ++nodes_;
    const Word now = covered | tables_.shape[way] << cell;
    Word last = ways_left & tables_.others[way] & ways(now, std::countr_one(now));
    for (; last; last &= last - 1) memo_->add(so_far | tables_.set[way] | tables_.set[index(std::countr_zero(last))], true);
  }
}

}  // namespace tablier::katamino
