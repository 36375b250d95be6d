#include "sdk/plugin.hpp"

#include "game.hpp"
#include "hooks.hpp"
#include "parameters.hpp"
#include "tools/tools.hpp"

namespace {

const tablier::Plugin kPlugin{
    .name = "katamino",
    .version = "1.0.0",
    .parameters = tablier::katamino::parameters,
    .make_game = tablier::katamino::make_game,
    .hooks = tablier::katamino::hooks,
    .tools = tablier::katamino::tools,
    .benchmarks = tablier::katamino::benchmarks,
};

}  // namespace

TABLIER_PLUGIN(kPlugin)
