#pragma once

#include "core/position.hpp"

#include <cstdint>

/// Counts of the tree of legal moves.
namespace tablier::iso {

/// Leaves at a depth; the last ply is counted, not played. A round that is over has none below it. `nodes` counts moves played.
template <int kWords>
std::uint64_t perft(const Position<kWords>& position, int depth, std::uint64_t& nodes);

extern template std::uint64_t perft(const Position<1>&, int, std::uint64_t&);
extern template std::uint64_t perft(const Position<2>&, int, std::uint64_t&);
extern template std::uint64_t perft(const Position<4>&, int, std::uint64_t&);
extern template std::uint64_t perft(const Position<11>&, int, std::uint64_t&);

}  // namespace tablier::iso
