#include "tools/penta_book.hpp"

#include "sdk/expect.hpp"
#include "solver/solver.hpp"

#include <algorithm>
#include <bit>

namespace tablier::katamino {

NumberSet number_set(std::span<const int> numbers) {
  NumberSet set = 0;
  for (const int n : numbers) set |= number_bit(n);
  return set;
}

std::vector<int> numbers_of(NumberSet set) {
  std::vector<int> numbers;
  for (; set; set &= set - 1) numbers.push_back(std::countr_zero(set) + 1);
  return numbers;
}

std::vector<Piece> pieces_of(std::span<const PieceSpec> specs, std::span<const int> numbers, LineRule rule) {
  std::vector<Piece> pieces;
  for (const int n : numbers) {
    const auto spec = std::find_if(specs.begin(), specs.end(), [n](const PieceSpec& s) { return s.number == n; });
    expects(spec != specs.end());
    pieces.push_back({n, spec->form, n == 1 && rule == LineRule::rows});
  }
  return pieces;
}

Puzzle penta(std::span<const PieceSpec> specs, NumberSet set, LineRule rule) {
  const auto numbers = numbers_of(set);
  return {box(static_cast<int>(numbers.size()), kPentaHeight), pieces_of(specs, numbers, rule)};
}

std::uint64_t PentaBook::solutions(NumberSet set, const std::stop_token& stop) {
  if (const auto found = known_.find(set); found != known_.end()) return found->second;
  const auto solver = Solver::make(penta(specs_, set, rule_));
  const SearchStats stats = solver ? solver->count({.distinct = true, .stop = stop}) : SearchStats{};
  if (!stats.complete) return 0;
  return known_[set] = stats.solutions;
}

std::vector<NumberSet> PentaBook::solvable_sets(int columns, const std::stop_token& stop) {
  std::vector<int> numbers;
  for (const PieceSpec& s : specs_) numbers.push_back(s.number);
  std::sort(numbers.begin(), numbers.end());
  std::vector<NumberSet> found;
  std::vector<bool> chosen(numbers.size());
  if (columns > static_cast<int>(numbers.size())) return found;
  std::fill_n(chosen.begin(), columns, true);
  do {
    NumberSet set = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      if (chosen[i]) set |= number_bit(numbers[i]);
    if (solutions(set, stop) > 0) found.push_back(set);
  } while (!stop.stop_requested() && std::prev_permutation(chosen.begin(), chosen.end()));
  return found;
}

}  // namespace tablier::katamino
