#pragma once

#include "core/rules.hpp"

#include <cstdint>

/// Rounds and counts on a board of bytes, one point after the other: what `tablier bench` compares with. It lives in tests/bench/.
namespace tablier::iso {

struct PlainWork {
  std::uint64_t work = 0;   ///< rounds, or leaves
  std::uint64_t moves = 0;  ///< played
};

/// So many random rounds.
PlainWork plain_rounds(const Rules& rules, int rounds, std::uint64_t seed);

/// Leaves of the tree of legal moves from the empty zone.
PlainWork plain_perft(const Rules& rules, int depth);

}  // namespace tablier::iso
