#include "match/save_problems.hpp"

#include "sdk/default_bot.hpp"

#include <algorithm>

namespace tablier {
namespace {

std::string rules_name(const SaveData& data) { return data.setup.game + "/" + data.setup.variant; }

Value without(const Value& options, const std::string& name) {
  Value rest = Value::map();
  for (const Member& option : *options.as_map())
    if (option.name != name) rest.set(option.name, option.value);
  return rest;
}

/// What a problem names: the SDK calls it so in whatever it says of options.
const std::string* named_option(const Problem& problem) {
  for (const TextArg& arg : problem.text.args)
    if (arg.name == "name") return std::get_if<std::string>(&arg.value);
  return nullptr;
}

/// The option that is named, else the first one without which all is well.
const SourceSpot* option_to_blame(const Problem& problem, const SaveData& data, const RulesetSource& rulesets) {
  const auto& options = data.spots.options;
  const std::string* name = named_option(problem);
  if (const auto named = name ? options.find(*name) : options.end(); named != options.end()) return &named->second;
  for (const auto& [option, where] : options)
    if (rulesets(rules_name(data), without(data.setup.options, option))) return &where;
  return nullptr;
}

/// There is no such game, or it cannot be played in any variant.
bool is_of_game(const Problem& problem) {
  return problem.text.key.starts_with("host.game.") || problem.text.key.starts_with("host.plugin.");
}

Problem at(const SourceSpot& where, Problem problem) {
  problem.where = where;
  return problem;
}

std::optional<Problem> bot_fault(const Game& game, const Player& player, const SetupSpots::Seat& spots) {
  const auto known = game.reference_bots();
  if (!player.bot.empty()) {
    if (std::find(known.begin(), known.end(), player.bot) != known.end()) return std::nullopt;
    return Problem(Text("save.bot", {{"name", player.bot}}), spots.bot);
  }
  const int levels = game.levels() > 0 ? game.levels() : kDefaultBotLevels;
  if (player.level >= 1 && player.level <= levels) return std::nullopt;
  return Problem(Text("save.level", {{"level", player.level}, {"max", levels}}), spots.level);
}

}  // namespace

Problem at_setting(Problem problem, const SaveData& data, const RulesetSource& rulesets) {
  if (!problem.where.file.empty()) return problem;
  if (const SourceSpot* where = option_to_blame(problem, data, rulesets)) return at(*where, std::move(problem));
  const SourceSpot& where = is_of_game(problem) ? data.spots.game : data.spots.variant;
  return at(where, std::move(problem));
}

Problem at_seats(Problem problem, const SaveData& data) {
  const bool of_starter = problem.text.key == "match.starter";
  return at(of_starter ? data.spots.starter : data.spots.players, std::move(problem));
}

std::optional<Problem> player_fault(const Game& game, const SaveData& data) {
  for (std::size_t i = 0; i < data.setup.players.size(); ++i) {
    const Player& player = data.setup.players[i];
    if (player.human) continue;
    if (auto wrong = bot_fault(game, player, i < data.spots.seats.size() ? data.spots.seats[i] : SetupSpots::Seat())) return wrong;
  }
  return std::nullopt;
}

}  // namespace tablier
