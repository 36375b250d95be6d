#pragma once

#include "sdk/search/exact_cover.hpp"
#include "solver/region.hpp"
#include "solver/solution_sink.hpp"

#include <span>
#include <vector>

/// The search for regions of any size: an exact cover with the cells as primary items and the pieces as secondary ones.
namespace tablier::katamino {

/// Same interface as WordSearch; much slower a node, and it covers the most awkward cell first. Steps carry a placement's number.
class CoverSearch {
 public:
  explicit CoverSearch(const Puzzle& puzzle);

  void run(std::span<const Subproblem> cases, SolutionSink& sink) const;
  std::vector<Place> cells_of(const Step& step) const;

 private:
  void run_case(const Subproblem& one, SolutionSink& sink) const;
  void confine(const ConfinedPiece& confined, DancingCells& cells) const;
  int item_of(std::size_t piece) const { return region_.size() + static_cast<int>(piece); }
  int option_of(const Laid& laid) const;
  Step step(int option) const;

  Region region_;
  std::vector<Piece> pieces_;
  ExactCover problem_;
};

}  // namespace tablier::katamino
