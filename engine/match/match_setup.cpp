#include "match/match_setup.hpp"

#include "sdk/game.hpp"

namespace tablier {

int usual_seats(const Game& game) { return game.seats().contains(2) ? 2 : game.seats().min; }

bool is_set_up(const MatchSetup& setup, const Game& game) {
  const auto kit = setup.challenge.empty() ? game.diagram_kit() : std::nullopt;
  const Value* diagram = kit ? setup.options.find(kit->option) : nullptr;
  return diagram && diagram->as_list() && !diagram->as_list()->empty();
}

}  // namespace tablier
