#include "tools/atlas.hpp"

#include "solver/winner.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace tablier::katarenga {
namespace {

constexpr int kWays = 8;

/// The eight ways to lie: a turn for each of the lower two bits, the reverse for the next.
PlacedPattern lying(const std::string& name, int way) { return {name, way >= kWays / 2, way % (kWays / 2)}; }

/// What the workers share.
struct Work {
  const Quarters& quarters;
  const AtlasPlan& plan;
  std::vector<AtlasEntry> entries = {};
  std::vector<std::size_t> open = {};  ///< entries that are not known yet
  std::atomic<std::size_t> next{0};
  std::mutex telling = {};
  std::size_t done = 0;

  void add(const Layout& layout) {
    const auto known = plan.known ? plan.known(layout) : std::nullopt;
    if (!known) open.push_back(entries.size());
    entries.push_back({layout, known.value_or(0)});
  }

  void tell(const AtlasEntry& entry) {
    const std::lock_guard lock(telling);
    if (plan.found) plan.found(entry);
    ++done;
    if (plan.progress) plan.progress(double(entries.size() - open.size() + done) / double(entries.size()));
  }
};

PawnTable table_of(const Quarters& quarters, const Layout& layout) {
  return PawnTable(std::make_shared<const RoundBoard>(layout, quarters.board(layout), true), PlacingRules());
}

void run(Work& work) {
  std::optional<WinnerSearch> search;
  while (!work.plan.stop.stop_requested()) {
    const std::size_t i = work.next++;
    if (i >= work.open.size()) return;
    AtlasEntry& entry = work.entries[work.open[i]];
    const PawnTable table = table_of(work.quarters, entry.layout);
    if (search) search->reset(table);
    else search.emplace(table);
    entry.winning = search->winning_squares();
    work.tell(entry);
  }
}

}  // namespace

std::vector<Layout> all_boards(const std::vector<std::string>& names) {
  std::vector<Layout> boards;
  std::vector<std::string> order = names;
  std::sort(order.begin(), order.end());
  do {
    for (int ways = 0; ways < kWays * kWays * kWays * kWays; ++ways) {
      Layout layout;
      for (std::size_t i = 0; i < order.size(); ++i) layout.push_back(lying(order[i], ways >> (3 * (order.size() - 1 - i)) & (kWays - 1)));
      boards.push_back(std::move(layout));
    }
  } while (std::next_permutation(order.begin() + 1, order.end()));
  return boards;
}

std::vector<Layout> boards_to_solve(int every) {
  const auto boards = all_boards(Quarters::box());
  std::vector<Layout> some;
  for (std::size_t i = 0; i < boards.size(); i += static_cast<std::size_t>(every)) some.push_back(boards[i]);
  return some;
}

std::optional<std::vector<AtlasEntry>> make_atlas(const Quarters& quarters, const AtlasPlan& plan) {
  Work work{quarters, plan};
  for (const Layout& layout : boards_to_solve(plan.every)) work.add(layout);
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < plan.threads; ++i) others.emplace_back([&work] { run(work); });
    run(work);
  }
  if (plan.stop.stop_requested()) return std::nullopt;
  return std::move(work.entries);
}

}  // namespace tablier::katarenga
