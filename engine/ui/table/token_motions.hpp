#pragma once

#include "ui/hand/hand.hpp"
#include "ui/table/flip_animation.hpp"
#include "ui/table/motions.hpp"
#include "ui/table/table_scenery.hpp"

#include <optional>
#include <vector>

/// How things of a table are drawn while they are on their way: sliding, flying to a bowl, turning over, settling as ink.
namespace tablier {

class TokenMotions {
 public:
  /// A frame begins; it ends when everything has been seen.
  void begin(const Hand& hand, bool motion);
  void end();
  bool any(double now) const { return motions_.any(now) || flips_.any(now); }
  /// Another table: nothing moves from the one before.
  void reset();
  /// It lies elsewhere on the screen.
  void clear() { motions_.clear(); }

  /// A thing that lies there now, as it is to be drawn.
  TokenArt token(TokenArt art, const Token& token, const TableScenery& s);
  /// The same in a tray. `bowl`: what is taken flies there, for all eyes to follow.
  TokenArt item(TokenArt art, int id, bool bowl, const TableScenery& s);
  /// A hand has it there.
  void shown(int id, const Seen& at);
  void dropped(int id) { dropped_ = id; }
  /// Where it is seen; absent where it has arrived.
  std::optional<Seen> on_its_way(int id, double now) const;

 private:
  TokenArt moved(TokenArt art, int id, const TableScenery& s, bool comes);
  TokenArt turning(TokenArt art, const Token& token, const TableScenery& s);
  TokenArt settling(TokenArt art, const Token& token, const TableScenery& s);
  TokenArt seen_now(TokenArt art, int id, double now) const;

  Motions motions_;
  FlipAnimation flips_;
  std::vector<Place> by_hand_;  ///< of the stroke that was drawn last by hand: it need not be drawn again
  int dropped_ = 0;             ///< id of what was held last
};

}  // namespace tablier
