#pragma once

#include "app/session.hpp"
#include "sdk/benchmark.hpp"

#include <vector>

/// What the engine itself is measured by, beside the games' own benchmarks.
namespace tablier {

/// `start/games`: finding and opening every game. `script/call`: hooks called from C++. `rounds/<game>`: moves listed, played and taken
/// back in random rounds of each game. `frame/library` and `frame/<game>`: processor time of drawn frames (nodes: drawing calls), where
/// there is a display. The session must outlive what is returned.
std::vector<Benchmark> engine_benchmarks(const Session& session);

}  // namespace tablier
