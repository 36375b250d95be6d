#include "tools/series_grid.hpp"

#include "sdk/rng.hpp"
#include "tools/gap_filler.hpp"
#include "tools/last_pieces.hpp"
#include "tools/left_out.hpp"
#include "tools/path_network.hpp"
#include "tools/tool_list.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <set>

namespace tablier::katamino {
namespace {

/// Costs are counted in so many parts, to leave room for prices of last pieces and for chance between equals.
constexpr std::int64_t kParts = 4096;
/// A penta with one solution outweighs any number of solutions elsewhere.
constexpr std::int64_t kSingle = 1'000'000;
/// Rounds of better and better prices, each one flow.
constexpr int kRounds = 60;

/// Known numbers before the first gap.
std::size_t known_start(const SeriesRow& row) {
  return static_cast<std::size_t>(std::find(row.numbers.begin(), row.numbers.end(), 0) - row.numbers.begin());
}

class GridMaker {
 public:
  GridMaker(GridRequest request, PentaBook& book, const ToolCall& call) : request_(std::move(request)), book_(book), call_(call) {}

  Result<SeriesGrid> make() {
    settle_sizes();
    price_sets();
    if (call_.stop.stop_requested()) return Problem("katamino.answer.stopped");
    if (auto filled = keep_known_rows(); !filled) return filled.problem();
    return choose_rows();
  }

 private:
  void settle_sizes();
  void price_sets();
  std::int64_t price(NumberSet set, double easy_rank) const;
  bool allows(NumberSet set) const { return prices_.contains(set) && !used_.contains(set); }

  Status keep_known_rows();
  Status keep(SeriesRow& row);
  void use(const SeriesRow& row, std::size_t pieces);

  Result<SeriesGrid> choose_rows();
  std::vector<PricedSet> free_sets();
  std::optional<std::vector<SetPath>> differ_by_exchange(PathNetwork& network, std::int64_t bound) const;
  std::map<int, std::int64_t> no_prices() const;
  std::int64_t bound(std::int64_t cost, const std::map<int, std::int64_t>& prices) const;
  std::int64_t worth(const std::vector<SetPath>& paths) const;
  bool is_best(std::int64_t worth, std::int64_t bound) const;
  SeriesGrid grid_of(const std::vector<SetPath>& paths, bool differ, bool optimal) const;
  std::vector<int> row_numbers(const SetPath& path) const;

  GridRequest request_;
  PentaBook& book_;
  const ToolCall& call_;
  int min_ = 0;                               // size of the smallest penta
  std::map<NumberSet, std::int64_t> prices_;  // of every set that may be a penta
  std::set<NumberSet> used_;                  // by known rows
  std::set<int> taken_last_;                  // last pieces of complete rows
  std::vector<std::size_t> begun_;            // known rows that are still to be continued
  std::vector<NumberSet> starts_;             // what they have
};

void GridMaker::settle_sizes() {
  min_ = request_.from;
  for (const SeriesRow& row : request_.known) {
    min_ = std::min(min_, row.first);
    request_.to = std::max(request_.to, static_cast<int>(row.numbers.size()));
  }
  request_.rows = std::max(request_.rows, static_cast<int>(request_.known.size()));
}

/// `easy_rank`: 0 for the set with the most solutions of its size, 1 for the one with the fewest.
std::int64_t GridMaker::price(NumberSet set, double easy_rank) const {
  const auto solutions = static_cast<std::int64_t>(book_.solutions(set, call_.stop));
  const int size = std::popcount(set);
  switch (request_.objective) {
    case Objective::single: return solutions - (solutions == 1 ? kSingle : 0);
    case Objective::fewest: return solutions;
    case Objective::max: return -solutions;
    case Objective::curve: break;
  }
  const double wanted = std::clamp(double(size - request_.from) / std::max(1, request_.to - request_.from), 0.0, 1.0);
  return std::llround(1000 * std::abs(easy_rank - wanted));
}

void GridMaker::price_sets() {
  for (int size = min_; size <= request_.to; ++size) {
    auto sets = book_.solvable_sets(size, call_.stop);
    if (size <= kPentaHeight && !request_.n1_in_penta5) std::erase_if(sets, [](NumberSet s) { return s & number_bit(1); });
    std::stable_sort(sets.begin(), sets.end(),
                     [this](NumberSet a, NumberSet b) { return book_.solutions(a, call_.stop) > book_.solutions(b, call_.stop); });
    for (std::size_t i = 0; i < sets.size(); ++i)
      prices_[sets[i]] = price(sets[i], sets.size() > 1 ? double(i) / double(sets.size() - 1) : 0.0);
    tell(call_, 0.5 * (size - min_ + 1) / (request_.to - min_ + 1));
  }
}

void GridMaker::use(const SeriesRow& row, std::size_t pieces) {
  NumberSet set = 0;
  for (std::size_t i = 0; i < pieces; ++i) {
    set |= number_bit(row.numbers[i]);
    if (static_cast<int>(i) + 1 >= row.first) used_.insert(set);
  }
}

Status GridMaker::keep_known_rows() {
  for (SeriesRow& row : request_.known) use(row, known_start(row));
  for (std::size_t r = 0; r < request_.known.size(); ++r) {
    SeriesRow& row = request_.known[r];
    if (auto kept = keep(row); !kept) return kept;
    const std::size_t known = known_start(row);
    if (request_.keeps_lengths || known >= static_cast<std::size_t>(request_.to)) {
      taken_last_.insert(row.numbers.back());
      continue;
    }
    begun_.push_back(r);
    starts_.push_back(number_set({row.numbers.data(), known}));
    used_.erase(starts_.back());
  }
  return Done{};
}

/// Fills a row for itself where it has numbers after a gap, or not all of its first penta, or is not to be carried on.
Status GridMaker::keep(SeriesRow& row) {
  const std::size_t known = known_start(row);
  row.numbers.resize(std::max(row.numbers.size(), static_cast<std::size_t>(row.first)));
  const bool is_gapped =
      std::any_of(row.numbers.begin() + static_cast<std::ptrdiff_t>(known), row.numbers.end(), [](int n) { return n != 0; });
  const bool ends_here = request_.keeps_lengths && known < row.numbers.size();
  if (!is_gapped && !ends_here && known >= static_cast<std::size_t>(row.first)) {
    row.numbers.resize(known);
    return Done{};
  }
  std::vector<int> candidates;
  for (const PieceSpec& s : book_.specs()) candidates.push_back(s.number);
  std::set<NumberSet> own;  // its known start is no hindrance to itself
  for (std::size_t i = 1; i <= known; ++i) own.insert(number_set({row.numbers.data(), i}));
  auto filled = fill_gaps(row.numbers, row.first, candidates, [&](NumberSet set) { return own.contains(set) || allows(set); });
  if (!filled) return Problem("katamino.answer.no_row", {{"row", row.name}});
  row.numbers = *std::move(filled);
  use(row, row.numbers.size());
  return Done{};
}

/// What paths may use, in parts, with a little chance that cannot outweigh one unit of the objective.
std::vector<PricedSet> GridMaker::free_sets() {
  Rng rng(request_.seed);
  const auto chance = static_cast<std::uint32_t>(kParts / std::max(1, request_.rows * (request_.to - min_ + 1)));
  std::vector<PricedSet> sets;
  for (const auto& [set, price] : prices_)
    if (!used_.contains(set)) sets.push_back({set, price * kParts + static_cast<std::int64_t>(chance > 1 ? rng.below(chance) : 0)});
  for (const NumberSet start : starts_)  // it stands in the file, whatever the rules say
    if (!prices_.contains(start)) sets.push_back({start, 0});
  return sets;
}

/// Nothing to pay yet for any last piece.
std::map<int, std::int64_t> GridMaker::no_prices() const {
  std::map<int, std::int64_t> prices;
  for (const PieceSpec& s : book_.specs()) prices[s.number] = 0;
  return prices;
}

/// No rows with different last pieces can be worth less. `cost`: of the cheapest rows at these prices.
std::int64_t GridMaker::bound(std::int64_t cost, const std::map<int, std::int64_t>& prices) const {
  for (const auto& [piece, price] : prices) cost -= taken_last_.contains(piece) ? 0 : price;
  const std::int64_t min = cost - (kParts - 1);  // chance
  return min >= 0 ? (min + kParts - 1) / kParts : -(-min / kParts);
}

std::int64_t GridMaker::worth(const std::vector<SetPath>& paths) const {
  std::int64_t sum = 0;
  for (const SetPath& path : paths)
    for (const NumberSet set : path)
      if (const auto price = prices_.find(set); price != prices_.end()) sum += price->second;
  return sum;
}

/// True where nothing can be better than `bound`, and this is as good. Under `single` only the number of such pentas counts.
bool GridMaker::is_best(std::int64_t worth, std::int64_t bound) const {
  if (request_.objective != Objective::single) return worth <= bound;
  const auto singles = [](std::int64_t w) { return (kSingle - 1 - w) / kSingle; };
  return singles(worth) >= singles(bound);
}

/// For grids whose last pentas leave out one piece each.
std::optional<std::vector<SetPath>> GridMaker::differ_by_exchange(PathNetwork& network, std::int64_t bound) const {
  LeftOutSearch search{.rows = begun_.size() + static_cast<std::size_t>(request_.rows) - request_.known.size(),
                       .seed = request_.seed,
                       .stop = call_.stop,
                       .worth = [this](const auto& paths) { return worth(paths); },
                       .unit = kParts * (request_.objective == Objective::single ? kSingle / 2 : 40),
                       .is_best = [this, bound](std::int64_t worth) { return is_best(worth, bound); }};
  for (const PieceSpec& s : book_.specs()) search.all |= number_bit(s.number);
  for (const int n : numbers_of(search.all)) {
    if (allows(search.all & ~number_bit(n))) search.out.push_back(n);
    if (!taken_last_.contains(n)) search.last.push_back(n);
  }
  const bool is_possible = search.out.size() >= search.rows && search.last.size() >= search.rows;
  if (request_.to + 1 != static_cast<int>(book_.specs().size()) || !is_possible) return std::nullopt;
  return search.run(network);
}

Result<SeriesGrid> GridMaker::choose_rows() {
  const int free_rows = request_.rows - static_cast<int>(request_.known.size());
  if (free_rows == 0 && begun_.empty()) return grid_of({}, true, true);
  PathNetwork network(free_sets(), starts_, free_rows, request_.from, request_.to);
  const LastPieces last_pieces([this](NumberSet set) { return allows(set); }, taken_last_);
  const bool may_differ = request_.rows <= static_cast<int>(book_.specs().size());

  auto prices = no_prices();
  std::optional<std::vector<SetPath>> best;
  std::vector<SetPath> any;
  std::int64_t max_bound = std::numeric_limits<std::int64_t>::min();
  for (int round = 0; round < kRounds && !call_.stop.stop_requested(); ++round) {
    const auto found = network.cheapest(prices);
    if (!found) return Problem("katamino.answer.no_grid");
    if (round == 0) any = found->paths;
    if (!may_differ) return grid_of(any, false, true);
    max_bound = std::max(max_bound, bound(found->cost, prices));
    if (auto differing = last_pieces.made_different(found->paths); differing && (!best || worth(*differing) < worth(*best)))
      best = std::move(differing);
    if (best && is_best(worth(*best), max_bound)) break;
    const std::int64_t step = 8 * kParts / (round + 2);
    for (const auto& [piece, n] : last_pieces.excess(found->paths)) prices[piece] = std::max<std::int64_t>(0, prices[piece] + n * step);
    tell(call_, 0.5 + 0.5 * (round + 1) / kRounds);
  }
  if (!best) best = differ_by_exchange(network, max_bound);
  if (call_.stop.stop_requested()) return Problem("katamino.answer.stopped");
  return best ? grid_of(*best, true, is_best(worth(*best), max_bound)) : grid_of(any, false, false);
}

std::vector<int> GridMaker::row_numbers(const SetPath& path) const {
  std::vector<int> numbers = numbers_of(path.front());
  for (std::size_t i = 1; i < path.size(); ++i) numbers.push_back(std::countr_zero(path[i] & ~path[i - 1]) + 1);
  return numbers;
}

/// A, B, … Z, then 27, 28, …: the first that no known row has.
std::string row_name(const std::vector<SeriesRow>& rows) {
  for (int i = 1;; ++i) {
    const std::string name = i <= 26 ? std::string(1, static_cast<char>('A' + i - 1)) : std::to_string(i);
    if (std::none_of(rows.begin(), rows.end(), [&](const SeriesRow& row) { return row.name == name; })) return name;
  }
}

SeriesGrid GridMaker::grid_of(const std::vector<SetPath>& paths, bool differ, bool optimal) const {
  SeriesGrid grid{request_.known, differ, optimal};
  for (std::size_t i = 0; i < paths.size(); ++i) {
    const auto numbers = row_numbers(paths[i]);
    if (i >= begun_.size()) {
      grid.rows.push_back({row_name(grid.rows), request_.from, numbers});
      continue;
    }
    auto& row = grid.rows[begun_[i]].numbers;  // its known pieces keep their order
    row.insert(row.end(), numbers.begin() + static_cast<std::ptrdiff_t>(row.size()), numbers.end());
  }
  return grid;
}

}  // namespace

std::optional<Objective> objective_named(std::string_view name) {
  if (name == "single") return Objective::single;
  if (name == "fewest") return Objective::fewest;
  if (name == "most") return Objective::max;
  if (name == "curve") return Objective::curve;
  return std::nullopt;
}

Result<SeriesGrid> make_grid(const GridRequest& request, PentaBook& book, const ToolCall& call) {
  return GridMaker(request, book, call).make();
}

}  // namespace tablier::katamino
