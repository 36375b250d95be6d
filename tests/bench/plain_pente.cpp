#include "sdk/rng.hpp"
#include "tools/plain_board.hpp"

#include <array>
#include <cstddef>

namespace tablier::pente {
namespace {

constexpr int kSide = 19;
constexpr int kEdge = 4;
constexpr int kStride = kSide + kEdge;
constexpr std::size_t kCells = static_cast<std::size_t>(kStride) * (kSide + 2 * kEdge) + std::size_t{2} * kEdge;
constexpr std::array<int, 4> kSteps{1, kStride, kStride + 1, kStride - 1};
constexpr std::uint8_t kOff = 3;

class PlainRound {
 public:
  PlainRound() {
    board_.fill(kOff);
    for (int y = 0; y < kSide; ++y)
      for (int x = 0; x < kSide; ++x) add_empty(kEdge + (y + kEdge) * kStride + x);
  }

  PlainRounds play(Rng& rng) {
    PlainRounds done;
    for (std::uint8_t mover = 1; count_ > 0; mover = static_cast<std::uint8_t>(3 - mover)) {
      const int at = take_random(rng);
      board_[static_cast<std::size_t>(at)] = mover;
      ++done.stones;
      taken_[mover] += capture(at, mover);
      if (makes_five(at, mover) || taken_[mover] >= 10) break;
    }
    done.taken = static_cast<std::uint64_t>(taken_[1] + taken_[2]);
    return done;
  }

 private:
  std::uint8_t cell(int at) const { return board_[static_cast<std::size_t>(at)]; }

  void add_empty(int at) {
    board_[static_cast<std::size_t>(at)] = 0;
    empties_[static_cast<std::size_t>(count_++)] = at;
  }

  int take_random(Rng& rng) {
    const auto slot = rng.below(static_cast<std::uint32_t>(count_));
    const int at = empties_[slot];
    empties_[slot] = empties_[static_cast<std::size_t>(--count_)];
    return at;
  }

  int capture(int at, std::uint8_t own) {
    const auto enemy = static_cast<std::uint8_t>(3 - own);
    int taken = 0;
    for (const int step : kSteps)
      for (const int way : {step, -step}) {
        if (cell(at + way) != enemy || cell(at + 2 * way) != enemy || cell(at + 3 * way) != own) continue;
        add_empty(at + way);
        add_empty(at + 2 * way);
        taken += 2;
      }
    return taken;
  }

  bool makes_five(int at, std::uint8_t own) const {
    for (const int step : kSteps) {
      int run = 1;
      for (int n = at + step; cell(n) == own; n += step) ++run;
      for (int n = at - step; cell(n) == own; n -= step) ++run;
      if (run >= 5) return true;
    }
    return false;
  }

  std::array<std::uint8_t, kCells> board_{};
  std::array<int, static_cast<std::size_t>(kSide) * kSide> empties_{};
  int count_ = 0;
  std::array<int, 3> taken_{};
};

}  // namespace

PlainRounds plain_rounds(int rounds, std::uint64_t seed) {
  Rng rng(seed);
  PlainRounds all;
  const PlainRound start;
  for (int i = 0; i < rounds; ++i) {
    PlainRound round = start;
    const PlainRounds done = round.play(rng);
    all.stones += done.stones;
    all.taken += done.taken;
  }
  return all;
}

}  // namespace tablier::pente
