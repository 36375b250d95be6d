#include "tools/fractional_grid.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <tuple>

namespace tablier::katamino {
namespace {

/// Less of a row than this is a slip of the pen.
constexpr double kNothing = 0.001;

double how_split(double share) { return std::min(share, 1 - share); }

/// More than the rows of any grid differ in cost.
double dear(const GridMembers& members) {
  double sum = 1;
  for (const GridMember& m : members.members()) {
    std::int64_t min = 0, max = 0;
    for (const std::size_t set : m.paths.sets()) {
      min = std::min(min, m.paths.cost(set));
      max = std::max(max, m.paths.cost(set));
    }
    for (const PathBundle& bundle : m.paths.bundles()) sum += double(bundle.rows) * kMaxNumber * double(max - min);
  }
  return sum;
}

}  // namespace

FractionalGrid::FractionalGrid(GridMembers& members)
    : members_(members), master_(members.bundle_rows(), members.sets().size(), dear(members)) {}

void FractionalGrid::bar() {
  for (std::size_t p = 0; p < master_.paths().size(); ++p) {
    const PathMaster::Path& path = master_.paths()[p];
    const RowPaths& paths = member_of(path).paths;
    master_.allow(p, std::all_of(path.sets.begin(), path.sets.end(), [&](std::size_t set) { return paths.is_open(set); }));
  }
}

bool FractionalGrid::offer(const GridMember& m, std::size_t bundle, const SetIndices& path) {
  double cost = 0;
  for (const std::size_t set : path) cost += double(m.paths.cost(set));
  return master_.add_if_worth(m.first_bundle + bundle, path, cost);
}

bool FractionalGrid::offer_chosen() {
  bool any = false;
  for (const GridMember& m : members_.members())
    for (std::size_t i = 0; i < m.chosen.size(); ++i) any = offer(m, std::min(i, m.paths.bundles().size() - 1), m.chosen[i]) || any;
  return any;
}

bool FractionalGrid::offer_cheapest(const Surcharges& prices) {
  bool any = false;
  for (const GridMember& m : members_.members())
    for (std::size_t b = 0; m.network && b < m.paths.bundles().size(); ++b)
      if (const auto path = m.paths.cheapest(m.paths.bundles()[b], prices); !path.sets.empty()) any = offer(m, b, path.sets) || any;
  return any;
}

Surcharges FractionalGrid::solve(const std::stop_token& stop) {
  master_.solve(stop);
  Surcharges prices(members_.sets().size());
  for (std::size_t set = 0; set < prices.size(); ++set) prices[set] = std::llround(std::min(master_.price(set), double(kBarred) / 64));
  return prices;
}

std::optional<FractionalGrid::Split> FractionalGrid::widest_split() const {
  const auto shares = master_.shares();
  std::map<std::tuple<GridMember*, int, int>, double> have;
  for (std::size_t p = 0; p < shares.size(); ++p) {
    GridMember& m = member_of(master_.paths()[p]);
    if (m.network || shares[p] < kNothing / 10) continue;
    for (const std::size_t set : master_.paths()[p].sets)
      for (const int piece : numbers_of(members_.sets()[set])) have[{&m, std::popcount(members_.sets()[set]), piece}] += shares[p];
  }
  const auto widest =
      std::max_element(have.begin(), have.end(), [](const auto& a, const auto& b) { return how_split(a.second) < how_split(b.second); });
  if (widest == have.end() || how_split(widest->second) < kNothing) return std::nullopt;
  const auto [member, column, piece] = widest->first;
  return Split{member, column, piece, widest->second};
}

std::optional<FractionalGrid::Share> FractionalGrid::surest_path(const std::vector<const GridMember*>& fixed) const {
  const auto shares = master_.shares();
  std::optional<Share> surest;
  double most = 0;
  for (std::size_t p = 0; p < shares.size(); ++p) {
    GridMember& m = member_of(master_.paths()[p]);
    if (shares[p] <= most || m.network || std::find(fixed.begin(), fixed.end(), &m) != fixed.end()) continue;
    most = shares[p];
    surest = Share{&m, master_.paths()[p].sets};
  }
  return surest;
}

std::optional<FractionalGrid::Contest> FractionalGrid::hardest_contest() const {
  const auto shares = master_.shares();
  std::map<std::pair<std::size_t, const GridMember*>, double> taken;
  for (std::size_t p = 0; p < shares.size(); ++p)
    for (const std::size_t set : master_.paths()[p].sets) taken[{set, &member_of(master_.paths()[p])}] += shares[p];
  std::optional<Contest> hardest;
  double most = -1;
  for (std::size_t set = 0; set < members_.sets().size(); ++set) {
    std::vector<GridMember*> open;
    for (GridMember& m : members_.members())
      if (m.paths.is_open(set)) open.push_back(&m);
    for (GridMember* const m : open)
      if (const double split = how_split(taken[{set, m}]); open.size() > 1 && split > most) {
        most = split;
        hardest = Contest{set, m};
      }
  }
  return hardest;
}

}  // namespace tablier::katamino
