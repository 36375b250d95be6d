#include "puzzle.hpp"

#include "play/challenges.hpp"
#include "sdk/bot.hpp"

#include <algorithm>
#include <stdexcept>

namespace tablier::gui {
namespace {

TrayItem item_of(const Scene& scene, int id) {
  for (const Tray& tray : scene.trays)
    for (const TrayItem& item : tray.items)
      if (item.id == id) return item;
  throw std::runtime_error("no such thing in the trays");
}

}  // namespace

Match challenge(const std::string& game, const std::string& name) {
  const auto entry = games().find(game);
  const auto id = parse_challenge(name);
  if (!entry || !id || !row_of(entry->spec.content, *id)) throw std::runtime_error("no challenge " + name);
  const MatchSetup setup = challenge_setup(entry->spec, *id);
  auto rules = games().ruleset(game + "/" + setup.variant, setup.options);
  if (!rules) throw std::runtime_error("no rules: " + rules.problem().text.key);
  auto match = Match::start(*std::move(rules), setup);
  if (!match) throw std::runtime_error("no match: " + match.problem().text.key);
  return *std::move(match);
}

std::vector<Lay> solution(const Match& match) {
  const auto bot = match.rules().game->bot(1);
  const Advice advice = bot->think(match.state(), {.seconds = 10}, {});
  if (advice.proof != Proof::win) throw std::runtime_error("no solution");
  std::vector<Lay> lays;
  const auto state = match.state().clone();
  for (const Move move : advice.line) {
    const Touch touch = state->touch(move);
    lays.push_back({item_of(state->scene(seat(0)), touch.front().item), touch.front()});
    state->play(move);
  }
  return lays;
}

std::vector<std::string> place_names(const Match& match, const Gesture& gesture) {
  const Scene scene = match.state().scene(seat(0));
  std::vector<std::string> names;
  for (const Place p : gesture.places) names.push_back(scene.surfaces[static_cast<std::size_t>(gesture.surface)].grid.name(p));
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace tablier::gui
