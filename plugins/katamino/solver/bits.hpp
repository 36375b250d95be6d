#pragma once

#include "solver/solution_sink.hpp"

#include <cstdint>
#include <vector>

/// Words as sets: of cells, of pieces, of ways to lie.
namespace tablier::katamino {

using Word = std::uint64_t;

constexpr Word bit(int i) { return Word{1} << i; }

/// The `n` lowest bits, n from 0 to 64.
constexpr Word low(int n) { return n >= 64 ? ~Word{0} : bit(n) - 1; }

/// The pieces (by index) that are neither laid nor unused in a case.
inline Word pieces_left(const std::vector<Piece>& pieces, const Subproblem& one) {
  Word left = low(static_cast<int>(pieces.size()));
  const auto take_out = [&](int number) {
    for (std::size_t p = 0; p < pieces.size(); ++p)
      if (pieces[p].number == number) left &= ~bit(static_cast<int>(p));
  };
  for (const Laid& l : one.laid) take_out(l.number);
  for (const int number : one.unused) take_out(number);
  return left;
}

/// The piece (by index) that a case confines and therefore needs, as a set; empty where there is none.
inline Word required(const std::vector<Piece>& pieces, const Subproblem& one) {
  for (std::size_t p = 0; one.confined && p < pieces.size(); ++p)
    if (pieces[p].number == one.confined->number) return bit(static_cast<int>(p));
  return 0;
}

}  // namespace tablier::katamino
