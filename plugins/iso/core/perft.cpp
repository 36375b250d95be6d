#include "core/perft.hpp"

namespace tablier::iso {

template <int kWords>
std::uint64_t perft(const Position<kWords>& position, int depth, std::uint64_t& nodes) {
  if (depth == 0) return 1;
  if (depth == 1) {
    const int moves = position.count_drawable(position.mover());
    return moves > 0 ? static_cast<std::uint64_t>(moves) : position.over() ? 0 : 1;
  }
  std::uint64_t leaves = 0;
  position.for_each_legal([&](Placement p) {
    Position<kWords> next = position;
    next.play(p);
    ++nodes;
    leaves += perft(next, depth - 1, nodes);
  });
  return leaves;
}

template std::uint64_t perft(const Position<1>&, int, std::uint64_t&);
template std::uint64_t perft(const Position<2>&, int, std::uint64_t&);
template std::uint64_t perft(const Position<4>&, int, std::uint64_t&);
template std::uint64_t perft(const Position<11>&, int, std::uint64_t&);

}  // namespace tablier::iso
