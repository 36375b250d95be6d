#include "match/match_setup.hpp"

#include "sdk/game.hpp"

namespace tablier {

int usual_seats(const Game& game) { return game.seats().contains(2) ? 2 : game.seats().min; }

}  // namespace tablier
