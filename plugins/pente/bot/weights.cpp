#include "weights.hpp"

namespace tablier::pente {
namespace {

const Weights kWithCaptures{
    .turn = -232,
    .mover = {.shapes = {0, -1, -1, -9, -23, 33, 68, 241, 0, 0},
              .threats = {0, 76, 100, -15, 249, 1192, 12000, 0},
              .take = 719,
              .reach = {2, -79, 248, 1242, 1242},
              .poke = 152,
              .taken = {0, 645, 1290, 1710, 2130, 2938, 3747, 5609, 7471, 7471, 7471}},
    .other = {.shapes = {0, -3, -1, -15, -16, 30, -118, 86, 377, 0},
              .threats = {0, 53, 234, 399, 341, 832, 735, 0},
              .take = 486,
              .reach = {80, 6, -32, 385, 385},
              .poke = 77,
              .taken = {0, 603, 1206, 1702, 2198, 3014, 3831, 4813, 5795, 5795, 5795}},
};

const Weights kRowsAlone{
    .turn = -2642,
    .mover = {.shapes = {0, 4, 0, 10, 1, 89, 165, 300, 0, 0},
              .threats = {0, 152, 200, 357, 304, 4919, 12000, 0},
              .take = 0,
              .reach = {0, 0, 0, 0, 0},
              .poke = 0,
              .taken = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
    .other = {.shapes = {0, 6, -3, -5, 7, 86, 145, 285, 798, 0},
              .threats = {0, 88, 127, 157, 283, 1729, 773, 0},
              .take = 0,
              .reach = {0, 0, 0, 0, 0},
              .poke = 0,
              .taken = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
};

}  // namespace

const Weights& weights_for(const Rules& rules) { return rules.capture_lengths != 0 ? kWithCaptures : kRowsAlone; }

}  // namespace tablier::pente
