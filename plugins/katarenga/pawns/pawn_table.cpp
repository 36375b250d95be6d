#include "pawns/pawn_table.hpp"

#include <algorithm>
#include <cstdlib>

namespace tablier::katarenga {

PawnTable::PawnTable(std::shared_ptr<const RoundBoard> table, const PlacingRules& rules) : table_(std::move(table)), rules_(rules) {
  for (int square = 0; square < board().squares(); ++square)
    for (int other = 0; other < board().squares(); ++other) {
      const int across = std::abs(board().column(other) - board().column(square));
      const int along = std::abs(board().row(other) - board().row(square));
      if (std::max(across, along) < rules.area) near_[static_cast<std::size_t>(square)] |= bit(other);
    }
}

}  // namespace tablier::katarenga
