#pragma once

#include "core/position.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// What a position promises: how much each seat can still draw of each shape, what a copy of a shape is worth, and what a placement takes
/// from either seat.
namespace tablier::iso {

/// A form and the bit of its corner.
struct Drawn {
  std::size_t form = 0;
  int corner = 0;
};

/// The shape of a lane of FormSets; the empty lane counts as the last one.
inline constexpr std::array<std::uint8_t, kLanes> kShapeOfLane = [] {
  std::array<std::uint8_t, kLanes> all{};
  for (std::size_t f = 0; f < kLanes; ++f) all[f] = static_cast<std::uint8_t>(index(kAllForms[f < kForms ? f : kForms - 1].shape));
  return all;
}();

/// Weights of the heuristic, in the worth of a copy that turns a shape.
struct EvaluationWeights {
  float block = 3.0F;    ///< of the share of the other's placements of a shape that a placement takes
  float keep = 2.0F;     ///< of the share of its own
  float grow = 0.5F;     ///< of the share that its own placements of the shape become more
  float missing = 1.5F;  ///< of a first copy, and as much again where there are few places left for it
};

template <int kWords>
class MoveEvaluation {
 public:
  MoveEvaluation(const Position<kWords>& position, const EvaluationWeights& weights);

  /// Placements that the mover has.
  std::uint32_t total() const { return total_; }
  std::uint32_t total(std::size_t shape) const { return mobility_[0][shape]; }
  /// How many placements of a shape the mover (0) and the other (1) have.
  std::uint32_t mobility(std::size_t side, std::size_t shape) const { return mobility_[side][shape]; }
  float value_of_copy(std::size_t shape) const { return copy_values_[shape]; }
  /// The mover's placement of that number among all, or among those of a shape.
  Drawn at(std::uint32_t number) const { return pick(number, 0, kForms); }
  Drawn at(std::size_t shape, std::uint32_t number) const {
    return pick(number, first_form(static_cast<Shape>(shape)), end_form(static_cast<Shape>(shape)));
  }
  /// What the mover gets of it.
  float value(const Drawn& drawn) const;

 private:
  using Words = std::array<std::array<std::uint64_t, kLanes>, static_cast<std::size_t>(kWords)>;
  static constexpr std::size_t kMover = 0, kOther = 1;
  static constexpr float kPriceUnit = 1 << 16;  // prices are whole numbers of so many parts: their sums go by vectors

  Drawn pick(std::uint32_t number, std::size_t from, std::size_t to) const {
    std::size_t f = from;
    for (; f + 1 < to && number >= lanes_[kMover][f]; ++f) number -= lanes_[kMover][f];
    for (std::size_t w = 0;; ++w) {
      std::uint64_t bits = fits_[w][f] & (*touch_[kMover])[w][f];
      const auto here = static_cast<std::uint32_t>(std::popcount(bits));
      if (number >= here) {
        number -= here;
        continue;
      }
      for (; number > 0; --number) bits &= bits - 1;
      return {f, static_cast<int>(w * 64) + std::countr_zero(bits)};
    }
  }
  void count();
  void weigh(const Position<kWords>& position, const EvaluationWeights& weights);

  const Board<kWords>& board_;
  const Words& fits_;
  std::array<const Words*, 2> touch_;
  std::array<std::array<std::uint32_t, kLanes>, 2> lanes_{};
  std::array<std::array<std::uint32_t, kShapes>, 2> mobility_{};
  std::uint32_t total_ = 0;
  std::array<float, kShapes> copy_values_{};
  std::array<std::array<std::int32_t, kLanes>, 2> price_{};  // of one placement, by whose it is
  std::array<float, kShapes> growth_{};
};

template <int kWords>
inline MoveEvaluation<kWords>::MoveEvaluation(const Position<kWords>& position, const EvaluationWeights& weights)
    : board_(position.board()),
      fits_(position.fits().words),
      touch_{&position.may_touch(position.mover()).words, &position.may_touch(1 - position.mover()).words} {
  count();
  weigh(position, weights);
}

template <int kWords>
inline void MoveEvaluation<kWords>::count() {
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t w = 0; w < kWords; ++w)
      for (std::size_t f = 0; f < kLanes; ++f)
        lanes_[side][f] += static_cast<std::uint32_t>(std::popcount(fits_[w][f] & (*touch_[side])[w][f]));
    for (std::size_t f = 0; f < kForms; ++f) mobility_[side][kShapeOfLane[f]] += lanes_[side][f];
  }
  for (const std::uint32_t n : mobility_[kMover]) total_ += n;
}

namespace detail {

/// What one copy more is worth by the lead that it adds to: in half copies, odd, the tie's owner counted in.
inline float worth_by_lead(int lead) {
  if (lead > 0) return lead == 1 ? 0.8F : lead == 3 ? 0.5F : lead == 5 ? 0.3F : 0.15F;
  return lead == -1 ? 1.0F : lead == -3 ? 0.7F : lead == -5 ? 0.4F : 0.2F;
}

}  // namespace detail

template <int kWords>
inline void MoveEvaluation<kWords>::weigh(const Position<kWords>& position, const EvaluationWeights& weights) {
  const int me = position.mover();
  const Tally& tally = position.tally();
  for (std::size_t s = 0; s < kShapes; ++s) {
    const auto shape = static_cast<Shape>(s);
    const int mine = tally.count(me, shape), theirs = tally.count(1 - me, shape);
    const int introducer = tally.introducer[s];
    const int lead = 2 * (mine - theirs) + (introducer == 1 - me ? 1 : -1);
    const std::uint32_t my_moves = mobility_[kMover][s], their_moves = mobility_[kOther][s];
    const bool decided = mine > 0 && theirs > 0 && (lead > 0 ? their_moves == 0 : static_cast<int>(my_moves) * 2 < -lead);
    const float weight = decided ? 0.0F : detail::worth_by_lead(lead);
    copy_values_[s] = weight;
    if (mine == 0) copy_values_[s] += weights.missing * (1.0F + 8.0F / (8.0F + static_cast<float>(my_moves)));
    const float mine_missing = mine == 0 ? 2.0F : 1.0F, theirs_missing = theirs == 0 ? 2.0F : 1.0F;
    const float my_price = weights.keep * weight * mine_missing / (static_cast<float>(my_moves) + 1.0F);
    const float their_price = weights.block * weight * theirs_missing / (static_cast<float>(their_moves) + 1.0F);
    growth_[s] = mine == 0 ? 0.0F : weights.grow * weight / (static_cast<float>(my_moves) + 1.0F);
    for (std::size_t f = first_form(shape); f < end_form(shape); ++f) {
      price_[kMover][f] = static_cast<std::int32_t>(my_price * kPriceUnit);
      price_[kOther][f] = static_cast<std::int32_t>(their_price * kPriceUnit);
    }
  }
}

template <int kWords>
inline float MoveEvaluation<kWords>::value(const Drawn& drawn) const {
  const std::size_t shape = kShapeOfLane[drawn.form];
  // Bits first, then whole numbers, then prices: so the first loop goes by vectors and no sum waits for each of its terms.
  std::array<Words, 2> hits;
  board_.visit_overlaps(drawn.form, drawn.corner, [&](std::size_t w, std::size_t f, std::uint64_t bits) {
    const std::uint64_t hit = bits & fits_[w][f];
    hits[kMover][w][f] = hit & (*touch_[kMover])[w][f];
    hits[kOther][w][f] = hit & (*touch_[kOther])[w][f];
  });
  const auto [from, to] = board_.words_visited(drawn.corner);
  std::array<std::array<std::int32_t, kLanes>, 2> taken;
  for (std::size_t side = 0; side < 2; ++side)
    for (std::size_t f = 0; f < kLanes; ++f) {
      int n = 0;
      for (std::size_t w = from; w < to; ++w) n += std::popcount(hits[side][w][f]);
      taken[side][f] = n;
    }
  std::int32_t paid = 0;
  for (std::size_t f = 0; f < kLanes; ++f) paid += price_[kOther][f] * taken[kOther][f] - price_[kMover][f] * taken[kMover][f];
  int grown = 0;
  board_.visit_neighbours(drawn.form, drawn.corner, [&](std::size_t w, std::size_t f, std::uint64_t bits) {
    grown += std::popcount(bits & fits_[w][f] & ~(*touch_[kMover])[w][f]);
  });
  return copy_values_[shape] + static_cast<float>(paid) / kPriceUnit + growth_[shape] * static_cast<float>(grown);
}

}  // namespace tablier::iso
