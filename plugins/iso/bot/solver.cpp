#include "bot/solver.hpp"

#include "bot/canonical_hash.hpp"
#include "bot/rollout.hpp"

#include <algorithm>
#include <utility>

namespace tablier::iso {
namespace {

/// While no more strokes stand positions are looked for in all their symmetries.
constexpr int kSymmetricStrokes = 4;
/// What blocks comes first, for a cut needs one answer.
constexpr EvaluationWeights kWeights{.block = 4, .keep = 2, .grow = 0.5F, .missing = 1.5F};

int strokes(const Tally& tally) {
  int n = 0;
  for (const auto& seat : tally.copies)
    for (const std::uint8_t copies : seat) n += copies;
  return n;
}

/// Every tally of a zone by a number.
std::uint64_t number_of(const Tally& tally) {
  std::uint64_t n = 0;
  for (std::size_t s = 0; s < kShapes; ++s) {
    n = n * 4 + static_cast<std::uint64_t>(tally.introducer[s] + 1);
    for (const auto& seat : tally.copies) n = n * 31 + seat[s];
  }
  return n;
}

}  // namespace

template <int kWords>
Solver<kWords>::Solver(Judgement judgement, bool native_rules, std::size_t table_bytes)
    : judgement_(std::move(judgement)), native_(native_rules), table_(table_bytes) {}

template <int kWords>
std::optional<int> Solver<kWords>::solve(const Position<kWords>& position, SearchBudget& budget) {
  const auto wins = is_at_least(position, 1, budget);
  if (!wins) return std::nullopt;
  if (*wins) return 1;
  const auto draws = is_at_least(position, 0, budget);
  if (!draws) return std::nullopt;
  return *draws ? 0 : -1;
}

template <int kWords>
std::optional<bool> Solver<kWords>::is_at_least(const Position<kWords>& position, int min, SearchBudget& budget) {
  budget_ = &budget;
  const int value = search(position, min - 1, min, 0);
  if (budget.ended()) return std::nullopt;
  return value >= min;
}

template <int kWords>
std::vector<Placement> Solver<kWords>::line(const Position<kWords>& from, int value, SearchBudget& budget) {
  Position<kWords> position = from;
  std::vector<Placement> line;
  MctsMoves moves;
  while (!position.over()) {
    list_moves(position, moves);
    const int mover = position.mover();
    bool found = false;
    for (const MctsMove& m : moves) {
      Position<kWords> next = position;
      next.play(static_cast<Placement>(m.move));
      const bool same = next.mover() == mover;
      // as good for the mover as it was: at least `value`, or at most that for the other
      const auto good = same ? is_at_least(next, value, budget) : is_at_least(next, 1 - value, budget);
      if (!good) return line;
      if (*good != same) continue;
      line.push_back(static_cast<Placement>(m.move));
      position = next;
      value = same ? value : -value;
      found = true;
      break;
    }
    if (!found) return line;
  }
  return line;
}

template <int kWords>
std::optional<std::vector<Placement>> Solver<kWords>::line_if_worth(const Position<kWords>& position, int value, SearchBudget& budget) {
  const auto found = solve(position, budget);
  if (found != value) return std::nullopt;
  return line(position, value, budget);
}

template <int kWords>
int Solver<kWords>::judged(const Position<kWords>& position) {
  const auto [it, is_new] = winners_.try_emplace(number_of(position.tally()));
  if (is_new) it->second = static_cast<std::int8_t>(judgement_(position.tally()));
  return it->second == kNobody ? 0 : it->second == position.mover() ? 1 : -1;
}

/// Whether a seat may yet have each of the five shapes. Every copy takes four points.
template <int kWords>
bool Solver<kWords>::may_complete(const Position<kWords>& position, int seat, int free) const {
  int missing = 0;
  for (std::size_t s = 0; s < kShapes; ++s) {
    const auto shape = static_cast<Shape>(s);
    if (position.tally().count(seat, shape) > 0) continue;
    ++missing;
    bool fits = false;
    for (std::size_t f = first_form(shape); f < end_form(shape) && !fits; ++f)
      for (std::size_t w = 0; w < kWords; ++w) fits = fits || position.fits().words[w][f] != 0;
    if (!fits) return false;
  }
  return 4 * missing <= free;
}

/// What is certain before the end: a seat that can no more have all five shapes does not win.
template <int kWords>
std::optional<int> Solver<kWords>::settled(const Position<kWords>& position) const {
  if (!native_ || position.rules().missing_shape == MissingShape::ignore) return std::nullopt;
  const int free = position.free().count();
  const int me = position.mover();
  const bool mine = may_complete(position, me, free), theirs = may_complete(position, 1 - me, free);
  if (!mine && !theirs) return 0;
  if (!mine && !position.tally().misses_shape(1 - me)) return -1;
  if (!theirs && !position.tally().misses_shape(me)) return 1;
  return std::nullopt;
}

/// Most promising first.
template <int kWords>
void Solver<kWords>::list_moves(const Position<kWords>& position, MctsMoves& moves) {
  moves.clear();
  valued_moves(position, kWeights, moves);
  std::stable_sort(moves.begin(), moves.end(), [](const MctsMove& a, const MctsMove& b) { return a.prior > b.prior; });
}

template <int kWords>
int Solver<kWords>::search(const Position<kWords>& position, int alpha, int beta, std::size_t ply) {
  if (!budget_->spend()) return 0;
  if (position.over()) return judged(position);
  if (const auto value = settled(position)) return *value;
  const bool few = strokes(position.tally()) <= kSymmetricStrokes;
  const std::uint64_t key = few ? key_by_symmetry(position) : key_by_prospects(position, native_);
  if (const auto known = table_.find(key)) {
    const bool cuts = known->bound == Bound::lower ? known->score >= beta : known->score <= alpha;
    if (cuts) return known->score;
  }
  if (lists_.size() <= ply) lists_.resize(ply + 1);
  list_moves(position, lists_[ply]);
  int best = -1;
  for (std::size_t i = 0; i < lists_[ply].size() && best < beta; ++i) {
    Position<kWords> next = position;
    next.play(static_cast<Placement>(lists_[ply][i].move));
    const bool same = next.mover() == position.mover();
    const int value = same ? search(next, alpha, beta, ply + 1) : -search(next, -beta, -alpha, ply + 1);
    if (budget_->ended()) return 0;
    best = std::max(best, value);
  }
  const int left = std::min(position.free().count() / 4, 255);
  table_.store(key, {0, best, left, best >= beta ? Bound::lower : Bound::upper});
  return best;
}

template class Solver<1>;
template class Solver<2>;
template class Solver<4>;
template class Solver<11>;

}  // namespace tablier::iso
