#include "script/game/guess_check.hpp"

#include "script/game/held_things.hpp"

#include <algorithm>
#include <map>

namespace tablier::lua {
namespace {

std::string last_part(const std::string& key) { return key.substr(key.rfind('.') + 1); }

bool are_alike(const Tray& a, const Tray& b) {
  const auto same = [](const TrayItem& one, const TrayItem& other) { return one.id == other.id && one.copies == other.copies; };
  return a.owner == b.owner && a.hidden == b.hidden && a.title.key == b.title.key && std::ranges::is_permutation(a.items, b.items, same);
}

bool are_alike(const tablier::Token& a, const tablier::Token& b) {
  return a.places == b.places && a.owner == b.owner && a.paint == b.paint && a.labels == b.labels;
}

/// A thing that is there more than once, in hands and on the board; null: none is.
const HeldThing* doubled_thing(const GameRules& game, const Scene& scene) {
  std::map<const HeldThing*, int> counts;
  for (const Tray& tray : scene.trays)
    for (const TrayItem& item : tray.items)
      if (const HeldThing* const thing = thing_of_id(game, item.id)) counts[thing] += item.copies;
  for (const tablier::Token& token : scene.tokens)
    if (const HeldThing* const thing = thing_of_id(game, token.id)) ++counts[thing];
  const auto twice = std::ranges::find_if(counts, [](const auto& count) { return count.second > 1; });
  return twice == counts.end() ? nullptr : twice->first;
}

}  // namespace

std::optional<Text> contradiction(const LuaGameState& state, const State& guess, Seat viewer) {
  const Scene real = state.scene(viewer), imagined = guess.scene(viewer);
  const auto said = [viewer](const char* what, const std::string& name) {
    return Text(what, {{"seat", index(viewer) + 1}, {"name", name}});
  };
  for (std::size_t i = 0; i < real.trays.size(); ++i)
    if (i >= imagined.trays.size() || !are_alike(real.trays[i], imagined.trays[i]))
      return said("script.game.sample_tray", last_part(real.trays[i].title.key));
  if (imagined.trays.size() > real.trays.size())
    return said("script.game.sample_tray", last_part(imagined.trays[real.trays.size()].title.key));
  const auto alike = [](const tablier::Token& a, const tablier::Token& b) { return are_alike(a, b); };
  const bool same = std::ranges::is_permutation(real.tokens, imagined.tokens, alike);
  return same ? std::nullopt : std::optional(said("script.game.sample_board", ""));
}

void DoubledThings::note(const LuaGameState& state, const State& guess) {
  const GameRules& game = state.rules().game;
  if (game.things.empty() || true_ones_too_) return;
  true_ones_too_ = doubled_thing(game, state.scene(Seat::nobody)) != nullptr;
  ++guesses_;
  const HeldThing* const twice = doubled_thing(game, guess.scene(Seat::nobody));
  if (!twice) return;
  ++doubled_;
  if (name_.empty()) name_ = twice->name;
}

std::optional<Text> DoubledThings::fault() const {
  if (true_ones_too_ || rounds_ < kEnoughRounds || guesses_ < kEnoughGuesses || doubled_ * kOneOf < guesses_) return std::nullopt;
  return Text("script.game.sample_doubles", {{"name", name_}});
}

}  // namespace tablier::lua
