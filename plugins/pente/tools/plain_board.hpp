#pragma once

#include <cstdint>

/// Random rounds on a board of bytes with an edge, one neighbour after the other: what `tablier bench` compares playouts with. It lives in
/// tests/bench/.
namespace tablier::pente {

struct PlainRounds {
  std::uint64_t stones = 0;
  std::uint64_t taken = 0;
};

/// So many random rounds of the basic rules on 19 × 19.
PlainRounds plain_rounds(int rounds, std::uint64_t seed);

}  // namespace tablier::pente
