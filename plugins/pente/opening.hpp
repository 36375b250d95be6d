#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// Who places the first stones and who may then change colours: swap2, D-Pente and their like, as a list of steps.
/// A *seat* here is 0, who begins, or 1; colours alternate by stones as always, whoever places them.
namespace tablier::pente {

enum class StepKind : std::uint8_t {
  stone,         ///< the seat places a stone
  choose,        ///< the seat takes the other colour, or stays
  choose_or_add  ///< the same, or it places a stone; when it chooses, the two steps that follow are left out
};

struct Step {
  StepKind kind = StepKind::stone;
  int seat = 0;
};

/// What a step may be named in the parameter `opening`.
const std::vector<std::string>& opening_step_names();

/// Steps of names. `…_chooses_or_adds` becomes three: the choice, a second stone of the same seat, the choice of the other.
std::vector<Step> make_opening(const std::vector<std::string>& names);

/// How far an opening is. A small value.
struct Opening {
  std::uint16_t step = 0;
  bool swapped = false;  ///< seat 0 plays the second colour
  friend bool operator==(Opening, Opening) = default;
};

}  // namespace tablier::pente
