#include "app/commands.hpp"
#include "app/position_view.hpp"
#include "app/script_news.hpp"
#include "match/plugin_fault.hpp"
#include "match/save.hpp"

#include <memory>

namespace tablier {
namespace {

struct ReplayArguments {
  std::string file;
  bool reveal = false;
  bool json = false;
};

void print(const Session& session, const ReplayArguments& args) {
  require_file(args.file);
  const Match match = value_or_stop(load_match(args.file, session.services.catalogue), ExitStatus::no);
  const Observation seen =
      value_or_stop(unless_thrown(match, [&] { return observe(match, viewer_of(match, args.reveal)); }), ExitStatus::broken);
  if (args.json) session.print(with_faults(position_json(seen), session));
  else print_position(session, seen);
}

}  // namespace

void add_replay(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<ReplayArguments>();
  CommandBuilder args = root.command("replay", "cli.command.replay");
  args.positional("FILE", target->file, "cli.word.save");
  args.flag("--reveal", target->reveal, "cli.word.reveal");
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([target, &session] { print(session, *target); });
}

}  // namespace tablier
