#pragma once

#include "play/analyst.hpp"

#include <cstddef>
#include <deque>
#include <string>
#include <vector>

/// What was found about rounds, for as long as the program runs: whoever leaves a table and comes back to it need not wait for that again.
/// One thread owns it.
namespace tablier {

/// The analysis of a round, as far as it went.
struct KeptAnalysis {
  std::string start;         ///< see `start_key`
  std::vector<Move> played;  ///< what the positions were reached by
  std::vector<bool> first_side;
  std::vector<PlyValue> ply_values;
};

/// The same text for rounds that begin alike under the same rules, script files as they were read included.
std::string start_key(const Match& match, std::size_t round);

class AnalysisMemory {
 public:
  /// In place of those of the same round that know no more. Precondition: it has values.
  void keep(KeptAnalysis analysis);
  /// The values of positions that were reached by the same moves, as many as are known; none for other sides.
  std::vector<PlyValue> known(const std::string& start, const std::vector<Move>& played, const std::vector<bool>& first_side) const;
  /// Of all rounds together. Beyond kMaxPositions the rounds that were kept first are forgotten.
  std::size_t positions() const;

  static constexpr std::size_t kMaxPositions = 4000;

 private:
  std::deque<KeptAnalysis> kept_;  ///< the newest last
};

}  // namespace tablier
