#include "tools/atlas_file.hpp"
#include "tools/tools.hpp"

#include <algorithm>
#include <array>
#include <thread>

namespace tablier::katarenga {
namespace {

constexpr std::int64_t kMaxThreads = 256;
constexpr std::int64_t kMaxStep = 24'576;

Parameter number(std::string name, std::int64_t fallback, std::int64_t min, std::int64_t max) {
  return {.name = std::move(name), .type = ParameterType::integer, .fallback = fallback, .min = min, .max = max};
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
  for (std::string& line : atlas_head(quarters, plan.every)) made.lines.push_back(data_line(std::move(line)));
  for (const AtlasEntry& entry : *atlas) made.lines.push_back(data_line(to_line(entry)));
  return made;
}

ToolAnswer told(const std::vector<AtlasEntry>& atlas, const char* key, const AtlasFile& file, const std::string& path) {
  ToolAnswer made;
  made.json = facts_of(atlas);
  made.lines.push_back(Text(key, {{"n", atlas.size()}, {"known", file.known_boards()}, {"file", path}}));
  return made;
}

/// Looks at the boards that are not in the file yet. Stops as soon as one cannot be written.
Result<ToolAnswer> go_on(AtlasFile& file, const Quarters& quarters, AtlasPlan plan, const std::string& path) {
  Status written = file.open();
  if (!written) return written.problem();
  std::stop_source full;
  const std::stop_callback also(plan.stop, [&full] { full.request_stop(); });
  plan.stop = full.get_token();
  plan.found = [&](const AtlasEntry& entry) {
    if (written) written = file.add(entry);
    if (!written) full.request_stop();
  };
  const auto atlas = make_atlas(quarters, plan);
  if (!written) return written.problem();
  if (!atlas) return Problem("katarenga.answer.stopped_part", {{"file", file.part()}});
  if (const auto finished = file.finish(*atlas); !finished) return finished.problem();
  return told(*atlas, "katarenga.answer.written", file, path);
}

Result<ToolAnswer> write(const Quarters& quarters, AtlasPlan plan, const std::string& path) {
  auto file = AtlasFile::find(path, quarters, plan.every);
  if (!file) return file.problem();
  plan.known = [&](const Layout& layout) { return file->known(layout); };
  if (!file->complete()) return go_on(*file, quarters, std::move(plan), path);
  const auto atlas = make_atlas(quarters, plan);
  if (!atlas) return Problem("katarenga.answer.stopped");
  return told(*atlas, "katarenga.answer.complete", *file, path);
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
