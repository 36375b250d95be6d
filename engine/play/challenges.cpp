#include "play/challenges.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <charconv>

namespace tablier {
namespace {

/// Whoever solves sits first; bots take the other seats.
std::vector<Player> solvers(const GameSpec& spec, const SeriesSpec& series) {
  const int seats = series.opponent > 0 ? std::max(spec.seats.min, 2) : 1;
  std::vector<Player> players(static_cast<std::size_t>(seats), Player{.human = false, .level = series.opponent, .name = {}});
  players.front() = Player{};
  return players;
}

Value first_numbers(const SeriesRow& row, int count) {
  Value numbers = Value::list();
  for (int i = 0; i < count; ++i) numbers.push(row.numbers[static_cast<std::size_t>(i)]);
  return numbers;
}

}  // namespace

std::string to_text(const ChallengeId& id) { return id.series + "/" + id.row + "/" + std::to_string(id.count); }

std::optional<ChallengeId> parse_challenge(std::string_view text) {
  const auto first = text.find('/'), last = text.rfind('/');
  if (first == std::string_view::npos || first == last) return std::nullopt;
  ChallengeId id{std::string(text.substr(0, first)), std::string(text.substr(first + 1, last - first - 1)), 0};
  const std::string_view count = text.substr(last + 1);
  const auto [end, error] = std::from_chars(count.data(), count.data() + count.size(), id.count);
  if (error != std::errc{} || end != count.data() + count.size() || id.count <= 0) return std::nullopt;
  return id;
}

const SeriesRow* row_of(const Content& content, const ChallengeId& id) {
  const SeriesSpec* series = find_spec(content.series, id.series);
  const SeriesRow* row = series ? find_spec(series->rows, id.row) : nullptr;
  return row && id.count >= row->first && id.count <= last_count(*row) ? row : nullptr;
}

int last_count(const SeriesRow& row) {
  if (!row.challenges.empty()) return static_cast<int>(row.challenges.size());
  return static_cast<int>(std::find(row.numbers.begin(), row.numbers.end(), 0) - row.numbers.begin());
}

std::optional<ChallengeId> next_challenge(const Content& content, const ChallengeId& id) {
  const SeriesRow* row = row_of(content, id);
  if (!row) return std::nullopt;
  if (id.count < last_count(*row)) return ChallengeId{id.series, id.row, id.count + 1};
  const auto& rows = find_spec(content.series, id.series)->rows;
  const auto next =
      std::find_if(rows.begin() + (row - rows.data()) + 1, rows.end(), [](const SeriesRow& r) { return last_count(r) >= r.first; });
  if (next == rows.end()) return std::nullopt;
  return ChallengeId{id.series, next->name, next->first};
}

std::vector<std::string> told_solution(const Content& content, const ChallengeId& id) {
  const SeriesRow* row = row_of(content, id);
  return row && !row->challenges.empty() ? row->challenges[static_cast<std::size_t>(id.count) - 1].solution : std::vector<std::string>();
}

MatchSetup challenge_setup(const GameSpec& spec, const ChallengeId& id) {
  const SeriesRow* row = row_of(spec.content, id);
  expects(row && spec.series);
  const SeriesSpec& series = *find_spec(spec.content.series, id.series);
  const std::string& variant = series.variant.empty() ? spec.series->variant : series.variant;
  MatchSetup setup{.game = spec.name, .variant = variant, .players = solvers(spec, series), .challenge = to_text(id)};
  if (row->challenges.empty()) setup.options.set(spec.series->items_option, first_numbers(*row, id.count));
  else setup.options = row->challenges[static_cast<std::size_t>(id.count) - 1].options;
  return setup;
}

}  // namespace tablier
