#include "weights.hpp"

namespace tablier::pente {

const Weights kWeights{
    .mover = {.shapes = {0, -8, 0, -10, -49, 40, 59, 299, 0, 0},
              .threats = {0, 105, 103, -43, 314, 983, 12000, 0},
              .take = 741,
              .poke = 241,
              .taken = {0, 815, 1630, 2507, 3385, 4420, 5456, 7509, 9563, 9563, 9563}},
    .other = {.shapes = {0, -11, 0, -19, -46, 25, -183, 50, 440, 0},
              .threats = {0, 93, 332, 557, 443, 845, 637, 0},
              .take = 536,
              .poke = 116,
              .taken = {0, 810, 1620, 2489, 3358, 4320, 5282, 6656, 8031, 8031, 8031}},
};

}  // namespace tablier::pente
