#include "match/observation/written.hpp"

#include "content/yaml_writer.hpp"
#include "match/observation/basics.hpp"
#include "match/observation/moves.hpp"
#include "match/stars.hpp"

#include <algorithm>

namespace tablier {
namespace observed {
namespace {

constexpr const char* kVersion = "tablier_observation";
constexpr int kMaxLevel = 1'000;
constexpr double kMaxSeconds = 1e9;

Codec<std::vector<std::int64_t>> numbers() { return codec::list_of(codec::integer(), 0, kMaxSeats); }
Codec<double> seconds() { return codec::real(0, kMaxSeconds); }

Codec<Viewer> viewer() {
  return StructCodec<Viewer>().required("eyes", &Viewer::eyes, seat()).required("seats", &Viewer::seats, seats()).codec();
}

Codec<Player> player() {
  return StructCodec<Player>()
      .member("human", &Player::human, codec::boolean())
      .member("level", &Player::level, codec::small_integer(0, kMaxLevel))
      .member("name", &Player::name, codec::text())
      .codec();
}

Codec<Outcome> outcome() {
  return StructCodec<Outcome>()
      .member("over", &Outcome::over, codec::boolean())
      .member("scores", &Outcome::scores, numbers())
      .member("winners", &Outcome::winners, seats())
      .member("reason", &Outcome::reason, codec::text())
      .codec();
}

Codec<ObservedRound> round() {
  return StructCodec<ObservedRound>()
      .required("outcome", &ObservedRound::outcome, outcome())
      .required("points", &ObservedRound::points, numbers())
      .member("stars", &ObservedRound::stars, codec::optional_of(codec::small_integer(0, kMaxStars)))
      .codec();
}

Codec<ObservedPly> ply() {
  return StructCodec<ObservedPly>()
      .required("move", &ObservedPly::notation, codec::text())
      .required("seat", &ObservedPly::seat, seat())
      .member("joined", &ObservedPly::joined, codec::boolean())
      .codec();
}

Codec<Help> help() {
  return StructCodec<Help>()
      .member("hints", &Help::hints, count())
      .member("values", &Help::values, count())
      .member("undos", &Help::undos, count())
      .member("solution_seen", &Help::solution_seen, codec::boolean())
      .codec();
}

Codec<ObservedClocks> clocks() {
  return StructCodec<ObservedClocks>()
      .required("round", &ObservedClocks::round, seconds())
      .required("match", &ObservedClocks::match, seconds())
      .member("paused", &ObservedClocks::paused, codec::boolean())
      .member("turn_limit", &ObservedClocks::turn_limit, codec::optional_of(seconds()))
      .member("turn_left", &ObservedClocks::turn_left, codec::optional_of(seconds()))
      .codec();
}

void check_seats(MapReader& reader, const Observation& seen) {
  const auto all = seen.players.size();
  const auto sits = [all](Seat s) { return !is_player(s) || static_cast<std::size_t>(index(s)) < all; };
  if (!sits(seen.to_move)) reader.fault("to_move", Text("observation.no_seat", {{"n", index(seen.to_move)}, {"seats", all}}));
  if (!std::all_of(seen.winners.begin(), seen.winners.end(), sits))
    reader.fault("winners", Text("observation.no_winner", {{"seats", all}}));
  if (seen.points.size() != all) reader.fault("points", Text("observation.points", {{"n", seen.points.size()}, {"seats", all}}));
  for (std::size_t i = 0; i < seen.history.size() && reader.kept_all("history", seen.history.size()); ++i)
    if (!sits(seen.history[i].seat))
      reader.fault("history", i, Text("observation.no_seat", {{"n", index(seen.history[i].seat)}, {"seats", all}}));
}

Codec<Observation> observation() {
  return StructCodec<Observation>()
      .required("game", &Observation::game, codec::word())
      .required("variant", &Observation::variant, codec::word())
      .required("players", &Observation::players, codec::list_of(player(), 1, kMaxSeats))
      .required("viewer", &Observation::viewer, viewer())
      .required("round", &Observation::round, count())
      .required("to_move", &Observation::to_move, seat())
      .required("outcome", &Observation::outcome, outcome())
      .member("rounds", &Observation::rounds, codec::list_of(round()))
      .member("over", &Observation::over, codec::boolean())
      .member("winners", &Observation::winners, seats())
      .required("history", &Observation::history, codec::list_of(ply()))
      .member("can_undo", &Observation::can_undo, codec::boolean())
      .member("can_redo", &Observation::can_redo, codec::boolean())
      .member("help", &Observation::help, help())
      .required("clocks", &Observation::clocks, clocks())
      .required("table", &Observation::table, table())
      .member("resignation", &Observation::resignation, codec::optional_of(offered_move()))
      .required("facts", &Observation::facts, codec::any_map())
      .required("points", &Observation::points, numbers())  // last: a text that was cut anywhere is found out
      .check(check_seats)
      .codec();
}

const Codec<Observation>& observation_codec() {
  static const Codec<Observation> codec = observation();
  return codec;
}

/// The same behind the number of the layout.
struct Numbered {
  int version = kObservationVersion;
  Observation seen;
};

const Codec<Numbered>& numbered() {
  static const Codec<Numbered> codec =
      StructCodec<Numbered>()
          .required(kVersion, &Numbered::version, codec::small_integer(kObservationVersion, kObservationVersion))
          .required("observation", &Numbered::seen, observation_codec())
          .codec();
  return codec;
}

}  // namespace
}  // namespace observed

Value observation_value(const Observation& seen) { return observed::numbered().write({kObservationVersion, seen}); }

std::string write_observation(const Observation& seen) { return write_yaml(observation_value(seen)); }

Result<Observation> read_observation(std::string_view text, const std::string& file) {
  auto read = read_sheet(read_yaml(text, file), observed::numbered().kind());
  // What cannot be read at all explains what then does not fit.
  const auto unreadable = [](const Problem& p) { return p.text.key.starts_with("yaml."); };
  const auto first = std::find_if(read.problems.begin(), read.problems.end(), unreadable);
  if (first != read.problems.end()) return *first;
  auto numbered = sound(std::move(read));
  if (!numbered) return numbered.problem();
  return std::move(numbered->seen);
}

}  // namespace tablier
