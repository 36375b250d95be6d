#pragma once

#include "editor/series/model/report.hpp"
#include "jobs/latest_job.hpp"
#include "solver/puzzle.hpp"

#include <vector>

/// All solutions of one penta, to be leafed through, turned and flipped ones once. They are looked for beside the window; one thread owns
/// it and calls it.
namespace tablier::editor {

class SolutionBrowser {
 public:
  explicit SolutionBrowser(std::vector<PieceSpec> pieces) : pieces_(std::move(pieces)), job_(Problem("editor.no.failed")) {}

  /// This penta from now on, from its first solution; 0: none.
  void show(NumberSet set);
  /// Takes what was found; true where there was something.
  bool poll();
  bool busy() const { return job_.busy(); }
  /// How many can be leafed through; 0 while they are looked for.
  std::size_t count() const { return solutions_.size(); }
  /// The one that is shown, from 0.
  std::size_t at() const { return at_; }
  /// To the next one (+1) or the one before (−1); after the last comes the first.
  void turn(int by);
  /// Null while there is none.
  const katamino::Solution* shown() const { return solutions_.empty() ? nullptr : &solutions_[at_]; }

 private:
  const std::vector<PieceSpec> pieces_;
  NumberSet set_ = 0;
  std::vector<katamino::Solution> solutions_;
  std::size_t at_ = 0;
  LatestJob<std::vector<katamino::Solution>> job_;
};

}  // namespace tablier::editor
