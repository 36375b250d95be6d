#pragma once

#include "core/position.hpp"

#include <memory>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// A position on a zone of any size, with its past: what the game's state is made of. Searches visit it once and go on with the type
/// within.
namespace tablier::iso {

using AnyBoard = std::variant<Board<1>, Board<2>, Board<4>, Board<11>>;

/// The narrowest board that holds the zone. Precondition: rules.zone_squares is kSmallestZone … kLargestZone.
std::shared_ptr<const AnyBoard> make_board(const Rules& rules);

class AnyPosition {
 public:
  using Within = std::variant<Position<1>, Position<2>, Position<4>, Position<11>>;
  /// A move and who played it.
  struct Ply {
    Placement move;
    Turn before;
    int seat() const { return before.mover; }
  };

  explicit AnyPosition(std::shared_ptr<const AnyBoard> board, int starter = 0);

  /// Calls `visit(const Position<n>&)` with the position itself.
  template <typename Visit>
  decltype(auto) visit(Visit&& visit) const {
    return std::visit(std::forward<Visit>(visit), within_);
  }

  const Rules& rules() const;
  int side() const { return rules().side(); }
  int mover() const;
  bool over() const;
  bool can_draw(int seat) const;
  bool can_draw(int seat, Shape shape) const;
  int count_drawable(int seat, Shape shape) const;
  bool is_legal(Placement p) const;
  bool is_used(Cell c) const;
  /// The placement stands next to a copy that binds it, or the seat's next copy of the shape may stand anywhere. Whether its points are
  /// free is not asked. Precondition: it lies within the zone.
  bool is_connected(int seat, Placement p) const;
  const Tally& tally() const;
  std::uint64_t hash() const;
  Score score() const { return score_of(tally(), rules()); }
  /// As Position::for_each_legal.
  template <typename Visit>
  void for_each_legal(Visit&& visit) const {
    std::visit([&](const auto& p) { p.for_each_legal(visit); }, within_);
  }

  /// Precondition: legal.
  void play(Placement p);
  /// Precondition: a move was played.
  void undo();
  /// Oldest first, passes included.
  const std::vector<Ply>& history() const { return history_; }

 private:
  std::shared_ptr<const AnyBoard> board_;
  Within within_;
  std::vector<Ply> history_;
};

}  // namespace tablier::iso
