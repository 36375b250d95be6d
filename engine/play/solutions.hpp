#pragma once

#include "play/live_match.hpp"
#include "play/navigation.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// The solutions of a puzzle: one is shown move by move, and once the round is over all that were found are leafed through.
namespace tablier {

/// So many are found at most: more than any rectangle of twelve pieces has.
inline constexpr std::size_t kMaxListedSolutions = 10'000;

/// Which solution is looked at, from 0, and how many were found; or of the only one how many moves are played, and how many it has.
struct Leafed {
  std::size_t number = 0, all = 0;
  bool in_steps = false;
  bool may_be_more = false;  ///< as many as are looked for were found, or there was no time for the others
  /// The number of the last page. Solutions are leafed through round and round, the moves of one from its start to its end.
  std::size_t last() const { return in_steps ? all : all - 1; }
  bool has_before() const { return in_steps ? number > 0 : all > 1; }
  bool has_after() const { return in_steps ? number < all : all > 1; }
  /// As people count.
  std::size_t counted() const { return in_steps ? number : number + 1; }
};

/// Owned by TableHelp; both outlive it.
class Solutions {
 public:
  Solutions(LiveMatch& live, Navigation& navigation) : live_(live), navigation_(navigation) {}

  /// Plays a solution from here to the end, one move after another from now on.
  void show_moves(const std::vector<Move>& line);
  bool showing() const { return !showing_.empty(); }
  /// Plays the next move where it is time for it; none any more after one that a plugin failed to play. Precondition: nothing is worked on.
  void update();
  /// When `update` is next to be called; absent: not at all.
  std::optional<double> next_wake() const { return showing() ? std::optional(show_at_) : std::nullopt; }
  /// Forgets what was to be shown yet.
  void forget_moves() { showing_.clear(); }
  void stop_showing();

  /// They are known, for the match as it stands.
  bool found() const { return !found_.empty() && found_of_ == live_.match().revision(); }
  /// Takes note of them and looks at the first. Each goes from the start of the round.
  void take(std::vector<std::vector<Move>> lines, bool may_be_more);
  /// The same with the only one, which is leafed through move by move: looks at its first move.
  void take_steps(std::vector<Move> line);
  /// Looks at the one so many further on in the round of them all, or at the move of the only one, not beyond its ends. Precondition:
  /// found().
  void leaf(int steps);
  /// Looks at that one. Precondition: one is looked at, and there are as many.
  void look_at(std::size_t number);
  /// Absent: none is looked at.
  std::optional<Leafed> leafed() const;

 private:
  std::size_t pages() const { return in_steps_ ? found_.front().size() : found_.size(); }
  std::size_t first_page() const { return in_steps_ ? 1 : 0; }
  void note(std::vector<std::vector<Move>> lines, bool in_steps);

  LiveMatch& live_;
  Navigation& navigation_;
  std::vector<Move> showing_;  ///< next one last
  bool playing_ = false;       ///< the last one that was shown is not played yet
  double show_at_ = 0;
  std::vector<std::vector<Move>> found_;
  bool may_be_more_ = false;
  bool in_steps_ = false;       ///< there is one, each of whose moves is a page
  std::uint64_t found_of_ = 0;  ///< the revision of the match that they are of
};

}  // namespace tablier
