#include "tools/shared_prices.hpp"

#include "tools/min_cost_flow.hpp"

#include <algorithm>
#include <bit>

namespace tablier::katamino {
namespace {

class SharedFlow {
 public:
  SharedFlow(const std::vector<RowClass>& classes, const std::vector<NumberSet>& all)
      : classes_(classes), all_(all), costs_(all.size(), kUnknown), users_(all.size(), 0), flow_(nodes()) {
    for (std::size_t i = 0; i < classes_.size(); ++i) begin(i);
    join();
    for (std::size_t i = 0; i < all_.size(); ++i) flow_.add_arc(in(i), in(i) + 1, 1, costs_[i]);
  }

  std::vector<std::int64_t> prices() {
    std::vector<std::int64_t> prices(all_.size(), 0);
    if (flow_.send(kSource, kSink, rows_).units < rows_) return prices;
    const auto potentials = flow_.potentials();
    if (!potentials) return prices;
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (users_[i] < 2) continue;  // within a class the flow sees to it
      const auto node = static_cast<std::size_t>(in(i));
      prices[i] = std::max<std::int64_t>(0, (*potentials)[node + 1] - (*potentials)[node] - costs_[i]);
    }
    return prices;
  }

 private:
  static constexpr int kSource = 0, kSink = 1;
  static constexpr std::int64_t kUnknown = std::int64_t{1} << 60;

  int in(std::size_t set) const { return 2 + 2 * static_cast<int>(set); }
  int class_node(std::size_t i) const { return in(all_.size()) + static_cast<int>(i); }
  int end_node(int size) const { return class_node(classes_.size()) + size; }
  int nodes() const { return end_node(kMaxNumber) + 1; }
  std::size_t index(NumberSet set) const {
    return static_cast<std::size_t>(std::lower_bound(all_.begin(), all_.end(), set) - all_.begin());
  }

  void begin(std::size_t i) {
    const RowClass& one = classes_[i];
    const int rows = one.free_rows + static_cast<int>(one.starts.size());
    rows_ += rows;
    ending_[one.to].rows += rows;
    flow_.add_arc(kSource, class_node(i), one.free_rows, 0);
    for (const NumberSet start : one.starts) flow_.add_arc(kSource, in(index(start)), 1, 0);
    std::set<NumberSet> sets;
    for (const PricedSet& s : one.sets) sets.insert(s.set);
    for (const PricedSet& s : one.sets) {
      const std::size_t at = index(s.set);
      costs_[at] = std::min(costs_[at], s.cost);
      ++users_[at];
      if (std::popcount(s.set) == one.from) flow_.add_arc(class_node(i), in(at), 1, 0);
      if (std::popcount(s.set) == one.to) ending_[one.to].sets.insert(at);
      for (NumberSet rest = s.set; rest; rest &= rest - 1)
        if (const NumberSet before = s.set & ~(rest & -rest); sets.contains(before)) steps_.emplace(index(before), at);
    }
  }

  void join() {
    for (const auto& [from, to] : steps_) flow_.add_arc(in(from) + 1, in(to), 1, 0);
    for (const auto& [size, ending] : ending_) {
      flow_.add_arc(end_node(size), kSink, ending.rows, 0);
      for (const std::size_t set : ending.sets) flow_.add_arc(in(set) + 1, end_node(size), 1, 0);
    }
  }

  struct Ending {
    int rows = 0;
    std::set<std::size_t> sets;
  };

  const std::vector<RowClass>& classes_;
  const std::vector<NumberSet>& all_;
  std::vector<std::int64_t> costs_;
  std::vector<int> users_;  ///< classes that may have each set
  MinCostFlow flow_;
  int rows_ = 0;
  std::set<std::pair<std::size_t, std::size_t>> steps_;
  std::map<int, Ending> ending_;
};

}  // namespace

std::vector<std::int64_t> shared_prices(const std::vector<RowClass>& classes, const std::vector<NumberSet>& all) {
  return SharedFlow(classes, all).prices();
}

}  // namespace tablier::katamino
