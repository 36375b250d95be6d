#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

/// Stones that are turned over: one that stays and has another paint than before shows its old side, its edge, and then the new one.
namespace tablier {

class FlipAnimation {
 public:
  /// What of a stone is seen: the side, and how wide, 0 on its edge … 1 lying.
  struct Side {
    std::string paint;
    float width = 1;
  };

  void set_on(bool on) { on_ = on; }
  /// The stone has that paint now; to be asked whenever it is drawn. A turn takes so many seconds.
  Side side(int id, std::string_view paint, double now, double seconds);
  /// To be called when everything has been drawn: what was not seen since the last time is forgotten.
  void seen_all();
  bool any(double now) const;
  void clear() { stones_.clear(); }

 private:
  struct Stone {
    std::string paint, before;
    double start = 0, end = 0;
    bool seen = true;
  };
  std::unordered_map<int, Stone> stones_;
  bool on_ = true;
};

}  // namespace tablier
