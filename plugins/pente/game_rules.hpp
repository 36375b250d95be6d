#pragma once

#include "core/rules.hpp"
#include "opening.hpp"
#include "sdk/diagram.hpp"
#include "sdk/grid.hpp"
#include "sdk/script.hpp"

#include <memory>
#include <optional>
#include <vector>

/// All that the states of one game share, from any thread; never changed once the game is made.
namespace tablier::pente {

struct GameRules {
  Rules board;
  Grid grid;
  std::vector<Step> opening;
  std::vector<Point> diamonds;  ///< in order; the same as board.diamonds
  bool calls = true;
  std::optional<Diagram> diagram = {};   ///< what stands already; kinds are the seats
  int win_in = 0;                        ///< with a diagram: whoever is to move there wins within so many stones, or loses; 0: free
  int allow_until = 0;                   ///< the hook `allow` is asked for so many stones; 0: for all
  std::shared_ptr<const Script> script;  ///< may be null
  Value options = {};                    ///< given to the hooks

  int seats() const { return board.colours(); }
  /// True while the script's `allow` hook is asked where stones may stand.
  bool asks_allow(int placed) const { return script && script->has(Hook::allow) && (allow_until == 0 || placed < allow_until); }
  /// True where it is asked what follows each stone.
  bool asks_after_move() const { return script && script->has(Hook::after_move); }
};

constexpr Place place_of(Point p) { return {column(p), row(p)}; }
constexpr Point point_of(Place p) { return point_at(p.x, p.y); }

}  // namespace tablier::pente
