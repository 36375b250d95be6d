#pragma once

#include "pawns/position.hpp"

#include <cstdint>
#include <stop_token>
#include <vector>

/// What a round of Cornered or Quartermaster is worth when both play for points: exactly, by alpha-beta search that keeps
/// what it has found of every position.
namespace tablier::katarenga {

/// True where the solver knows these rules: pawns follow each other and stay within four by four squares.
bool is_solvable(const PlacingRules& rules, int side);

/// Values of positions, kept from call to call (2 MB for a quarter, 52 MB for a board). Used by one thread at a time. Precondition: its
/// rules are solvable.
class Solver {
 public:
  static constexpr int kMaxValue = kQuarterSide * kQuarterSide;

  /// The table must outlive this.
  explicit Solver(const PawnTable& table);

  /// Pawns on the board at the end, for whoever places next: positive where that side wins, negative where the other one does; both make
  /// as much of it as they can. Precondition: there is a pawn. 0 where a stop was asked for.
  int value(const Position& position, const std::stop_token& stop = {});
  /// Positions looked at since it was made.
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Node {
    SquareSet pawns;
    SquareSet area;
    int last;
    int count;
  };
  /// What is known of a value.
  struct Bounds {
    std::int8_t min = -kMaxValue;
    std::int8_t max = kMaxValue;
  };
  int search(const Node& node, int alpha, int beta);

  const PawnTable* table_;
  int side_;
  std::vector<Bounds> transpositions_;  // by window set and last square
  std::uint64_t nodes_ = 0;
  const std::stop_token* stop_ = nullptr;
  bool stopped_ = false;
};

}  // namespace tablier::katarenga
