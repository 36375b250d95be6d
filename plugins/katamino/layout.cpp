#include "layout.hpp"

namespace tablier::katamino {

int Layout::covering(std::uint64_t mask) const {
  for (int piece = 0; piece < static_cast<int>(table_->pieces().size()); ++piece)
    if (lies(piece) && ((*table_)[placed(piece)].mask & mask) != 0) return piece;
  return -1;
}

}  // namespace tablier::katamino
