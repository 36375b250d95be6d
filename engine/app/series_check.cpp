#include "app/series_check.hpp"

#include "app/content_check.hpp"
#include "content/game_spec.hpp"
#include "content/utf8.hpp"
#include "content/yaml.hpp"
#include "match/match.hpp"
#include "match/play_line.hpp"
#include "play/challenges.hpp"
#include "sdk/default_bot.hpp"

#include <algorithm>
#include <charconv>
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

/// Where something of a series stands in its file, which may be a collection: its opponent, one of its rows, an option of a challenge. The
/// file is read once, and only where somebody asks.
class SeriesSpots {
 public:
  explicit SeriesSpots(const fs::path& file) : file_(file) {}

  SourceSpot of(const std::string& name, const std::vector<std::string>& path) {
    if (!yaml_) yaml_ = load_yaml(file_);
    if (!yaml_->document) return {file_.string(), 1, 1};
    YamlNode node = yaml_->document->root();
    if (const YamlNode all = node.find("series"); all && all.is(YamlKind::map)) node = all.find(name);
    for (const std::string& key : path) node = below(node, key);
    return node ? node.where() : SourceSpot{file_.string(), 1, 1};
  }

 private:
  /// A member, or an item by its number.
  static YamlNode below(const YamlNode& node, const std::string& key) {
    if (node && node.is(YamlKind::map)) return node.find(key);
    if (!node || !node.is(YamlKind::list)) return {};
    std::size_t i = 0;
    std::from_chars(key.data(), key.data() + key.size(), i);
    return i < node.size() ? node.item(i) : YamlNode();
  }

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

/// An option of a challenge that cannot begin, and why.
struct Blame {
  std::string option;
  Text why;
};

/// Those that the game has not, or not so; where none is, the one that is refused for the same reason by itself, or without which the
/// challenge could begin, if there is such.
std::vector<Blame> options_to_blame(const Catalogue& catalogue, const GameEntry& game, const std::string& variant,
                                    const ChallengeSpec& challenge) {
  std::vector<Blame> wrong;
  const Value::Map& options = *challenge.options.as_map();
  for (const Member& option : options)
    if (const auto alone = Options::make(game.parameters, Value::map({{option.name, option.value}})); !alone)
      wrong.push_back({option.name, alone.problem().text});
  if (!wrong.empty()) return wrong;
  const std::string whole = game.name + "/" + variant;
  const auto rules = catalogue.ruleset(whole, challenge.options);
  if (rules) return {};
  const Text& why = rules.problem().text;
  for (const Member& option : options) {
    const auto alone = catalogue.ruleset(whole, Value::map({{option.name, option.value}}));
    if (!alone && alone.problem().text == why) return {{option.name, why}};
  }
  for (const Member& option : options) {
    Value others = Value::map();
    for (const Member& other : options)
      if (other.name != option.name) others.set(other.name, other.value);
    if (catalogue.ruleset(whole, others)) return {{option.name, why}};
  }
  return {};
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

/// One file whose series are those of a game.
class SeriesFileTrial {
 public:
  SeriesFileTrial(const Catalogue& catalogue, const GameEntry& game, const fs::path& file)
      : catalogue_(catalogue), game_(game), spec_(game.spec), spots_(file) {
    spec_.content.series = load_all_series(file, game.spec.content.pieces).series;
  }

  SeriesTrial run(bool is_sound) {
    for (const SeriesSpec& series : spec_.content.series) {
      if (const Status tried = try_opponent(catalogue_, game_, series); !tried)
        add(tried.problem().text, spots_.of(series.name, {"opponent"}));
      for (const SeriesRow& row : series.rows) {
        time_.begin_row();
        if (!row.numbers.empty()) try_numbers(series, row, is_sound);
        for (std::size_t i = 0; i < row.challenges.size(); ++i) try_one(series, row, i);
        time_.end_row();
      }
    }
    return {std::move(problems_), time_.untried()};
  }

 private:
  void add(Text text, SourceSpot where) { problems_.emplace_back(std::move(text), std::move(where)); }

  void try_numbers(const SeriesSpec& series, const SeriesRow& row, bool is_sound) {
    if (spec_.series->items_option.empty()) return add(Text("series.no_items"), spots_.of(series.name, {"rows", row.name, "numbers"}));
    const int count = is_sound ? unsolvable_count(catalogue_, spec_, series, row, time_) : 0;
    if (count == 0) return;
    time_.found_fault();
    add(Text("cli.check.unsolvable_row", {{"row", row.name}, {"n", count}}), spots_.of(series.name, {"rows", row.name}));
  }

  /// What is wrong with its options is told of each that is, where it stands.
  void try_one(const SeriesSpec& series, const SeriesRow& row, std::size_t i) {
    const ChallengeSpec& challenge = row.challenges[i];
    if (!challenge.options.as_map()) return;  // told by the schema
    const auto tell = [&](const Text& why, const SourceSpot& where) {
      add(Text("cli.check.challenge", {{"row", row.name}, {"why", why}}), where);
    };
    const auto wrong = options_to_blame(catalogue_, game_, variant_of(game_, series), challenge);
    for (const Blame& blame : wrong)
      tell(blame.why, spots_.of(series.name, {"rows", row.name, "challenges", std::to_string(i), "options", blame.option}));
    if (!wrong.empty()) return;
    if (const Status tried = try_challenge(catalogue_, game_, series, challenge, time_); !tried)
      tell(tried.problem().text, challenge.where);
  }

  const Catalogue& catalogue_;
  const GameEntry& game_;
  GameSpec spec_;
  SeriesSpots spots_;
  ProofTime time_;
  std::vector<Problem> problems_;
};

}  // namespace

SeriesTrial try_series(const Catalogue& catalogue, const fs::path& file, bool is_sound) {
  const fs::path folder = fs::absolute(file).lexically_normal().parent_path();
  if (folder.filename() != "series") return {};
  const std::string name = folder.parent_path().filename().string();
  const auto game = catalogue.find(name);
  if (script_of_content(file) || (game && is_in_lua(*game)))
    return {{Problem(Text("cli.check.no_series", {{"game", clipped(name)}}), {file.string(), 1, 1})}, 0};
  if (!game || !game->playable() || !game->spec.series) return {};
  return SeriesFileTrial(catalogue, *game, file).run(is_sound);
}

}  // namespace tablier
