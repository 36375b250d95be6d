#pragma once

#include "core/rules.hpp"
#include "shapes.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

/// What things on the board are worth, for the seat to move and for the other.
namespace tablier::pente {

/// Weights are in 1/kWeightUnit of a score's unit; two hundred units are a game's odds of e to 1.
inline constexpr int kWeightUnit = 8;

/// What one stone on a point makes, all four directions together, the weakest first.
enum class Threat : std::uint8_t {
  none,
  seed,   ///< two live twos or dead threes
  three,  ///< a live three
  double_three,
  four,        ///< a dead four
  four_three,  ///< a dead four and a live three
  wins_next,   ///< a live four or two dead ones
  row
};
inline constexpr std::size_t kThreats = 8;

/// The four shapes of a point whatever their order, none of them a row: C(12, 4) of them. The order of the tables is that of
/// `bundle_of`.
inline constexpr std::size_t kBundles = 495;
/// From four shapes in rising order, all below Shape::row.
std::size_t bundle_of(const std::array<Shape, kDirections>& rising);

/// Numbers of stones taken, as tenths and as fifths of what wins by captures; pairs that could be taken: 0 … 4 or more.
inline constexpr std::size_t kTenths = 11;
inline constexpr std::size_t kFifths = 5;
inline constexpr std::size_t kPairs = 5;

/// Of one side in one role: it is its turn, or it is not.
struct RoleWeights {
  std::array<std::int16_t, kBundles> bundles;             ///< each empty point
  std::array<std::array<int, kPairs>, kFifths> captures;  ///< what could be taken now, by what was taken
  std::array<int, kFifths> capture_threats;               ///< each flank from which a pair would be threatened
  std::array<int, kTenths> taken;
};

struct Weights {
  int turn = 0;  ///< of being the one to move, beyond what follows
  RoleWeights mover;
  RoleWeights other;
};

/// Where stones are taken, and where none are.
extern const Weights kWithCaptures;
extern const Weights kRowsAlone;

const Weights& weights_for(const Rules& rules);

}  // namespace tablier::pente
