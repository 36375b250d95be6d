#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/output.hpp"
#include "editor/editor.hpp"

#include <memory>

namespace tablier {
namespace {

struct PrintArguments {
  std::string series;
  Output output;
  bool solutions = false;
};

void run(Session& session, const PrintArguments& args) {
  if (!args.output) throw Stop(ExitStatus::usage_error, "cli.error.print_output");
  const auto format = editor::print_format_of(args.output.file);
  if (!format) throw Stop(ExitStatus::usage_error, "cli.error.print_format", {{"file", args.output.file}});
  check_output(session, args.output, {args.series});
  const auto game = find_game(session, editor::game_of_series());
  const SeriesSpec series = find_series(*game, args.series);
  const Settings& settings = session.services.settings;
  const editor::PrintRequest request{
      .format = *format, .solutions = args.solutions, .letters = settings.labels == "letters", .marks = settings.marks};
  const std::string bytes = value_or_stop(editor::printed_series(session.services, series, request), ExitStatus::broken);
  write_output(session, args.output, bytes);
}

}  // namespace

void add_print_series(CommandBuilder& root, Session& session) {
  CLI::App* game = root.find_command(editor::game_of_series());
  if (!game) return;  // its plugin could not be loaded: its other commands are not there either
  CLI::App* series = CommandBuilder(*game, root.locale()).find_command("series");
  if (!series) return;
  const auto target = std::make_shared<PrintArguments>();
  CommandBuilder args = CommandBuilder(*series, root.locale()).command("print", "cli.command.print_series");
  args.positional("FILE", target->series, "cli.word.series");
  args.flag("--solutions", target->solutions, "cli.word.print_solutions");
  add_output(args, target->output, "FILE", "cli.word.print_output");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
