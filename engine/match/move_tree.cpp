#include "match/move_tree.hpp"

#include <algorithm>
#include <utility>

namespace tablier {

std::vector<Move> MoveTree::moves_to(int node) const {
  std::vector<Move> moves;
  for (int i = node; i >= 0; i = this->node(i).parent) moves.push_back(this->node(i).move);
  std::reverse(moves.begin(), moves.end());
  return moves;
}

std::vector<int> MoveTree::after(std::size_t from, int parent) const {
  std::vector<int> found;
  for (std::size_t i = 0; i < nodes_.size(); ++i)
    if (nodes_[i].parent == parent && (parent >= 0 || nodes_[i].from == from)) found.push_back(static_cast<int>(i));
  return found;
}

int MoveTree::add(Node node) {
  for (const int i : after(node.from, node.parent))
    if (this->node(i).move == node.move) return i;
  nodes_.push_back(std::move(node));
  return static_cast<int>(nodes_.size()) - 1;
}

template <typename Keep>
void MoveTree::keep_only(const Keep& keep) {
  std::vector<Node> kept;
  std::vector<int> numbers(nodes_.size(), -1);
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const int parent = nodes_[i].parent;
    const bool follows = parent < 0 || numbers[static_cast<std::size_t>(parent)] >= 0;
    if (!follows || !keep(static_cast<int>(i))) continue;
    numbers[i] = static_cast<int>(kept.size());
    kept.push_back(std::move(nodes_[i]));
    if (parent >= 0) kept.back().parent = numbers[static_cast<std::size_t>(parent)];
  }
  nodes_ = std::move(kept);
}

void MoveTree::remove(int node) {
  keep_only([node](int i) { return i != node; });
}

Remark MoveTree::remark(std::size_t ply) const {
  const auto found = remarks_.find(ply);
  return found == remarks_.end() ? Remark{} : found->second;
}

void MoveTree::set_remark(std::size_t ply, Remark remark) {
  if (remark.empty()) remarks_.erase(ply);
  else remarks_.insert_or_assign(ply, std::move(remark));
}

void MoveTree::cut(std::size_t plies) {
  remarks_.erase(remarks_.upper_bound(plies), remarks_.end());
  keep_only([&](int i) { return node(i).from <= plies; });
}

void MoveTree::keep_left(std::size_t plies, std::vector<Node> moves) {
  moves.resize(std::min(moves.size(), kMaxLineMoves - std::min(nodes_.size(), kMaxLineMoves)));
  MoveTree grown;
  std::vector<int> line, numbers(nodes_.size(), -1);
  // What hangs on the moves stands after them, as every node after its parent.
  const auto take = [&](bool later) {
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      Node node = nodes_[i];
      const std::size_t past = node.from > plies ? node.from - plies : 0;
      if (later != (past > 0) || past > line.size()) continue;
      if (node.parent >= 0) node.parent = numbers[static_cast<std::size_t>(node.parent)];
      else if (past > 0) node.parent = line[past - 1];
      node.from = std::min(node.from, plies);
      numbers[i] = grown.add(std::move(node));
    }
  };
  take(false);
  for (Node& move : moves) {
    move.from = plies;
    move.parent = line.empty() ? -1 : line.back();
    move.remark = remark(plies + line.size() + 1);
    line.push_back(grown.add(std::move(move)));
  }
  take(true);
  nodes_ = std::move(grown.nodes_);
  remarks_.erase(remarks_.upper_bound(plies), remarks_.end());
}

void MoveTree::join(std::size_t plies, Move move) {
  for (const int first : after(plies, -1)) {
    if (node(first).move != move) continue;
    if (!node(first).remark.empty()) set_remark(plies + 1, node(first).remark);
    std::vector<bool> below(nodes_.size());
    for (std::size_t i = static_cast<std::size_t>(first) + 1; i < nodes_.size(); ++i) {
      Node& next = nodes_[i];
      below[i] = next.parent == first || (next.parent >= 0 && below[static_cast<std::size_t>(next.parent)]);
      if (below[i]) next.from = plies + 1;
      if (next.parent == first) next.parent = -1;
    }
    return remove(first);
  }
}

Result<int> grow(MoveTree& tree, const State& at, std::size_t from, int parent, std::string_view notation) {
  const auto move = at.parse(notation);
  if (!move) return move.problem();
  return tree.add({from, parent, *move, std::string(notation), at.to_move()});
}

}  // namespace tablier
