#include "play/tried_moves.hpp"

namespace tablier {
namespace {

class Teller {
 public:
  Teller(const MoveTree& tree, Seat viewer) : tree_(tree), viewer_(viewer), told_(tree.nodes().size()) {}

  /// That move and all that follows it. `at`: the position in which it is made.
  void tell(const State& at, int first) {
    const std::vector<int> line = main_line(first);
    tell_line(at, line);
    const auto here = at.clone();
    for (const int node : line) {
      here->play(tree_.node(node).move);
      const std::vector<int> next = tree_.after(0, node);
      for (std::size_t i = 1; i < next.size(); ++i) tell(*here, next[i]);
    }
  }
  std::vector<PlayedMoves::Entry> take() { return std::move(told_); }

 private:
  /// What was tried first after each of its moves.
  std::vector<int> main_line(int first) const {
    std::vector<int> line{first};
    for (auto next = tree_.after(0, first); !next.empty(); next = tree_.after(0, line.back())) line.push_back(next.front());
    return line;
  }

  void tell_line(const State& at, const std::vector<int>& line) {
    std::vector<Move> moves;
    for (const int node : line) moves.push_back(tree_.node(node).move);
    const PlayedMoves played = PlayedMoves::along(at, moves, viewer_);
    for (const PlayedMoves::Entry& entry : played.entries()) told_[static_cast<std::size_t>(line[entry.ply - 1])] = entry;
  }

  const MoveTree& tree_;
  const Seat viewer_;
  std::vector<PlayedMoves::Entry> told_;
};

}  // namespace

std::vector<PlayedMoves::Entry> tried_moves(const Round& round, const MoveTree& tree, Seat viewer) {
  Teller teller(tree, viewer);
  for (std::size_t node = 0; node < tree.nodes().size(); ++node) {
    const MoveTree::Node& first = tree.nodes()[node];
    if (first.parent < 0) teller.tell(*position_after(round, first.from), static_cast<int>(node));
  }
  return teller.take();
}

}  // namespace tablier
