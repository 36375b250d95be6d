#include "tools/atlas.hpp"
#include "tools/tools.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <thread>

namespace tablier::katarenga {
namespace {

constexpr std::int64_t kMaxThreads = 256;
constexpr std::int64_t kMaxStep = 24'576;

Parameter number(std::string name, std::int64_t fallback, std::int64_t least, std::int64_t most) {
  return {.name = std::move(name), .type = ParameterType::integer, .fallback = fallback, .least = least, .most = most};
}

std::string hex(SquareSet set) {
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(set));
  return text.data();
}

/// How many boards have so many winning first squares.
Value counts_of(const std::vector<AtlasEntry>& atlas) {
  std::array<std::int64_t, kMaxSquares + 1> boards{};
  for (const AtlasEntry& entry : atlas) ++boards[static_cast<std::size_t>(count(entry.winning))];
  Value counts = Value::map();
  for (std::size_t n = 0; n < boards.size(); ++n)
    if (boards[n] > 0) counts.set(std::to_string(n), boards[n]);
  return counts;
}

ToolAnswer answer(const std::vector<AtlasEntry>& atlas, int every) {
  ToolAnswer made;
  const std::string step = every > 1 ? " --every " + std::to_string(every) : "";
  made.lines.push_back(data_line("# tablier katarenga atlas" + step));
  made.lines.push_back(
      data_line("# A board of Quartermaster, and its winning first squares: bit 8 * row + column, a1 lowest, in base 16."));
  for (const AtlasEntry& entry : atlas) made.lines.push_back(data_line(to_text(entry.layout) + " " + hex(entry.winning)));
  made.json = Value::map({{"boards", std::uint64_t{atlas.size()}}, {"winning", counts_of(atlas)}});
  return made;
}

Result<ToolAnswer> run_atlas(const ToolCall& call) {
  const auto quarters = Quarters::read(call.content);
  if (!quarters) return quarters.problem();
  AtlasPlan plan;
  const auto threads = static_cast<int>(call.options.integer("threads"));
  plan.threads = threads > 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  plan.every = static_cast<int>(call.options.integer("every"));
  plan.stop = call.stop;
  plan.progress = call.progress;
  const auto atlas = make_atlas(*quarters, plan);
  if (!atlas) return Problem("katarenga.answer.stopped");
  return answer(*atlas, plan.every);
}

}  // namespace

Tool atlas_tool() {
  return {.name = "atlas", .parameters = {number("threads", 0, 0, kMaxThreads), number("every", 1, 1, kMaxStep)}, .run = run_atlas};
}

}  // namespace tablier::katarenga
