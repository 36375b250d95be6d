#include "tools/gap_filler.hpp"

#include <algorithm>
#include <set>

namespace tablier::katamino {
namespace {

class Filler {
 public:
  Filler(std::vector<int> numbers, int first, const std::vector<int>& candidates, const std::function<bool(NumberSet)>& allows)
      : numbers_(std::move(numbers)), first_(static_cast<std::size_t>(first)), candidates_(candidates), allows_(allows) {}

  bool fill(std::size_t at, NumberSet set) {
    if (at >= first_ && !allows_(set)) return false;
    if (at == numbers_.size()) return true;
    if (dead_.contains(set)) return false;
    if (numbers_[at] != 0) return fill(at + 1, set | number_bit(numbers_[at]));
    for (const int n : candidates_) {
      if (std::find(numbers_.begin(), numbers_.end(), n) != numbers_.end()) continue;
      numbers_[at] = n;
      if (fill(at + 1, set | number_bit(n))) return true;
      numbers_[at] = 0;
    }
    dead_.insert(set);
    return false;
  }
  std::vector<int> take() { return std::move(numbers_); }

 private:
  std::vector<int> numbers_;
  std::size_t first_;
  const std::vector<int>& candidates_;
  const std::function<bool(NumberSet)>& allows_;
  std::set<NumberSet> dead_;  // in whatever order these pieces came, what is left is the same
};

}  // namespace

std::optional<std::vector<int>> fill_gaps(std::vector<int> numbers, int first, const std::vector<int>& candidates,
                                          const std::function<bool(NumberSet)>& allows) {
  Filler filler(std::move(numbers), first, candidates, allows);
  if (!filler.fill(0, 0)) return std::nullopt;
  return filler.take();
}

}  // namespace tablier::katamino
