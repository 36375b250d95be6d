#pragma once

#include "match/observation.hpp"
#include "match/observed_position.hpp"
#include "play/live_match.hpp"
#include "play/play_event.hpp"
#include "play/played_moves.hpp"
#include "sdk/diagram.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Which position of a match is looked at: its own, an earlier one of the round that is played or of one before it, one of a line beside
/// the moves, or the end of a solution; and the move that is shown in it. The match stands where it is meanwhile.
namespace tablier {

/// A position from which a round could begin.
struct ReachedDiagram {
  Diagram diagram;
  std::size_t moves_after = 0;  ///< that were played from it to the position that was asked for
};

/// Owned by Play; the match outlives it.
class Navigation {
 public:
  explicit Navigation(LiveMatch& live) : live_(live) {}

  /// Plies of an earlier position that is looked at, in its round; absent: the match's own is.
  std::optional<std::size_t> looked_at() const { return looked_at_; }
  /// The number, from 0, of the round whose position is looked at.
  std::size_t round() const { return earlier_round_.value_or(current_round()); }
  /// It is not the one that is played.
  bool in_earlier_round() const { return earlier_round_.has_value(); }
  /// Rounds that had ended when the position stood that is looked at.
  std::size_t rounds_ended() const;
  /// Seconds that a seat had left then; absent where there are no clocks, or nobody knows. While a clock runs it is that one which is told,
  /// whatever is looked at: nobody is to lose on time unawares.
  std::optional<double> clock_left(Seat seat) const;
  /// There are clocks, and nobody knows what they told then.
  bool clocks_unknown() const;
  /// What its moves did.
  const PlayedMoves& moves() const;
  /// Plies of it that were played.
  std::size_t plies_played() const { return shown_round().history.size(); }
  /// Plies of the position that is looked at; in a solution, of that.
  std::size_t plies() const { return solution_ ? solution_->plies : looked_at_.value_or(live_.match().history().size()); }
  /// The move of a line after which the position stands that is looked at (match/move_tree.hpp); absent: it is one of the match.
  std::optional<int> line() const { return line_; }
  /// The number of the solution whose end is looked at; absent: none is.
  std::optional<std::size_t> solution() const { return solution_ ? std::optional(solution_->number) : std::nullopt; }
  /// A later position of the round, or of the line, is there to be looked at; never where the match's own is.
  bool has_later() const;
  /// The round and the moves that lead there, those of a line too: see `line_to` (play/coach.hpp).
  std::string moves_there() const;
  /// The same of a move of a line of that round.
  std::string moves_to(int node) const;
  /// The seat to move there.
  Seat to_move() const { return position().to_move(); }
  /// The position itself, for what plays in the match; a screen asks `observed`.
  const State& position() const { return earlier_ ? *earlier_->state : live_.match().state(); }
  /// What a viewer may know of the match, with the table of the position that is looked at.
  Observation observation(const Viewer& viewer) const;
  /// That position for a hand, with the questions that it has.
  std::unique_ptr<const ObservedPosition> observed() const;
  /// The same as a diagram, or the last one before it of which that can be said; absent where there is none.
  std::optional<ReachedDiagram> diagram() const;

  /// In the round that is looked at.
  void look_at(std::size_t ply);
  void look_at_last();
  /// In another one. Nothing where it was not begun.
  void look_at_round(std::size_t round, std::size_t ply);
  /// At its end; of the round that is played, the match's own position.
  void look_at_end_of(std::size_t round);
  /// To the position after the next move of a player, or before the last one; over the ends of rounds into the next one, or the one before.
  void step_back_or_on(int steps);
  /// Nothing where there is no such move of a line.
  void look_at_line(int node);
  /// The position after the first moves of a solution, which goes from the start of the round; `moves` tells all of its moves.
  void look_at_solution(std::size_t number, const std::vector<Move>& moves, std::size_t plies);
  /// Shows the position that is looked at anew; see PositionShown.
  void show(bool changed);
  /// The match itself is to be looked at once it is shown.
  void forget_place() {
    looked_at_.reset();
    earlier_round_.reset();
  }
  /// Nothing of an earlier position is kept.
  void forget_position() { earlier_.reset(); }

  /// The touch of a move that was advised or is being named, while the table stands as it did; else empty.
  const Touch& suggested() const { return suggested_; }
  /// What was told of that move, where it was advised; null for a hint, and for a move that is being named.
  const MoveAdvised* advised() const { return advised_ ? &*advised_ : nullptr; }
  void suggest(Touch touch, std::optional<MoveAdvised> advised = {});

 private:
  struct Earlier {
    std::shared_ptr<const Game> game;            ///< of the state
    std::shared_ptr<const VariantScript> hooks;  ///< likewise; null: none
    std::unique_ptr<State> state;
    std::optional<PlayableScene> table;        ///< absent: no scripts are asked
    std::shared_ptr<const PlayedMoves> moves;  ///< of a solution, or of a round before the one that is played; else null
  };
  /// A position of a round, and the moves that lead on from it to the one that is looked at.
  struct Way {
    std::size_t round = 0, plies = 0;
    std::vector<Move> line = {};
    std::vector<Move> listed = {};  ///< all moves of a solution from that position on, which the list of moves is to have; else empty
  };
  struct Solution {
    std::size_t number = 0, plies = 0;
  };

  std::size_t current_round() const { return live_.match().rounds().size() - 1; }
  const Round& shown_round() const { return live_.match().rounds()[round()]; }
  Viewer looker(const State& state) const;
  void look_along(Way way, LiveMatch::Step shown);
  std::function<void(Earlier&)> goes(Way way) const;
  std::size_t plies_dealt(std::size_t round) const;
  bool step_in_line(int steps);
  void step_on();
  void step_back();

  LiveMatch& live_;
  std::optional<std::size_t> looked_at_;
  std::optional<std::size_t> earlier_round_;  ///< in that one; `looked_at_` is set with it
  std::optional<Earlier> earlier_;            ///< the position after those plies
  std::optional<int> line_;                   ///< `looked_at_` is set with it; so with `solution_`
  std::optional<Solution> solution_;
  Touch suggested_;
  std::optional<MoveAdvised> advised_;
};

}  // namespace tablier
