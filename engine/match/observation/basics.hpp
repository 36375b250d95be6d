#pragma once

#include "content/codec.hpp"
#include "sdk/grid.hpp"
#include "sdk/seat.hpp"

#include <vector>

/// How the small parts of an observation are written: texts, seats, places. For the writers and readers of this folder.
namespace tablier::observed {

/// Any number that counts or names something.
inline constexpr int kMaxNumber = 1'000'000'000;
inline constexpr double kMaxReal = 1e12;

/// Its key; with values, `{text: KEY, with: {name: 3, why: {text: KEY}}}`.
Codec<Text> text();
/// `0`, `1`, …, `chance` or `nobody`.
Codec<Seat> seat();
Codec<std::vector<Seat>> seats();
/// `3,4`, or `3,4,1` above the lowest layer.
Codec<Place> place();
/// Places in one text, spaces between.
Codec<std::vector<Place>> places(std::size_t min = 0);
/// An id or an index, −1 for none.
Codec<int> number();
Codec<int> count();

}  // namespace tablier::observed
