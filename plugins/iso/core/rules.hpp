#pragma once

#include <cstdint>

/// What the hot path needs to know of the rules: plain numbers, no texts. Made once a game and never changed.
namespace tablier::iso {

inline constexpr int kSmallestZone = 5;
inline constexpr int kLargestZone = 25;

/// Which earlier copies of its shape a copy must stand next to.
enum class ConnectScope : std::uint8_t { own_colour, any_colour, none };
/// Which points are next to each other where copies connect. The four points of a shape are always orthogonal neighbours.
enum class ConnectAdjacency : std::uint8_t { orthogonal, king };
/// Which copy of a shape may stand anywhere: the first of each player, or the first of the game. With `own_colour` there is no difference:
/// a player's first copy has none of that player's to stand next to.
enum class FirstCopy : std::uint8_t { anywhere, anywhere_per_game };
/// What the mark off the zone takes: nothing, or the next turn of the player who introduced the shape.
enum class OffzoneMark : std::uint8_t { free, costs_turn };
/// What a player who never drew one of the five shapes makes of it.
enum class MissingShape : std::uint8_t { lose, ignore };
/// Who gets the point of a shape with equal numbers of copies.
enum class TieTo : std::uint8_t { non_introducer, nobody };

struct Rules {
  int zone_squares = 15;
  bool border_free = false;
  ConnectScope connect_scope = ConnectScope::own_colour;
  ConnectAdjacency connect_adjacency = ConnectAdjacency::orthogonal;
  FirstCopy first_copy = FirstCopy::anywhere;
  OffzoneMark offzone_mark = OffzoneMark::free;
  MissingShape missing_shape = MissingShape::lose;
  TieTo tie_to = TieTo::non_introducer;

  /// Points in a row, and rows: 4 … 26.
  int side() const { return border_free ? zone_squares + 1 : zone_squares - 1; }

  friend bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr int kMaxSide = kLargestZone + 1;

}  // namespace tablier::iso
