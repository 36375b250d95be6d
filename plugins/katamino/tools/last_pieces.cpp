#include "tools/last_pieces.hpp"

#include <algorithm>
#include <bit>

namespace tablier::katamino {
namespace {

constexpr int kMaxSteps = 20'000;

int piece_of(NumberSet from, NumberSet to) { return std::countr_zero(to & ~from) + 1; }

/// Gives each row in turn a last piece, and takes it back where a later row finds none.
class Assignment {
 public:
  Assignment(std::vector<SetPath>& paths, const std::function<bool(NumberSet)>& allows, const std::set<int>& taken)
      : paths_(paths), allows_(allows), pieces_(taken) {}

  bool assign(std::size_t row) {
    if (row == paths_.size()) return true;
    if (++steps_ > kMaxSteps) return false;
    const NumberSet before = paths_[row][paths_[row].size() - 2];
    const NumberSet wished = paths_[row].back();
    if (give(row, before, wished)) return true;
    for (int n = 1; n <= kMaxNumber; ++n) {
      const NumberSet set = before | number_bit(n);
      if (set != before && set != wished && allows_(set) && give(row, before, set)) return true;
    }
    paths_[row].back() = wished;
    return false;
  }

 private:
  bool give(std::size_t row, NumberSet before, NumberSet set) {
    const int piece = piece_of(before, set);
    if (pieces_.contains(piece) || sets_.contains(set)) return false;
    pieces_.insert(piece);
    sets_.insert(set);
    paths_[row].back() = set;
    if (assign(row + 1)) return true;
    pieces_.erase(piece);
    sets_.erase(set);
    return false;
  }

  std::vector<SetPath>& paths_;
  const std::function<bool(NumberSet)>& allows_;
  std::set<int> pieces_;
  std::set<NumberSet> sets_;
  int steps_ = 0;
};

}  // namespace

std::optional<std::vector<SetPath>> LastPieces::made_different(std::vector<SetPath> paths) const {
  if (!Assignment(paths, allows_, taken_).assign(0)) return std::nullopt;
  return paths;
}

std::map<int, int> LastPieces::excess(const std::vector<SetPath>& paths) const {
  std::map<int, int> excess;
  for (int n = 1; n <= kMaxNumber; ++n) excess[n] = taken_.contains(n) ? 0 : -1;
  for (const SetPath& path : paths) ++excess[piece_of(path[path.size() - 2], path.back())];
  return excess;
}

}  // namespace tablier::katamino
