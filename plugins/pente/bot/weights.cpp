#include "weights.hpp"

namespace tablier::pente {

const Weights kWeights{
    .mover = {.shapes = {0, 1, 2, 4, 9, 12, 30, 25, 60, 0},
              .threats = {0, 4, 20, 90, 30, 200, 500, 0},
              .take = 45,
              .poke = 8,
              .taken = {0, 0, 90, 100, 220, 260, 420, 480, 900, 1000, 1000}},
    .other = {.shapes = {0, 1, 2, 3, 7, 8, 18, 10, 25, 0},
              .threats = {0, 2, 8, 25, 10, 60, 150, 0},
              .take = 25,
              .poke = 5,
              .taken = {0, 0, 80, 90, 200, 240, 380, 430, 800, 900, 900}},
};

}  // namespace tablier::pente
