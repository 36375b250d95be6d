#include "tools/grid_search.hpp"

#include "tools/fractional_grid.hpp"
#include "tools/shared_prices.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <memory>

namespace tablier::katamino {
namespace {

constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();
/// How much of the best prices so far is in those that are tried next.
constexpr double kSmoothing = 0.6;
/// Rounds of prices in one branch; how many of them go by between two attempts to keep the rows apart, and how many branches between two
/// dives.
constexpr int kMaxRounds = 400, kBetweenRepairs = 12, kBetweenDives = 16;
/// Branches for what is finer than the proof asks: chance between equals, and sets that are to be avoided.
constexpr int kFinerBranches = 60;

/// Whole steps, rounded down: of parts, what the chance in them cannot make up.
std::int64_t floor_of(std::int64_t value, std::int64_t step) { return value >= 0 ? value / step : -((-value + step - 1) / step); }
std::int64_t units(std::int64_t parts) { return floor_of(parts, kParts); }

Surcharges between(const Surcharges& a, const Surcharges& b, double share_of_b) {
  Surcharges mixed(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) mixed[i] = std::llround((1 - share_of_b) * double(a[i]) + share_of_b * double(b[i]));
  return mixed;
}

class Search {
 public:
  explicit Search(const GridSearch& asked) : asked_(asked), members_(asked.classes), fractions_(members_) {
    for (const RowClass& one : asked.classes)
      for (const PricedSet& s : one.sets) max_cost_ += std::max<std::int64_t>(0, s.cost);
  }

  std::optional<GridSearch::Found> run() {
    const Surcharges prices = shared_prices(asked_.classes, members_.sets());
    look(prices);
    if (best_.empty()) return std::nullopt;
    const bool is_proven = may_go_on() || is_proven_to_the_grain();
    is_fine_ = true;
    branches_ = 0;
    look(prices);
    return GridSearch::Found{best_, units(best_cost_), is_proven};
  }

 private:
  /// What is barred for one member, until it goes out of scope.
  class Bars {
   public:
    Bars(GridMember& m, SetIndices sets) : member_(m), sets_(std::move(sets)) {
      for (const std::size_t set : sets_) member_.paths.bar(set);
    }
    Bars(const Bars&) = delete;
    Bars& operator=(const Bars&) = delete;
    ~Bars() {
      for (const std::size_t set : sets_) member_.paths.lift(set);
    }

   private:
    GridMember& member_;
    const SetIndices sets_;
  };
  using AllBars = std::vector<std::unique_ptr<Bars>>;

  /// Prices, and the bound that they prove.
  struct Proof {
    Surcharges prices;
    std::int64_t bound;
  };

  /// Nothing below this bound is better than what is known.
  bool is_hopeless(std::int64_t bound) const {
    if (bound == kNever || best_.empty()) return bound > max_cost_;
    return is_fine_ ? bound >= best_cost_ : units(bound) >= units(best_cost_);
  }

  bool is_proven_to_the_grain() const {
    return !best_.empty() && floor_of(root_bound_, asked_.grain) >= floor_of(units(best_cost_), asked_.grain);
  }
  bool may_go_on() const {
    const int limit = is_fine_ || is_proven_to_the_grain() ? std::min(kFinerBranches, asked_.max_branches) : asked_.max_branches;
    return branches_ < limit && !asked_.stop.stop_requested();
  }

  void keep_if_better() {
    const std::int64_t cost = members_.cost_of_chosen();
    if (!best_.empty() && cost >= best_cost_) return;
    best_cost_ = cost;
    best_ = members_.chosen();
  }

  /// Rows that keep apart, whatever was chosen before.
  void repair(const Surcharges& prices) {
    if (!members_.lay_apart(prices)) return;
    keep_if_better();
    while (!asked_.stop.stop_requested() && members_.polish()) keep_if_better();
  }

  std::int64_t bound_at(const Surcharges& prices) { return members_.bound_at(prices).value_or(kNever); }

  /// Seeks the prices at which the bound is highest. True where this branch needs no further look.
  bool settle(Proof& best) {
    fractions_.bar();
    best.bound = bound_at(best.prices);
    if (is_hopeless(best.bound)) return true;
    fractions_.offer_chosen();
    repair(best.prices);
    fractions_.offer_chosen();
    bool smooth = true;
    for (int round = 1; round < kMaxRounds && !asked_.stop.stop_requested(); ++round) {
      const Surcharges now = fractions_.solve(asked_.stop), prices = smooth ? between(now, best.prices, kSmoothing) : now;
      const std::int64_t bound = bound_at(prices);
      if (bound > best.bound) best = {prices, bound};
      if (is_hopeless(best.bound)) return true;
      bool any = fractions_.offer_chosen();
      any = fractions_.offer_cheapest(prices) || any;
      if (members_.keep_apart()) keep_if_better();
      else if (round % kBetweenRepairs == 0) repair(prices);
      if (!any && !smooth) break;
      smooth = any;
    }
    return is_hopeless(best.bound);
  }

  /// Bars what would cost a row that is alone in its class more than is left below the best rows.
  void bar_dear(const Proof& proof, AllBars& bars) {
    if (best_.empty()) return;
    for (GridMember& m : members_.members()) {
      if (m.network) continue;
      const auto costs = m.paths.through(m.paths.bundles().front(), proof.prices);
      const std::int64_t min = *std::min_element(costs.begin(), costs.end());
      SetIndices dear;
      for (std::size_t i = 0; i < costs.size(); ++i)
        if (costs[i] == RowPaths::kNoPath || is_hopeless(proof.bound + costs[i] - min)) dear.push_back(m.paths.sets()[i]);
      bars.push_back(std::make_unique<Bars>(m, std::move(dear)));
    }
  }

  /// Gives each lone row the path that it has most of, the surest row first, as long as better rows may come of it.
  void dive(Proof proof) {
    AllBars bars;
    std::vector<const GridMember*> fixed;
    do {
      const auto surest = fractions_.surest_path(fixed);
      if (!surest) return;
      fixed.push_back(surest->member);
      SetIndices others = surest->member->paths.sets();
      std::erase_if(others,
                    [&](std::size_t set) { return std::find(surest->path.begin(), surest->path.end(), set) != surest->path.end(); });
      bars.push_back(std::make_unique<Bars>(*surest->member, std::move(others)));
    } while (!asked_.stop.stop_requested() && !settle(proof));
  }

  void look(Surcharges prices) {
    if (!may_go_on()) return;
    if (asked_.progress) asked_.progress(1.0 - 1.0 / (1.0 + branches_ / 20.0));
    const bool dives = branches_ % kBetweenDives == 0;
    ++branches_;
    Proof proof{std::move(prices), 0};
    const bool done = settle(proof);
    if (branches_ == 1 && !is_fine_) root_bound_ = proof.bound == kNever ? kNever : units(proof.bound);
    if (done) return;
    const auto split = fractions_.widest_split();
    const auto contest = fractions_.hardest_contest();
    if (dives) dive(proof);
    if (is_hopeless(proof.bound)) return;
    AllBars bars;
    bar_dear(proof, bars);
    if (split) branch(*split, proof.prices);
    else if (contest) branch(*contest, proof.prices);
    else if (bound_at(Surcharges(members_.sets().size(), 0)) != kNever) keep_if_better();  // nothing is shared: each by itself is exact
  }

  /// A row has the piece by that column, or it has not; first what is likelier.
  void branch(const FractionalGrid::Split& split, const Surcharges& prices) {
    const bool likely = split.share >= 0.5;
    for (const bool has : {likely, !likely}) {
      SetIndices others;
      for (const std::size_t set : split.member->paths.sets()) {
        const int size = std::popcount(members_.sets()[set]);
        const bool with = (members_.sets()[set] & number_bit(split.piece)) != 0;
        if (has ? size >= split.column && !with : size <= split.column && with) others.push_back(set);
      }
      const Bars bars(*split.member, std::move(others));
      look(prices);
    }
  }

  /// One class alone may take the set, or it may not.
  void branch(const FractionalGrid::Contest& contest, const Surcharges& prices) {
    {
      AllBars others;
      for (GridMember& m : members_.members())
        if (&m != contest.member && m.paths.has(contest.set)) others.push_back(std::make_unique<Bars>(m, SetIndices{contest.set}));
      look(prices);
    }
    const Bars bars(*contest.member, {contest.set});
    look(prices);
  }

  const GridSearch& asked_;
  GridMembers members_;
  FractionalGrid fractions_;
  std::int64_t max_cost_ = 0;  ///< no grid costs more
  std::vector<std::vector<SetPath>> best_;
  std::int64_t best_cost_ = 0;
  std::int64_t root_bound_ = std::numeric_limits<std::int64_t>::min();  ///< in whole units
  int branches_ = 0;
  bool is_fine_ = false;  ///< whole units are proven, or given up: now for the parts of them
};

}  // namespace

std::optional<GridSearch::Found> GridSearch::run() const { return Search(*this).run(); }

}  // namespace tablier::katamino
