#pragma once

#include "play/analyst.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

/// Positions of lines beside the moves of a round, thought through one at a time as somebody looks at them: how each stands, and what is
/// best there. What was found is kept, so that whoever comes back need not wait.
namespace tablier {

class LineAnalyst {
 public:
  /// Thinks about a position, which that line leads to (see Navigation::moves_there); nothing where it is known or thought about already.
  /// `first_side`: as Analyst has it.
  void begin(const Match& match, const State& position, std::string line, const std::vector<bool>& first_side);
  /// Thinks no further.
  void stop();
  /// Other rules: nothing is known any more.
  void forget();
  /// True when there is more to show. To be called often while `busy`.
  bool poll(const Match& match);
  bool busy() const { return position_ != nullptr; }
  /// Of the position to which a line leads; null: it is not known, or not yet.
  const PlyValue* value(const std::string& line) const;

 private:
  void keep(PlyValue value);
  void name(const Match& match, PlyValue value, std::vector<Move> line);

  Thinker thinker_;
  LatestJob<PlyValue> namer_{Problem("bots.failed")};  ///< where names ask scripts
  std::shared_ptr<const State> position_;              ///< that is thought about; null: none is
  std::string line_;                                   ///< to it
  double side_ = 1;                                    ///< the first seat's is to move there
  std::map<std::string, PlyValue> known_;
};

}  // namespace tablier
