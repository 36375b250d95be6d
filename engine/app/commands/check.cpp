#include "app/checker.hpp"
#include "app/commands.hpp"
#include "app/script_news.hpp"

#include <memory>

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

void print_json(const Session& session, const CheckReport& report) {
  Value all = Value::list();
  for (const Problem& problem : report.problems) all.push(problem_json(session, problem));
  session.print(Value::map({{"files", static_cast<std::int64_t>(report.files)}, {"problems", std::move(all)}}));
}

void print_text(const Session& session, const CheckReport& report) {
  for (const Problem& problem : report.problems) session.print(problem);
  session.print_line(session.say("cli.check.total", {{"n", report.files}, {"problems", report.problems.size()}}));
  if (report.tests > 0 && report.problems.empty()) session.print_line(session.say("cli.check.tests", {{"n", report.tests}}));
}

void run(Session& session, const CheckArguments& args) {
  if (args.schema) {
    session.out << describe_schemas();
    if (args.paths.empty()) return;
  }
  if (args.paths.empty()) throw Stop(ExitStatus::usage_error, "cli.error.missing", {{"name", "PATH"}});
  for (const std::string& path : args.paths) require_file(path);
  const CheckReport report = check_paths(session.services, args.paths);
  tell_prints(session, report.script);
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
