#include "match/observation/moves.hpp"

#include "match/observation/basics.hpp"
#include "match/observation/scene.hpp"

#include <algorithm>
#include <array>

namespace tablier::observed {
namespace {

constexpr std::array kGestureKinds{"put", "lay", "lift", "slide", "trace", "pick", "press"};
constexpr std::size_t kMaxGestures = 16;

Codec<Gesture> gesture() {
  return StructCodec<Gesture>()
      .required("kind", &Gesture::kind, codec::choice<GestureKind>(kGestureKinds))
      .member("item", &Gesture::item, number())
      .member("orientation", &Gesture::orientation, number())
      .member("surface", &Gesture::surface, count())
      .member("places", &Gesture::places, places())
      .member("end_surface", &Gesture::end_surface, number())
      .member("button", &Gesture::button, codec::text())
      .codec();
}

std::size_t places_needed(GestureKind kind) {
  switch (kind) {
    case GestureKind::slide: return 2;
    case GestureKind::put:
    case GestureKind::lay:
    case GestureKind::trace: return 1;
    default: return 0;
  }
}

bool lie_on(const Scene& scene, int surface, std::span<const Place> places) {
  const auto at = static_cast<std::size_t>(surface);
  if (at >= scene.surfaces.size()) return places.empty() && surface == 0;
  const Grid& grid = scene.surfaces[at].grid;
  return std::all_of(places.begin(), places.end(), [&](Place p) { return grid.in_extent(p); });
}

bool is_possible(const Scene& scene, const Gesture& g) {
  const std::span<const Place> places(g.places);
  if (places.size() < places_needed(g.kind)) return false;
  if (g.end_surface < 0) return lie_on(scene, g.surface, places);
  return !places.empty() && lie_on(scene, g.surface, places.first(1)) && lie_on(scene, g.end_surface, places.subspan(1));
}

void check_table(MapReader& reader, const PlayableScene& table) {
  for (std::size_t i = 0; i < table.moves.size() && reader.kept_all("moves", table.moves.size()); ++i) {
    const Touch& touch = table.moves[i].touch;
    if (!std::all_of(touch.begin(), touch.end(), [&](const Gesture& g) { return is_possible(table.scene, g); }))
      reader.fault("moves", i, Text("observation.gesture", {{"move", table.moves[i].notation}}));
  }
}

}  // namespace

Codec<OfferedMove> offered_move() {
  return StructCodec<OfferedMove>()
      .required("move", &OfferedMove::notation, codec::word())
      .member("label", &OfferedMove::label, text())
      .member("touch", &OfferedMove::touch, codec::list_of(gesture(), 0, kMaxGestures))
      .codec();
}

Codec<PlayableScene> table() {
  return StructCodec<PlayableScene>()
      .required("scene", &PlayableScene::scene, scene())
      .member("moves", &PlayableScene::moves, codec::list_of(offered_move(), 0, kMaxMoves))
      .check(check_table)
      .codec();
}

}  // namespace tablier::observed
