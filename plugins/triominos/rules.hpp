#pragma once

#include "sdk/grid.hpp"
#include "sdk/parameter.hpp"
#include "sdk/seat.hpp"
#include "tiles.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// The parameters of a rule set, read once.
namespace tablier::triominos {

enum class StartRule : std::uint8_t { draw_highest, highest_triple };
enum class BridgeRule : std::uint8_t { opposite, any, extend };
enum class BlockedRule : std::uint8_t { lowest_takes_others, all_subtract, lowest_takes_differences };
enum class Counting : std::uint8_t { points, children, none };

/// A tile set on the table before the round.
struct SetTile {
  int tile = 0;
  int turn = 0;
  Place place;
};

/// A position that was set up by hand instead of dealt: for tests, and for pictures in the rules.
struct Arrangement {
  std::vector<SetTile> layout;           ///< in an order in which each touches one before by a side
  std::vector<TileSet> racks;            ///< one a seat; empty: they are dealt
  std::optional<std::vector<int>> pool;  ///< in the order in which it is drawn from; absent: what is left, shuffled

  TileSet on_table() const;
};

struct Rules {
  std::array<int, kMaxSeats> hand_size{};  ///< by the number of seats, one first
  StartRule start_rule = StartRule::draw_highest;
  std::int32_t start_bonus_triple = 0;
  std::int32_t start_bonus_000 = 0;
  bool corner_match = true;
  std::int32_t bonus_bridge = 40;
  std::array<std::int32_t, 3> bonus_hexagon{50, 60, 70};  ///< for one, two, three at once
  BridgeRule bridge_rule = BridgeRule::opposite;
  int max_draws = 3;
  std::int32_t draw_cost = 5;
  std::int32_t no_play_extra = 10;
  bool voluntary_draw = true;
  bool drawn_only = true;  ///< after drawing, only the tile just drawn may be laid
  std::int32_t pool_empty_pass_cost = 0;
  BlockedRule blocked_rule = BlockedRule::lowest_takes_others;
  bool tied_lowest_all = true;  ///< when several racks are lowest each counts as the lowest; else none does
  std::int32_t out_bonus = 25;
  int timer_seconds = 0;  ///< 0: off
  std::int32_t timer_penalty = 15;
  Counting counting = Counting::points;
  Arrangement arrangement;
};

}  // namespace tablier::triominos
