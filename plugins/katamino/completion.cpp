#include "completion.hpp"

#include "laying_order.hpp"
#include "refusals.hpp"
#include "sdk/expect.hpp"

#include <algorithm>

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

std::optional<std::vector<int>> Completion::first(std::stop_token stop, Tally& tally, std::span<const int> early) const {
  std::optional<std::vector<int>> found;
  tally = solver_.each({.stop = stop}, [&](const Solution& solution) {
    found = laying_order(rules_, layout_, missing(solution), early);
    return !found;
  });
  return found;
}

std::uint64_t Completion::count(std::stop_token stop, Tally& tally) const {
  if (!rules_.has(Hook::allow)) {
    tally = solver_.count({.distinct = true, .stop = stop});
    return tally.solutions;
  }
  std::uint64_t n = 0;
  tally = solver_.each({.stop = stop}, [&](const Solution& solution) {
    n += laying_order(rules_, layout_, missing(solution), {}) ? 1u : 0u;
    return true;
  });
  return n;
}

std::vector<int> Completion::common(std::uint64_t max, std::stop_token stop, Tally& tally) const {
  std::optional<std::vector<int>> shared;
  std::uint64_t seen = 0;
  tally = solver_.each({.stop = stop}, [&](const Solution& solution) {
    auto these = missing(solution);
    if (!shared) shared = std::move(these);
    else std::erase_if(*shared, [&](int p) { return std::find(these.begin(), these.end(), p) == these.end(); });
    return ++seen < max && !shared->empty();
  });
  return shared && tally.complete ? *shared : std::vector<int>{};
}

}  // namespace tablier::katamino
