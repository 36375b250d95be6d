#pragma once

#include "eval_board.hpp"

#include <array>
#include <cstdint>
#include <vector>

/// Wins by force: every stone of the attacker threatens to win with the next one, by a row or by captures, and whatever the defender does
/// about it (complete a row's point, take a stone out of it, fill a flank, take a flank) the attacker goes on. Gomoku players call it VCF.
/// What is found is certain; what is not found may yet be there.
namespace tablier::pente {

/// Where such wins can be told stone by stone: one stone a turn, a row wins at once, nothing is lost by one's own move.
constexpr bool wins_are_plain(const Rules& rules) {
  return rules.stones_a_turn == 1 && !rules.five_must_stand && !rules.poof && !rules.captures_more;
}

class ForcedWin {
 public:
  ForcedWin() : failed_positions_(kFailedPositions) {}

  /// Whether the side to move wins so. Gives up after `nodes` placements. Precondition: wins_are_plain, not over. The board is unchanged.
  bool find(EvalBoard& eval, int nodes) { return find_within(eval, kAnyNumber, nodes); }
  /// The same with at most so many stones of its own; at least 1.
  bool find_within(EvalBoard& eval, int stones, int nodes);
  /// The first stones of all such wins, in the board's order. `complete` false: it gave up on one.
  struct Firsts {
    std::vector<Point> points;
    bool complete = true;
  };
  Firsts firsts_within(EvalBoard& eval, int stones, int nodes);
  /// Of the last win found: plies to the end, and the moves, the defender's best known ones among them.
  int plies() const { return static_cast<int>(lines_[0].size()); }
  const std::vector<Point>& line() const { return lines_[0]; }
  /// Placements of all calls.
  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::size_t kFailedPositions = 1 << 12;
  static constexpr int kDeepest = 60;
  static constexpr int kAnyNumber = kDeepest;

  void begin(int stones, int nodes);
  bool attack(EvalBoard& eval, int ply);
  bool defend(EvalBoard& eval, Point last, int ply);
  bool try_attack(EvalBoard& eval, Point p, int ply);
  bool end_line(EvalBoard& eval, int ply);
  void collect(const EvalBoard& eval, std::vector<Point>& points) const;
  bool spend();

  std::vector<std::uint64_t> failed_positions_;  ///< keys of positions where the attack failed with all its moves tried
  std::array<std::vector<Point>, kDeepest + 4> lines_;
  std::array<std::vector<Point>, kDeepest + 4> moves_;
  std::uint64_t nodes_ = 0;
  std::uint64_t last_node_ = 0;
  int max_plies_ = 2 * kDeepest;  ///< of the line that is looked for
  bool gave_up_ = false;
};

}  // namespace tablier::pente
