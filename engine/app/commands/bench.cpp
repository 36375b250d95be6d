#include "app/columns.hpp"
#include "app/commands.hpp"
#include "app/engine_benchmarks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>

namespace tablier {
namespace {

struct BenchArguments {
  std::vector<std::string> names;
  double seconds = 0.5;
  bool json = false;
};

std::vector<Benchmark> games_benchmarks(const GameEntry& game) {
  return value_or_stop(game.source->benchmarks(*game.content), ExitStatus::broken);
}

std::vector<Benchmark> all_benchmarks(const Session& session) {
  std::vector<Benchmark> all;
  for (const auto& game : session.services.catalogue.games_as_read()) {
    if (!game->playable()) continue;
    auto more = games_benchmarks(*game);
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }
  auto own = engine_benchmarks(session);
  all.insert(all.end(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
  return all;
}

/// `solve` means all of `solve/…`.
bool is_meant(const Benchmark& benchmark, const std::string& name) {
  return benchmark.name == name || benchmark.name.starts_with(name.ends_with('/') ? name : name + "/");
}

std::vector<Benchmark> chosen(const std::vector<Benchmark>& all, const std::vector<std::string>& names) {
  if (names.empty()) return all;
  std::vector<Benchmark> some;
  for (const std::string& name : names) {
    const auto before = some.size();
    std::copy_if(all.begin(), all.end(), std::back_inserter(some), [&](const Benchmark& b) { return is_meant(b, name); });
    if (some.size() > before) continue;
    std::vector<std::string> known;
    for (const Benchmark& benchmark : all) known.push_back(benchmark.name);
    throw Stop(ExitStatus::usage_error, "cli.error.benchmark", {{"name", name}, {"values", joined(known)}});
  }
  return some;
}

std::vector<std::string> row(const Session& session, const Benchmark& benchmark, const BenchmarkResult& result) {
  const bool compared = result.reference_seconds > 0;
  const std::string beside =
      compared ? session.say("cli.bench.ratio", {{"ratio", fmt::format("{:.1f}", result.reference_seconds / result.seconds)},
                                                 {"reference", benchmark.reference}})
               : "";
  const auto nodes = static_cast<std::int64_t>(result.done.nodes);
  return {benchmark.name, fmt::format("{} {}", result.done.work, benchmark.unit),
          nodes ? session.say("cli.bench.nodes", {{"n", nodes}}) : "", fmt::format("{:.3f} ms", result.seconds * 1000), beside};
}

void run(const Session& session, const BenchArguments& args) {
  Value json = Value::list();
  Columns rows;
  for (const Benchmark& benchmark : chosen(all_benchmarks(session), args.names)) {
    const BenchmarkResult result = measure(benchmark, args.seconds);
    if (args.json) json.push(to_value(benchmark, result));
    else rows.add(row(session, benchmark, result));
  }
  if (args.json) session.print(json);
  else session.out << rows.text(160);
}

}  // namespace

void add_bench(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<BenchArguments>();
  CommandBuilder args = root.command("bench", "cli.command.bench");
  args.positionals("NAME", target->names, "cli.word.benchmark", false);
  args.real("--time", target->seconds, 0.001, 60, "S", "cli.word.bench_time");
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
