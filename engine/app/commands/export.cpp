#include "app/commands.hpp"
#include "app/output.hpp"
#include "match/import_export.hpp"
#include "match/plugin_fault.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace tablier {
namespace {

struct ExportArguments {
  std::string save;
  std::optional<std::int64_t> round;  ///< from 1; absent: the last
  Output output;
};

constexpr std::int64_t kMaxRounds = 10'000;

/// From 0. Without a wish the last one, which is told where there are others.
std::size_t round_of(const Session& session, const ExportArguments& args, const Match& match) {
  const auto count = static_cast<std::int64_t>(match.rounds().size());
  if (args.round && *args.round > count) throw Stop(ExitStatus::no, "cli.error.no_round", {{"round", *args.round}, {"n", count}});
  if (!args.round && count > 1) session.warn(Problem("cli.export_last", {{"n", count}}));
  return static_cast<std::size_t>(args.round.value_or(count) - 1);
}

void run(Session& session, const ExportArguments& args) {
  require_file(args.save);
  check_output(session, args.output, {args.save});
  const SaveData spec = value_or_stop(read_save(args.save), ExitStatus::no);
  const Match match = value_or_stop(replay(spec, session.services.catalogue), ExitStatus::no);
  if (!record_format_of(*match.rules().entry))
    throw Stop(ExitStatus::usage_error, "cli.error.no_record_format", {{"game", spec.setup.game}});
  const std::size_t round = round_of(session, args, match);
  const std::string text = value_or_stop(unless_thrown(match, [&] { return write_round(match, round, spec.date); }), ExitStatus::broken);
  if (args.output) write_output(session, args.output, text);
  else session.out << text;
}

}  // namespace

void add_export(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<ExportArguments>();
  CommandBuilder args = root.command("export", "cli.command.export");
  args.positional("SAVE", target->save, "cli.word.save");
  args.number("--round", target->round, 1, kMaxRounds, "cli.word.round");
  add_output(args, target->output, "FILE", "cli.word.output");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
