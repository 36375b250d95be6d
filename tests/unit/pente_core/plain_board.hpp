#pragma once

#include "core/rules.hpp"

#include <array>
#include <set>
#include <string>
#include <vector>

/// The rules page read aloud: slow, obvious, and nothing shared with the plugin's board but the numbers of Rules. For tests only.
namespace tablier::pente::plain {

struct Stone {
  int colour = -1;  ///< −1: none
  bool power = false;
  bool old = false;  ///< a power stone of an earlier turn
};

struct At {
  int x = 0;
  int y = 0;
  friend auto operator<=>(At, At) = default;
};

class PlainBoard {
 public:
  explicit PlainBoard(const Rules& rules);

  /// An ordinary stone, or the bonus when one is due.
  void place(At at);
  void place_power(At at);
  void renounce();

  Stone stone(At at) const { return stones_[index(at)]; }
  bool inside(At at) const { return at.x >= 0 && at.y >= 0 && at.x < rules_.side && at.y < rules_.side; }

  bool over = false;
  std::string reason;
  int winner = -1;  ///< side
  int mover = 0;
  int placed = 0;
  bool bonus_due = false;
  std::array<int, 2> taken{};
  std::array<int, 4> power_left{};

 private:
  std::size_t index(At at) const { return static_cast<std::size_t>(at.y * rules_.side + at.x); }
  bool own(At at, int colour) const;
  bool prey(At at, int colour) const;
  std::set<At> captured_by(At at, int colour) const;
  std::set<At> poofed_by(At at, int colour) const;
  bool row_wins(At at, int colour) const;
  bool any_row(int colour) const;
  bool enough(int side) const;
  void settle_stone(At at);
  void end_stone();
  void end_turn();
  bool reply_helps(int enemy) const;
  void finish(int side, const std::string& why);
  bool empty_point() const;

  Rules rules_;
  std::vector<Stone> stones_;
  int left_ = 1;
  int pending_ = -1;
  bool five_ = false;
};

}  // namespace tablier::pente::plain
