#pragma once

#include "sdk/expect.hpp"

#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

/// Exact cover of any size: choose options so that every primary item is covered exactly once and every secondary one at most once.
///
/// Dancing cells: each item keeps the options that still offer it as a sparse set, so that taking one out is a swap with the last and
/// putting all of them back is restoring the sets' sizes. (D. E. Knuth, "Dancing Links", 2000; the program SSXCC, 2023; sparse sets:
/// P. Briggs and L. Torczon, 1993.) The item with the fewest options left is covered first.
namespace tablier {

/// The items and options of a problem.
class ExactCover {
 public:
  /// Items 0 … primary − 1 must be covered, primary … primary + secondary − 1 may be.
  ExactCover(int primary, int secondary) : primary_(primary), items_(primary + secondary) {}

  /// Adds an option and returns its number, counted from 0. Precondition: different items of this problem, at least one.
  int add_option(std::span<const int> items) {
    expects(!items.empty());
    ends_.push_back(ends_.back() + static_cast<int>(items.size()));
    nodes_.insert(nodes_.end(), items.begin(), items.end());
    return options() - 1;
  }

  int primary() const { return primary_; }
  int items() const { return items_; }
  int options() const { return static_cast<int>(ends_.size()) - 1; }
  std::span<const int> option(int o) const {
    const auto at = static_cast<std::size_t>(o);
    return {nodes_.data() + ends_[at], static_cast<std::size_t>(ends_[at + 1] - ends_[at])};
  }

 private:
  int primary_;
  int items_;
  std::vector<int> ends_{0};  // option o has nodes ends_[o] … ends_[o + 1] − 1
  std::vector<int> nodes_;    // the item of each node
};

/// One search through a problem, or through what is left of it once options have been forced. Allocates when it is made, never after.
class DancingCells {
 public:
  explicit DancingCells(const ExactCover& problem);

  /// Takes an option as chosen beforehand; it is not among those that `solve` shows. False when it clashes with one taken before.
  bool force(int option);
  /// Takes every option with this secondary item out of the problem. An item that an option taken before covers is let be.
  void forbid(int item);
  /// Takes one option out of the problem.
  void forbid_option(int option);

  /// Calls `visit(std::span<const int> options)` for each solution and `tick()` for each option tried; either ends the search with false.
  /// Returns false when it was ended. The span lives for the call only.
  template <typename Visit, typename Tick>
  bool solve(Visit&& visit, Tick&& tick) {
    return !possible_ || search(visit, tick);
  }

 private:
  template <typename Visit, typename Tick>
  bool search(Visit& visit, Tick& tick) {
    if (active_primary_ == 0) return visit(std::span<const int>(chosen_.data(), depth_));
    const int item = fewest_options();
    const Mark mark = save();
    for (int i = 0; i < size_[index(item)]; ++i) {
      const int option = option_of_[cell(item, i)];
      if (!tick()) return restore(mark), false;
      chosen_[depth_++] = option;
      const bool go_on = !choose(option) || search(visit, tick);
      --depth_;
      restore(mark);
      if (!go_on) return false;
    }
    trail_size_ = mark.trail;
    return true;
  }

  /// Where the trail of sizes stood, and how many items were active.
  struct Mark {
    std::size_t trail;
    int active;
    int active_primary;
  };

  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  /// The node in cell `i` of an item's set.
  std::size_t cell(int item, int i) const { return index(cells_[index(start_[index(item)] + i)]); }
  bool is_active(int item) const { return where_[index(item)] < active_; }

  int fewest_options() const;
  Mark save();
  void restore(const Mark& mark);
  bool choose(int option);
  void deactivate(int item);
  bool hide(int item);
  bool take_out(std::size_t node);

  const ExactCover& problem_;
  std::vector<int> item_of_, option_of_, place_of_;  // of each node; place_of_ is its index in cells_
  std::vector<int> first_node_;                      // of each option, and the end
  std::vector<int> cells_;                           // the sets one after the other
  std::vector<int> start_, size_;                    // of each item's set
  std::vector<int> actives_, where_;                 // items, the active ones first; where each stands there
  int active_ = 0;
  int active_primary_ = 0;
  std::vector<std::pair<int, int>> trail_;  // sizes of active items as they were, with their items
  std::size_t trail_size_ = 0;
  std::vector<int> chosen_;
  std::size_t depth_ = 0;
  bool possible_ = true;  // what was forced and forbidden leaves each primary item an option
};

inline DancingCells::DancingCells(const ExactCover& problem)
    : problem_(problem),
      start_(index(problem.items()) + 1),
      size_(index(problem.items())),
      actives_(index(problem.items())),
      where_(index(problem.items())),
      active_(problem.items()),
      active_primary_(problem.primary()),
      trail_(index(problem.items()) * (index(problem.primary()) + 1)),
      chosen_(index(problem.primary()) + 1) {
  for (int o = 0; o < problem.options(); ++o) {
    first_node_.push_back(static_cast<int>(item_of_.size()));
    for (const int item : problem.option(o)) {
      item_of_.push_back(item);
      option_of_.push_back(o);
      ++start_[index(item) + 1];
    }
  }
  first_node_.push_back(static_cast<int>(item_of_.size()));
  std::partial_sum(start_.begin(), start_.end(), start_.begin());
  cells_.resize(item_of_.size());
  place_of_.resize(item_of_.size());
  for (std::size_t node = 0; node < item_of_.size(); ++node) {
    const auto item = index(item_of_[node]);
    place_of_[node] = start_[item] + size_[item]++;
    cells_[index(place_of_[node])] = static_cast<int>(node);
  }
  std::iota(actives_.begin(), actives_.end(), 0);
  where_ = actives_;
}

inline bool DancingCells::force(int option) {
  for (const int item : problem_.option(option))
    if (!is_active(item)) return false;
  possible_ = choose(option) && possible_;
  return true;
}

inline void DancingCells::forbid(int item) {
  if (!is_active(item)) return;
  expects(item >= problem_.primary());
  deactivate(item);
  possible_ = hide(item) && possible_;
}

inline void DancingCells::forbid_option(int option) {
  for (int node = first_node_[index(option)]; node < first_node_[index(option) + 1]; ++node) possible_ = take_out(index(node)) && possible_;
}

inline int DancingCells::fewest_options() const {
  int best = -1;
  for (int i = 0; i < active_; ++i) {
    const int item = actives_[index(i)];
    if (item < problem_.primary() && (best < 0 || size_[index(item)] < size_[index(best)])) best = item;
  }
  return best;
}

inline DancingCells::Mark DancingCells::save() {
  const Mark mark{trail_size_, active_, active_primary_};
  for (int i = 0; i < active_; ++i) {
    const int item = actives_[index(i)];
    trail_[trail_size_++] = {item, size_[index(item)]};
  }
  return mark;
}

inline void DancingCells::restore(const Mark& mark) {
  trail_size_ = mark.trail + index(mark.active);
  for (std::size_t i = mark.trail; i < trail_size_; ++i) size_[index(trail_[i].first)] = trail_[i].second;
  active_ = mark.active;
  active_primary_ = mark.active_primary;
}

/// Covers the items of an option. Ends with false as soon as an item is seen that nothing can cover any more: `restore` mends the rest.
inline bool DancingCells::choose(int option) {
  const auto items = problem_.option(option);
  for (const int item : items) deactivate(item);
  for (const int item : items)
    if (!hide(item)) return false;
  return true;
}

inline void DancingCells::deactivate(int item) {
  const auto at = index(where_[index(item)]);
  const auto last = index(--active_);
  std::swap(actives_[at], actives_[last]);
  where_[index(actives_[at])] = static_cast<int>(at);
  where_[index(item)] = static_cast<int>(last);
  if (item < problem_.primary()) --active_primary_;
}

/// Takes every option that offers `item` out of the sets of the other items, until one of these has none left: then false.
inline bool DancingCells::hide(int item) {
  for (int i = 0; i < size_[index(item)]; ++i) {
    const auto option = index(option_of_[cell(item, i)]);
    for (int node = first_node_[option]; node < first_node_[option + 1]; ++node)
      if (item_of_[index(node)] != item && !take_out(index(node))) return false;
  }
  return true;
}

/// False when the node's item is primary and this was its last option.
inline bool DancingCells::take_out(std::size_t node) {
  const int item = item_of_[node];
  const auto set = index(item);
  const int last = start_[set] + size_[set] - 1;
  if (!is_active(item) || place_of_[node] > last) return true;
  const int moved = cells_[index(last)];
  std::swap(cells_[index(place_of_[node])], cells_[index(last)]);
  place_of_[index(moved)] = place_of_[node];
  place_of_[node] = last;
  return --size_[set] > 0 || item >= problem_.primary();
}

}  // namespace tablier
