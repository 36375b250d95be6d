#include "sdk/plugin.hpp"

#include "game.hpp"
#include "parameters.hpp"

namespace {

const tablier::Plugin kPlugin{
    .name = "katamino",
    .version = "1.0.0",
    .parameters = tablier::katamino::parameters,
    .make_game = tablier::katamino::make_game,
};

}  // namespace

TABLIER_PLUGIN(kPlugin)
