#include "match/shown_position.hpp"

#include "match/observation/scene.hpp"

#include <algorithm>

namespace tablier {
namespace {

template <typename Things, typename Codec>
void sort_as_written(Things& things, const Codec& codec) {
  std::ranges::sort(things, {}, [&](const auto& thing) { return to_json(codec.write(thing)); });
}

}  // namespace

std::string seen_table(const State& state, Seat viewer) {
  Scene scene = state.scene(viewer);
  scene.gone.clear();
  scene.events.clear();
  for (Token& token : scene.tokens) token.id = 0;
  for (Tray& tray : scene.trays)
    for (TrayItem& item : tray.items) item.id = 0;
  static const auto kToken = observed::token();
  sort_as_written(scene.tokens, kToken);
  return to_json(observed::scene().write(scene));
}

bool is_same_outcome(const Outcome& a, const Outcome& b) {
  return a.over == b.over && a.scores == b.scores && a.winners == b.winners && a.reason == b.reason;
}

}  // namespace tablier
