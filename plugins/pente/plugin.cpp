#include "sdk/plugin.hpp"

#include "game.hpp"
#include "parameters.hpp"

namespace {

const tablier::Plugin kPlugin{
    .name = "pente",
    .version = "1.0.0",
    .parameters = tablier::pente::parameters,
    .make_game = tablier::pente::make_game,
};

}  // namespace

TABLIER_PLUGIN(kPlugin)
