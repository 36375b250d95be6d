#include "content/files.hpp"
#include "content/yaml_refusals.hpp"
#include "match/date.hpp"
#include "match/save.hpp"
#include "match/save_schema.hpp"

#include <algorithm>
#include <limits>

namespace tablier {
namespace {

constexpr int kMaxMoves = 100'000;
constexpr int kMaxRounds = 1'000;
constexpr int kMaxCount = 1'000'000;
constexpr int kMaxLevel = 1'000;
constexpr double kMaxSeconds = 1e9;
constexpr std::size_t kLongestMove = 1'000;
constexpr std::int64_t kMinSeed = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kMaxSeed = std::numeric_limits<std::int64_t>::max();

struct SpottedMove {
  std::string text;
  SourceSpot where;
};

Kind<SpottedMove> spotted_move() {
  const auto plain = kind::word(kMaxFileBytes);  // its own limit tells more
  return {[plain](const YamlNode& node, ProblemList& problems) -> std::optional<SpottedMove> {
            auto read = plain.read(node, problems);
            if (!read) return std::nullopt;
            if (read->size() > kLongestMove) {
              problems.add(Text("save.long_move", {{"n", read->size()}, {"max", kLongestMove}}), node.where());
              return std::nullopt;
            }
            return SpottedMove{*std::move(read), node.where()};
          },
          plain.outline};
}

struct SpottedMap {
  Value value = Value::map();
  std::map<std::string, SourceSpot> spots;
};

Kind<SpottedMap> spotted_map() {
  const auto plain = kind::any_map();
  return {[plain](const YamlNode& node, ProblemList& problems) -> std::optional<SpottedMap> {
            auto read = plain.read(node, problems);
            if (!read) return std::nullopt;
            SpottedMap map{*std::move(read), {}};
            for (std::size_t i = 0; i < node.size(); ++i) map.spots[node.key(i).scalar()] = node.member(i).where();
            return map;
          },
          plain.outline};
}

struct SpottedPlayer {
  Player player;
  SetupSpots::Seat spots;
};

SpottedPlayer read_player(MapReader& reader) {
  SpottedPlayer read;
  Player& player = read.player;
  player.human = reader.required(save_key::kWho, kind::choice({save_key::kHuman, save_key::kBot})) != save_key::kBot;
  player.level = reader.optional(save_key::kLevel, kind::small_integer(0, kMaxLevel), 0);
  player.bot = reader.optional(save_key::kBot, kind::word(), "");
  player.name = reader.optional(save_key::kName, kind::text(kMaxTitle), "");
  read.spots = {reader.where(save_key::kLevel), reader.where(save_key::kBot)};
  return read;
}

ClockRules read_clock_rules(MapReader& reader) {
  ClockRules clock;
  clock.seconds = reader.required(save_key::kSeconds, kind::real(ClockRules::kMinSeconds, ClockRules::kMaxSeconds));
  clock.increment = reader.optional(save_key::kIncrement, kind::real(0, ClockRules::kMaxIncrement), 0);
  clock.only_told = reader.optional(save_key::kOnlyTold, kind::boolean(), false);
  return clock;
}

struct SavedResult {
  std::string reason;
  std::vector<Seat> winners;
};

SavedResult read_result(MapReader& reader) {
  SavedResult result;
  result.reason = reader.required(save_key::kReason, kind::word());
  for (const int winner : reader.required(save_key::kWinners, kind::list_of(kind::small_integer(0, kMaxSeats - 1), 0, kMaxSeats)))
    result.winners.push_back(seat(winner));
  return result;
}

Remark read_remark(MapReader& reader) {
  Remark remark;
  const std::vector<std::string> marks(kMarks.begin(), kMarks.end());
  remark.mark = reader.optional(save_key::kMark, kind::choice(marks), "");
  remark.comment = reader.optional(save_key::kComment, kind::text(kMaxComment), "");
  return remark;
}

struct PlacedRemark {
  std::size_t after = 0;
  Remark remark;
};

PlacedRemark read_placed_remark(MapReader& reader) {
  PlacedRemark placed;
  placed.after = static_cast<std::size_t>(reader.required(save_key::kAfter, kind::small_integer(1, kMaxMoves)));
  placed.remark = read_remark(reader);
  return placed;
}

/// A move follows another of a line, or begins one.
SaveRound::LineMove read_line_move(MapReader& reader) {
  SaveRound::LineMove line;
  line.after = static_cast<std::size_t>(reader.optional(save_key::kAfter, kind::small_integer(0, kMaxMoves), 0));
  line.under = reader.optional(save_key::kUnder, kind::small_integer(0, static_cast<int>(kMaxLineMoves)), -1);
  line.move = reader.required(save_key::kMove, kind::word(kLongestMove));
  line.remark = read_remark(reader);
  line.where = reader.where(save_key::kMove);
  return line;
}

void read_tree(MapReader& reader, SaveRound& round) {
  const auto remarks = kind::list_of(kind::sheet_of(&read_placed_remark), 0, kMaxMoves);
  for (PlacedRemark& placed : reader.optional(save_key::kRemarks, remarks, std::vector<PlacedRemark>()))
    round.remarks.insert_or_assign(placed.after, std::move(placed.remark));
  const auto lines = kind::list_of(kind::sheet_of(&read_line_move), 0, static_cast<int>(kMaxLineMoves));
  round.lines = reader.optional(save_key::kLines, lines, std::vector<SaveRound::LineMove>());
  for (std::size_t i = 0; i < round.lines.size(); ++i) {
    const SaveRound::LineMove& line = round.lines[i];
    if (line.under >= static_cast<int>(i) || line.after > round.moves.size())
      reader.fault(save_key::kLines, Text("save.line", {{"n", i + 1}}));
  }
}

struct KeptTurn {
  int turn = 0;
  double ran = 0;
};

KeptTurn read_kept_turn(MapReader& reader) {
  KeptTurn kept;
  kept.turn = reader.required(save_key::kTurn, kind::small_integer(std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
  kept.ran = reader.required(save_key::kRan, kind::real(0, kMaxSeconds));
  return kept;
}

void read_sand(MapReader& reader, SaveRound& round) {
  const auto turns = kind::list_of(kind::sheet_of(&read_kept_turn), 0, kMaxMoves);
  for (const KeptTurn& kept : reader.optional(save_key::kSand, turns, std::vector<KeptTurn>())) round.sand[kept.turn] = kept.ran;
}

SaveRound read_round(MapReader& reader) {
  SaveRound round;
  for (SpottedMove& move : reader.required(save_key::kMoves, kind::list_of(spotted_move(), 0, kMaxMoves))) {
    round.moves.push_back(std::move(move.text));
    round.spots.push_back(std::move(move.where));
  }
  round.undone = static_cast<std::size_t>(reader.optional(save_key::kUndone, kind::small_integer(0, kMaxMoves), 0));
  if (round.undone > round.moves.size())
    reader.fault(save_key::kUndone, Text("save.undone", {{"n", round.undone}, {"moves", round.moves.size()}}));
  // It stands behind the moves: a file that was cut among them is found out.
  round.seconds = reader.required(save_key::kSeconds, kind::real(0, kMaxSeconds));
  round.turn_seconds = reader.optional(save_key::kTurnSeconds, kind::real(0, kMaxSeconds), 0);
  round.used = reader.optional(save_key::kUsed, kind::list_of(kind::real(0, kMaxSeconds), 0, kMaxSeats), std::vector<double>());
  const auto seconds = kind::list_of(kind::real(0, kMaxSeconds), 0, kMaxMoves);
  round.used_after = reader.optional(save_key::kUsedAfter, seconds, std::vector<double>());
  read_sand(reader, round);
  round.on_time = reader.optional(save_key::kOnTime, kind::boolean(), false);
  round.help.hints = reader.optional(save_key::kHints, kind::small_integer(0, kMaxCount), 0);
  round.help.values = std::min(reader.optional(save_key::kValues, kind::small_integer(0, kMaxCount), 0), round.help.hints);
  round.help.undos = reader.optional(save_key::kUndos, kind::small_integer(0, kMaxCount), 0);
  round.help.solution_seen = reader.optional(save_key::kSolutionSeen, kind::boolean(), false);
  read_tree(reader, round);
  if (auto result = reader.optional(save_key::kResult, kind::sheet_of(&read_result))) {
    round.on_time = round.on_time || result->reason == kTimeReason;
    round.reason = std::move(result->reason);
    round.winners = std::move(result->winners);
  }
  round.where = reader.where();
  round.result_spot = reader.where(save_key::kResult);
  return round;
}

ScriptOff read_off(MapReader& reader) {
  ScriptOff off;
  off.round = static_cast<std::size_t>(reader.required(save_key::kRound, kind::small_integer(0, kMaxRounds)));
  off.plies = static_cast<std::size_t>(reader.required(save_key::kMoves, kind::small_integer(0, kMaxMoves)));
  const std::vector<std::string> names(kHookNames.begin(), kHookNames.end());
  for (const std::string& name : reader.required(save_key::kHooks, kind::list_of(kind::choice(names), 1, kHooks)))
    off.hooks.push_back(static_cast<Hook>(std::find(names.begin(), names.end(), name) - names.begin()));
  return off;
}

void read_setup(MapReader& reader, MatchSetup& setup, SetupSpots& spots) {
  setup.game = reader.required(save_key::kGame, kind::name());
  setup.variant = reader.required(save_key::kVariant, kind::name());
  auto options = reader.optional(save_key::kOptions, spotted_map(), SpottedMap());
  setup.options = std::move(options.value);
  spots.options = std::move(options.spots);
  for (SpottedPlayer& read : reader.required(save_key::kPlayers, kind::list_of(kind::sheet_of(&read_player), 1, kMaxSeats))) {
    setup.players.push_back(std::move(read.player));
    spots.seats.push_back(std::move(read.spots));
  }
  setup.seed = static_cast<std::uint64_t>(reader.required(save_key::kSeed, kind::integer(kMinSeed, kMaxSeed)));
  setup.starter = reader.optional(save_key::kStarter, kind::small_integer(0, kMaxSeats - 1), 0);
  setup.challenge = reader.optional(save_key::kChallenge, kind::text(), "");
  setup.clock = reader.optional(save_key::kClock, kind::sheet_of(&read_clock_rules));
  spots.game = reader.where(save_key::kGame);
  spots.variant = reader.where(save_key::kVariant);
  spots.players = reader.where(save_key::kPlayers);
  spots.starter = reader.where(save_key::kStarter);
}

SaveData read_save_data(MapReader& reader) {
  SaveData save;
  reader.required(save_key::kVersion, kind::small_integer(1, kSaveVersion));
  read_setup(reader, save.setup, save.spots);
  auto defaults = reader.optional(save_key::kDefaults, spotted_map(), SpottedMap());
  save.defaults = std::move(defaults.value);
  save.spots.options.merge(defaults.spots);
  save.over_spot = reader.where(save_key::kOver);
  save.date = reader.optional(save_key::kDate, kind::text(), "");
  if (!reader.describes() && !save.date.empty() && !is_iso_date(save.date)) reader.fault(save_key::kDate, Text("save.date"));
  save.over = reader.optional(save_key::kOver, kind::boolean(), false);
  save.table = reader.optional(save_key::kTable, kind::any_map(), Value::map());
  save.script_off = reader.optional(save_key::kScriptOff, kind::sheet_of(&read_off));
  save.rounds = reader.required(save_key::kRounds, kind::list_of(kind::sheet_of(&read_round), 1, kMaxRounds));
  save.undone_rounds = static_cast<std::size_t>(reader.optional(save_key::kUndoneRounds, kind::small_integer(0, kMaxRounds), 0));
  if (!reader.describes() && !save.rounds.empty() && save.undone_rounds >= save.rounds.size())
    reader.fault(save_key::kUndoneRounds, Text("save.undone_rounds", {{"n", save.undone_rounds}, {"rounds", save.rounds.size()}}));
  return save;
}

/// The version that a document says it has; nothing where it is no save.
YamlNode version_node(const LoadedYaml& yaml) {
  if (!yaml.document || !yaml.document->root().is(YamlKind::map)) return {};
  return yaml.document->root().find(save_key::kVersion);
}

std::optional<Problem> version_problem(const LoadedYaml& yaml, const std::filesystem::path& file) {
  const YamlNode version = version_node(yaml);
  if (!version) return yaml.problems.empty() ? std::optional(Problem(Text("save.no_save"), {file.string(), 1, 1})) : std::nullopt;
  const Value value = version.value();
  const auto* number = value.as_int();
  if (!number || *number <= kSaveVersion) return std::nullopt;
  return Problem(Text("save.future", {{"version", *number}, {"known", kSaveVersion}}), version.where());
}

}  // namespace

Kind<SaveData> save_kind() { return kind::sheet_of(&read_save_data); }

std::size_t SaveData::moves() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i + undone_rounds < rounds.size(); ++i) count += rounds[i].moves.size() - rounds[i].undone;
  return count;
}

bool SaveData::has_remarks() const {
  return std::ranges::any_of(rounds, [](const SaveRound& r) { return !r.remarks.empty() || !r.lines.empty(); });
}

double SaveData::seconds() const {
  double all = 0;
  for (const SaveRound& round : rounds) all += round.seconds;
  return all;
}

Result<SaveData> parse_save(std::string_view text, const std::filesystem::path& file) {
  LoadedYaml yaml = read_yaml(text, file.string());
  if (const auto wrong = version_problem(yaml, file)) return *wrong;
  return sound(read_sheet(std::move(yaml), save_kind()));
}

bool is_save_text(std::string_view text) {
  const std::string start = std::string(save_key::kVersion) + ":";
  return text.starts_with(start) || text.find("\n" + start) != text.npos;
}

Result<SaveData> read_save(const std::filesystem::path& file) {
  if (auto known = remembered_faults(file); !known.empty()) return std::move(known.front());
  const auto text = read_file(file, kMaxYamlBytes);
  if (!text) return text.problem();
  auto save = parse_save(text.value(), file);
  if (!save) remember_faults(file, {save.problem()});
  return save;
}

std::vector<Problem> faults_of_save(const std::filesystem::path& file) {
  const auto text = read_file(file, kMaxYamlBytes);
  if (!text) return {text.problem()};
  LoadedYaml yaml = read_yaml(*text, file.string());
  if (auto wrong = version_problem(yaml, file)) return {*std::move(wrong)};
  return read_sheet(std::move(yaml), save_kind()).problems;
}

bool is_save_file(const std::filesystem::path& file) { return static_cast<bool>(version_node(load_yaml(file))); }

}  // namespace tablier
