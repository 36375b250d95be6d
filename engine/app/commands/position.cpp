#include "app/commands.hpp"
#include "app/game_words.hpp"
#include "app/position_view.hpp"

#include <memory>

namespace tablier {
namespace {

struct PositionWords {
  GameWords game;
  bool reveal = false;
  bool json = false;
};

void print(const Session& session, const PositionWords& words) {
  const Match match = play_moves(session, words.game);
  const Observation seen = observe(match, viewer_of(match, words.reveal));
  if (words.json) session.print(position_json(seen));
  else print_position(session, seen);
}

}  // namespace

void add_position(Words& root, Session& session) {
  const auto target = std::make_shared<PositionWords>();
  Words words = root.command("position", "cli.command.position");
  add_position_words(words, target->game);
  words.flag("--reveal", target->reveal, "cli.word.reveal");
  words.flag("--json", target->json, "cli.word.json");
  words.on_call([target, &session] { print(session, *target); });
}

}  // namespace tablier
