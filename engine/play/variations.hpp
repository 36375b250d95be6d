#pragma once

#include "match/move_tree.hpp"
#include "match/observation.hpp"
#include "match/save.hpp"
#include "play/live_match.hpp"
#include "play/navigation.hpp"
#include "play/played_moves.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// Lines that are tried beside the moves of a match that is over, and what is said of moves (match/move_tree.hpp), in the position that is
/// looked at.
namespace tablier {

/// Owned by Play; both outlive it.
class Variations {
 public:
  Variations(LiveMatch& live, Navigation& navigation) : live_(live), navigation_(navigation) {}

  /// Of the round that is looked at.
  const MoveTree& tree() const { return shown_round().tree; }
  /// What a move of it is called and did; null until that is found out, a moment after the tree has changed.
  const PlayedMoves::Entry* told(int node) const;
  /// Finds that out where it is not known, once nothing else is at work.
  /// True when there is something else to be seen.
  bool update();
  /// Where one looks back moves may be tried: the match is over, or somebody explores a position.
  bool open() const;
  /// A hand may try moves in the position that is looked at, since lines are open: `try_move` then makes a line of them.
  bool may_try() const;
  /// A move as it is typed, or why it is none. Precondition: may_try().
  Result<OfferedMove> read(std::string_view notation) const;
  /// Makes a line of it and looks at that. The move that was played there is no line: it is gone to.
  void try_move(const OfferedMove& offered);
  /// Forgets the move of a line that is looked at, and all that follows it. Nothing where none is.
  void drop_line();
  /// Moves of players in the line that is looked at, from where it leaves the match; none where no line is.
  std::vector<Move> moves() const;

  /// Of the move that led to the position which is looked at; absent where none did, or nothing is said here.
  std::optional<Remark> remark() const;
  /// What was said of a move of the round that is looked at; programs of before kept it with what chance did on it.
  Remark remark_of(const PlayedMoves::Entry& move) const;
  void set_remark(const Remark& remark);
  /// The last change of lines and remarks in that round, taken back and made again in turns; at the match's own position only where that
  /// change removed a line.
  bool can_undo() const;
  void undo();

  /// What a match begins with that goes on from the position which is looked at, in the place of one that is over, which stays as it ended.
  /// Precondition: an earlier position is looked at.
  Result<SaveData> begun_from_here() const;

 private:
  const Round& shown_round() const { return live_.match().rounds()[navigation_.round()]; }
  Result<int> grown(MoveTree& tree, const OfferedMove& offered) const;
  void change(MoveTree tree);

  LiveMatch& live_;
  Navigation& navigation_;
  struct Before {
    std::size_t round = 0;
    MoveTree tree;
    std::uint64_t revision = 0;       ///< of the match, that the change made
    std::optional<int> dropped = {};  ///< the move of the tree that was looked at, and that the change removed
  };
  std::optional<Before> before_;
  /// What is told of the moves of a tree, and for whom.
  struct Told {
    std::size_t round = 0;
    Seat viewer = Seat::nobody;
    const Game* game = nullptr;  ///< only compared
    std::vector<MoveTree::Node> nodes;
    std::vector<PlayedMoves::Entry> moves;
  };
  bool is_told_here() const;
  Told told_;
};

}  // namespace tablier
