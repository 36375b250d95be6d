#include "completion.hpp"

#include "laying_order.hpp"
#include "refusals.hpp"
#include "sdk/expect.hpp"
#include "solver/symmetry.hpp"

#include <algorithm>
#include <iterator>
#include <set>

namespace tablier::katamino {
namespace {

Puzzle puzzle(const Rules& rules, const Layout& layout) {
  const Challenge& c = rules.challenge;
  Puzzle p{.region = c.region, .pieces = {}, .turning = c.turning};
  for (int i = 0; i < rules.pieces(); ++i) {
    const int number = rules.piece(i).number;
    const auto& specs = rules.content->pieces;
    const auto spec = std::find_if(specs.begin(), specs.end(), [&](const PieceSpec& s) { return s.number == number; });
    p.pieces.push_back({number, spec->form, c.n1_along_rows && number == 1});
    if (layout.lies(i)) p.laid.push_back(lay(number, rules.table.cells(layout.placed(i))));
  }
  return p;
}

Solver made(const Rules& rules, const Layout& layout) {
  auto solver = Solver::make(puzzle(rules, layout));
  expects(solver.ok());  // the rules let nothing lie that the solver would refuse
  return *std::move(solver);
}

/// The least of what the symmetries make of a solution: the same for all of its class. The cells of its pieces, by number.
std::vector<Place> least_image(Solution solution, const std::vector<Symmetry>& group) {
  std::sort(solution.begin(), solution.end(), [](const Laid& a, const Laid& b) { return a.number < b.number; });
  std::vector<Place> least;
  for (const Symmetry& s : group) {
    std::vector<Place> image;
    for (const Laid& laid : solution) std::ranges::copy(s(laid.cells), std::back_inserter(image));
    if (least.empty() || image < least) least = std::move(image);
  }
  return least;
}

}  // namespace

Completion::Completion(const Rules& rules, const Layout& layout) : rules_(rules), layout_(layout), solver_(made(rules, layout)) {}

std::vector<int> Completion::missing(const Solution& solution) const {
  std::vector<int> found;
  for (const Laid& laid : solution) {
    const int piece = rules_.table.piece_index(laid.number);
    if (!layout_.lies(piece)) found.push_back(rules_.table.find(piece, *rules_.table.mask(laid.cells)));
  }
  return found;
}

std::optional<std::vector<int>> Completion::first(std::stop_token stop, SearchStats& stats, std::span<const int> early) const {
  std::optional<std::vector<int>> found;
  stats = solver_.each({.stop = stop}, [&](const Solution& solution) {
    found = laying_order(rules_, layout_, missing(solution), early);
    return !found;
  });
  return found;
}

std::uint64_t Completion::count(std::stop_token stop, SearchStats& stats) const {
  if (!rules_.has(Hook::allow)) {
    stats = solver_.count({.distinct = true, .stop = stop});
    return stats.solutions;
  }
  return count_allowed(stop, stats);
}

std::vector<std::vector<int>> Completion::list(std::size_t max, std::stop_token stop, SearchStats& stats) const {
  const std::vector<Symmetry> group = symmetries(puzzle(rules_, layout_));
  std::set<std::vector<Place>> seen;  // of each class the least
  std::vector<std::vector<int>> found;
  stats = solver_.each({.stop = stop}, [&](const Solution& solution) {
    std::vector<Place> least = least_image(solution, group);
    if (seen.contains(least)) return true;
    auto order = laying_order(rules_, layout_, missing(solution), {});
    if (!order) return true;
    seen.insert(std::move(least));
    found.push_back(*std::move(order));
    return found.size() < max;
  });
  return found;
}

std::uint64_t Completion::count_allowed(std::stop_token stop, SearchStats& stats) const {
  const std::vector<Symmetry> group = symmetries(puzzle(rules_, layout_));
  std::set<std::vector<Place>> allowed;  // of each class the least
  stats = solver_.each({.stop = stop}, [&](const Solution& solution) {
    std::vector<Place> least = least_image(solution, group);
    if (!allowed.contains(least) && laying_order(rules_, layout_, missing(solution), {})) allowed.insert(std::move(least));
    return true;
  });
  return allowed.size();
}

std::vector<int> Completion::common(std::uint64_t max, std::stop_token stop, SearchStats& stats) const {
  std::optional<std::vector<int>> shared;
  std::uint64_t seen = 0;
  stats = solver_.each({.stop = stop}, [&](const Solution& solution) {
    auto these = missing(solution);
    if (!shared) shared = std::move(these);
    else std::erase_if(*shared, [&](int p) { return std::find(these.begin(), these.end(), p) == these.end(); });
    return ++seen < max && !shared->empty();
  });
  return shared && stats.complete ? *shared : std::vector<int>{};
}

}  // namespace tablier::katamino
