#include "ui/screens/position.hpp"

#include "match/match_view.hpp"
#include "match/observation.hpp"
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

void add_lights(Scene& scene, const std::vector<OfferedMove>& moves) {
  for (const auto& [notation, label, touch] : moves)
    if (touch.size() == 1 && touch.front().kind == GestureKind::put)
      scene.highlights.push_back({.kind = HighlightKind::legal, .surface = touch.front().surface, .place = touch.front().places.front()});
}

}  // namespace

std::optional<Scene> position_of(const Catalogue& catalogue, const GameEntry& game, const Picture& picture) {
  const auto match = match_of(catalogue, game, picture);
  return match ? std::optional(MatchView(*match, Seat::nobody).scene()) : std::nullopt;
}

std::optional<Scene> lit_position_of(const Catalogue& catalogue, const GameEntry& game, const Picture& picture) {
  const auto match = match_of(catalogue, game, picture);
  if (!match) return std::nullopt;
  auto [scene, moves] = observe(*match, Viewer::all_seeing(static_cast<int>(match->setup().players.size()))).table;
  if (!scene.tokens.empty()) add_lights(scene, moves);
  return std::optional(std::move(scene));
}

}  // namespace tablier
