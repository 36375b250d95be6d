#include "ui/screens/position.hpp"

#include "match/play_line.hpp"

namespace tablier {

std::optional<Scene> position_of(const Catalogue& catalogue, const GameEntry& game, const Picture& picture) {
  auto rules = catalogue.ruleset(game.name + (picture.variant.empty() ? "" : "/" + picture.variant), picture.options);
  if (!rules) return std::nullopt;
  MatchSetup setup;
  setup.game = game.name;
  setup.variant = rules->variant;
  setup.options = picture.options;
  setup.players.resize(static_cast<std::size_t>(rules->game->seats().least));
  auto match = Match::start(std::move(*rules), std::move(setup));
  if (!match || !play_line(*match, picture.moves)) return std::nullopt;
  return match->state().scene(Seat::nobody);
}

}  // namespace tablier
