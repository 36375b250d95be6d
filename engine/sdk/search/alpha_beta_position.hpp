#pragma once

#include "sdk/search/score.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

/// What alpha-beta must know of a position.
namespace tablier {

/// A move to try, and how much it promises.
struct SearchMove {
  std::uint32_t move = 0;  ///< 1 … kMoves − 1; 0 is no move
  int order = 0;           ///< higher is tried first; between −2^24 and 2^24
  bool quiet = true;       ///< may be looked at less deeply when others come before it
};
using SearchMoves = std::vector<SearchMove>;

/// A position of a game of two sides, as a concrete class: no call of the search is virtual. A copy is a position of its own.
///
/// - `kMoves`: moves are below it, at most 2^20.
/// - `key()`: equal for equal positions, mover included.
/// - `mover()`: 0 or 1; it need not change with each move.
/// - `known_score()`: the score for the mover, `win_in(n)`, `loss_in(n)` or 0 for a draw, where it can be told without a search.
/// - `extends()`: the mover must answer a threat; such a ply does not count as depth.
/// - `moves(list, depth)`: appends what to try at that depth, at least one move when nothing is certain. What is left out is never played.
/// - `static_eval()`: the score for the mover at first sight, and `is_quiet()`: nothing threatens that this does not see. Only asked where
/// the
///   search may leave out what such a score makes hopeless.
/// - `quiescence(alpha, beta)`: the score for the mover at the horizon; may look farther by itself.
template <typename P>
concept AlphaBetaPosition = std::copy_constructible<P> && requires(P p, const P c, SearchMoves& list, std::uint32_t move, int bound) {
  { P::kMoves } -> std::convertible_to<std::uint32_t>;
  { c.key() } -> std::convertible_to<std::uint64_t>;
  { c.mover() } -> std::convertible_to<int>;
  { p.known_score() } -> std::convertible_to<std::optional<int>>;
  { p.extends() } -> std::convertible_to<bool>;
  { c.static_eval() } -> std::convertible_to<int>;
  { c.is_quiet() } -> std::convertible_to<bool>;
  { p.quiescence(bound, bound) } -> std::convertible_to<int>;
  p.moves(list, bound);
  p.play(move);
  p.undo();
};

}  // namespace tablier
