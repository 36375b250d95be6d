#include "tools/atlas_file.hpp"
#include "tools/tools.hpp"

#include <algorithm>
#include <array>
#include <thread>

namespace tablier::katarenga {
namespace {

constexpr std::int64_t kMaxThreads = 256;
constexpr std::int64_t kMaxStep = 24'576;

Parameter number(std::string name, std::int64_t fallback, std::int64_t least, std::int64_t most) {
  return {.name = std::move(name), .type = ParameterType::integer, .fallback = fallback, .least = least, .most = most};
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

/// The lines of the file: the call that makes it, what they say, the boards.
std::vector<std::string> lines_of(const std::vector<AtlasEntry>& atlas, int every) {
  const std::string step = every > 1 ? " --every " + std::to_string(every) : "";
  std::vector<std::string> lines{"# tablier katarenga atlas" + step,
                                 "# A board of Quartermaster, and its winning first squares: bit 8 * row + column, a1 lowest, in base 16."};
  for (const AtlasEntry& entry : atlas) lines.push_back(to_line(entry));
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

AtlasPlan atlas_plan_of(const ToolCall& call) {
  AtlasPlan plan;
  const auto threads = static_cast<int>(call.options.integer("threads"));
  plan.threads = threads > 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  plan.every = static_cast<int>(call.options.integer("every"));
  plan.stop = call.stop;
  plan.progress = call.progress;
  return plan;
}

Value facts_of(const std::vector<AtlasEntry>& atlas) {
  return Value::map({{"boards", std::uint64_t{atlas.size()}}, {"winning", counts_of(atlas)}});
}

Result<ToolAnswer> print(const Quarters& quarters, const AtlasPlan& plan) {
  const auto atlas = make_atlas(quarters, plan);
  if (!atlas) return Problem("katarenga.answer.stopped");
  ToolAnswer made;
  made.json = facts_of(*atlas);
  for (std::string& line : lines_of(*atlas, plan.every)) made.lines.push_back(data_line(std::move(line)));
  return made;
}

Result<ToolAnswer> write(const Quarters& quarters, AtlasPlan plan, const std::string& path) {
  AtlasFile file(path, quarters);
  const std::size_t before = file.known_boards();
  bool written = file.open();
  plan.known = [&](const Layout& layout) { return file.known(layout); };
  plan.found = [&](const AtlasEntry& entry) { written = file.add(entry) && written; };
  const auto atlas = written ? make_atlas(quarters, plan) : std::nullopt;
  if (!written) return Problem("katarenga.answer.not_written", {{"file", file.part()}});
  if (!atlas) return Problem("katarenga.answer.stopped_part", {{"file", file.part()}});
  if (!file.finish(joined(lines_of(*atlas, plan.every)))) return Problem("katarenga.answer.not_written", {{"file", path}});
  ToolAnswer made;
  made.json = facts_of(*atlas);
  made.lines.push_back(Text("katarenga.answer.written", {{"n", atlas->size()}, {"known", before}, {"file", path}}));
  return made;
}

Result<ToolAnswer> run_atlas(const ToolCall& call) {
  const auto quarters = Quarters::read(call.content);
  if (!quarters) return quarters.problem();
  const std::string path = call.options.text("output");
  return path.empty() ? print(*quarters, atlas_plan_of(call)) : write(*quarters, atlas_plan_of(call), path);
}

}  // namespace

Tool atlas_tool() {
  return {.name = "atlas",
          .parameters = {number("threads", 0, 0, kMaxThreads),
                         number("every", 1, 1, kMaxStep),
                         {.name = "output", .type = ParameterType::text, .fallback = ""}},
          .run = run_atlas};
}

}  // namespace tablier::katarenga
