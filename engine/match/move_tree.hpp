#pragma once

#include "sdk/game.hpp"
#include "sdk/move.hpp"
#include "sdk/result.hpp"
#include "sdk/seat.hpp"

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What is tried and said beside the moves of a round that were played: lines that leave them, and marks and comments on any move. A plain
/// value; the match keeps one a round, and means nothing by it.
namespace tablier {

/// What somebody thinks of a move.
struct Remark {
  std::string mark = {};     ///< one of kMarks; empty: none
  std::string comment = {};  ///< UTF-8; empty: none
  bool empty() const { return mark.empty() && comment.empty(); }
  friend bool operator==(const Remark&, const Remark&) = default;
};
/// In the order of their numbers in PGN, from 1.
inline constexpr std::array<std::string_view, 6> kMarks{"!", "?", "!!", "??", "!?", "?!"};
/// Bytes of a comment.
inline constexpr std::size_t kMaxComment = 2000;
/// Moves of all lines of a round.
inline constexpr std::size_t kMaxLineMoves = 5000;

class MoveTree {
 public:
  /// A move of a line.
  struct Node {
    std::size_t from = 0;  ///< plies of the round after which its line leaves them
    int parent = -1;       ///< the node before it; −1: it is the first of its line
    Move move = Move::none;
    std::string notation;
    Seat seat = Seat::nobody;  ///< that makes it
    Remark remark = {};
    friend bool operator==(const Node&, const Node&) = default;
  };

  /// Each stands after its parent.
  const std::vector<Node>& nodes() const { return nodes_; }
  const Node& node(int i) const { return nodes_[static_cast<std::size_t>(i)]; }
  bool empty() const { return nodes_.empty() && remarks_.empty(); }
  /// The moves from where the line leaves the round to that node, it included.
  std::vector<Move> moves_to(int node) const;
  /// What follows a node, or where `parent` is −1 begins after so many plies; the oldest first.
  std::vector<int> after(std::size_t from, int parent) const;

  /// Its number: of the one that is there already where it is the same move of the same place.
  int add(Node node);
  /// With all that follows it.
  void remove(int node);

  /// On moves that were played, by the plies after them, from 1. Nothing where there is none.
  const std::map<std::size_t, Remark>& remarks() const { return remarks_; }
  Remark remark(std::size_t ply) const;
  void set_remark(std::size_t ply, Remark remark);
  void set_node_remark(int node, Remark remark) { nodes_[static_cast<std::size_t>(node)].remark = std::move(remark); }

  /// Forgets what belongs to plies after so many.
  void cut(std::size_t plies);
  /// The round goes on otherwise after so many plies: `moves`, which it played from there, become a line, whose numbers and parents are
  /// made here. What hung on them hangs on it, and what hung on later ones is forgotten; so are moves that would be more than
  /// kMaxLineMoves.
  void keep_left(std::size_t plies, std::vector<Node> moves);
  /// The round has played that move after so many plies: a line that begins so is the round's own by one move more.
  void join(std::size_t plies, Move move);

  friend bool operator==(const MoveTree&, const MoveTree&) = default;

 private:
  template <typename Keep>
  void keep_only(const Keep& keep);

  std::vector<Node> nodes_;
  std::map<std::size_t, Remark> remarks_;
};

/// Reads a move of a line and adds it; its number. `at`: the position in which it is made.
Result<int> grow(MoveTree& tree, const State& at, std::size_t from, int parent, std::string_view notation);

}  // namespace tablier
