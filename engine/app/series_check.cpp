#include "app/series_check.hpp"

#include "content/game_spec.hpp"
#include "content/yaml.hpp"
#include "match/match.hpp"
#include "match/play_line.hpp"
#include "sdk/default_bot.hpp"

#include <algorithm>

namespace tablier {
namespace {

namespace fs = std::filesystem;

const std::string& variant_of(const GameEntry& game, const SeriesSpec& series) {
  return series.variant.empty() ? game.spec.series->variant : series.variant;
}

/// Whether the bot that the series sets on the other seat may sit there.
Status try_opponent(const Catalogue& catalogue, const GameEntry& game, const SeriesSpec& series) {
  if (series.opponent == 0) return Done{};
  const auto rules = catalogue.ruleset(game.name + "/" + variant_of(game, series));
  if (!rules) return Done{};
  if (rules->game->seats().max < 2) return Problem("cli.check.no_opponent");
  const int levels = rules->game->levels() > 0 ? rules->game->levels() : kDefaultBotLevels;
  if (series.opponent <= levels) return Done{};
  return Problem("save.level", {{"level", series.opponent}, {"max", levels}});
}

/// Where a series of a file, which may be a collection, names its opponent.
SourceSpot opponent_of(const fs::path& file, const std::string& name) {
  const LoadedYaml yaml = load_yaml(file);
  if (!yaml.document) return {file.string(), 1, 1};
  YamlNode series = yaml.document->root();
  if (const YamlNode all = series.find("series"); all && all.is(YamlKind::map)) series = all.find(name);
  const YamlNode opponent = series && series.is(YamlKind::map) ? series.find("opponent") : YamlNode();
  return opponent ? opponent.where() : SourceSpot{file.string(), 1, 1};
}

/// Plays the solution, where there is one.
Status try_challenge(const Catalogue& catalogue, const GameEntry& game, const SeriesSpec& series, const ChallengeSpec& challenge) {
  const std::string& variant = variant_of(game, series);
  auto rules = catalogue.ruleset(game.name + "/" + variant, challenge.options);
  if (!rules) return rules.problem();
  MatchSetup setup{.game = game.name, .variant = variant, .options = challenge.options, .players = {}, .challenge = {}};
  setup.players.resize(static_cast<std::size_t>(std::max(rules->game->seats().min, series.opponent > 0 ? 2 : 1)));
  auto match = Match::start(*std::move(rules), std::move(setup));
  if (!match) return match.problem();
  if (challenge.solution.empty()) return Done{};
  if (const Status played = play_line(*match, challenge.solution); !played) return played;
  const auto winners = match->winners();
  const bool won = match->over() && std::find(winners.begin(), winners.end(), seat(0)) != winners.end();
  return won ? Status(Done{}) : Problem("cli.check.no_solution");
}

}  // namespace

std::vector<Problem> unplayable_challenges(const Catalogue& catalogue, const fs::path& file) {
  const fs::path folder = fs::absolute(file).lexically_normal().parent_path();
  if (folder.filename() != "series") return {};
  const auto game = catalogue.find(folder.parent_path().filename().string());
  if (!game || !game->playable() || !game->spec.series) return {};
  std::vector<Problem> problems;
  for (const SeriesSpec& series : load_all_series(file, game->spec.content.pieces).series) {
    if (const Status tried = try_opponent(catalogue, *game, series); !tried)
      problems.emplace_back(tried.problem().text, opponent_of(file, series.name));
    for (const SeriesRow& row : series.rows)
      for (const ChallengeSpec& challenge : row.challenges)
        if (const Status tried = try_challenge(catalogue, *game, series, challenge); !tried)
          problems.emplace_back(Text("cli.check.challenge", {{"row", row.name}, {"why", tried.problem().text}}), challenge.where);
  }
  return problems;
}

}  // namespace tablier
