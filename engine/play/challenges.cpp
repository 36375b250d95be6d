#include "play/challenges.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <charconv>

namespace tablier {

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

MatchSetup challenge_setup(const GameSpec& spec, const ChallengeId& id) {
  const SeriesRow* row = row_of(spec.content, id);
  expects(row && spec.series);
  Value numbers = Value::list();
  for (int i = 0; i < id.count; ++i) numbers.push(row->numbers[static_cast<std::size_t>(i)]);
  MatchSetup setup{.game = spec.name, .variant = spec.series->variant, .players = {Player{}}, .challenge = to_text(id)};
  setup.options.set(spec.series->items_option, std::move(numbers));
  return setup;
}

}  // namespace tablier
