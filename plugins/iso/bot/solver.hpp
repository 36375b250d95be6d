#pragma once

#include "core/position.hpp"
#include "sdk/search/budget.hpp"
#include "sdk/search/mcts.hpp"
#include "sdk/search/transposition_table.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

/// Small zones and last moves, solved: what a position is worth when both play their best.
namespace tablier::iso {

/// The seat that wins a round that ends so; kNobody: a draw.
using Judgement = std::function<int(const Tally&)>;

/// Alpha-beta over won, drawn and lost, with a table of the positions known. Positions are the same where the same can still be drawn and
/// the same is counted, and while few strokes stand those that turn or mirror into each other.
template <int kWords>
class Solver {
 public:
  /// `native_rules`: the judgement is score_of of core/, so that a missing shape may be counted on to lose.
  Solver(Judgement judgement, bool native_rules, std::size_t table_bytes);

  /// What the position is worth for the mover: 1, 0 or −1; nothing when the budget ended first.
  std::optional<int> solve(const Position<kWords>& position, SearchBudget& budget);
  /// The same in one request: whether it is worth `min` or more.
  std::optional<bool> is_at_least(const Position<kWords>& position, int min, SearchBudget& budget);
  /// Best moves of both from a position worth `value`, to the end or to where the budget ends.
  std::vector<Placement> line(const Position<kWords>& from, int value, SearchBudget& budget);
  /// That line, if the position is worth `value`; nothing if it is worth less to the other or the budget ended.
  std::optional<std::vector<Placement>> line_if_worth(const Position<kWords>& position, int value, SearchBudget& budget);

 private:
  int search(const Position<kWords>& position, int alpha, int beta, std::size_t ply);
  int judged(const Position<kWords>& position);
  std::optional<int> settled(const Position<kWords>& position) const;
  bool may_complete(const Position<kWords>& position, int seat, int free) const;
  static void list_moves(const Position<kWords>& position, MctsMoves& moves);

  Judgement judgement_;
  bool native_;
  TranspositionTable table_;
  SearchBudget* budget_ = nullptr;
  std::vector<MctsMoves> lists_;  // by ply
  std::unordered_map<std::uint64_t, std::int8_t> winners_;
};

}  // namespace tablier::iso
