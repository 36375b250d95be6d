#include "laying_order.hpp"

#include "layout_view.hpp"
#include "refusals.hpp"

#include <algorithm>
#include <tuple>

namespace tablier::katamino {
namespace {

class Search {
 public:
  Search(const Rules& rules, Layout layout, std::vector<int> placements, std::span<const int> early)
      : rules_(rules), layout_(layout), placements_(std::move(placements)), early_(early), tried_(std::size_t{1} << placements_.size()) {}

  bool find(std::vector<int>& order) {
    if (order.size() == placements_.size()) return true;
    for (const std::size_t i : candidates()) {
      const int placement = placements_[i];
      if (tried_[laid_ | std::size_t{1} << i] || forbidden(rules_, layout_, placement, seat(0), LayoutView(rules_, layout_, order)))
        continue;
      step(i, order);
      if (find(order)) return true;
      step_back(i, order);
    }
    return false;
  }

 private:
  void step(std::size_t i, std::vector<int>& order) {
    laid_ |= std::size_t{1} << i;
    tried_[laid_] = true;
    layout_.lay(placements_[i]);
    order.push_back(placements_[i]);
  }

  void step_back(std::size_t i, std::vector<int>& order) {
    laid_ ^= std::size_t{1} << i;
    layout_.lift(rules_.table[placements_[i]].piece);
    order.pop_back();
  }

  auto rank(std::size_t i) const {
    const Placement& p = rules_.table[placements_[i]];
    const bool early = std::find(early_.begin(), early_.end(), placements_[i]) != early_.end();
    const bool touches = !layout_.is_free(p.touching);
    return std::tuple(!early, !touches, std::popcount(p.beside & ~layout_.occupied()), placements_[i]);
  }

  std::vector<std::size_t> candidates() const {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < placements_.size(); ++i)
      if ((laid_ >> i & 1) == 0) all.push_back(i);
    std::sort(all.begin(), all.end(), [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
    return all;
  }

  const Rules& rules_;
  Layout layout_;
  std::vector<int> placements_;
  std::span<const int> early_;
  std::vector<bool> tried_;  ///< sets of laid placements that were reached before
  std::size_t laid_ = 0;
};

}  // namespace

std::optional<std::vector<int>> laying_order(const Rules& rules, Layout layout, std::vector<int> placements, std::span<const int> early) {
  std::vector<int> order;
  Search search(rules, layout, std::move(placements), early);
  if (!search.find(order)) return std::nullopt;
  return order;
}

}  // namespace tablier::katamino
