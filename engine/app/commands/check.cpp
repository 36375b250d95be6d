#include "app/checker.hpp"
#include "app/commands.hpp"
#include "app/progress_line.hpp"
#include "app/script_news.hpp"
#include "content/utf8.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <ostream>

namespace tablier {
namespace {

struct CheckArguments {
  std::vector<std::string> paths;
  bool schema = false;
  bool json = false;
};

Value problem_json(const Session& session, const Problem& problem) {
  Value json = Value::map(
      {{"file", problem.where.file}, {"line", problem.where.line}, {"column", problem.where.column}, {"text", session.say(problem.text)}});
  if (const auto other = session.services.locale.stand_ins().place_of(problem.where.file)) json.set("stands_in_for", other->string());
  return json;
}

Value translations_json(const CheckReport& report) {
  Value all = Value::list();
  for (const TranslationCount& count : report.translations)
    all.push(Value::map(
        {{"language", count.language}, {"texts", static_cast<std::int64_t>(count.texts)}, {"all", static_cast<std::int64_t>(count.all)}}));
  return all;
}

Value untried_json(const CheckReport& report) {
  Value all = Value::list();
  for (const UntriedRows& untried : report.untried)
    all.push(Value::map({{"file", untried.file}, {"rows", static_cast<std::int64_t>(untried.rows)}}));
  return all;
}

Value cut_json(const CheckReport& report) {
  Value all = Value::list();
  for (const CutTrial& cut : report.cut) all.push(Value::map({{"file", cut.file}, {"rounds", cut.rounds}, {"wanted", cut.wanted}}));
  return all;
}

void print_json(const Session& session, const CheckReport& report) {
  Value all = Value::list();
  for (const Problem& problem : report.problems) all.push(problem_json(session, problem));
  Value json = Value::map({{"files", static_cast<std::int64_t>(report.files)}, {"problems", std::move(all)}});
  if (!report.translations.empty()) json.set("translations", translations_json(report));
  if (!report.untried.empty()) json.set("untried", untried_json(report));
  if (!report.cut.empty()) json.set("cut", cut_json(report));
  session.print(json);
}

void print_text(const Session& session, const CheckReport& report) {
  for (const Problem& problem : report.problems) session.print(problem);
  for (const UntriedRows& untried : report.untried)
    session.print_line(session.say("cli.check.untried", {{"file", printable(untried.file)}, {"n", untried.rows}}));
  for (const CutTrial& cut : report.cut)
    session.print_line(session.say("cli.check.cut", {{"file", printable(cut.file)}, {"n", cut.rounds}, {"wanted", cut.wanted}}));
  for (const TranslationCount& count : report.translations)
    session.print_line(session.say("cli.check.translation", {{"language", count.language}, {"n", count.texts}, {"all", count.all}}));
  session.print_line(session.say("cli.check.total", {{"n", report.files}, {"problems", report.problems.size()}}));
  if (report.tests > 0 && report.problems.empty()) session.print_line(session.say("cli.check.tests", {{"n", report.tests}}));
}

CheckReport check_watched(const Session& session, const std::vector<std::string>& paths) {
  ProgressLine line(session);
  return check_paths(session.services, paths, [&](std::size_t done, const std::filesystem::path& next) {
    line.show(Text("cli.check.progress", {{"n", done}, {"file", next.filename().string()}}));
  });
}

/// Rounds that are only tried print much that nobody asked for: their last lines will do.
ScriptReport with_last_prints(ScriptReport report) {
  constexpr std::size_t kShown = 10;
  const std::size_t older = report.prints.size() - std::min(report.prints.size(), kShown);
  report.prints.erase(report.prints.begin(), report.prints.begin() + static_cast<std::ptrdiff_t>(older));
  report.older_prints += older;
  return report;
}

void run(Session& session, const CheckArguments& args) {
  if (args.schema && args.json) throw Stop(ExitStatus::usage_error, "cli.error.schema_or_json");
  if (args.schema) {
    session.out << describe_schemas();
    if (args.paths.empty()) return;
  }
  if (args.paths.empty()) throw Stop(ExitStatus::usage_error, "cli.error.missing", {{"name", "PATH"}});
  for (const std::string& path : args.paths) require_file(path);
  const CheckReport report = check_watched(session, args.paths);
  tell_prints(session, with_last_prints(report.script));
  if (args.json) print_json(session, report);
  else print_text(session, report);
  if (!report.problems.empty()) session.status = ExitStatus::no;
}

}  // namespace

void add_check(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<CheckArguments>();
  CommandBuilder args = root.command("check", "cli.command.check");
  args.positionals("PATH", target->paths, "cli.word.paths", false);
  args.flag("--schema", target->schema, "cli.word.schema");
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
