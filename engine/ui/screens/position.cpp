#include "ui/screens/position.hpp"

#include "match/play_line.hpp"

namespace tablier {
namespace {

std::optional<Match> match_of(const Catalogue& catalogue, const GameEntry& game, const Picture& picture) {
  auto rules = catalogue.ruleset(game.name + (picture.variant.empty() ? "" : "/" + picture.variant), picture.options);
  if (!rules) return std::nullopt;
  MatchSetup setup;
  setup.game = game.name;
  setup.variant = rules->variant;
  setup.options = picture.options;
  setup.players.resize(static_cast<std::size_t>(rules->game->seats().min));
  auto match = Match::start(std::move(*rules), std::move(setup));
  if (!match || !play_line(*match, picture.moves)) return std::nullopt;
  return *std::move(match);
}

void add_lights(Scene& scene, const State& state) {
  MoveList moves;
  state.legal_moves(moves);
  for (const Move move : moves) {
    const Touch touch = state.touch(move);
    if (touch.size() == 1 && touch.front().kind == GestureKind::put)
      scene.highlights.push_back({.kind = HighlightKind::legal, .surface = touch.front().surface, .place = touch.front().places.front()});
  }
}

}  // namespace

std::optional<Scene> position_of(const Catalogue& catalogue, const GameEntry& game, const Picture& picture) {
  const auto match = match_of(catalogue, game, picture);
  return match ? std::optional(match->state().scene(Seat::nobody)) : std::nullopt;
}

std::optional<Scene> lit_position_of(const Catalogue& catalogue, const GameEntry& game, const Picture& picture) {
  const auto match = match_of(catalogue, game, picture);
  if (!match) return std::nullopt;
  Scene scene = match->state().scene(Seat::nobody);
  if (!scene.tokens.empty()) add_lights(scene, match->state());
  return scene;
}

}  // namespace tablier
