#include "sdk/plugin.hpp"

#include "game.hpp"
#include "hooks.hpp"
#include "parameters.hpp"
#include "tools/tools.hpp"

namespace {

const tablier::Plugin kPlugin{
    .name = "iso",
    .version = "1.0.0",
    .parameters = tablier::iso::parameters,
    .make_game = tablier::iso::make_game,
    .hooks = tablier::iso::hooks,
    .benchmarks = tablier::iso::benchmarks,
};

}  // namespace

TABLIER_PLUGIN(kPlugin)
