#pragma once

#include "solver/puzzle.hpp"

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>

/// The one door of the puzzle solver: the table's light and hint, the tools, the editor and the benchmarks come in here.
namespace tablier::katamino {

inline constexpr std::uint64_t kEverySolution = std::numeric_limits<std::uint64_t>::max();

/// How much is wanted.
struct SolveOptions {
  bool distinct = false;               ///< one solution of each class under `symmetries`
  std::uint64_t max = kEverySolution;  ///< ends after so many
  std::stop_token stop = {};           ///< asked every few thousand nodes (well under a millisecond)
};

/// What a search did.
struct SearchStats {
  std::uint64_t solutions = 0;
  std::uint64_t nodes = 0;  ///< pieces that were laid on the way
  bool complete = true;     ///< false when it was stopped, by whatever, before it had looked everywhere
};

/// Called with each solution, `Puzzle::laid` included; false ends the search.
using OnSolution = std::function<bool(const Solution&)>;

/// A puzzle ready to be solved. Immutable; any number of threads may ask it at once. Nothing is allocated while it searches,
/// except for the solutions that it hands out.
///
/// Flat regions whose box has at most 64 cells take the fast way (flat_search.hpp), other regions of at most 64 cells, volumes among
/// them, a search over words (word_search.hpp), what is larger the exact cover of the SDK.
class Solver {
 public:
  /// Precomputes tables (some ten microseconds), or says what `check` finds.
  static Result<Solver> make(const Puzzle& puzzle);

  SearchStats count(const SolveOptions& options = {}) const;
  SearchStats each(const SolveOptions& options, const OnSolution& visit) const;
  /// A solution where there is one; none with `stats->complete` false means that the search was stopped.
  std::optional<Solution> first(std::stop_token stop = {}, SearchStats* stats = nullptr) const;
  /// Number of turns and flips that keep the region, the pieces' ways to lie and what lies already: what `distinct` counts up to.
  int symmetries() const;

 private:
  class Search;
  explicit Solver(std::shared_ptr<const Search> search) : search_(std::move(search)) {}
  std::shared_ptr<const Search> search_;
};

}  // namespace tablier::katamino
