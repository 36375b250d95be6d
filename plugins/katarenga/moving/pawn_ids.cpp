#include "moving/pawn_ids.hpp"

#include <utility>

namespace tablier::katarenga::moving {

PawnIds::PawnIds(const Rules& rules) {
  for (int side = 0; side < kSides; ++side) {
    std::uint8_t id = static_cast<std::uint8_t>(1 + side * kMaxPawns);
    for_each(rules.start[static_cast<std::size_t>(side)], [&](int square) { at(side, square) = id++; });
    for (int camp = 0; camp < kCamps; ++camp)
      if ((rules.start_camps[static_cast<std::size_t>(side)] >> camp & 1) != 0) at(side, kLeftCamp + camp) = id++;
  }
}

void PawnIds::play(int mover, Step step, bool captures) {
  if (captures) captured_[static_cast<std::size_t>(1 - mover)].push_back(at(mover, step.to));
  at(mover, step.to) = std::exchange(at(mover, step.from), std::uint8_t{0});
}

void PawnIds::undo(int mover, Step step, bool captured) {
  at(mover, step.from) = std::exchange(at(mover, step.to), std::uint8_t{0});
  if (!captured) return;
  auto& taken = captured_[static_cast<std::size_t>(1 - mover)];
  at(mover, step.to) = taken.back();
  taken.pop_back();
}

}  // namespace tablier::katarenga::moving
