#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/output.hpp"
#include "app/position_view.hpp"
#include "app/script_news.hpp"
#include "content/files.hpp"
#include "match/date.hpp"
#include "match/import_export.hpp"
#include "match/move_list.hpp"
#include "match/save.hpp"

#include <memory>

namespace tablier {
namespace {

struct ImportArguments {
  std::string game;
  std::string file;
  Output output;
  bool json = false;
};

/// What the table copies as its list of moves, which every game has.
ReadRound read_listed(const Session& session, const std::string& text, const std::string& file, const GameEntry& game) {
  const SaveData data = value_or_stop(read_move_list(text, file), ExitStatus::no);
  if (data.setup.game != game.name)
    throw Stop(ExitStatus::no, "cli.error.list_of_other", {{"file", file}, {"game", game.name}, {"other", data.setup.game}});
  return {value_or_stop(replay_unfinished(data, rulesets_of(session.services.catalogue)), ExitStatus::no), {}};
}

ReadRound read_record(const Session& session, const std::string& text, const std::string& file, const GameEntry& game) {
  if (is_move_list(text)) return read_listed(session, text, file, game);
  if (is_save_text(text)) throw Stop(ExitStatus::usage_error, "cli.error.import_of_save", {{"file", file}});
  if (!record_format_of(game)) throw Stop(ExitStatus::usage_error, "cli.error.no_record_format", {{"game", game.name}});
  return value_or_stop(read_round(text, file, game, rulesets_of(session.services.catalogue)), ExitStatus::no);
}

void run(Session& session, const ImportArguments& args) {
  const auto game = find_game(session, args.game);
  require_file(args.file);
  check_output(session, args.output, {args.file});
  const std::string text = value_or_stop(read_file(args.file), ExitStatus::no);
  const ReadRound round = read_record(session, text, args.file, *game);
  const Match& match = round.match;
  if (args.output) {
    const std::string save = write_save(match, round.date.empty() ? iso_date() : round.date);
    value_or_stop(fits_save(save), ExitStatus::no);
    write_output(session, args.output, save);
  }
  const Observation seen = observe(match, viewer_of(match, true));
  if (args.json) session.print(with_faults(position_json(seen), session));
  else print_position(session, seen);
}

}  // namespace

void add_import(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<ImportArguments>();
  CommandBuilder args = root.command("import", "cli.command.import");
  args.positional("GAME", target->game, "cli.word.game");
  args.positional("FILE", target->file, "cli.word.record");
  add_output(args, target->output, "SAVE", "cli.word.save_output");
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
