#pragma once

#include "sdk/scene.hpp"

#include <optional>
#include <span>
#include <vector>

/// What moves have won and lost, told on the board for a while after it happened, by whomever: words that rise a little and fade. They are
/// only drawn: nothing waits for them.
namespace tablier {

/// An event and how good the news are.
struct News {
  Event event;
  bool lost = false;  ///< it cost points
};

/// News as they are seen at a moment.
struct ToldNews {
  News news;
  float risen = 1;    ///< 0 … 1: how far on its way up
  float opacity = 1;  ///< 0 … 1
};

class ScorePopups {
 public:
  /// What was told of the same seats before goes, of others soon: bots that move fast would fill the board.
  void tell(std::vector<News> news, double now);
  void clear() { told_.clear(); }
  bool any() const { return !told_.empty(); }
  /// Forgets what has been told long enough; true when something went.
  bool update(double now);
  /// When it will look otherwise; absent where nothing is told.
  std::optional<double> next_wake(double now, bool motion) const;
  /// The newest first.
  std::vector<ToldNews> seen(double now, bool motion) const;

 private:
  struct Told {
    News news;
    double since = 0;
  };
  std::vector<Told> told_;
};

}  // namespace tablier
