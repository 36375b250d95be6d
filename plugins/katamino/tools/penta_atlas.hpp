#pragma once

#include "tools/penta_book.hpp"

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// Which sets of pieces make a penta: asked one by one and remembered. One thread owns it.
namespace tablier::katamino {

class PentaAtlas {
 public:
  explicit PentaAtlas(std::vector<PieceSpec> pieces) : pieces_(std::move(pieces)) {}

  const std::vector<PieceSpec>& pieces() const { return pieces_; }
  /// Absent where it was stopped.
  std::optional<bool> solvable(NumberSet set, const std::stop_token& stop);
  std::optional<std::uint64_t> solutions(NumberSet set, const std::stop_token& stop);
  /// Every solvable set of so many pieces; null where it was stopped. Of a size none is looked for twice.
  const std::vector<NumberSet>* sets_of(int size, const std::stop_token& stop);

 private:
  const std::vector<PieceSpec> pieces_;
  std::map<NumberSet, bool> solvable_;
  std::map<NumberSet, std::uint64_t> counts_;
  std::map<int, std::vector<NumberSet>> by_size_;
};

}  // namespace tablier::katamino
