#include "content/files.hpp"
#include "match/save.hpp"
#include "match/save_schema.hpp"

#include <limits>

namespace tablier {
namespace {

constexpr int kMostMoves = 100'000;
constexpr int kMostRounds = 1'000;
constexpr int kMostCount = 1'000'000;
constexpr int kMostLevel = 1'000;
constexpr double kMostSeconds = 1e9;
constexpr std::size_t kLongestMove = 1'000;
constexpr std::int64_t kLeastSeed = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kMostSeed = std::numeric_limits<std::int64_t>::max();

struct SpottedMove {
  std::string text;
  SourceSpot where;
};

Kind<SpottedMove> spotted_move() {
  const auto plain = kind::word();
  return {[plain](const YamlNode& node, Faults& faults) -> std::optional<SpottedMove> {
            auto read = plain.read(node, faults);
            if (!read) return std::nullopt;
            if (read->size() > kLongestMove) {
              faults.add(Text("save.long_move", {{"n", read->size()}, {"most", kLongestMove}}), node.where());
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
  return {[plain](const YamlNode& node, Faults& faults) -> std::optional<SpottedMap> {
            auto read = plain.read(node, faults);
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

SpottedPlayer read_player(SheetReader& sheet) {
  SpottedPlayer read;
  Player& player = read.player;
  player.human = sheet.required(save_key::kWho, kind::choice({save_key::kHuman, save_key::kBot})) != save_key::kBot;
  player.level = sheet.optional(save_key::kLevel, kind::small_integer(0, kMostLevel), 0);
  player.bot = sheet.optional(save_key::kBot, kind::word(), "");
  player.name = sheet.optional(save_key::kName, kind::text(), "");
  read.spots = {sheet.where(save_key::kLevel), sheet.where(save_key::kBot)};
  return read;
}

struct SavedResult {
  std::string reason;
  std::vector<Seat> winners;
};

SavedResult read_result(SheetReader& sheet) {
  SavedResult result;
  result.reason = sheet.required(save_key::kReason, kind::word());
  for (const int winner : sheet.required(save_key::kWinners, kind::list_of(kind::small_integer(0, kMaxSeats - 1), 0, kMaxSeats)))
    result.winners.push_back(seat(winner));
  return result;
}

SaveRound read_round(SheetReader& sheet) {
  SaveRound round;
  for (SpottedMove& move : sheet.required(save_key::kMoves, kind::list_of(spotted_move(), 0, kMostMoves))) {
    round.moves.push_back(std::move(move.text));
    round.spots.push_back(std::move(move.where));
  }
  round.undone = static_cast<std::size_t>(sheet.optional(save_key::kUndone, kind::small_integer(0, kMostMoves), 0));
  if (round.undone > round.moves.size())
    sheet.fault(save_key::kUndone, Text("save.undone", {{"n", round.undone}, {"moves", round.moves.size()}}));
  // It stands behind the moves: a file that was cut among them is found out.
  round.seconds = sheet.required(save_key::kSeconds, kind::real(0, kMostSeconds));
  round.turn_seconds = sheet.optional(save_key::kTurnSeconds, kind::real(0, kMostSeconds), 0);
  round.help.hints = sheet.optional(save_key::kHints, kind::small_integer(0, kMostCount), 0);
  round.help.undos = sheet.optional(save_key::kUndos, kind::small_integer(0, kMostCount), 0);
  round.help.solution_seen = sheet.optional(save_key::kSolutionSeen, kind::boolean(), false);
  if (auto result = sheet.optional(save_key::kResult, kind::sheet_of(&read_result))) {
    round.reason = std::move(result->reason);
    round.winners = std::move(result->winners);
  }
  round.where = sheet.where();
  round.result_spot = sheet.where(save_key::kResult);
  return round;
}

void read_setup(SheetReader& sheet, MatchSetup& setup, SetupSpots& spots) {
  setup.game = sheet.required(save_key::kGame, kind::name());
  setup.variant = sheet.required(save_key::kVariant, kind::name());
  auto options = sheet.optional(save_key::kOptions, spotted_map(), SpottedMap());
  setup.options = std::move(options.value);
  spots.options = std::move(options.spots);
  for (SpottedPlayer& read : sheet.required(save_key::kPlayers, kind::list_of(kind::sheet_of(&read_player), 1, kMaxSeats))) {
    setup.players.push_back(std::move(read.player));
    spots.seats.push_back(std::move(read.spots));
  }
  setup.seed = static_cast<std::uint64_t>(sheet.required(save_key::kSeed, kind::integer(kLeastSeed, kMostSeed)));
  setup.starter = sheet.optional(save_key::kStarter, kind::small_integer(0, kMaxSeats - 1), 0);
  setup.challenge = sheet.optional(save_key::kChallenge, kind::text(), "");
  spots.game = sheet.where(save_key::kGame);
  spots.variant = sheet.where(save_key::kVariant);
  spots.players = sheet.where(save_key::kPlayers);
  spots.starter = sheet.where(save_key::kStarter);
}

SaveSheet read_sheet_of_save(SheetReader& sheet) {
  SaveSheet save;
  sheet.required(save_key::kVersion, kind::small_integer(1, kSaveVersion));
  read_setup(sheet, save.setup, save.spots);
  save.over_spot = sheet.where(save_key::kOver);
  save.date = sheet.optional(save_key::kDate, kind::text(), "");
  save.over = sheet.optional(save_key::kOver, kind::boolean(), false);
  save.table = sheet.optional(save_key::kTable, kind::any_map(), Value::map());
  save.rounds = sheet.required(save_key::kRounds, kind::list_of(kind::sheet_of(&read_round), 1, kMostRounds));
  save.undone_rounds = static_cast<std::size_t>(sheet.optional(save_key::kUndoneRounds, kind::small_integer(0, kMostRounds), 0));
  if (!sheet.describes() && !save.rounds.empty() && save.undone_rounds >= save.rounds.size())
    sheet.fault(save_key::kUndoneRounds, Text("save.undone_rounds", {{"n", save.undone_rounds}, {"rounds", save.rounds.size()}}));
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

Kind<SaveSheet> save_kind() { return kind::sheet_of(&read_sheet_of_save); }

std::size_t SaveSheet::moves() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i + undone_rounds < rounds.size(); ++i) count += rounds[i].moves.size() - rounds[i].undone;
  return count;
}

double SaveSheet::seconds() const {
  double all = 0;
  for (const SaveRound& round : rounds) all += round.seconds;
  return all;
}

Result<SaveSheet> parse_save(std::string_view text, const std::filesystem::path& file) {
  LoadedYaml yaml = read_yaml(text, file.string());
  if (const auto wrong = version_problem(yaml, file)) return *wrong;
  return sound(read_sheet(std::move(yaml), save_kind()));
}

Result<SaveSheet> read_save(const std::filesystem::path& file) {
  const auto text = read_file(file);
  if (!text) return text.problem();
  return parse_save(text.value(), file);
}

bool is_save_file(const std::filesystem::path& file) { return static_cast<bool>(version_node(load_yaml(file))); }

}  // namespace tablier
