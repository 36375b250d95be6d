#include "app/series_check.hpp"

#include "content/game_spec.hpp"
#include "content/yaml.hpp"
#include "match/match.hpp"
#include "match/play_line.hpp"
#include "play/challenges.hpp"
#include "sdk/default_bot.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

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

/// Where something of a series stands in its file, which may be a collection: its opponent, or one of its rows. The file is read once, and
/// only where somebody asks.
class SeriesSpots {
 public:
  explicit SeriesSpots(const fs::path& file) : file_(file) {}

  SourceSpot of(const std::string& name, const std::vector<std::string>& path) {
    if (!yaml_) yaml_ = load_yaml(file_);
    if (!yaml_->document) return {file_.string(), 1, 1};
    YamlNode node = yaml_->document->root();
    if (const YamlNode all = node.find("series"); all && all.is(YamlKind::map)) node = all.find(name);
    for (const std::string& key : path) node = node && node.is(YamlKind::map) ? node.find(key) : YamlNode();
    return node ? node.where() : SourceSpot{file_.string(), 1, 1};
  }

 private:
  const fs::path& file_;
  std::optional<LoadedYaml> yaml_;
};

/// Whether whoever thinks for the game finds within that time that nobody can solve the match of one player from here.
bool is_unsolvable(const Match& match, double seconds) {
  const Game& game = *match.rules().game;
  if (match.setup().players.size() != 1 || !is_player(match.state().to_move())) return false;
  constexpr std::uint64_t kSeed = 1;
  const auto bot = game.levels() > 0 ? game.bot(kSeed) : nullptr;
  return bot && bot->think(match.state(), {.level = 0, .seconds = seconds}, {}).proof == Proof::loss;
}

/// What solutions of the challenges of one file may be looked for, together: those that come too late are taken as they are, and
/// counted. So are those that come after many faults.
class ProofTime {
 public:
  void begin_row() { row_is_whole_ = true; }
  void end_row() { untried_ += row_is_whole_ ? 0 : 1; }
  void found_fault() { ++faults_; }
  std::size_t untried() const { return untried_; }
  /// A challenge whose solution would be looked for now is left as it is.
  bool is_up() {
    const bool up = faults_ >= kMaxFaults || std::chrono::steady_clock::now() >= end_;
    if (up) row_is_whole_ = false;
    return up;
  }
  double for_one() const {
    constexpr double kLongest = 0.25;
    return std::min(kLongest, std::chrono::duration<double>(end_ - std::chrono::steady_clock::now()).count());
  }

 private:
  static constexpr std::size_t kMaxFaults = 50;  // nobody reads more of one file

  bool row_is_whole_ = true;
  std::size_t untried_ = 0, faults_ = 0;
  std::chrono::steady_clock::time_point end_ = std::chrono::steady_clock::now() + std::chrono::seconds(1);
};

/// Plays the solution, where there is one, and looks for one where there is none.
Status try_challenge(const Catalogue& catalogue, const GameEntry& game, const SeriesSpec& series, const ChallengeSpec& challenge,
                     ProofTime& time) {
  const std::string& variant = variant_of(game, series);
  auto rules = catalogue.ruleset(game.name + "/" + variant, challenge.options);
  if (!rules) return rules.problem();
  MatchSetup setup{.game = game.name, .variant = variant, .options = challenge.options, .players = {}, .challenge = {}};
  setup.players.resize(static_cast<std::size_t>(std::max(rules->game->seats().min, series.opponent > 0 ? 2 : 1)));
  const bool alone = setup.players.size() == 1;
  auto match = Match::start(*std::move(rules), std::move(setup));
  if (!match) return match.problem();
  if (challenge.solution.empty())
    return alone && !time.is_up() && is_unsolvable(*match, time.for_one()) ? Problem("cli.check.unsolvable") : Status(Done{});
  if (const Status played = play_line(*match, challenge.solution); !played) return played;
  const auto winners = match->winners();
  const bool won = match->over() && std::find(winners.begin(), winners.end(), seat(0)) != winners.end();
  return won ? Status(Done{}) : Problem("cli.check.no_solution");
}

/// The first challenge of a row of numbers that nobody can solve, by how many numbers it has; 0: none was found, or it is played against a
/// bot, where no solution is looked for.
int unsolvable_count(const Catalogue& catalogue, const GameSpec& spec, const SeriesSpec& series, const SeriesRow& row, ProofTime& time) {
  if (series.opponent > 0) return 0;
  for (int count = row.first; count <= last_count(row) && !time.is_up(); ++count) {
    MatchSetup setup = challenge_setup(spec, {series.name, row.name, count});
    auto rules = catalogue.ruleset(setup.game + "/" + setup.variant, setup.options);
    if (!rules) return 0;
    const auto match = Match::start(*std::move(rules), std::move(setup));
    if (match && is_unsolvable(*match, time.for_one())) return count;
  }
  return 0;
}

}  // namespace

SeriesTrial try_series(const Catalogue& catalogue, const fs::path& file) {
  const fs::path folder = fs::absolute(file).lexically_normal().parent_path();
  if (folder.filename() != "series") return {};
  const auto game = catalogue.find(folder.parent_path().filename().string());
  if (!game || !game->playable() || !game->spec.series) return {};
  std::vector<Problem> problems;
  SeriesSpots spots(file);
  GameSpec spec = game->spec;
  spec.content.series = load_all_series(file, game->spec.content.pieces).series;
  ProofTime time;
  for (const SeriesSpec& series : spec.content.series) {
    if (const Status tried = try_opponent(catalogue, *game, series); !tried)
      problems.emplace_back(tried.problem().text, spots.of(series.name, {"opponent"}));
    for (const SeriesRow& row : series.rows) {
      time.begin_row();
      if (const int count = row.numbers.empty() ? 0 : unsolvable_count(catalogue, spec, series, row, time)) {
        time.found_fault();
        problems.emplace_back(Text("cli.check.unsolvable_row", {{"row", row.name}, {"n", count}}),
                              spots.of(series.name, {"rows", row.name}));
      }
      for (const ChallengeSpec& challenge : row.challenges)
        if (const Status tried = try_challenge(catalogue, *game, series, challenge, time); !tried)
          problems.emplace_back(Text("cli.check.challenge", {{"row", row.name}, {"why", tried.problem().text}}), challenge.where);
      time.end_row();
    }
  }
  return {std::move(problems), time.untried()};
}

}  // namespace tablier
