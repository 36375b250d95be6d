#include "match/observation/scene.hpp"

#include "match/observation/basics.hpp"

#include <algorithm>
#include <array>

namespace tablier::observed {
namespace {

constexpr std::array kRoundKinds{"contest", "score", "puzzle"};
constexpr std::array kHighlightKinds{"legal", "bonus", "danger", "value"};

Codec<Highlight> highlight() {
  return StructCodec<Highlight>()
      .required("kind", &Highlight::kind, codec::choice<HighlightKind>(kHighlightKinds))
      .member("surface", &Highlight::surface, count())
      .required("place", &Highlight::place, place())
      .member("text", &Highlight::text, text())
      .member("value", &Highlight::value, codec::real(-kMaxReal, kMaxReal))
      .codec();
}

Codec<Counter> counter() {
  return StructCodec<Counter>()
      .required("name", &Counter::name, text())
      .member("seat", &Counter::seat, seat())
      .required("value", &Counter::value, codec::integer())
      .member("of_side", &Counter::of_side, codec::boolean())
      .codec();
}

Codec<Event> event() {
  return StructCodec<Event>()
      .required("text", &Event::text, text())
      .member("surface", &Event::surface, count())
      .required("place", &Event::place, place())
      .member("seat", &Event::seat, seat())
      .codec();
}

Codec<SeatLook> seat_look() {
  return StructCodec<SeatLook>()
      .member("paint", &SeatLook::paint, codec::text())
      .member("label", &SeatLook::label, codec::text())
      .member("side", &SeatLook::side, number())
      .codec();
}

Codec<HandVerbs> hand_verbs() {
  return StructCodec<HandVerbs>()
      .member("put", &HandVerbs::put, codec::boolean())
      .member("lay", &HandVerbs::lay, codec::boolean())
      .member("lift", &HandVerbs::lift, codec::boolean())
      .member("slide", &HandVerbs::slide, codec::boolean())
      .member("trace", &HandVerbs::trace, codec::boolean())
      .member("turn", &HandVerbs::turn, codec::boolean())
      .member("flip", &HandVerbs::flip, codec::boolean())
      .member("tip", &HandVerbs::tip, codec::boolean())
      .codec();
}

/// Says where something lies on no board, or off the one that it names.
class PlaceChecks {
 public:
  PlaceChecks(MapReader& reader, const Scene& scene) : reader_(reader), scene_(scene) {}

  template <typename T, typename PlacesOf>
  void check(const char* key, const std::vector<T>& all, PlacesOf places_of) {
    for (std::size_t i = 0; i < all.size() && reader_.kept_all(key, all.size()); ++i) {
      const auto surface = static_cast<std::size_t>(all[i].surface);
      if (surface >= scene_.surfaces.size())
        reader_.fault(key, i, Text("observation.no_surface", {{"n", all[i].surface}, {"surfaces", scene_.surfaces.size()}}));
      else if (!all_lie_on(scene_.surfaces[surface].grid, places_of(all[i]))) reader_.fault(key, i, Text("observation.off_board"));
    }
  }

 private:
  static bool all_lie_on(const Grid& grid, const std::vector<Place>& places) {
    return std::all_of(places.begin(), places.end(), [&](Place p) { return grid.in_extent(p); });
  }

  MapReader& reader_;
  const Scene& scene_;
};

void check_scene(MapReader& reader, const Scene& scene) {
  if (!reader.kept_all("surfaces", scene.surfaces.size()) && reader.has("surfaces")) return;
  PlaceChecks checks(reader, scene);
  checks.check("tokens", scene.tokens, [](const Token& t) { return t.places; });
  checks.check("highlights", scene.highlights, [](const Highlight& h) { return std::vector{h.place}; });
  checks.check("events", scene.events, [](const Event&) { return std::vector<Place>(); });
  for (std::size_t i = 0; i < scene.seats.size() && reader.kept_all("seats", scene.seats.size()); ++i)
    if (scene.seats[i].side >= static_cast<int>(scene.sides.size()))
      reader.fault("seats", i, Text("observation.no_side", {{"n", scene.seats[i].side}, {"sides", scene.sides.size()}}));
}

}  // namespace

Codec<Scene> scene() {
  return StructCodec<Scene>()
      .required("round", &Scene::round, codec::choice<RoundKind>(kRoundKinds))
      .member("hand", &Scene::hand, hand_verbs())
      .member("letters_write", &Scene::letters_write, codec::boolean())
      .member("surfaces", &Scene::surfaces, codec::list_of(surface()))
      .member("tokens", &Scene::tokens, codec::list_of(token()))
      .member("trays", &Scene::trays, codec::list_of(tray()))
      .member("gone", &Scene::gone, codec::list_of(number()))
      .member("highlights", &Scene::highlights, codec::list_of(highlight()))
      .member("counters", &Scene::counters, codec::list_of(counter()))
      .member("events", &Scene::events, codec::list_of(event()))
      .member("seats", &Scene::seats, codec::list_of(seat_look(), 0, kMaxSeats))
      .member("sides", &Scene::sides, codec::list_of(text(), 0, kMaxSeats))
      .member("status", &Scene::status, text())
      .check(check_scene)
      .codec();
}

}  // namespace tablier::observed
