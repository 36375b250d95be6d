#pragma once

#include "core/position.hpp"

#include <cstdint>

/// Keys that are equal for positions from which the same rounds can follow.
namespace tablier::iso {

/// Equal where the same can be drawn and counts the same. `owners_count`: of a shape that neither can draw any more only its owner and
/// whether a seat lacks it count, as core/ scores.
template <int kWords>
std::uint64_t key_by_prospects(const Position<kWords>& position, bool owners_count);

/// Equal where one position turns or mirrors into the other. Slower; for positions with few strokes.
template <int kWords>
std::uint64_t key_by_symmetry(const Position<kWords>& position);

}  // namespace tablier::iso
