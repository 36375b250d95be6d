#pragma once

#include "board.hpp"
#include "rules.hpp"

#include <array>
#include <cstdint>
#include <optional>

/// What moves are worth. These functions mirror scripts/triominos/rules/, line for line, for the bots' many playouts and for a game
/// without a script; a test proves them equal to the Lua.
namespace tablier::triominos {

/// Why points are won or lost.
enum class Cause : std::uint8_t {
  tile,  ///< the tile's own points
  bridge,
  hexagon,
  start,  ///< the round begins with a triple
  draw,
  give_up,  ///< drew as often as is allowed and laid nothing
  pass,     ///< the pool is empty
  timeout,
  out,      ///< laid the last tile
  others,   ///< what the others still hold
  own_rack  ///< what one holds oneself
};
inline constexpr int kCauses = 11;
const char* name_of(Cause cause);
std::optional<Cause> cause_of(std::string_view name);

/// Points for one cause.
struct Award {
  Cause cause = Cause::tile;
  std::int8_t seat = 0;
  std::int32_t points = 0;
  friend bool operator==(const Award&, const Award&) = default;
};

/// What one ply was worth, at most kMax entries; entries of no points are left out.
class Awards {
 public:
  static constexpr std::size_t kMax = 16;
  void add(Cause cause, int seat, std::int64_t points) {
    if (points == 0 || size_ == kMax) return;
    all_[size_++] = {cause, static_cast<std::int8_t>(seat), static_cast<std::int32_t>(points)};
  }
  void clear() { size_ = 0; }
  bool empty() const { return size_ == 0; }
  const Award* begin() const { return all_.data(); }
  const Award* end() const { return all_.data() + size_; }

 private:
  std::array<Award, kMax> all_{};
  std::uint8_t size_ = 0;
};

/// How a round ended.
enum class Ending : std::uint8_t {
  none,
  out,
  blocked,  ///< the pool is empty and nobody can place
  passed,   ///< the pool is empty and all have passed in turn, though somebody could place: counted as blocked
  resigned
};

/// Seats as bits.
using SeatSet = std::uint8_t;

/// What a round's end is judged by.
struct FinalRacks {
  Ending ending = Ending::none;
  int seats = 1;
  int mover = 0;  ///< that went out
  std::array<std::int32_t, kMaxSeats> sums{};
};

/// Whether the rule in force pays a bridge for it.
bool is_bridge(const Rules& rules, const PlacementFacts& facts);
std::int32_t tile_points(const Rules& rules, const PlacementFacts& facts);
std::int32_t bridge_points(const Rules& rules, const PlacementFacts& facts);
std::int32_t hexagon_points(const Rules& rules, const PlacementFacts& facts);
std::int32_t start_points(const Rules& rules, const PlacementFacts& facts);
/// For a cause that costs: draw, give_up, pass, timeout.
std::int32_t cost(const Rules& rules, Cause cause);
void add_ending(const Rules& rules, const FinalRacks& racks, Awards& awards);
/// Who wins a round that is not counted in points; absent: those with the highest score.
std::optional<SeatSet> uncounted_winners(const Rules& rules, const FinalRacks& racks);

/// The points of a placement and its bonuses among these.
std::int32_t placement_points(const Awards& awards);
void add_placement(const Rules& rules, const PlacementFacts& facts, int seat, Awards& awards);

/// The seats of the highest score; none where all of several have it.
SeatSet leaders(const std::array<std::int32_t, kMaxSeats>& scores, int seats);

}  // namespace tablier::triominos
