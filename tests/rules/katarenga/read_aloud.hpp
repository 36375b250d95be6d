#pragma once

#include "core/quarters.hpp"
#include "sdk/pattern.hpp"

#include <algorithm>
#include <string>
#include <vector>

/// The rules of Cornered and Quartermaster read aloud, square by square: what the plugin's are proved against.
namespace tablier::katarenga::aloud {

struct Square {
  int x = 0;
  int y = 0;
  friend bool operator==(Square, Square) = default;
};

/// Rows from the top, as the rules page prints them.
inline std::vector<std::string> quarter_rows(const std::string& name) {
  if (name == "A") return {"RGBY", "YYGR", "BBRG", "GRYB"};
  if (name == "B") return {"RYBG", "GRGB", "YYBR", "BGRY"};
  if (name == "C") return {"RYGB", "GYRY", "BBGR", "YRBG"};
  return {"RGBY", "YYBR", "BGRG", "GRYB"};
}

inline std::vector<std::string> board_rows(const Layout& layout) {
  std::vector<std::vector<std::string>> parts;
  for (const PlacedPattern& placed : layout) parts.push_back(rows_as_placed(quarter_rows(placed.name), placed));
  if (parts.size() == 1) return parts[0];
  std::vector<std::string> rows;
  for (std::size_t r = 0; r < 8; ++r) rows.push_back(parts[r / 4 * 2][r % 4] + parts[r / 4 * 2 + 1][r % 4]);
  return rows;
}

struct Round {
  std::vector<std::string> rows;
  std::vector<Square> pawns = {};

  int side() const { return static_cast<int>(rows.size()); }
  bool inside(Square s) const { return s.x >= 0 && s.y >= 0 && s.x < side() && s.y < side(); }
  char colour(Square s) const { return rows[static_cast<std::size_t>(side() - 1 - s.y)][static_cast<std::size_t>(s.x)]; }
  bool taken(Square s) const { return std::find(pawns.begin(), pawns.end(), s) != pawns.end(); }

  bool fits(Square s) const {
    const auto in_four = [&](auto coordinate) {
      int low = coordinate(s);
      int high = low;
      for (const Square p : pawns) {
        low = std::min(low, coordinate(p));
        high = std::max(high, coordinate(p));
      }
      return high - low < 4;
    };
    return in_four([](Square q) { return q.x; }) && in_four([](Square q) { return q.y; });
  }

  /// True where a piece of the last pawn's square goes to that one.
  bool en_prise(Square to) const {
    const Square from = pawns.back();
    const int dx = to.x - from.x;
    const int dy = to.y - from.y;
    const int far = std::max(std::abs(dx), std::abs(dy));
    switch (colour(from)) {
      case 'G': return std::abs(dx * dy) == 2;
      case 'B': return far == 1;
      case 'R':
        if (dx != 0 && dy != 0) return false;
        break;
      default:
        if (std::abs(dx) != std::abs(dy)) return false;
    }
    for (int i = 1; i < far; ++i) {
      const Square between{from.x + dx / far * i, from.y + dy / far * i};
      if (taken(between) || colour(between) == colour(from)) return false;
    }
    return true;
  }

  std::vector<Square> moves() const {
    std::vector<Square> all;
    for (int y = 0; y < side(); ++y)
      for (int x = 0; x < side(); ++x)
        if (const Square s{x, y}; !taken(s) && fits(s) && (pawns.empty() || en_prise(s))) all.push_back(s);
    return all;
  }

  /// Pawns at the end, signed for whoever places next.
  int value() {
    int best = -static_cast<int>(pawns.size());
    bool any = false;
    for (const Square s : moves()) {
      pawns.push_back(s);
      const int reply = -value();
      pawns.pop_back();
      best = any ? std::max(best, reply) : reply;
      any = true;
    }
    return best;
  }
};

}  // namespace tablier::katarenga::aloud
