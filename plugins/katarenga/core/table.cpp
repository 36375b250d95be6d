#include "core/table.hpp"

namespace tablier::katarenga {

std::shared_ptr<const Table> lay_out(const TableRules& rules, std::uint64_t seed) {
  const Layout layout = rules.layout.empty() ? rules.quarters.draw(rules.drawn, seed) : rules.layout;
  return std::make_shared<const Table>(layout, rules.quarters.board(layout), rules.slide_blocking);
}

}  // namespace tablier::katarenga
