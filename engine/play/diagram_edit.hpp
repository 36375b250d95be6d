#pragma once

#include "match/match_setup.hpp"
#include "sdk/diagram.hpp"

#include <cstddef>
#include <optional>
#include <vector>

/// A position while somebody sets it up: what stands where, with a way back. It may be any that a kit can say; whether a round can begin
/// from it the game tells when one is begun.
namespace tablier {

/// Where a hand begins: the place that is nearest to the middle of the board, the last one in order of several. Precondition: there is one.
Place middle_place(const Grid& grid);

class DiagramEdit {
 public:
  DiagramEdit(DiagramKit kit, Diagram diagram);

  const DiagramKit& kit() const { return kit_; }
  const Diagram& diagram() const { return steps_[here_]; }
  /// What stands there: an index of the kit's kinds; absent where nothing does.
  std::optional<std::size_t> at(Place place) const;
  int count(int seat) const;

  /// Whether things of that kind may stand there.
  bool may_stand(Place place, std::size_t kind) const;
  /// In the place of what stood there; the same once more takes it off. What was placed last is on one place: it leaves
  /// the one where it was. Precondition: may_stand.
  void put(Place place, std::size_t kind);
  void remove(Place place);
  void set_turn(int seat);
  /// Precondition: from 0 to the kit's limit.
  void set_count(int seat, int count);
  /// Nothing stands, the first seat is to move.
  void clear();

  bool can_undo() const { return here_ > 0; }
  bool can_redo() const { return here_ + 1 < steps_.size(); }
  /// Nothing where there is nothing.
  void undo();
  void redo();

  /// The match that begins from it: those players on the seats, or hands on all of them and no clock.
  MatchSetup setup(const MatchSetup& from, bool all_human) const;

 private:
  void change(Diagram next);

  DiagramKit kit_;
  std::vector<Diagram> steps_;
  std::size_t here_ = 0;
};

}  // namespace tablier
