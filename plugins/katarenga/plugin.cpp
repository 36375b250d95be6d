#include "sdk/plugin.hpp"

#include "game.hpp"
#include "hooks.hpp"
#include "parameters.hpp"
#include "tools/tools.hpp"

namespace {

const tablier::Plugin kPlugin{
    .name = "katarenga",
    .version = "1.0.0",
    .parameters = tablier::katarenga::parameters,
    .make_game = tablier::katarenga::make_game,
    .hooks = tablier::katarenga::hooks,
    .tools = tablier::katarenga::tools,
    .benchmarks = tablier::katarenga::benchmarks,
};

}  // namespace

TABLIER_PLUGIN(kPlugin)
