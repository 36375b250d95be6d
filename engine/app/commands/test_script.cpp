#include "app/checker.hpp"
#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "host/game_of_file.hpp"
#include "host/variant_check.hpp"
#include "host/variants.hpp"
#include "match/variant_tests.hpp"
#include "script/check.hpp"
#include "script/game/game_script.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace tablier {
namespace {

struct TestScriptArguments {
  std::vector<std::string> files;
  bool json = false;
};

/// All that was run, file by file.
struct TestReport {
  std::size_t tests = 0;
  std::size_t failed = 0;
  std::size_t unusable = 0;   ///< files whose tests cannot be run
  Value all = Value::list();  ///< for --json
};

class TestRun {
 public:
  TestRun(const Session& session, bool json) : session_(session), json_(json) {}

  void run(const std::string& file) {
    if (std::filesystem::path(file).extension() != ".lua") return refuse(file, {Problem(Text("cli.check.place.ending"), {file})});
    const auto roots = script_roots(session_.services, file);
    const bool of_game = is_game_script(file);
    const auto problems = of_game ? check_game_file(file, roots, 0) : check_variant_file(file, roots);
    if (!problems.empty()) return refuse(file, problems);
    const auto game = game_of_script(session_.services.catalogue, session_.services.paths, file, roots);
    if (of_game) return run_game(file, game);
    const auto variant = load_variant(file, roots);
    if (!variant) return refuse(file, {variant.problem()});
    if (!game || !game->playable()) return refuse(file, {Problem("variant_test.no_game", {{"file", file}})});
    const auto checked = check_variant(*variant, roots, game);
    if (!checked.problems.empty() || !checked.entry) return refuse(file, checked.problems);
    play(file, game, *checked.entry, read(file, variant->tests));
  }

  const TestReport& report() const { return report_; }

 private:
  /// The game's own tests, with its defaults.
  void run_game(const std::string& file, const std::shared_ptr<const GameEntry>& game) {
    if (!game->playable()) return refuse(file, {game->problems.front()});
    if (game->source->kind() != SourceKind::script)
      return refuse(file, {Problem(Text("host.game.two_sources", {{"name", game->name}}), {file})});
    play(file, game, plain_variant(*game), read(file, game->source->tests()));
  }

  static std::pair<int, int> place_of(const Problem& problem) { return {problem.where.line, problem.where.column}; }

  /// Those without a fault; a fault is told.
  std::vector<VariantTest> read(const std::string& file, std::span<const Setting> declared) {
    std::vector<Problem> problems;
    auto tests = read_variant_tests(declared, problems);
    std::ranges::stable_sort(problems, {}, place_of);  // of the fields of one test, in the order of the file
    for (const Problem& problem : problems) add(file, {}, {problem});
    report_.tests += declared.size() - tests.size();
    report_.failed += declared.size() - tests.size();
    if (declared.empty() && !json_) session_.print_line(session_.say("variant_test.none", {{"file", file}}));
    return tests;
  }

  void play(const std::string& file, const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant,
            const std::vector<VariantTest>& tests) {
    std::size_t stopped = 0;
    for (const VariantTest& test : tests) {
      const auto result = run_variant_test(test, [&](const Value& options) { return make_ruleset(game, variant, options); });
      ++report_.tests;
      if (!result.problems.empty()) ++report_.failed;
      add(file, result.name, result.problems);
      if (!std::ranges::any_of(result.problems, is_of_stopped) || ++stopped < kMaxStopped) continue;
      if (&test != &tests.back()) add(file, {}, {Problem(Text("variant_test.given_up", {{"n", stopped}}), test.where)});
      return;
    }
  }

  /// A function that was stopped took its time. Where that happens in so many tests the others would only take theirs, too.
  static constexpr std::size_t kMaxStopped = 2;
  static bool is_of_stopped(const Problem& problem) { return tells_stop(problem.text); }
  static bool tells_stop(const Text& text) {
    if (text.key.starts_with("script.killed.") || text.key == "script.game.draws_too_long") return true;
    return std::ranges::any_of(text.args, [](const TextArg& arg) {
      const auto* const inner = std::get_if<std::vector<Text>>(&arg.value);
      return inner && std::ranges::any_of(*inner, tells_stop);
    });
  }

  void refuse(const std::string& file, std::vector<Problem> problems) {
    ++report_.unusable;
    std::ranges::stable_sort(problems, {}, place_of);
    add(file, {}, problems);
  }
  void add(const std::string& file, const std::string& test, const std::vector<Problem>& problems) {
    Value told = Value::list();
    for (const Problem& problem : problems) {
      told.push(Value::map({{"line", problem.where.line}, {"column", problem.where.column}, {"text", session_.say(problem.text)}}));
      if (!json_) session_.print(in_test(test, problem));
    }
    report_.all.push(Value::map({{"file", file}, {"test", test}, {"passed", problems.empty()}, {"problems", std::move(told)}}));
  }
  static Problem in_test(const std::string& test, const Problem& problem) {
    if (test.empty()) return problem;
    return Problem(Text("variant_test.in", {{"test", test}, {"why", problem.text}}), problem.where);
  }

  const Session& session_;
  bool json_;
  TestReport report_;
};

/// Of a folder the files of variants and games in it and below, by name; a file as it is.
std::vector<std::string> files_of(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (!fs::is_directory(path, error)) return {path};
  std::vector<std::string> files;
  for (fs::recursive_directory_iterator item(path, error), end; !error && item != end; item.increment(error)) {
    const std::string name = item->path().filename().string();
    if (name.ends_with(".lua") && !name.ends_with(".meta.lua") && !name.starts_with('.')) files.push_back(item->path().string());
  }
  std::ranges::sort(files);
  return files;
}

void run(Session& session, const TestScriptArguments& args) {
  TestRun tests(session, args.json);
  for (const std::string& path : args.files) require_file(path);
  for (const std::string& path : args.files)
    for (const std::string& file : files_of(path))
      if (!is_module(session.services, file)) tests.run(file);
      else if (file == path && !args.json) session.print_line(session.say("variant_test.module", {{"file", file}}));
  const TestReport& report = tests.report();
  const auto count = static_cast<std::int64_t>(report.tests), failed = static_cast<std::int64_t>(report.failed);
  const auto unusable = static_cast<std::int64_t>(report.unusable);
  if (args.json) session.print(Value::map({{"tests", count}, {"failed", failed + unusable}, {"results", report.all}}));
  else if (count > 0 || unusable == 0) session.print_line(session.say("variant_test.total", {{"n", count}, {"failed", failed}}));
  if (unusable > 0 && !args.json) session.print_line(session.say("variant_test.unusable", {{"n", unusable}}));
  if (failed + unusable > 0) session.status = ExitStatus::no;
}

}  // namespace

void add_test_script(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<TestScriptArguments>();
  CommandBuilder args = root.command("test-script", "cli.command.test_script");
  args.positionals("FILE", target->files, "cli.word.scripts");
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
