#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/position_view.hpp"
#include "app/script_news.hpp"
#include "match/plugin_fault.hpp"

#include <memory>

namespace tablier {
namespace {

struct PositionArguments {
  GameArguments game;
  bool reveal = false;
  bool json = false;
};

void print(Session& session, const PositionArguments& args) {
  const Match match = play_moves(session, args.game);
  const Observation seen =
      value_or_stop(unless_thrown(match, [&] { return observe(match, viewer_of(match, args.reveal)); }), ExitStatus::broken);
  if (seen.outcome.reason == kFaultReason) session.status = ExitStatus::no;
  if (args.json) session.print(with_faults(position_json(seen), session));
  else print_position(session, seen);
}

}  // namespace

void add_position(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<PositionArguments>();
  CommandBuilder args = root.command("position", "cli.command.position");
  add_position_arguments(args, target->game);
  args.flag("--reveal", target->reveal, "cli.word.reveal");
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([target, &session] { print(session, *target); });
}

}  // namespace tablier
