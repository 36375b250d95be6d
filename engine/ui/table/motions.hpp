#pragma once

#include "ui/painter/token_art.hpp"

#include <optional>
#include <unordered_map>

/// Things on their way: each is drawn between where it was seen last and where it lies now. What is true does not wait for it.
namespace tablier {

/// Where a thing is seen: the middle of its box and the size of its places, in pixels.
struct Seen {
  Vec2 middle;
  float unit = 0;
  friend bool operator==(const Seen&, const Seen&) = default;
};

/// Where a piece of art is, and the same art elsewhere.
Seen seen(const TokenArt& art);
void show_at(TokenArt& art, const Seen& where);

class Motions {
 public:
  void set_on(bool on) { on_ = on; }
  /// A thing has been drawn there: from there it will move next. Ends its motion.
  void shown(int id, const Seen& at) { things_[id] = {at, at, 0, 0}; }
  /// It lies there now: it sets off when that is elsewhere than before. New things appear where they lie.
  void lies(int id, const Seen& at, double now, double seconds);
  /// As `lies`, but a thing that is new comes down from above, once others have been seen.
  void comes(int id, const Seen& at, double now, double seconds);
  /// To be called when everything has been drawn: what was not seen since the last time is forgotten.
  void seen_all();
  /// Where to draw it.
  Seen now(int id, double now) const;
  bool moving(int id, double now) const;
  /// How much of its time on its way is over, 0 … 1. Precondition: moving.
  float share(int id, double now) const;
  bool any(double now) const;
  /// Forgets where things were (the window changed, another table).
  void clear() {
    things_.clear();
    began_ = false;
  }

 private:
  struct Thing {
    Seen from, to;
    double start = 0, seconds = 0;
    bool seen = true;
  };
  std::unordered_map<int, Thing> things_;
  bool on_ = true;
  bool began_ = false;  ///< everything has been seen once
};

}  // namespace tablier
