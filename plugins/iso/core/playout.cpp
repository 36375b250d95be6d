#include "core/playout.hpp"

#include "core/cpu_dispatch.hpp"

#include <array>
#include <bit>
#include <cstddef>

namespace tablier::iso {
namespace {

/// A form and the bit of its corner.
struct Drawn {
  std::size_t form;
  int corner;
};

/// How many bits are set in each word of the placements that a seat can draw.
template <int kWords>
class Census {
 public:
  Census(const Position<kWords>& position, int seat) : fits_(position.fits().words), touch_(position.may_touch(seat).words) {
    for (std::size_t w = 0; w < kWords; ++w) {
      std::uint32_t here = 0;
      for (std::size_t f = 0; f < kLanes; ++f) here += counts_[w][f] = static_cast<std::uint32_t>(std::popcount(bits(w, f)));
      sums_[w] = here;
      total_ += here;
    }
  }

  std::uint32_t total() const { return total_; }
  /// The placement of that number, from 0 to total() − 1.
  Drawn at(std::uint32_t number) const {
    std::size_t w = 0, f = 0;
    for (; number >= sums_[w]; ++w) number -= sums_[w];
    for (; number >= counts_[w][f]; ++f) number -= counts_[w][f];
    std::uint64_t word = bits(w, f);
    for (; number > 0; --number) word &= word - 1;
    return {f, static_cast<int>(w * 64) + std::countr_zero(word)};
  }

 private:
  std::uint64_t bits(std::size_t w, std::size_t f) const { return fits_[w][f] & touch_[w][f]; }

  const std::array<std::array<std::uint64_t, kLanes>, static_cast<std::size_t>(kWords)>& fits_;
  const std::array<std::array<std::uint64_t, kLanes>, static_cast<std::size_t>(kWords)>& touch_;
  std::array<std::array<std::uint32_t, kLanes>, static_cast<std::size_t>(kWords)> counts_;
  std::array<std::uint32_t, static_cast<std::size_t>(kWords)> sums_;
  std::uint32_t total_ = 0;
};

template <int kWords>
int play(Position<kWords>& position, Rng& rng) {
  for (int drawn = 0;;) {
    const Census<kWords> census(position, position.mover());
    if (census.total() == 0) {
      if (!position.can_draw(1 - position.mover())) return drawn;
      position.play(kPass);
      continue;
    }
    const Drawn chosen = census.at(rng.below(census.total()));
    position.play_at(chosen.form, chosen.corner);
    ++drawn;
  }
}

}  // namespace

TABLIER_ISO_CPU_DISPATCH int play_to_end(Position<1>& position, Rng& rng) { return play(position, rng); }
TABLIER_ISO_CPU_DISPATCH int play_to_end(Position<2>& position, Rng& rng) { return play(position, rng); }
TABLIER_ISO_CPU_DISPATCH int play_to_end(Position<4>& position, Rng& rng) { return play(position, rng); }
TABLIER_ISO_CPU_DISPATCH int play_to_end(Position<11>& position, Rng& rng) { return play(position, rng); }

}  // namespace tablier::iso
