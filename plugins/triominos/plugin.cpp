#include "sdk/plugin.hpp"

#include "game.hpp"
#include "hooks.hpp"
#include "parameters.hpp"

namespace {

const tablier::Plugin kPlugin{
    .name = "triominos",
    .version = "1.0.0",
    .parameters = tablier::triominos::parameters,
    .make_game = tablier::triominos::make_game,
    .hooks = tablier::triominos::hooks,
};

}  // namespace

TABLIER_PLUGIN(kPlugin)
