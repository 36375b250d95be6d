#include "sdk/plugin.hpp"

#include "game.hpp"
#include "hooks.hpp"
#include "parameters.hpp"
#include "record.hpp"
#include "tools/tools.hpp"

namespace {

const tablier::Plugin kPlugin{
    .name = "pente",
    .version = "1.0.0",
    .parameters = tablier::pente::parameters,
    .make_game = tablier::pente::make_game,
    .hooks = tablier::pente::hooks,
    .tools = tablier::pente::tools,
    .benchmarks = tablier::pente::benchmarks,
    .record_format = &tablier::pente::kRecordFormat,
};

}  // namespace

TABLIER_PLUGIN(kPlugin)
