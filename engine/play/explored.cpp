#include "play/explored.hpp"

#include <algorithm>

namespace tablier {

bool is_explored(const Match& match) {
  const bool all_human = std::ranges::all_of(match.setup().players, [](const Player& p) { return p.human; });
  return all_human && is_set_up(match.setup(), *match.rules().game);
}

bool has_open_lines(const Match& match) { return match.over() || is_explored(match); }

}  // namespace tablier
