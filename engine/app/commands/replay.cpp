#include "app/commands.hpp"
#include "app/position_view.hpp"
#include "match/save.hpp"

#include <memory>

namespace tablier {
namespace {

struct ReplayWords {
  std::string file;
  bool reveal = false;
  bool json = false;
};

void print(const Session& session, const ReplayWords& words) {
  require_file(words.file);
  const Match match = value_or_stop(load_match(words.file, session.services.catalogue), ExitStatus::no);
  const Observation seen = observe(match, viewer_of(match, words.reveal));
  if (words.json) session.print(position_json(seen));
  else print_position(session, seen);
}

}  // namespace

void add_replay(Words& root, Session& session) {
  const auto target = std::make_shared<ReplayWords>();
  Words words = root.command("replay", "cli.command.replay");
  words.positional("FILE", target->file, "cli.word.save");
  words.flag("--reveal", target->reveal, "cli.word.reveal");
  words.flag("--json", target->json, "cli.word.json");
  words.on_call([target, &session] { print(session, *target); });
}

}  // namespace tablier
