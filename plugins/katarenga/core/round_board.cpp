#include "core/round_board.hpp"

namespace tablier::katarenga {

std::shared_ptr<const RoundBoard> lay_out(const BoardRules& rules, std::uint64_t seed) {
  const Layout layout = rules.layout.empty() ? rules.quarters.draw(rules.drawn, seed) : rules.layout;
  return std::make_shared<const RoundBoard>(layout, rules.quarters.board(layout), rules.slide_blocking);
}

}  // namespace tablier::katarenga
