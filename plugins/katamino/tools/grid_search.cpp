#include "tools/grid_search.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

namespace tablier::katamino {
namespace {

/// More than any grid is worth: what a set costs that is barred, and what one is paid that must be taken.
constexpr std::int64_t kBarred = std::int64_t{1} << 50;
constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();
/// Steps of the multipliers at the root and at each branch, and how many go by between two attempts to keep the rows apart.
constexpr int kRootSteps = 300, kBranchSteps = 30, kBetweenRepairs = 10;
/// Steps at the root that look for what is finer than the proof asks.
constexpr int kFinerSteps = 60;

/// Whole units, rounded down: what the chance in the parts cannot make up.
std::int64_t units(std::int64_t parts) { return parts >= 0 ? parts / kParts : -((-parts + kParts - 1) / kParts); }

std::int64_t floor_of(std::int64_t value, std::int64_t grain) { return value >= 0 ? value / grain : -((-value + grain - 1) / grain); }

/// Whether a class takes a set.
enum class Say : std::uint8_t { free, must, may_not };

/// The rows of one class.
struct Member {
  PathNetwork network;
  std::map<NumberSet, std::int64_t> costs;
  std::map<NumberSet, Say> says;
  int sets_needed;  ///< by all its rows together
  int musts = 0;
  std::vector<SetPath> paths;
};

using Multipliers = std::map<NumberSet, std::int64_t>;

class Search {
 public:
  explicit Search(const GridSearch& asked) : asked_(asked) {
    std::map<NumberSet, int> users;
    for (const RowClass& one : asked.classes) {
      members_.push_back(member_of(one));
      for (const PricedSet& s : one.sets) ++users[s.set];
    }
    for (const auto& [set, n] : users)
      if (n > 1) shared_.push_back(set);
  }

  std::optional<GridSearch::Found> run() {
    look({}, kRootSteps);
    if (best_.empty()) return std::nullopt;
    const bool ended = branches_ < asked_.max_branches && !asked_.stop.stop_requested();
    return GridSearch::Found{best_, best_cost_, ended};
  }

 private:
  static Member member_of(const RowClass& one) {
    Member member{
        PathNetwork(one.sets, one.starts, one.free_rows, one.from, one.to), {}, {}, one.free_rows * (one.to - one.from + 1), 0, {}};
    for (const PricedSet& s : one.sets) member.costs[s.set] = s.cost;
    for (const NumberSet start : one.starts) member.sets_needed += one.to - std::popcount(start) + 1;
    return member;
  }

  /// What a class may still choose.
  bool is_open(const Member& m, NumberSet set) const {
    if (!m.costs.contains(set) || m.musts == m.sets_needed) return false;
    const auto said = m.says.find(set);
    return said == m.says.end() || said->second == Say::free;
  }

  /// Surcharge of a set that what was said asks for.
  static std::int64_t toll(const Member& m, NumberSet set) {
    const auto said = m.says.find(set);
    if (said == m.says.end() || said->second == Say::free) return 0;
    return said->second == Say::must ? -kBarred : kBarred;
  }

  /// The cheapest paths with a surcharge on each set; kNever where what was said cannot be kept.
  template <typename Surcharge>
  std::int64_t solve(Member& m, const Surcharge& surcharge) {
    for (const auto& [set, cost] : m.costs) m.network.set_surcharge(set, surcharge(set) + toll(m, set));
    auto found = m.network.cheapest();
    if (!found) return kNever;
    const std::int64_t cost = found->cost + m.musts * kBarred;
    if (cost > kBarred / 2) return kNever;
    m.paths = std::move(found->paths);
    return cost;
  }

  /// Sets that several classes may still take: only there anything is to be settled.
  std::vector<NumberSet> contested() const {
    std::vector<NumberSet> sets;
    for (const NumberSet set : shared_)
      if (std::count_if(members_.begin(), members_.end(), [&](const Member& m) { return is_open(m, set); }) > 1) sets.push_back(set);
    return sets;
  }

  std::map<NumberSet, int> usage() const {
    std::map<NumberSet, int> used;
    for (const Member& m : members_)
      for (const SetPath& path : m.paths)
        for (const NumberSet set : path) ++used[set];
    return used;
  }

  std::int64_t cost_of_paths() const {
    std::int64_t cost = 0;
    for (const Member& m : members_)
      for (const SetPath& path : m.paths)
        for (const NumberSet set : path) cost += m.costs.at(set);
    return cost;
  }

  void keep_if_better() {
    const std::int64_t cost = units(cost_of_paths());
    if (!best_.empty() && cost >= best_cost_) return;
    best_cost_ = cost;
    best_.clear();
    for (const Member& m : members_) best_.push_back(m.paths);
  }

  /// Nothing below this bound is a step better than what is known.
  bool is_hopeless(std::int64_t bound) const {
    return bound == kNever || (!best_.empty() && floor_of(units(bound), asked_.grain) >= floor_of(best_cost_, asked_.grain));
  }

  /// The bound at these multipliers; the members have the paths that go with it.
  std::int64_t bound_at(const Multipliers& multipliers) {
    std::int64_t bound = 0;
    for (const auto& [set, m] : multipliers) bound -= m;
    for (Member& m : members_) {
      const std::int64_t cost = solve(m, [&](NumberSet set) {
        const auto found = multipliers.find(set);
        return found == multipliers.end() ? 0 : found->second;
      });
      if (cost == kNever) return kNever;
      bound += cost;
    }
    return bound;
  }

  /// Rows that keep apart, one class after the other; `multipliers` warn of what the later ones want.
  void repair(const Multipliers& multipliers) {
    std::vector<std::vector<SetPath>> kept;
    for (const Member& m : members_) kept.push_back(m.paths);
    std::vector<std::size_t> order(members_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return members_[a].costs.size() < members_[b].costs.size(); });
    if (lay_apart(order, multipliers)) {
      keep_if_better();
      while (polish()) keep_if_better();
    }
    for (std::size_t i = 0; i < members_.size(); ++i) members_[i].paths = std::move(kept[i]);
  }

  bool lay_apart(const std::vector<std::size_t>& order, const Multipliers& multipliers) {
    std::set<NumberSet> taken;
    for (const std::size_t i : order) {
      const std::int64_t cost = solve(members_[i], [&](NumberSet set) {
        const auto found = multipliers.find(set);
        return taken.contains(set) ? kBarred : found == multipliers.end() ? 0 : found->second;
      });
      if (cost == kNever) return false;
      for (const SetPath& path : members_[i].paths) taken.insert(path.begin(), path.end());
    }
    return true;
  }

  /// Each class anew beside the others; true where that was better.
  bool polish() {
    const std::int64_t before = cost_of_paths();
    for (Member& one : members_) {
      std::set<NumberSet> taken;
      for (const Member& m : members_)
        if (&m != &one)
          for (const SetPath& path : m.paths) taken.insert(path.begin(), path.end());
      solve(one, [&](NumberSet set) { return taken.contains(set) ? kBarred : 0; });
    }
    return cost_of_paths() < before;
  }

  /// Raises and lowers the multipliers along the subgradient. True where this branch needs no further look.
  bool settle(const std::vector<NumberSet>& contested, Multipliers& multipliers, int steps) {
    std::int64_t max_bound = std::numeric_limits<std::int64_t>::min();
    Multipliers at_max = multipliers;
    const int min_steps = asked_.grain > 1 && branches_ == 1 ? kFinerSteps : 0;
    double scale = 1;
    int idle = 0;
    for (int step = 0; step < steps && !asked_.stop.stop_requested(); ++step) {
      const std::int64_t bound = bound_at(multipliers);
      if (is_hopeless(bound) && (bound == kNever || step >= min_steps || units(bound) >= best_cost_)) return true;
      const auto used = usage();
      const auto use_of = [&](NumberSet set) {
        const auto found = used.find(set);
        return found == used.end() ? 0 : found->second;
      };
      if (std::all_of(used.begin(), used.end(), [](const auto& one) { return one.second == 1; })) keep_if_better();
      else if (step % kBetweenRepairs == 0) repair(multipliers);
      if (bound > max_bound) {
        max_bound = bound;
        at_max = multipliers;
        idle = 0;
      } else if (++idle == 5) {
        scale /= 2;
        idle = 0;
        multipliers = at_max;
      }
      if (is_hopeless(max_bound) && (step >= min_steps || units(max_bound) >= best_cost_)) return true;
      int norm = 0;
      for (const NumberSet set : contested)
        norm += use_of(set) != 1 && (use_of(set) > 1 || multipliers.contains(set)) ? std::abs(use_of(set) - 1) : 0;
      if (norm == 0 || scale < 1.0 / 256) break;
      const double aim = best_.empty() ? 20.0 * kParts : double(std::max<std::int64_t>(best_cost_ * kParts - bound, kParts / 4));
      move(contested, multipliers, use_of, static_cast<std::int64_t>(scale * aim / norm) + 1);
    }
    multipliers = at_max;
    return is_hopeless(bound_at(multipliers));
  }

  /// What each set would cost a row that is alone in its class, with the multipliers: the cheapest path through it.
  std::map<NumberSet, std::int64_t> through(const Member& m, const RowClass& one, const Multipliers& multipliers) const {
    const auto price = [&](NumberSet set) {
      const auto found = multipliers.find(set);
      return m.costs.at(set) + toll(m, set) + (found == multipliers.end() ? 0 : found->second);
    };
    std::vector<NumberSet> sets;
    for (const auto& [set, cost] : m.costs) sets.push_back(set);
    std::stable_sort(sets.begin(), sets.end(), [](NumberSet a, NumberSet b) { return std::popcount(a) < std::popcount(b); });
    std::map<NumberSet, std::int64_t> to, from;
    for (const NumberSet set : sets) {
      const bool begins = one.starts.empty() ? std::popcount(set) == one.from : set == one.starts.front();
      std::int64_t least = begins ? 0 : kBarred * 2;
      for (NumberSet rest = set; rest; rest &= rest - 1)
        if (const auto before = to.find(set & ~(rest & -rest)); before != to.end()) least = std::min(least, before->second);
      to[set] = least + price(set);
    }
    std::reverse(sets.begin(), sets.end());
    for (const NumberSet set : sets) {
      std::int64_t& least = from.try_emplace(set, std::popcount(set) == one.to ? 0 : kBarred * 2).first->second;
      const std::int64_t whole = least + price(set);
      for (NumberSet rest = set; rest; rest &= rest - 1)
        if (const NumberSet before = set & ~(rest & -rest); m.costs.contains(before)) {
          auto& other = from.try_emplace(before, kBarred * 2).first->second;
          other = std::min(other, whole);
        }
      to[set] += least;
    }
    return to;
  }

  /// Bars what would cost a row more than is left below the best rows; answers what was barred.
  std::vector<std::pair<Member*, NumberSet>> bar_dear(const Multipliers& multipliers) {
    std::vector<std::pair<Member*, NumberSet>> barred;
    const std::int64_t bound = bound_at(multipliers);
    if (best_.empty() || bound == kNever) return barred;
    for (std::size_t i = 0; i < members_.size(); ++i) {
      Member& m = members_[i];
      const RowClass& one = asked_.classes[i];
      if (one.rows.size() != 1 || m.musts > 0) continue;
      const auto costs = through(m, one, multipliers);
      const std::int64_t least =
          std::min_element(costs.begin(), costs.end(), [](const auto& a, const auto& b) { return a.second < b.second; })->second;
      for (const auto& [set, cost] : costs) {
        if (!is_open(m, set) || (cost < kBarred && !is_hopeless(bound + cost - least))) continue;
        m.says[set] = Say::may_not;
        barred.emplace_back(&m, set);
      }
    }
    return barred;
  }

  template <typename UseOf>
  static void move(const std::vector<NumberSet>& contested, Multipliers& multipliers, const UseOf& use_of, std::int64_t step) {
    for (const NumberSet set : contested) {
      const auto found = multipliers.find(set);
      const std::int64_t now = (found == multipliers.end() ? 0 : found->second) + step * (use_of(set) - 1);
      if (now > 0) multipliers[set] = now;
      else if (found != multipliers.end()) multipliers.erase(found);
    }
  }

  struct Choice {
    Member* member = nullptr;
    NumberSet set = 0;
  };
  /// A set that several classes take now, else one that is dear and that a class takes; of the class that has the fewest sets.
  Choice choose(const std::vector<NumberSet>& contested, const Multipliers& multipliers) {
    const auto used = usage();
    Choice choice;
    std::tuple<int, std::int64_t, std::int64_t> most{-1, 0, 0};
    for (Member& m : members_)
      for (const SetPath& path : m.paths)
        for (const NumberSet set : path) {
          if (!is_open(m, set) || !std::binary_search(contested.begin(), contested.end(), set)) continue;
          const auto dear = multipliers.find(set);
          const std::tuple<int, std::int64_t, std::int64_t> rank{used.at(set), -static_cast<std::int64_t>(m.costs.size()),
                                                                 dear == multipliers.end() ? 0 : dear->second};
          if (rank <= most) continue;
          most = rank;
          choice = {&m, set};
        }
    return choice.member ? choice : any_choice(contested);
  }

  Choice any_choice(const std::vector<NumberSet>& contested) {
    for (const NumberSet set : contested)
      for (Member& m : members_)
        if (is_open(m, set)) return {&m, set};
    return {};
  }

  void look(Multipliers multipliers, int steps) {
    if (asked_.stop.stop_requested() || branches_ >= asked_.max_branches) return;
    const auto open = contested();
    std::erase_if(multipliers, [&](const auto& one) { return !std::binary_search(open.begin(), open.end(), one.first); });
    if (asked_.progress) asked_.progress(1.0 - 1.0 / (1.0 + branches_ / 20.0));
    ++branches_;
    if (settle(open, multipliers, steps)) return;
    const auto barred = bar_dear(multipliers);
    const Choice choice = choose(contested(), multipliers);
    if (choice.member) {
      take(*choice.member, choice.set, multipliers);
      leave(*choice.member, choice.set, multipliers);
    } else if (!barred.empty()) {
      settle({}, multipliers = {}, 1);  // every set has one class left: one look is exact
    }
    for (const auto& [m, set] : barred) m->says.erase(set);
  }

  void take(Member& owner, NumberSet set, const Multipliers& multipliers) {
    std::vector<Member*> barred;
    for (Member& m : members_)
      if (&m != &owner && is_open_or_paid(m, set)) {
        m.says[set] = Say::may_not;
        barred.push_back(&m);
      }
    owner.says[set] = Say::must;
    ++owner.musts;
    look(multipliers, kBranchSteps);
    --owner.musts;
    owner.says.erase(set);
    for (Member* m : barred) m->says.erase(set);
  }

  static bool is_open_or_paid(const Member& m, NumberSet set) { return m.costs.contains(set) && !m.says.contains(set); }

  void leave(Member& owner, NumberSet set, const Multipliers& multipliers) {
    owner.says[set] = Say::may_not;
    look(multipliers, kBranchSteps);
    owner.says.erase(set);
  }

  const GridSearch& asked_;
  std::vector<Member> members_;
  std::vector<NumberSet> shared_;
  std::vector<std::vector<SetPath>> best_;
  std::int64_t best_cost_ = 0;
  int branches_ = 0;
};

}  // namespace

std::optional<GridSearch::Found> GridSearch::run() const { return Search(*this).run(); }

}  // namespace tablier::katamino
