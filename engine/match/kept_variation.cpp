#include "match/kept_variation.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// What redo would play, the first one first.
std::vector<MoveTree::Node> left_moves(const Match& match) {
  std::vector<MoveTree::Node> left;
  if (match.setup().players.size() < 2 || match.future().empty()) return left;
  const auto state = match.state().clone();
  for (auto ply = match.future().rbegin(); ply != match.future().rend(); ++ply) {
    if (!ply->seen.empty() || ply->move == state->resignation() || ply->move == state->timeout()) break;
    left.push_back({.from = match.history().size(), .parent = -1, .move = ply->move, .notation = ply->notation, .seat = ply->seat});
    state->play(ply->move);
  }
  return left;
}

}  // namespace

void play_keeping_variation(Match& match, Move move, bool joined) {
  const std::size_t before = match.history().size();
  MoveTree tree = match.tree();
  tree.keep_left(before, left_moves(match));
  match.play(move, joined);
  for (std::size_t ply = before; ply < match.history().size() && !tree.empty(); ++ply) tree.join(ply, match.history()[ply].move);
  if (!(tree == match.tree())) match.set_tree(std::move(tree));
}

void keep_undone_as_variation(Match& match) {
  MoveTree tree = match.tree();
  tree.keep_left(match.history().size(), left_moves(match));
  match.forget_future();
  if (!(tree == match.tree())) match.set_tree(std::move(tree));
}

std::size_t moves_kept_after(const Match& match, std::size_t plies) {
  const auto& history = match.history();
  const auto first = history.begin() + static_cast<std::ptrdiff_t>(std::min(plies, history.size()));
  const auto hidden = std::find_if(first, history.end(), [](const Ply& ply) { return !ply.seen.empty(); });
  return static_cast<std::size_t>(std::count_if(first, hidden, [](const Ply& ply) { return is_player(ply.seat); }));
}

}  // namespace tablier
