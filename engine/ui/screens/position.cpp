#include "ui/screens/position.hpp"

#include "match/match_view.hpp"
#include "match/observation.hpp"
#include "match/play_line.hpp"
#include "match/plugin_fault.hpp"
#include "play/match_preparation.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// Why there is none without a file: that is told elsewhere.
Result<Match> start_of(const std::shared_ptr<const GameEntry>& game, const Picture& picture) {
  const VariantEntry* variant = game->playable() ? game->variant(picture.variant) : nullptr;
  if (!variant || variant->problem) return Problem("library.cannot");
  auto rules = make_ruleset(game, *variant, picture.options);
  if (!rules) return Problem(rules.problem().text);
  MatchSetup setup;
  setup.game = game->name;
  setup.variant = rules->variant;
  setup.options = picture.options;
  setup.players.resize(static_cast<std::size_t>(rules->game->seats().min));
  return made_to_show([&] { return Match::start(*std::move(rules), std::move(setup)); });
}

using Drawn = Result<std::optional<Scene>>;

/// What `draw` makes of the position; nothing where it cannot be reached.
template <typename Draw>
Drawn drawn(const std::shared_ptr<const GameEntry>& game, const Picture& picture, const Draw& draw) {
  auto match = start_of(game, picture);
  if (!match) return match.problem();
  return unless_thrown(*match, [&] { return play_line(*match, picture.moves) ? std::optional<Scene>(draw(*match)) : std::nullopt; });
}

void add_lights(Scene& scene, const std::vector<OfferedMove>& moves) {
  for (const auto& [notation, label, touch] : moves)
    if (touch.size() == 1 && touch.front().kind == GestureKind::put)
      scene.highlights.push_back({.kind = HighlightKind::legal, .surface = touch.front().surface, .place = touch.front().places.front()});
}

std::string name_of(const GameEntry& game, const Picture& picture, PositionPictures::Lights lights) {
  std::string name = game.name + "/" + picture.variant + to_json(picture.options) + (lights == PositionPictures::Lights::shown ? "*" : "");
  for (const std::string& move : picture.moves) name += " " + move;
  return name;
}

Scene plain_scene(const Match& match) { return MatchView(match, Seat::nobody).scene(); }

Scene lit_scene(const Match& match) {
  auto [scene, moves] = observe(match, Viewer::all_seeing(static_cast<int>(match.setup().players.size()))).table;
  if (!scene.tokens.empty()) add_lights(scene, moves);
  return std::move(scene);
}

Drawn scene_of(const std::shared_ptr<const GameEntry>& game, const Picture& picture, PositionPictures::Lights lights) {
  return drawn(game, picture, lights == PositionPictures::Lights::shown ? lit_scene : plain_scene);
}

}  // namespace

Result<std::optional<Scene>> position_of(const std::shared_ptr<const GameEntry>& game, const Picture& picture) {
  return drawn(game, picture, plain_scene);
}

Result<std::optional<Scene>> lit_position_of(const std::shared_ptr<const GameEntry>& game, const Picture& picture) {
  return drawn(game, picture, lit_scene);
}

bool PositionPictures::ready(const std::shared_ptr<const GameEntry>& game, const Picture& picture, Lights lights) {
  if (!game->variants_read) return false;
  const VariantEntry* variant = game->variant(picture.variant);
  const std::string name = name_of(*game, picture, lights);
  if (!variant || !asks_scripts(*game, *variant) || known_.contains(name)) return true;
  if (std::ranges::find(wanted_, name, &Wanted::name) != wanted_.end()) return false;
  wanted_.push_back({name, game, picture, lights});
  if (wanted_.size() == 1) ask_next();
  update();
  return known_.contains(name);
}

const Scene* PositionPictures::find(Ui& ui, const std::shared_ptr<const GameEntry>& game, const Picture& picture, Lights lights) {
  const std::string name = name_of(*game, picture, lights);
  auto known = known_.find(name);
  if (known == known_.end()) known = known_.emplace(name, scene_of(game, picture, lights)).first;
  Drawn& scene = known->second;
  if (!scene) {
    if (!scene.problem().where.file.empty()) {
      ui.say_plugin_fault(scene.problem());
      ui.leave_alone(scene.problem());
    }
    scene = std::optional<Scene>();
  }
  return *scene ? &**scene : nullptr;
}

void PositionPictures::ask_next() {
  if (wanted_.empty()) return;
  const Wanted& next = wanted_.front();
  job_.ask([game = next.game, picture = next.picture, lights = next.lights] { return scene_of(game, picture, lights); });
}

bool PositionPictures::update() {
  auto found = job_.poll();
  if (!found) return false;
  known_.insert_or_assign(wanted_.front().name, std::move(*found));
  wanted_.pop_front();
  ask_next();
  return true;
}

void PositionPictures::forget() {
  pause();
  known_.clear();
}

void PositionPictures::pause() {
  job_.cancel();
  wanted_.clear();
}

}  // namespace tablier
