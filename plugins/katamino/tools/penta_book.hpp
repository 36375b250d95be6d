#pragma once

#include "sdk/content.hpp"
#include "solver/puzzle.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <stop_token>
#include <vector>

/// How many solutions each penta has: what the series tools and the atlas look up.
namespace tablier::katamino {

/// Pieces by number: bit n − 1 is n°n.
using NumberSet = std::uint32_t;

constexpr NumberSet number_bit(int number) { return NumberSet{1} << (number - 1); }
NumberSet number_set(std::span<const int> numbers);
std::vector<int> numbers_of(NumberSet set);

/// Highest number of a piece that the tools take.
inline constexpr int kMaxNumber = 32;

/// Where n°1 may lie.
enum class LineRule : std::uint8_t { rows, free };

/// The board with the divider: so many rows.
inline constexpr int kPentaHeight = 5;

/// The pieces of these numbers, n°1 under the rule. Precondition: numbers of `specs`.
std::vector<Piece> pieces_of(std::span<const PieceSpec> specs, std::span<const int> numbers, LineRule rule);

/// The penta of a set: as many columns as pieces.
Puzzle penta(std::span<const PieceSpec> specs, NumberSet set, LineRule rule);

/// Counts distinct solutions, each penta once.
class PentaBook {
 public:
  PentaBook(std::span<const PieceSpec> specs, LineRule rule) : specs_(specs), rule_(rule) {}

  /// 0 also where the count was stopped.
  std::uint64_t solutions(NumberSet set, const std::stop_token& stop);
  /// Every set of `columns` of the pieces that makes a penta, in the order of their numbers.
  std::vector<NumberSet> solvable_sets(int columns, const std::stop_token& stop);

  std::span<const PieceSpec> specs() const { return specs_; }
  LineRule rule() const { return rule_; }

 private:
  std::span<const PieceSpec> specs_;
  LineRule rule_;
  std::map<NumberSet, std::uint64_t> known_;
};

}  // namespace tablier::katamino
