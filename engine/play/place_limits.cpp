#include "play/place_limits.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// What a first stone bars is known after it, and what partners or both sides put first after one more.
constexpr int kTriedPositions = 3;

using PutPlace = std::pair<int, Place>;

/// Where a move can begin.
std::vector<PutPlace> put_places(const PlayableScene& table) {
  std::vector<PutPlace> places;
  for (const OfferedMove& move : table.moves)
    if (!move.touch.empty() && move.touch.front().kind == GestureKind::put)
      places.emplace_back(move.touch.front().surface, move.touch.front().places.front());
  std::ranges::sort(places);
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

}  // namespace

std::optional<FreePlaces> free_places(const Scene& scene, const std::vector<int>& surfaces) {
  FreePlaces sum;
  for (std::size_t i = 0; i < scene.surfaces.size(); ++i) {
    const int surface = static_cast<int>(i);
    if (std::ranges::find(surfaces, surface) == surfaces.end()) continue;
    const Grid& grid = scene.surfaces[i].grid;
    if (!grid.bounded()) return std::nullopt;
    std::size_t taken = 0, there = 0;
    for (const Token& t : scene.tokens) taken += t.surface == surface ? t.places.size() : 0;
    for (int n = 0; n < grid.size(); ++n) there += grid.contains(grid.place(n)) ? 1U : 0U;
    sum.all += there;
    sum.free += there - std::min(there, taken);
  }
  return sum;
}

bool limits_places(const PlayableScene& table) {
  const std::vector<PutPlace> places = put_places(table);
  std::vector<int> surfaces;
  for (const PutPlace& place : places) surfaces.push_back(place.first);
  const auto room = free_places(table.scene, surfaces);
  return !places.empty() && (!room || places.size() < room->free);
}

bool limits_places(const State& start) {
  const auto state = start.clone();
  for (int i = 0; i < kTriedPositions; ++i) {
    const Seat mover = state->to_move();
    if (!is_player(mover) || !state->scene(mover).hand.put || state->outcome().over) return false;
    if (limits_places(observe_table(*state, Viewer::at(mover)))) return true;
    MoveList moves;
    state->legal_moves(moves);
    if (moves.empty()) return false;
    state->play(moves[0]);
  }
  return false;
}

}  // namespace tablier
