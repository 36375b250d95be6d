#include "play/move_end.hpp"

#include <ranges>

namespace tablier {

std::optional<MoveEnd> end_of(const Touch& touch) {
  for (const Gesture& g : std::views::reverse(touch)) {
    if (g.places.empty()) continue;
    const bool slides_away = g.kind == GestureKind::slide && g.end_surface >= 0;
    return MoveEnd{slides_away ? g.end_surface : g.surface, g.places.back()};
  }
  return std::nullopt;
}

std::string place_name(const State& state, Move move) {
  const auto end = end_of(state.touch(move));
  if (!end) return {};
  const Scene scene = state.scene(Seat::chance);
  const auto surface = static_cast<std::size_t>(end->surface);
  return surface < scene.surfaces.size() ? scene.surfaces[surface].grid.name(end->place) : std::string();
}

}  // namespace tablier
